import { canonicalJson, hashOf, hashOfText } from '../../decide/canonical-json.ts'
import { checkOutcome, type OutputContract } from '../../decide/output-contract.ts'
import { type Features, tokensOf } from '../../decide/precedents.ts'
import { decideByRules } from '../../decide/rules/decide-by-rules.ts'
import { holds, readsUnder } from '../../decide/rules/logic.ts'
import { sealRecord } from '../../decide/seal/seal-record.ts'
import type { SealedDecision } from '../../decide/seal/sealed-record.ts'
import type { PostedEntry } from '../../storage/credit-ledger.ts'
import { expireReviewsOf } from '../../storage/decisions/human-reviews.ts'
import { type AppRunRow, saveSealed, updateAppRun } from '../../storage/decisions/runs.ts'
import { saveStep, type TaskStep } from '../../storage/decisions/tasks.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { checkAgainstSchema } from '../apps/check-outcome.ts'
import { priceOf } from '../credits/price.ts'
import { releaseReservations } from '../credits/release.ts'
import { settleReservation } from '../credits/settle.ts'
import { eventRow, type NewEvent } from '../events/emit.ts'
import { type Raised, raiseReview } from '../human-reviews/raise.ts'
import type { Actor } from '../principals/principal.ts'
import type { System } from '../system.ts'
import { type HeldRun, pagesOf, recordsOf } from './held-run.ts'
import { entryRow, system as itself, nextEntry, note, readJournal } from './journal.ts'
import { signingKey } from './signing-key.ts'

/** What the resident rules say of a run: its end, what a person is asked to approve, or a person's turn where they cannot tell. */
export async function runRules(
  tx: Tx,
  system: System,
  held: HeldRun,
  { approved = false }: { approved?: boolean } = {},
): Promise<AppRunRow> {
  const { run, content } = held
  const contract = content.output_contract as OutputContract
  // They see all records at once.
  const records = await Array.fromAsync(recordsOf(tx, held))
  const { outcome, rationale, evidence, trace } = decideByRules(contract, content.rules, records)
  await note(tx, held, itself, 'rules.evaluated', { decided: outcome !== undefined, rationale, trace })
  if (outcome === undefined) return holdForReview(tx, held, { kind: 'resolution', reason: rationale, evidence })
  const subjects = records.map(({ subject_key }) => subject_key)
  const problems = checkOutcome(contract, outcome, subjects, checkAgainstSchema)
  if (problems.length > 0)
    return holdForReview(tx, held, {
      kind: 'resolution',
      reason: `The rules came to what the contract does not allow: ${problems[0]?.path}.`,
      ...{ proposal: outcome, evidence },
    })
  const decided_by = { kind: 'rules', id: null, label: `${run.app_slug} ${run.app_version}` }
  const decision = { outcome, evidence, attestations: [], rationale, confidence: null, decided_by, trace }
  if (!approved) return completeRun(tx, system, held, itself, decision)
  return holdForReview(tx, held, { kind: 'approval', reason: rationale, proposal: decision, evidence })
}

/** A decision from outside, through the thresholds of its app, with the step of its task. */
export async function acceptDecision(
  tx: Tx,
  system: System,
  held: HeldRun,
  actor: Actor,
  decision: SealedDecision,
  step: TaskStep,
): Promise<AppRunRow> {
  const least = held.content.thresholds?.min_confidence
  if (least === undefined || (decision.confidence ?? -1) >= least)
    return completeRun(tx, system, held, actor, decision, step)
  const reason = `The decision is less sure than ${least}: ${decision.confidence ?? 'it does not say how sure'}.`
  await saveStep(tx, step)
  return holdForReview(tx, held, { kind: 'judgment', reason, proposal: decision, evidence: decision.evidence })
}

/** What happens when nobody outside has decided. */
export async function fallBack(tx: Tx, system: System, held: HeldRun, reason: string): Promise<AppRunRow> {
  const { fallback } = held.content
  await note(tx, held, itself, 'fallback.applied', { fallback, reason })
  if (fallback === 'rules') return runRules(tx, system, held)
  if (fallback === 'hold') return holdForReview(tx, held, { kind: 'resolution', reason })
  return failRun(tx, system, held, reason)
}

