import type { HumanReview } from '../../contract/app-runs.ts'
import { newId } from '../../core/ids.ts'
import { canonicalJson } from '../../decide/canonical-json.ts'
import { type HumanReviewRow, insertHumanReview } from '../../storage/decisions/human-reviews.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { type Held, note } from '../app-runs/journal.ts'
import type { Actor } from '../principals/principal.ts'

export interface Raised {
  kind: HumanReview['kind']
  reason: string
  proposal?: unknown
  /** What the case rests on so far. */
  evidence?: string[]
  /** Whether the run waits for the answer, which decides it. */
  decides?: boolean
}

/** Asks a person about a run. */
export async function raiseReview(
  tx: Tx,
  held: Held,
  actor: Actor,
  { kind, reason, proposal, evidence, decides = false }: Raised,
): Promise<HumanReviewRow> {
  const id = newId()
  const { id: run_id, workspace_id, app_id } = held.run
  await note(tx, held, actor, 'review.raised', { review_id: id, kind, reason })
  return insertHumanReview(tx, {
    ...{ id, workspace_id, app_id, run_id, kind, status: 'open', reason, decides, created_at: held.now },
    proposal: proposal === undefined ? null : canonicalJson(proposal),
    evidence: evidence === undefined || evidence.length === 0 ? null : canonicalJson(evidence),
  })
}
