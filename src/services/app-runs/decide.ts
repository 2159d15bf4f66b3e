import type { AppContent } from '../../contract/apps.ts'
import { newId } from '../../core/ids.ts'
import { canonicalJson, hashOf } from '../../decide/canonical-json.ts'
import { checkOutcome, type OutputContract } from '../../decide/output-contract.ts'
import type { FrozenRecord } from '../../decide/package.ts'
import { decideByRules } from '../../decide/rules/decide-by-rules.ts'
import { holds } from '../../decide/rules/logic.ts'
import { sealRecord } from '../../decide/seal/seal-record.ts'
import type { SealedDecision } from '../../decide/seal/sealed-record.ts'
import { insertHumanReview } from '../../storage/decisions/human-reviews.ts'
import { type AppRunRow, selectFrozenRecords, updateAppRun } from '../../storage/decisions/runs.ts'
import { databaseTime } from '../../storage/decisions/tasks.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { checkAgainstSchema } from '../apps/check-outcome.ts'
import { contentOfRun } from '../apps/content.ts'
import { priceOf } from '../credits/price.ts'
import { releaseReservations } from '../credits/release.ts'
import { settleReservation } from '../credits/settle.ts'
import { emitEvent, emitEvents } from '../events/emit.ts'
import type { Actor } from '../principals/principal.ts'
import type { System } from '../system.ts'
import { system as itself, note, readJournal } from './journal.ts'
import { signingKey } from './signing-key.ts'

export async function frozenRecords(tx: Tx, runId: string): Promise<FrozenRecord[]> {
  return (await selectFrozenRecords(tx, runId)).map((text) => JSON.parse(text) as FrozenRecord)
}

/** What the resident rules say of a run: its end, or a person's turn where they cannot tell. */
export async function runRules(tx: Tx, system: System, run: AppRunRow): Promise<AppRunRow> {
  const { content } = await contentOfRun(tx, run)
  const contract = content.output_contract as OutputContract
  const records = await frozenRecords(tx, run.id)
  const { outcome, rationale, evidence, trace } = decideByRules(contract, content.rules, records)
  await note(tx, run.id, itself, 'rules.evaluated', { decided: outcome !== undefined, rationale, trace })
  if (outcome === undefined) return holdRun(tx, run, { kind: 'resolution', reason: rationale })
  const problems = checkOutcome(
    contract,
    outcome,
    records.map(({ subject_key }) => subject_key),
    checkAgainstSchema,
  )
  if (problems.length > 0)
    return holdRun(tx, run, {
      kind: 'resolution',
      reason: `The rules came to what the contract does not allow: ${problems[0]?.path}.`,
      proposal: outcome,
    })
  const decided_by = { kind: 'rules', id: null, label: `${run.app_slug} ${run.app_version}` }
  return completeRun(tx, system, run, itself, {
    outcome,
    evidence,
    attestations: [],
    rationale,
    confidence: null,
    decided_by,
    trace,
  })
}

/** A decision from outside, through the thresholds of its app. */
export async function acceptDecision(
  tx: Tx,
  system: System,
  run: AppRunRow,
  actor: Actor,
  decision: SealedDecision,
): Promise<AppRunRow> {
  const { content } = await contentOfRun(tx, run)
  const least = content.thresholds?.min_confidence
  if (least === undefined || (decision.confidence ?? -1) >= least) return completeRun(tx, system, run, actor, decision)
  const reason = `The decision is less sure than ${least}: ${decision.confidence ?? 'it does not say how sure'}.`
  return holdRun(tx, run, { kind: 'judgment', reason, proposal: decision })
}

/** What happens when nobody outside has decided. */
export async function fallBack(tx: Tx, system: System, run: AppRunRow, reason: string): Promise<AppRunRow> {
  const { content } = await contentOfRun(tx, run)
  await note(tx, run.id, itself, 'fallback.applied', { fallback: content.fallback, reason })
  if (content.fallback === 'rules') return runRules(tx, system, run)
  if (content.fallback === 'hold') return holdRun(tx, run, { kind: 'resolution', reason })
  return failRun(tx, system, run, reason)
}

interface Raised {
  kind: 'resolution' | 'judgment'
  reason: string
  proposal?: unknown
}