/** The run goes on when a person has decided. */
export async function holdForReview(tx: Tx, held: HeldRun, raised: Raised): Promise<AppRunRow> {
  await raiseReview(tx, held, itself, { ...raised, decides: true })
  return updateAppRun(tx, held.run.id, { status: 'held' })
}

async function failRun(tx: Tx, system: System, held: HeldRun, message: string): Promise<AppRunRow> {
  const { id, workspace_id: workspaceId, reservation_id: reservationId } = held.run
  await note(tx, held, itself, 'run.failed', { reason: message })
  const error = JSON.stringify({ code: 'no_decision', message })
  const failed = await updateAppRun(tx, id, { status: 'failed', error, completed_at: held.now })
  await expireReviewsOf(tx, id, held.now)
  await releaseReservations(tx, system, [{ workspaceId, reservationId }])
  return failed
}

/** Actions, the seal, the charge, the events and the precedent: all of a decision's end at once, with the step of its task if there is one. */
export async function completeRun(
  tx: Tx,
  system: System,
  held: HeldRun,
  actor: Actor,
  decision: SealedDecision,
  step?: TaskStep,
): Promise<AppRunRow> {
  const { run, content, now } = held
  const actions = run.dry_run ? [] : await actionsOf(tx, held, decision)
  held.journal ??= await readJournal(tx, run.id)
  const text = canonicalJson(decision)
  const entry = nextEntry(held, run.id, actor, {
    type: 'run.decided',
    data: { decision_hash: hashOfText(text), actions },
  })
  const { credits: creditsCharged, posted } = await charge(tx, system, run)
  const record = await sealRecord(
    {
      run: {
        ...{ id: run.id, status: 'completed', dry_run: run.dry_run },
        ...{ started_at: run.created_at.toISOString(), sealed_at: now.toISOString() },
      },
      app: {
        ...{ id: run.app_id, slug: run.app_slug, version: run.app_version },
        ...{ content_hash: held.contentHash, content },
      },
      ...{ package: { hash: run.package_hash }, decision, journal: held.journal },
    },
    pagesOf(tx, held),
    await signingKey(tx, system, held.key),
  )
  return saveSealed(tx, run, {
    ...{ decision: text, record, creditsCharged, completedAt: now, entries: [entryRow(entry)], step, posted },
    events: run.dry_run ? [] : eventsOf(held, decision, actions, record.hash).map(eventRow),
    tokens: run.dry_run ? [] : tokensOf(JSON.parse(run.features) as Features),
  })
}

/** An action whose condition cannot be told is not executed. */
async function actionsOf(tx: Tx, held: HeldRun, { outcome }: SealedDecision): Promise<string[]> {
  const { actions } = held.content
  const seen = actions.some(({ when }) => readsUnder(when, 'records'))
    ? {
        outcome,
        records: await Array.fromAsync(recordsOf(tx, held), ({ subject_key, data }) => ({ subject_key, data })),
      }
    : { outcome }
  return actions.flatMap(({ name, when }) => (when === undefined || holds(when, seen) === true ? [name] : []))
}

function eventsOf(
  { run, now }: HeldRun,
  { outcome, evidence }: SealedDecision,
  actions: string[],
  record_hash: string,
) {
  const about = { run_id: run.id, app: run.app_slug, version: run.app_version }
  const event = { workspaceId: run.workspace_id, occurredAt: now }
  return [
    ...actions.map((action): NewEvent<'app.action.execute' | 'app.run.completed'> => {
      // The same however often it is delivered: there is one for each action of a decision.
      const idempotency_key = hashOf([run.id, action])
      return {
        ...event,
        type: 'app.action.execute',
        data: { ...about, action, decision: outcome, evidence, idempotency_key },
      }
    }),
    { ...event, type: 'app.run.completed' as const, data: { ...about, record_hash, outcome } },
  ]
}

/** What is posted is written with the end of the run. */
async function charge(tx: Tx, system: System, run: AppRunRow): Promise<{ credits: number; posted: PostedEntry[] }> {
  const posted: PostedEntry[] = []
  if (run.dry_run) return { credits: 0, posted }
  const { credits, charges } = priceOf({ cases: 1 })
  const { workspace_id: workspaceId, reservation_id: reservationId, id } = run
  await settleReservation(tx, system, {
    ...{ workspaceId, reservationId, charges, reference: { type: 'app_run', id }, description: 'Decision', posted },
  })
  return { credits, posted }
}
