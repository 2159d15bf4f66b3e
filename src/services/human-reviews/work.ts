import type { HumanReview, ResolveReview } from '../../contract/app-runs.ts'
import { AppError } from '../../core/app-error.ts'
import { canonicalJson } from '../../decide/canonical-json.ts'
import { fieldsOf, mostLocators } from '../../decide/evidence.ts'
import { checkOutcome, type OutputContract } from '../../decide/output-contract.ts'
import type { SealedDecision } from '../../decide/seal/sealed-record.ts'
import { isHeldBy, stepTask, type TaskCommand, type TaskState } from '../../decide/task-state.ts'
import { findHumanReview, type HumanReviewRow, updateHumanReview } from '../../storage/decisions/human-reviews.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { completeRun } from '../app-runs/decide.ts'
import { type HeldRun, holdRun, lookThrough, recordsOf } from '../app-runs/held-run.ts'
import { note } from '../app-runs/journal.ts'
import { checkAgainstSchema } from '../apps/check-outcome.ts'
import { readableBy } from '../apps/grants.ts'
import type { Context } from '../context.ts'
import { authorOf, type Principal } from '../principals/principal.ts'
import { rowOf, stateOf } from './lease.ts'
import { noReview, presentReview } from './manage.ts'

/** Takes a review, so that nobody else works on it meanwhile. */
export async function claimReview(ctx: Context, caller: Principal, id: string): Promise<HumanReview> {
  return change(ctx, caller, id, { kind: 'claim', claimant: caller.id }, 'review.assigned')
}

export async function holdReview(ctx: Context, caller: Principal, id: string, epoch: number): Promise<HumanReview> {
  return change(ctx, caller, id, { kind: 'heartbeat', claimant: caller.id, epoch })
}

export async function releaseReview(ctx: Context, caller: Principal, id: string, epoch: number): Promise<HumanReview> {
  return change(ctx, caller, id, { kind: 'release', claimant: caller.id, epoch }, 'review.released')
}

async function change(
  ctx: Context,
  caller: Principal,
  id: string,
  command: TaskCommand,
  type?: string,
): Promise<HumanReview> {
  return ctx.commit(async (tx, audit) => {
    const { held, review } = await open(tx, ctx, caller, id)
    const state = step(stateOf(review), command, held.now)
    if (type !== undefined) await note(tx, held, ctx.actor, type, { review_id: id, execution_epoch: state.epoch })
    audit({ action: `human_review.${command.kind}`, subjectId: id, details: { epoch: state.epoch } })
    return presentReview(await updateHumanReview(tx, id, rowOf(state)))
  })
}

/** The answer to a review. Where its run is held for it, it is the decision, and the run goes on. */
export async function resolveReview(
  ctx: Context,
  caller: Principal,
  id: string,
  { values, feedback, evidence: named, execution_epoch }: ResolveReview,
): Promise<HumanReview> {
  const { system, actor } = ctx
  return ctx.commit(async (tx, audit) => {
    const { held, review } = await open(tx, ctx, caller, id)
    const resolved = resolve(stateOf(review), caller.id, execution_epoch, held.now)
    const isDecision = review.decides && held.run.status === 'held'
    const evidence = isDecision ? await evidenceOf(tx, held, review, named) : []
    if (isDecision) await refuseUnfit(tx, held, values, evidence)
    const by = authorOf(actor)
    await note(tx, held, actor, 'review.resolved', { review_id: id, values, feedback: feedback ?? null })
    const row = await updateHumanReview(tx, id, {
      ...{ ...rowOf(resolved), resolved_values: canonicalJson(values), feedback: feedback ?? null },
      ...{ resolver_kind: by.kind, resolver_id: by.id, resolved_at: held.now },
    })
    if (isDecision)
      await completeRun(tx, system, held, actor, {
        ...{ outcome: values, evidence, attestations: evidence.filter((locator) => !locator.startsWith('doc:')) },
        ...{ rationale: feedback ?? review.reason, confidence: null, trace: proposalOf(review)?.trace ?? null },
        decided_by: { kind: 'human_review', id: by.id, label: id },
      })
    audit({ action: 'human_review.resolve', subjectId: id })
    return presentReview(row)
  })
}

/** A review that waits for an answer, with its run; an approval only for a person. */
async function open(tx: Tx, { workspaceId }: Context, caller: Principal, id: string) {
  const known = (await findHumanReview(tx, workspaceId, id)) ?? noReview(id)
  if (known.kind === 'approval' && caller.kind !== 'member')
    throw new AppError('insufficient_scope', 'An approval is for a member of the workspace, in person.', {
      reason: 'members_only',
    })
  const held = await holdRun(tx, workspaceId, known.run_id)
  const review = await findHumanReview(tx, workspaceId, id)
  if (held === undefined || review === undefined) return noReview(id)
  if (review.status === 'open' || review.status === 'assigned') return { held, review }
  throw new AppError('conflict', `The review is ${review.status} already.`, { reason: 'review_ended' })
}

function step(state: TaskState, command: TaskCommand, now: Date): TaskState {
  const done = stepTask(state, command, now)
  if (done.ok) return done.task
  throw new AppError('conflict', done.message, { reason: done.reason })
}

/** Whoever names no epoch takes what nobody holds. */
function resolve(state: TaskState, claimant: string, given: number | undefined, now: Date): TaskState {
  const taken =
    given !== undefined || isHeldBy(state, claimant, now) ? state : step(state, { kind: 'claim', claimant }, now)
  return step(taken, { kind: 'submit', claimant, epoch: given ?? taken.epoch }, now)
}

/** What was named; else what was proposed or read by the rules; else all that the person had before them. */
async function evidenceOf(
  tx: Tx,
  held: HeldRun,
  review: HumanReviewRow,
  named: string[] | undefined,
): Promise<string[]> {
  if (named !== undefined && named.length > 0) return named
  if (review.evidence !== null) return JSON.parse(review.evidence) as string[]
  const locators: string[] = []
  for await (const record of recordsOf(tx, held)) {
    locators.push(...fieldsOf(record))
    if (locators.length >= mostLocators) break
  }
  return locators.slice(0, mostLocators)
}

async function refuseUnfit(tx: Tx, held: HeldRun, values: unknown, evidence: string[]): Promise<void> {
  const granted = await readableBy(tx, held.run.workspace_id, held.run.app_id)
  const { subjects, checked } = await lookThrough(tx, held, evidence, granted)
  const contract = held.content.output_contract as OutputContract
  const problems = [...checkOutcome(contract, values, subjects, checkAgainstSchema), ...checked.problems]
  if (problems.length === 0) return
  throw new AppError('unprocessable', `This cannot decide the run: ${problems[0]?.path} ${problems[0]?.message}.`, {
    reason: 'outcome_invalid',
    details: problems.map(({ path, message }) => ({ path: path.replace(/^outcome/, 'values'), message })),
  })
}

function proposalOf({ proposal }: HumanReviewRow): Partial<SealedDecision> | null {
  return proposal === null ? null : (JSON.parse(proposal) as Partial<SealedDecision> | null)
}
