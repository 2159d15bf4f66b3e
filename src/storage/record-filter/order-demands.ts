import { sql } from 'kysely'
import type { Database } from '../postgres/database.ts'
import { type Demand, type Ground, recordsMeeting } from './steps.ts'

/** More are not counted: it would take longer than beginning at the wrong one. */
const most = 4000
/** Shorter texts have no trigram to be found by. */
const shortestFound = 3

/**
 * The demand that fewest records meet comes first, since the others are then only asked about those. Told by counting a
 * little, not by the planner: it does not know that a number means something else in each field.
 */
export async function orderDemands(db: Database, ground: Ground, demands: Demand[]): Promise<Demand[]> {
  const { counted = [], found = [], last = [] } = Object.groupBy(demands, rankOf)
  const textFirst = [...found, ...counted, ...last]
  if (counted.length === 0) return textFirst
  if (demands.length === 1) return demands
  const counts = await countUpTo(db, ground, counted, most)
  const sorted = counted
    .map((demand, i) => ({ demand, count: counts[i] ?? 0 }))
    .sort((a, b) => a.count - b.count || Number(isOpen(a.demand)) - Number(isOpen(b.demand)))
  // Text is mostly rare, and trigrams cannot be counted a little.
  if (found.length > 0 && (sorted[0]?.count ?? most) === most) return textFirst
  return [...sorted.map(({ demand }) => demand), ...found, ...last]
}

function rankOf(demand: Demand): 'counted' | 'found' | 'last' {
  if (demand.kind === 'text') return demand.text.length >= shortestFound ? 'found' : 'last'
  if (demand.kind !== 'cell') return 'counted'
  const { test, negated } = demand.condition
  if (negated || test.kind === 'present') return 'last'
  if (test.kind !== 'contains') return 'counted'
  return test.text.length >= shortestFound ? 'found' : 'last'
}

/** Where counts do not tell, what has no end is met by more. */
function isOpen(demand: Demand): boolean {
  const test = demand.kind === 'cell' ? demand.condition.test : undefined
  return test?.kind === 'within' && test.ranges.some(({ from, to }) => from === undefined || to === undefined)
}

async function countUpTo(db: Database, ground: Ground, demands: Demand[], cap: number): Promise<number[]> {
  const counts = demands.map((demand) => sql`(select count(*) from (${recordsMeeting(ground, demand)} limit ${cap}) _)`)
  const { rows } = await sql<{ counts: number[] }>`select json_build_array(${sql.join(counts)}) as counts`.execute(db)
  return rows[0]?.counts ?? []
}
