import {
  type ClaimedTask,
  type DecisionTask,
  type DecisionTaskQuery,
  defaultPackagePage,
  type SubmitDecision,
} from '../../contract/decision-tasks.ts'
import type { Page } from '../../contract/lists.ts'
import { checkDecision, type Decision } from '../../decide/check-decision.ts'
import type { OutputContract } from '../../decide/output-contract.ts'
import type { Problem } from '../../decide/problem.ts'
import type { TaskCommand } from '../../decide/task-state.ts'
import { countTasks, lookAtCase, lookAtTask, saveClaim, saveStep, selectTasks } from '../../storage/decisions/tasks.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { lookAndChange } from '../../storage/postgres/transaction.ts'
import { acceptDecision, fallBack } from '../app-runs/decide.ts'
import { type HeldRun, lookThrough } from '../app-runs/held-run.ts'
import { system as itself, note } from '../app-runs/journal.ts'
import { checkAgainstSchema } from '../apps/check-outcome.ts'
import { contentOf } from '../apps/content.ts'
import { readableBy } from '../apps/grants.ts'
import { appOf } from '../apps/manage.ts'
import type { Context } from '../context.ts'
import { raiseReview } from '../human-reviews/raise.ts'
import { listPage } from '../lists/list-page.ts'
import type { Principal } from '../principals/principal.ts'
import { Refusal } from '../refusal.ts'
import { changeTask, holdTask, noTask, stepOf, tell } from './change-task.ts'
import { firstPage } from './package.ts'
import { lookedFor, precedentsOf } from './precedents.ts'
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
  return lookAndChange(async () => {
    const { task, moment, about } = (await lookAtCase(ctx.system.db, ctx.workspaceId, id)) ?? noTask(id)
    const step = stepOf(task, { kind: 'claim', claimant: caller.id }, moment.now)
    if (step === undefined) throw new Error('a claim changes its task')
    const entry = { action: 'decision_task.claim', subjectId: id, details: { epoch: step.after.execution_epoch } }
    return ctx.commitAtOnce(entry, async (db, audited) => {
      const told = { ...tell(step, moment, { by: ctx.actor, type: 'task.claimed' }), audited }
      const wanted = lookedFor(about)
      const { page, found } = await saveClaim(db, told, { ...wanted, pageSize: defaultPackagePage })
      const { output_contract } = contentOf(about.content, about.content_hash)
      return {
        ...{ task: presentTask(step.after), output_contract, package: firstPage(about, page) },
        precedents: await precedentsOf(db, task.app_id, wanted, found),
      }
    })
  })
}

/** The lease is extended, never beyond the deadline. */
export async function heartbeat(ctx: Context, caller: Principal, id: string, epoch: number): Promise<DecisionTask> {
  return change(ctx, id, { kind: 'heartbeat', claimant: caller.id, epoch })
}

export async function releaseTask(ctx: Context, caller: Principal, id: string, epoch: number): Promise<DecisionTask> {
  return change(ctx, id, { kind: 'release', claimant: caller.id, epoch }, 'task.released')
}

/** A step that touches nothing but the task and, where it is told of, the journal. */
async function change(
  ctx: Context,
  id: string,
  command: Extract<TaskCommand, { epoch: number }>,
  type?: string,
): Promise<DecisionTask> {
  return lookAndChange(async () => {
    const { task, moment } = (await lookAtTask(ctx.system.db, ctx.workspaceId, id)) ?? noTask(id)
    const step = stepOf(task, command, moment.now)
    if (step === undefined) return presentTask(task)
    const told = type === undefined ? step : tell(step, moment, { by: ctx.actor, type })
    const entry = { action: `decision_task.${command.kind}`, subjectId: id, details: { epoch: command.epoch } }
    return ctx.commitAtOnce(entry, async (db, audited) => {
      await saveStep(db, { ...told, audited })
      return presentTask(step.after)
    })
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
    const command = { kind: 'fail' as const, claimant: caller.id, epoch }
    const { task, held } = await changeTask(tx, ctx.workspaceId, id, command, told)
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
  const { confidence = null, service_version: label = null } = more
  const audited = { action: 'decision_task.submit', subjectId: id, details: { epoch } }
  return ctx.commit(async (tx, audit) => {
    const { task, held } = await holdTask(tx, ctx.workspaceId, id)
    const step = stepOf(task, { kind: 'submit', claimant: caller.id, epoch }, held.now)
    if (step === undefined) {
      audit(audited)
      return presentTask(task)
    }
    const { problems, attestations } = await judge(tx, held, { outcome, evidence, rationale, confidence })
    if (problems.length > 0) {
      await note(tx, held, ctx.actor, 'decision.rejected', { task_id: id, execution_epoch: epoch, problems })
      audit({ ...audited, action: 'decision_task.reject' })
      const message = `The decision is refused: ${problems[0]?.path} ${problems[0]?.message}.`
      return new Refusal('unprocessable', message, { reason: 'decision_rejected', details: problems })
    }
    const decided_by = { kind: 'external_agent', id: caller.id, label }
    const decision = { outcome, evidence, attestations, rationale, confidence, decided_by, trace: null }
    const told = tell(step, held, { by: ctx.actor, type: 'task.submitted' })
    await acceptDecision(tx, ctx.system, held, ctx.actor, decision, { ...told, audited: audit.rows(audited) })
    return presentTask(step.after)
  })
}

/** The package passes by once, whatever its size. */
async function judge(
  tx: Tx,
  held: HeldRun,
  decision: Decision,
): Promise<{ problems: Problem[]; attestations: string[] }> {
  const { run, content } = held
  const isOutside = decision.evidence.some((locator) => !locator.startsWith('doc:'))
  const granted = isOutside ? await readableBy(tx, run.workspace_id, run.app_id) : new Set<string>()
  const { subjects, checked } = await lookThrough(tx, held, decision.evidence, granted)
  const contract = content.output_contract as OutputContract
  const terms = { contract, allowUnevidenced: content.allowUnevidenced, checkSchema: checkAgainstSchema }
  return { problems: checkDecision(decision, { subjects, checked }, terms), attestations: checked.attestations }
}
