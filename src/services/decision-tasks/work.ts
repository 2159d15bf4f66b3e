import type { ClaimedTask, DecisionTask, DecisionTaskQuery, SubmitDecision } from '../../contract/decision-tasks.ts'
import type { Page } from '../../contract/lists.ts'
import { checkDecision } from '../../decide/check-decision.ts'
import type { OutputContract } from '../../decide/output-contract.ts'
import { countTasks, selectTasks } from '../../storage/decisions/tasks.ts'
import { acceptDecision, fallBack } from '../app-runs/decide.ts'
import { type HeldRun, recordsOf } from '../app-runs/held-run.ts'
import { system as itself, note } from '../app-runs/journal.ts'
import { checkAgainstSchema } from '../apps/check-outcome.ts'
import { readableBy } from '../apps/grants.ts'
import { appOf } from '../apps/manage.ts'
import type { Context } from '../context.ts'
import { raiseReview } from '../human-reviews/raise.ts'
import { listPage } from '../lists/list-page.ts'
import type { Principal } from '../principals/principal.ts'
import { Refusal } from '../refusal.ts'
import { changeTask } from './change-task.ts'
import { firstPage } from './package.ts'
import { precedentsOf } from './precedents.ts'
import { presentTask } from './present.ts'

export async function listTasks(ctx: Context, appId: string, query: DecisionTaskQuery): Promise<Page<DecisionTask>> {
  const { db } = ctx.system
  await appOf(ctx, appId)
  const filters = { appId, status: query.status }
  return listPage(ctx, {
    ...{ list: 'decision-tasks', filters, query },
    select: (window) => selectTasks(db, ctx.workspaceId, filters, window),
    count: () => countTasks(db, ctx.workspaceId, filters),
    present: presentTask,
  })
}

/** Takes a task, also one whose lease has lapsed: whoever held it before can do nothing with it any more. */
export async function claimTask(ctx: Context, caller: Principal, id: string): Promise<ClaimedTask> {
  return ctx.commit(async (tx, audit) => {
    const told = { by: ctx.actor, type: 'task.claimed' }
    const { task, held } = await changed(
      changeTask(tx, ctx.workspaceId, id, { kind: 'claim', claimant: caller.id }, { told }),
    )
    audit({ action: 'decision_task.claim', subjectId: id, details: { epoch: task.execution_epoch } })
    return {
      ...{ task: presentTask(task), output_contract: held.content.output_contract },
      precedents: await precedentsOf(tx, held.run),
      package: await firstPage(tx, held.run),
    }
  })
}

/** The lease is extended, never beyond the deadline. */
export async function heartbeat(ctx: Context, caller: Principal, id: string, epoch: number): Promise<DecisionTask> {
  return ctx.commit(async (tx, audit) => {
    const { task } = await changed(
      changeTask(tx, ctx.workspaceId, id, { kind: 'heartbeat', claimant: caller.id, epoch }),
    )
    audit({ action: 'decision_task.heartbeat', subjectId: id, details: { epoch } })
    return presentTask(task)
  })
}

export async function releaseTask(ctx: Context, caller: Principal, id: string, epoch: number): Promise<DecisionTask> {
  return ctx.commit(async (tx, audit) => {
    const told = { by: ctx.actor, type: 'task.released' }
    const { task } = await changed(
      changeTask(tx, ctx.workspaceId, id, { kind: 'release', claimant: caller.id, epoch }, { told }),
    )
    audit({ action: 'decision_task.release', subjectId: id, details: { epoch } })
    return presentTask(task)
  })
}

/** A decider gives up: a person is told why, and the app falls back. */
export async function failTask(
  ctx: Context,
  caller: Principal,
  id: string,
  { execution_epoch: epoch, reason }: { execution_epoch: number; reason: string },
): Promise<DecisionTask> {
  return ctx.commit(async (tx, audit) => {
    const told = { by: ctx.actor, type: 'task.failed', data: { reason } }
    const { task, held } = await changed(
      changeTask(tx, ctx.workspaceId, id, { kind: 'fail', claimant: caller.id, epoch }, { told }),
    )
    const why = `The decider gave up: ${reason}`
    // Where the run is held, that is the review.
    if (held.content.fallback !== 'hold') await raiseReview(tx, held, itself, { kind: 'judgment', reason: why })
    await fallBack(tx, ctx.system, held, why)
    audit({ action: 'decision_task.fail', subjectId: id, details: { epoch } })
    return presentTask(task)
  })
}

/** A decision that fits ends its task and goes on with its run; one that does not is refused with all reasons, on record. */
export async function submitDecision(
  ctx: Context,
  caller: Principal,
  id: string,
  { execution_epoch: epoch, outcome, evidence, rationale, ...more }: SubmitDecision,
): Promise<DecisionTask> {
  const confidence = more.confidence ?? null
  const label = more.service_version ?? null
  return ctx.commit(async (tx, audit) => {
    let refusal: Refusal | undefined
    let attested: string[] = []
    const command = { kind: 'submit' as const, claimant: caller.id, epoch }
    const judge = async (held: HeldRun) => {
      const { run, content } = held
      const isOutside = evidence.some((locator) => !locator.startsWith('doc:'))
      const terms = {
        ...{ contract: content.output_contract as OutputContract, allowUnevidenced: content.allowUnevidenced },
        granted: isOutside ? await readableBy(tx, ctx.workspaceId, run.app_id) : new Set<string>(),
        checkSchema: checkAgainstSchema,
      }
      const records = await recordsOf(tx, held)
      const { problems, attestations } = checkDecision({ outcome, evidence, rationale, confidence }, records, terms)
      attested = attestations
      if (problems.length === 0) return true
      await note(tx, held, ctx.actor, 'decision.rejected', { task_id: id, execution_epoch: epoch, problems })
      const message = `The decision is refused: ${problems[0]?.path} ${problems[0]?.message}.`
      refusal = new Refusal('unprocessable', message, { reason: 'decision_rejected', details: problems })
      return false
    }
    const told = { by: ctx.actor, type: 'task.submitted' }
    const done = await changeTask(tx, ctx.workspaceId, id, command, { told, judge })
    audit({ action: refusal ? 'decision_task.reject' : 'decision_task.submit', subjectId: id, details: { epoch } })
    if (refusal) return refusal
    if (done === undefined) throw new Error('a decision is taken or refused')
    if (!done.changed) return presentTask(done.task)
    const decided_by = { kind: 'external_agent', id: caller.id, label }
    const decision = { outcome, evidence, attestations: attested, rationale, confidence, decided_by, trace: null }
    await acceptDecision(tx, ctx.system, done.held, ctx.actor, decision)
    return presentTask(done.task)
  })
}

async function changed<T>(change: Promise<T | undefined>): Promise<T> {
  const done = await change
  if (done === undefined) throw new Error('nobody judges this step')
  return done
}
