import type { Ask, AskPending } from '../../contract/ask.ts'
import { AppError } from '../../core/app-error.ts'
import { newId } from '../../core/ids.ts'
import { failAsk, findWaitingAsk, insertWaitingAsk } from '../../storage/asks/asks.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { TaskRun } from '../../storage/queue/task-runner.ts'
import { createContext } from '../commit.ts'
import type { Context } from '../context.ts'
import { emitEvent } from '../events/emit.ts'
import type { System } from '../system.ts'
import { askQuestion, contextOf } from './ask.ts'
import { presentPending } from './manage.ts'
import { readScope } from './scope.ts'

/** A question that its caller does not wait for: what is wrong with it is said at once, the answer is made by a task. */
export async function askLater(ctx: Context, { async: _, ...asked }: Ask): Promise<AskPending> {
  const { system, workspaceId: workspace_id } = ctx
  const { question, conversation_id, scope } = asked
  if (conversation_id !== undefined) await contextOf(ctx, conversation_id)
  if (scope) await readScope(ctx, scope)
  const id = newId()
  const created_at = system.clock.now()
  const row = { id, workspace_id, question, conversation_id: conversation_id ?? id, created_at }
  return ctx.commit(async (tx, audit) => {
    await insertWaitingAsk(tx, row, asked)
    // Each may take as long as a statement is let: one workspace cannot keep all places.
    const concurrency = { key: `ask:${workspace_id}`, max: 2, share: 'ask' }
    await system.queue.enqueue(tx, 'ask:run', { askId: id }, { key: `ask:${id}`, concurrency })
    audit({ action: 'ask.create', subjectId: id })
    return presentPending({ ...row, error: null })
  })
}

export async function runAsk(system: System, askId: string, task: TaskRun): Promise<void> {
  const waiting = await findWaitingAsk(system.db, askId)
  // Whoever has lost the task learns it here; else it is answered, and there is nothing to do.
  if (waiting === undefined) return task.checkpoint(async () => undefined)
  const { workspace_id: workspaceId } = waiting
  const reads = createContext(system, { workspaceId, actor: { kind: 'operator', id: null }, requestId: null })
  const about = { ask_id: askId, conversation_id: waiting.conversation_id ?? askId }
  const commit: Context['commit'] = (change) =>
    task.complete(async (tx) => {
      const result = await change(
        tx,
        Object.assign(() => undefined, { rows: () => [] }),
      )
      const { sql, rows } = result as { sql?: string; rows: unknown[] }
      const data = { ...about, answered: sql !== undefined, row_count: rows.length }
      await emitEvent(tx, { workspaceId, type: 'ask.complete', occurredAt: system.clock.now(), data })
      return result as never
    })
  try {
    await askQuestion({ ...reads, commit }, waiting.request as Ask, askId)
  } catch (error) {
    if (task.signal.aborted || !(error instanceof AppError) || error.status >= 500 || error.retryable) throw error
    const { code, message } = error
    await task.complete((tx) => endWithout(tx, system, askId, { code, message }))
  }
}

/** When the last attempt has failed or its worker died. */
export async function giveAskUp(system: System, askId: string, tx: Tx): Promise<void> {
  const message = 'The question could not be answered, although it was tried several times.'
  await endWithout(tx, system, askId, { code: 'internal_error', message })
}

async function endWithout(
  tx: Tx,
  system: System,
  askId: string,
  error: { code: string; message: string },
): Promise<void> {
  const waiting = await findWaitingAsk(tx, askId)
  if (waiting === undefined) return
  await failAsk(tx, askId, error)
  const { workspace_id: workspaceId, conversation_id } = waiting
  const data = { ask_id: askId, conversation_id: conversation_id ?? askId, error }
  await emitEvent(tx, { workspaceId, type: 'ask.failed', occurredAt: system.clock.now(), data })
}
