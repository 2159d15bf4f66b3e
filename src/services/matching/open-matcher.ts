import { AppError } from '../../core/app-error.ts'
import { isKey } from '../../match/block/exact-keys.ts'
import { type FieldMapping, type RecordMatch, type Row, wholeRow } from '../../match/model.ts'
import { readRecords } from '../../storage/matching/records.ts'
import { type RecordsAre, type RunRow, recordsOfRun } from '../../storage/matching/runs.ts'
import {
  type CandidateRow,
  findRowSet,
  indexForMatching,
  rowsSharingTrigrams,
  rowsSharingWords,
  rowsWithKey,
  selectCandidates,
} from '../../storage/reference/match-rows.ts'
import type { RowSet } from '../../storage/reference/row-sets.ts'
import { canonicalName } from '../cells/canonical-name.ts'
import { HelperThread } from '../helper-thread.ts'
import type { System } from '../system.ts'
import { settingsOf } from './configs.ts'
import type { Matching } from './match-thread.ts'
import { valuesOf } from './record-values.ts'

export interface OpenMatcher {
  /** How many records are best matched at a time. */
  atOnce: number
  /** The records after so many of the run, each with its place among them; those that are gone are left out. */
  read(after: number, limit: number): Promise<PlacedRecord[]>
  match(records: PlacedRecord[]): Promise<RecordMatch[]>
  end(): Promise<void>
}

export interface PlacedRecord {
  position: number
  documentId: string
  values: Row
}

const countedAtOnce = 1000
/** Results are saved so many at a time. What the database looks for takes longer. */
const matchedAtOnce = { inMemory: 100, inDatabase: 20 }
const rowsAtOnce = 2000
/** By so many of its keys, and of its other columns, the rows of a large table are looked for. */
const mostLeads = 2

/** A thread that has the run's table, or is told the candidates that the database finds in it. */
export async function openMatcher(system: System, run: RunRow, signal: AbortSignal): Promise<OpenMatcher> {
  const set = await findRowSet(system.db, run.workspace_id, run.row_set_id)
  if (set === undefined) throw new AppError('conflict', 'The rows of the reference data are gone.')
  const thread = new HelperThread<Matching>(new URL('./match-thread.ts', import.meta.url))
  const stop = () => void thread.end()
  signal.addEventListener('abort', stop)
  const end = async () => {
    signal.removeEventListener('abort', stop)
    await thread.end()
  }
  try {
    return { ...(await fill(system, run, set, thread, signal)), end }
  } catch (error) {
    await end()
    throw error
  }
}

async function fill(
  system: System,
  run: RunRow,
  set: RowSet,
  thread: HelperThread<Matching>,
  signal: AbortSignal,
): Promise<Omit<OpenMatcher, 'end'>> {
  const config = settingsOf(run)
  const recordColumns = namesOf(config.field_mappings, 'extracted_field')
  const referenceColumns = namesOf(config.field_mappings, 'reference_column')
  const read = reader(system, run, recordColumns)
  const isInMemory = set.row_count <= system.settings.matchMemoryRows
  const leads = leadsOf(config.field_mappings)
  await thread.run('open', { config, recordColumns, referenceColumns })
  const every = isInMemory ? 1 : Math.ceil(set.row_count / Math.max(1, system.settings.matchMemoryRows))
  for await (const rows of stretches(system, set, referenceColumns, every)) {
    signal.throwIfAborted()
    await thread.run(isInMemory ? 'addRows' : 'countRows', rows)
  }
  if (!isInMemory) {
    const columnsOf = (mappings: FieldMapping[]) => [...new Set(mappings.map((lead) => lead.reference_column))]
    await indexForMatching(system.pool, set, { keys: columnsOf(leads.keys), texts: columnsOf(leads.texts) }, signal)
  }
  for (let after = 0; after < run.record_count; after += countedAtOnce) {
    const records = await read(after, countedAtOnce)
    signal.throwIfAborted()
    await thread.run(
      'countRecords',
      records.map(({ values }) => values),
    )
  }
  return {
    ...{ read, atOnce: isInMemory ? matchedAtOnce.inMemory : matchedAtOnce.inDatabase },
    async match(records) {
      const values = records.map((record) => record.values)
      if (isInMemory) return thread.run('match', values)
      const found = await findCandidates(system, set, referenceColumns, leads, recordColumns, values)
      return thread.run('choose', { records: values, found })
    },
  }
}

