import type { ClaimedTask } from '../../contract/decision-tasks.ts'
import { type Features, likeliest, nearestCases, rarityOf, tokensNear } from '../../decide/precedents.ts'
import type { SealedDecision } from '../../decide/seal/sealed-record.ts'
import { type FoundCases, loadPrecedents } from '../../storage/decisions/precedents.ts'
import type { AppRunRow } from '../../storage/decisions/runs.ts'
import type { Database, Tx } from '../../storage/postgres/database.ts'

const mostPrecedents = 10
// However many cases there are: so many of each value are looked at, and so many of those that share most are compared whole.
const casesOfToken = 50
const casesCompared = 40

/** What cases like one are found by. */
export function lookedFor({ features: text }: Pick<AppRunRow, 'features'>) {
  const features = JSON.parse(text) as Features
  const { all: tokens, whole } = tokensNear(features)
  return { features, tokens, whole, mostCases: casesOfToken }
}

/** Decided cases of the same app that are nearest by their values, with what was decided and why. */
export async function precedentsOf(
  db: Database | Tx,
  appId: string,
  { features, whole, mostCases: most }: ReturnType<typeof lookedFor>,
  { cases: numbers, oldest }: FoundCases,
): Promise<ClaimedTask['precedents']> {
  const found = { cases: numbers, oldest, most }
  const likely = likeliest(found, casesCompared)
  if (likely.length === 0) return []
  const weights = new Map([...whole].map(([name, place]) => [name, rarityOf(found, place)]))
  const cases = (await loadPrecedents(db, appId, likely)).map((row) => ({
    ...{ row, features: JSON.parse(row.features) as Features },
  }))
  return nearestCases(features, weights, cases, mostPrecedents).map(({ case: { row }, distance }) => {
    const { outcome, rationale } = JSON.parse(row.decision ?? '{}') as SealedDecision
    const decided_at = (row.completed_at ?? row.created_at).toISOString()
    return { run_id: row.id, distance, outcome, rationale, decided_at }
  })
}
