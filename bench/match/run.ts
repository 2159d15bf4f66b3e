import { createFields } from '../../src/match/fields.ts'
import { suggest } from '../../src/match/learn/suggest.ts'
import { matchTables } from '../../src/match/match-tables.ts'
import type { MatchConfig } from '../../src/match/model.ts'
import { confidenceOf, scoreFields } from '../../src/match/verdict/confidence.ts'
import { given, hold } from '../support/bars.ts'
import { madeUpTables } from './made-up.ts'
import { plainTrigrams } from './plain-trigrams.ts'

/** Sizes can be given: `npm run bench:match -- 2000 20000`. */
const [small = 10_000, large = 100_000] = given.map(Number)
const all = 400

const slow = allPairs()
console.log(`all pairs, ${all} x ${all}: ${(slow * 1000).toFixed(2)} ms a record`)
const first = await matchMadeUp(small)
const second = await matchMadeUp(large)
hold(`${large} records against ${large} rows`, second.seconds, { most: 300 }, ' s')
hold('the same: resident memory at its highest', second.megabytes, { most: 600 }, ' MB')
hold(`${small} -> ${large}: times as long`, second.seconds / first.seconds, { most: 1.3 * (large / small) })
hold(`all pairs of ${large} x ${large} would take, times as long`, ((slow / all) * large * large) / second.seconds, {
  least: 10,
})
const plain = await plainTrigrams(large)
console.log(
  `nearest name by trigrams in PostgreSQL alone: ${(plain.seconds * 1000).toFixed(1)} ms a record, ${plain.recall.toFixed(2)} found`,
)
hold('the same would take, times as long', (plain.seconds * large) / second.seconds, { least: 1 })
hold('found of those that have a row', second.recall, { least: 0.9 })

async function matchMadeUp(size: number): Promise<{ seconds: number; megabytes: number; recall: number }> {
  const { records, reference } = madeUpTables(size)
  const started = performance.now()
  const { config } = suggest(records, reference)
  const learned = performance.now()
  let right = 0
  let at = 0
  let megabytes = 0
  for (const { status, matched_reference_row_id } of matchTables(
    { ...config, one_to_one: false },
    records,
    reference,
  )) {
    if (status === 'matched' && matched_reference_row_id === String(at + 1)) right++
    if (at++ % 1000 === 0) megabytes = Math.max(megabytes, process.memoryUsage.rss() / 2 ** 20)
  }
  const seconds = (performance.now() - started) / 1000
  console.log(
    `${size} x ${size}: ${seconds.toFixed(1)} s, of which learning ${((learned - started) / 1000).toFixed(1)} s, ${Math.round(megabytes)} MB`,
  )
  return { seconds, megabytes, recall: right / (0.75 * size) }
}

/** The same comparisons for every pair, without an index: seconds a record. */
function allPairs(): number {
  const { records, reference } = madeUpTables(all)
  const { config } = suggest(records, reference)
  const fields = createFields(config.field_mappings, records.columns, reference.columns)
  const rows = reference.rows.map((row) => fields.prepareReference(row))
  const started = performance.now()
  for (const record of records.rows) best(config, fields, fields.prepareRecord(record), rows)
  return (performance.now() - started) / 1000 / all
}

type Fields = ReturnType<typeof createFields>
type Prepared = ReturnType<Fields['prepareRecord']>

function best(config: MatchConfig, fields: Fields, record: Prepared, rows: Prepared[]): number {
  return rows.reduce(
    (most, row) => Math.max(most, confidenceOf(config.field_mappings, scoreFields(fields, record, row))),
    0,
  )
}