function namesOf(mappings: FieldMapping[], side: 'extracted_field' | 'reference_column'): string[] {
  return [...new Set(mappings.map((mapping) => mapping[side]))].filter((name) => name !== wholeRow)
}

function reader({ db }: System, run: RunRow, columns: string[]): OpenMatcher['read'] {
  const fields = columns.map(canonicalName)
  return async (after, limit) => {
    const nos = await recordsOfRun(db, run, { after, limit })
    const places = new Map(nos.map((no, index) => [no, after + index]))
    const records = await readRecords(db, run.workspace_id, run.records_are as RecordsAre, nos, fields)
    return records.map(({ no, document_id, cells }) => ({
      position: places.get(no) ?? after,
      documentId: document_id,
      values: valuesOf(cells, fields),
    }))
  }
}

async function* stretches({ db }: System, set: RowSet, columns: string[], every = 1): AsyncGenerator<CandidateRow[]> {
  for (let after = 0; after < set.row_count; after += rowsAtOnce * every)
    yield await selectCandidates(db, set, columns, { after, limit: rowsAtOnce, every })
}

interface Leads {
  keys: FieldMapping[]
  texts: FieldMapping[]
}

/** The mappings that say most: keys, and others, texts before amounts. */
function leadsOf(mappings: FieldMapping[]): Leads {
  const isText = ({ match_type }: FieldMapping) => Number(!match_type.endsWith('_range'))
  const ranked = mappings
    .filter(
      ({ extracted_field, figures_only, contained }) => extracted_field !== wholeRow && !figures_only && !contained,
    )
    .toSorted((a, b) => isText(b) - isText(a) || b.weight - a.weight)
  const keys = ranked.filter(isKey).slice(0, mostLeads)
  return { keys, texts: ranked.filter((mapping) => !isKey(mapping)).slice(0, mostLeads) }
}

interface Found {
  rows: CandidateRow[]
  method: 'exact_key' | 'token_index' | 'trigram'
}

/** Rows that have a key of each record or share a word with it; where there are none, rows that share trigrams by the first text. */
async function findCandidates(
  { db }: System,
  set: RowSet,
  columns: string[],
  leads: Leads,
  recordColumns: string[],
  records: Row[],
): Promise<Found[]> {
  const found = records.map(() => new Map<string, CandidateRow>())
  const all = [...records.keys()]
  const find = async (by: typeof rowsWithKey, lead: FieldMapping, places = all) => {
    const texts = places.map((at) => records[at]?.[recordColumns.indexOf(lead.extracted_field)] ?? null)
    const near = await by(db, set, columns, lead.reference_column, texts)
    for (const [index, at] of places.entries()) for (const row of near[index] ?? []) found[at]?.set(row.id, row)
  }
  const wherever = (isThere: boolean) =>
    new Set(all.filter((at) => (found[at] as Map<string, unknown>).size > 0 === isThere))
  for (const lead of leads.keys) await find(rowsWithKey, lead)
  const byKey = wherever(true)
  for (const lead of leads.texts) await find(rowsSharingWords, lead)
  const byTrigrams = wherever(false)
  const [first] = leads.texts
  if (first && byTrigrams.size > 0) await find(rowsSharingTrigrams, first, [...byTrigrams])
  return found.map((rows, at) => ({
    rows: [...rows.values()],
    method: byKey.has(at) ? 'exact_key' : byTrigrams.has(at) ? 'trigram' : 'token_index',
  }))
}
