import type { MatchingSuggestion, SuggestMatching } from '../../contract/matching.ts'
import { FairPlaces } from '../../core/fair-places.ts'
import type { Review, Suggestion } from '../../match/learn/suggest.ts'
import type { GivenPair } from '../../match/model.ts'
import { readRecords } from '../../storage/matching/records.ts'
import { reviewedPairs } from '../../storage/matching/results.ts'
import { selectCandidates } from '../../storage/reference/match-rows.ts'
import type { RowSet } from '../../storage/reference/row-sets.ts'
import type { Context } from '../context.ts'
import { HelperThread } from '../helper-thread.ts'
import { findKnown, rowSetOf } from '../reference-data/manage.ts'
import { checkPairs } from './check-config.ts'
import { valuesOf } from './record-values.ts'
import { emptyTable, nothingToMatch } from './start-run.ts'
import type { Suggesting } from './suggest-thread.ts'
import { type ResolvedTarget, resolveTarget, type Target } from './targets.ts'

/** Learning looks at so many records, rows and cells of the table, and words of people: more would not teach more. */
const most = { records: 5000, rows: 50_000, cells: 1_000_000, fields: 100, reviews: 5000 }
const recordsAtOnce = 500
const rowsAtOnce = 2000

/** Each has two tables in memory. */
const places = new FairPlaces(2)

/** Mappings, weights and thresholds from the records of a target and the rows of a table, and from what people said of matches. */
export async function suggestMatching(ctx: Context, input: SuggestMatching): Promise<MatchingSuggestion> {
  const { reference_data_id, schema_id, target_type, target_value, precision, field_mappings } = input
  const asked =
    schema_id === undefined ? { target_type, target_value } : { target_type: 'schema', target_value: schema_id }
  const table = await findKnown(ctx.system.db, ctx.workspaceId, reference_data_id)
  const target = await resolveTarget(ctx, asked as Target)
  const set = rowSetOf(table)
  if (set.row_count === 0) throw emptyTable(table.name)
  const given = checkPairs(field_mappings ?? [], { name: table.name, columns: set.columns }, target)
  const all = await target.numbers()
  const nos = spread(all, most.records)
  if (nos.length === 0) throw nothingToMatch()
  const known = { id: table.id, version: table.version, hasIds: set.id_column !== null }
  const thread = new HelperThread<Suggesting>(new URL('./suggest-thread.ts', import.meta.url))
  try {
    return await places.use({ owner: ctx.workspaceId }, async () => {
      const records = await sendRecords(ctx, target, nos, given, thread)
      const rows = await sendRows(ctx, set, thread)
      const pairs = await reviewedPairs(ctx.system.db, ctx.workspaceId, known, most.reviews)
      const reviews = pairs.flatMap(({ document_id, row_id, is_match: isMatch }): Review[] => {
        const [record, row] = [records.places.get(document_id), rows.places.get(row_id)]
        return record === undefined || row === undefined ? [] : [{ record, row, isMatch }]
      })
      const suggestion = await thread.run('suggest', {
        ...{ recordColumns: records.columns, referenceColumns: rows.columns, reviews, given },
        ...(precision !== undefined && { precision }),
      })
      const learned_from = { records: records.count, rows: rows.count, reviews: reviews.length }
      return { reference_data_id, ...target.target, ...present(suggestion, all.length), learned_from }
    })
  } finally {
    await thread.end()
  }
}

/** So many of them at most, from everywhere in the list. */
function spread<T>(list: T[], count: number): T[] {
  const step = Math.ceil(list.length / count)
  return list.filter((_, index) => index % step === 0)
}

interface Sent {
  columns: string[]
  count: number
  /** Where each stands, by its id. */
  places: Map<string, number>
}

async function sendRecords(
  { system, workspaceId }: Context,
  target: ResolvedTarget,
  nos: number[],
  given: GivenPair[],
  thread: HelperThread<Suggesting>,
): Promise<Sent> {
  const isGiven = new Set(given.map(({ extracted_field }) => extracted_field))
  const fields = target.fields
    .filter(({ inList }) => !inList)
    .toSorted((a, b) => Number(isGiven.has(b.name)) - Number(isGiven.has(a.name)))
    .slice(0, most.fields)
  const canonical = fields.map((field) => field.canonical)
  const places = new Map<string, number>()
  let count = 0
  for (let at = 0; at < nos.length; at += recordsAtOnce) {
    const some = nos.slice(at, at + recordsAtOnce)
    const records = await readRecords(system.db, workspaceId, target.recordsAre, some, canonical)
    for (const { document_id } of records) places.set(document_id, count++)
    await thread.run(
      'addRecords',
      records.map(({ cells }) => valuesOf(cells, canonical)),
    )
  }
  return { columns: fields.map(({ name }) => name), count, places }
}

async function sendRows({ system }: Context, set: RowSet, thread: HelperThread<Suggesting>): Promise<Sent> {
  const columns = set.columns.map(({ name }) => name)
  const wanted = Math.min(most.rows, Math.max(1, Math.floor(most.cells / columns.length)))
  const every = Math.ceil(set.row_count / wanted)
  const places = new Map<string, number>()
  let count = 0
  for (let after = 0; after < set.row_count; after += rowsAtOnce * every) {
    const rows = await selectCandidates(system.db, set, columns, { after, limit: rowsAtOnce, every })
    for (const { id } of rows) places.set(id, count++)
    await thread.run(
      'addRows',
      rows.map(({ cells }) => cells),
    )
  }
  return { columns, count, places }
}

/** What is expected of those that were looked at is expected of all. */
function present({ config, expected }: Suggestion, records: number) {
  const of = (count: number) => Math.round((count * records) / Math.max(1, expected.records))
  const [matched, review] = [of(expected.matched), of(expected.review)]
  const share = Math.round((100 * matched) / records)
  const written = (count: number) => count.toLocaleString('en')
  const summary =
    config.field_mappings.length === 0
      ? 'No field of these records seems to mean the same as a column of the reference data.'
      : `About ${share} % of ${written(records)} records matched, ${written(review)} to review.`
  return { ...config, expected: { records, matched, review, precision: expected.precision }, summary }
}