export async function raiseReview(tx: Tx, run: AppRunRow, { kind, reason, proposal }: Raised): Promise<void> {
  const id = newId()
  await note(tx, run.id, itself, 'review.raised', { review_id: id, kind, reason })
  await insertHumanReview(tx, {
    ...{ id, workspace_id: run.workspace_id, app_id: run.app_id, run_id: run.id, kind, status: 'open', reason },
    ...{ proposal: proposal === undefined ? null : canonicalJson(proposal), created_at: await databaseTime(tx) },
  })
}

async function holdRun(tx: Tx, run: AppRunRow, raised: Raised): Promise<AppRunRow> {
  await raiseReview(tx, run, raised)
  return updateAppRun(tx, run.id, { status: 'held' })
}

async function failRun(tx: Tx, system: System, run: AppRunRow, message: string): Promise<AppRunRow> {
  const { id, workspace_id: workspaceId, reservation_id: reservationId } = run
  await note(tx, id, itself, 'run.failed', { reason: message })
  const error = JSON.stringify({ code: 'no_decision', message })
  const failed = await updateAppRun(tx, id, { status: 'failed', error, completed_at: await databaseTime(tx) })
  await releaseReservations(tx, system, [{ workspaceId, reservationId }])
  return failed
}

/** Actions, the seal, the charge and the event: all of a decision's end at once. */
export async function completeRun(
  tx: Tx,
  system: System,
  run: AppRunRow,
  actor: Actor,
  decision: SealedDecision,
): Promise<AppRunRow> {
  const { content, hash: content_hash, text } = await contentOfRun(tx, run)
  const records = await frozenRecords(tx, run.id)
  const actions = run.dry_run ? [] : actionsOf(content, decision, records)
  const now = await databaseTime(tx)
  await note(tx, run.id, actor, 'run.decided', { decision_hash: hashOf(decision), actions })
  const about = { run_id: run.id, app: run.app_slug, version: run.app_version }
  await emitEvents(
    tx,
    actions.map((action) => ({
      ...{ workspaceId: run.workspace_id, type: 'app.action.execute' as const, occurredAt: now },
      // The same however often it is delivered: there is one for each action of a decision.
      data: {
        ...about,
        action,
        decision: decision.outcome,
        evidence: decision.evidence,
        idempotency_key: hashOf([run.id, action]),
      },
    })),
  )
  const charged = await charge(tx, system, run)
  const record = sealRecord(
    {
      run: {
        ...{ id: run.id, status: 'completed', dry_run: run.dry_run },
        ...{ started_at: run.created_at.toISOString(), sealed_at: now.toISOString() },
      },
      app: {
        id: run.app_id,
        slug: run.app_slug,
        version: run.app_version,
        content_hash,
        content: JSON.parse(text) as unknown,
      },
      package: { hash: run.package_hash, records },
      decision,
      journal: await readJournal(tx, run.id),
    },
    await signingKey(tx, system),
  )
  const completed = await updateAppRun(tx, run.id, {
    ...{ status: 'completed', decision: canonicalJson(decision), record, credits_charged: charged, completed_at: now },
  })
  const data = { ...about, record_hash: hashOf(JSON.parse(record)), outcome: decision.outcome }
  if (!run.dry_run)
    await emitEvent(tx, { workspaceId: run.workspace_id, type: 'app.run.completed', occurredAt: now, data })
  return completed
}

/** An action whose condition cannot be told is not executed. */
function actionsOf({ actions }: AppContent, { outcome }: SealedDecision, records: FrozenRecord[]): string[] {
  const value = { outcome, records: records.map(({ subject_key, data }) => ({ subject_key, data })) }
  return actions.flatMap(({ name, when }) => (when === undefined || holds(when, value) === true ? [name] : []))
}

async function charge(tx: Tx, system: System, run: AppRunRow): Promise<number> {
  if (run.dry_run) return 0
  const { credits, charges } = priceOf({ cases: 1 })
  const { workspace_id: workspaceId, reservation_id: reservationId, id } = run
  await settleReservation(tx, system, {
    ...{ workspaceId, reservationId, charges, reference: { type: 'app_run', id }, description: 'Decision' },
  })
  return credits
}
