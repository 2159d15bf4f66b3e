import { newId } from '../../core/ids.ts'
import { type AppRunRow, updateAppRun } from '../../storage/decisions/runs.ts'
import { insertTask, type TaskRow } from '../../storage/decisions/tasks.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { emitEvents } from '../events/emit.ts'
import type { System } from '../system.ts'
import type { HeldRun } from './held-run.ts'
import { system as itself, type Noted, note } from './journal.ts'

/** The task, the word that it is there, and its deadline. While the app is suspended there is no such word: it comes when it is resumed. */
export async function offerTask(
  tx: Tx,
  system: System,
  held: HeldRun,
  { suspended }: { suspended: boolean },
): Promise<AppRunRow> {
  const { run, content, now } = held
  const { workspace_id, app_id, id: run_id } = run
  const deadline = new Date(now.getTime() + content.decisionSlaSeconds * 1000)
  const task = await insertTask(tx, {
    ...{ id: newId(), workspace_id, app_id, run_id, status: 'available', lease_seconds: content.leaseSeconds },
    ...{ sla_deadline_at: deadline, created_at: now, suspended },
  })
  const { type, data } = suspended
    ? { type: 'task.suspended', data: { task_id: task.id, execution_epoch: task.execution_epoch } }
    : offerNote(task)
  await note(tx, held, itself, type, data)
  if (!suspended) await announceOffers(tx, [{ run, task, now }])
  await system.queue.enqueue(tx, 'decision:expire', { taskId: task.id }, { runAt: deadline })
  return updateAppRun(tx, run_id, { status: 'awaiting_decision' })
}

export function offerNote({ id, sla_deadline_at }: TaskRow): Noted {
  return { type: 'task.offered', data: { task_id: id, sla_deadline_at: sla_deadline_at.toISOString() } }
}

interface Offer {
  run: AppRunRow
  task: TaskRow
  now: Date
}

export async function announceOffers(tx: Tx, offers: Offer[]): Promise<void> {
  await emitEvents(
    tx,
    offers.map(({ run, task, now }) => ({
      ...{ workspaceId: run.workspace_id, type: 'app.decision_task.offered' as const, occurredAt: now },
      data: {
        ...{ task_id: task.id, run_id: run.id, app: run.app_slug, version: run.app_version },
        ...{ subject_count: run.record_count, ...(run.dry_run && { dry_run: true }) },
      },
    })),
  )
}
