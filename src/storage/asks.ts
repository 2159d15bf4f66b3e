import { type RawBuilder, type Selectable, sql } from 'kysely'
import { indexedLength } from './cells.ts'
import { countRows } from './count-rows.ts'
import { type KeysetWindow, withinWindow } from './keyset.ts'
import { bigints } from './postgres/bigints.ts'
import type { Database, Tx } from './postgres/database.ts'
import type { DB } from './postgres/schema.ts'
import { escapeLike } from './record-filter/condition.ts'

type AskRow = Selectable<DB['asks']>
/** With some of the cells that it cites. */
export type FoundAsk = Pick<
  AskRow,
  'id' | 'workspace_id' | 'conversation_id' | 'question' | 'answer' | 'cited_runs' | 'created_at' | 'error'
> & { cells: string[] }

/** A cell has one key: its extraction times this, and its position there. */
export const keyScale = 16_777_216

const keyBytes = 8

/** Keys are kept one behind the other: how many there are, and the first ones. */
export function countKeys(keys: Buffer): number {
  return keys.length / keyBytes
}
export function keysIn(keys: Buffer, most = countKeys(keys)): string[] {
  const many = Math.min(most, countKeys(keys))
  return Array.from({ length: many }, (_, at) => String(keys.readBigInt64BE(at * keyBytes)))
}

/** `cited`: the keys of all cells that it cites. */
export async function insertAsk(
  tx: Tx,
  row: Pick<AskRow, 'id' | 'workspace_id' | 'conversation_id' | 'question' | 'cited' | 'cited_runs' | 'created_at'> & {
    answer: object
    context: object | null
  },
  documentNos: Float64Array,
): Promise<void> {
  const context = row.context && JSON.stringify(row.context)
  await tx
    .insertInto('asks')
    .values({ ...row, answer: JSON.stringify(row.answer), context, ...behindOf(documentNos) })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        ...{ request: null, answer: ref('excluded.answer'), context: ref('excluded.context') },
        ...{ cited: ref('excluded.cited'), cited_runs: ref('excluded.cited_runs') },
        ...{ document_nos: ref('excluded.document_nos'), many_document_nos: ref('excluded.many_document_nos') },
        ...{ many_from: ref('excluded.many_from'), many_bits: ref('excluded.many_bits') },
      })),
    )
    .execute()
}

/** So many are found by an index; more would take longer to put into it than the question took. */
const mostIndexed = 1000

/** Numbers of documents, in their order: few in an index, many by a bit each where that is no longer than the numbers themselves. */
function behindOf(documentNos: Float64Array) {
  const none = { document_nos: [], many_document_nos: null, many_from: null, many_bits: null }
  if (documentNos.length <= mostIndexed) return { ...none, document_nos: bigints(documentNos) }
  const from = documentNos[0] ?? 0
  const span = (documentNos.at(-1) ?? 0) - from + 1
  if (span > documentNos.length * 64) return { ...none, many_document_nos: bigints(documentNos) }
  const bits = Buffer.alloc(Math.ceil(span / 8))
  for (let at = 0; at < documentNos.length; at++) {
    const bit = (documentNos[at] ?? 0) - from
    bits[bit >> 3] = (bits[bit >> 3] ?? 0) | (1 << (bit & 7))
  }
  return { ...none, many_from: from, many_bits: bits }
}

type WaitingAsk = Pick<AskRow, 'id' | 'workspace_id' | 'conversation_id' | 'question' | 'created_at'>

/** Without an answer yet. */
export async function insertWaitingAsk(tx: Tx, row: WaitingAsk, request: object): Promise<void> {
  const none = { cited: Buffer.alloc(0), cited_runs: [], document_nos: [] }
  await tx
    .insertInto('asks')
    .values({ ...row, ...none, request: JSON.stringify(request) })
    .execute()
}

/** Of a task: a question that has no answer yet. */
export async function findWaitingAsk(db: Database | Tx, id: string) {
  return db
    .selectFrom('asks')
    .select(['id', 'workspace_id', 'conversation_id', 'question', 'created_at', 'request'])
    .where('id', '=', id)
    .where('request', 'is not', null)
    .executeTakeFirst()
}

export async function failAsk(tx: Tx, id: string, error: { code: string; message: string }): Promise<void> {
  await tx
    .updateTable('asks')
    .set({ request: null, error: JSON.stringify(error) })
    .where('id', '=', id)
    .execute()
}

/** The last question of a conversation that was understood; false where there is no such conversation. */
export async function lastContext(db: Database, workspaceId: string, conversationId: string): Promise<unknown> {
  const rows = await ofWorkspace(db, workspaceId)
    .select('context')
    .where('conversation_id', '=', conversationId)
    .orderBy(sql`context is null`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  return rows[0] ? (rows[0].context ?? undefined) : false
}

export async function findAsk(
  db: Database,
  workspaceId: string,
  id: string,
  after: number,
  many: number,
): Promise<FoundAsk | undefined> {
  const found = await ofWorkspace(db, workspaceId)
    .select(['id', 'workspace_id', 'conversation_id', 'question', 'answer', 'cited_runs', 'created_at', 'error'])
    .select(
      sql<Buffer>`substring(cited from ${sql.lit(after * keyBytes + 1)} for ${sql.lit(many * keyBytes)})`.as('keys'),
    )
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) return undefined
  const { keys, ...row } = found
  return { ...row, cells: keysIn(keys) }
}

export async function selectAsks(db: Database, workspaceId: string, window: KeysetWindow) {
  return withinWindow(
    ofWorkspace(db, workspaceId).select(['id', 'question', 'answer', 'error', 'created_at']),
    window,
  ).execute()
}

export async function countAsks(db: Database, workspaceId: string): Promise<number> {
  return countRows(ofWorkspace(db, workspaceId))
}

function ofWorkspace(db: Database, workspaceId: string) {
  return db.selectFrom('asks').where('workspace_id', '=', workspaceId)
}

export interface FoundCell {
  key: string
  text: string | null
  number: string | null
  date: string | null
  boolean: boolean | null
  currency: string | null
}

/** What stands in cells. */
export async function findCells(db: Database, workspaceId: string, keys: string[]): Promise<FoundCell[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<FoundCell>`
    select wanted.key::text as key, coalesce(text, as_text) as text, as_number::text as number,
      to_char(as_date, 'YYYY-MM-DD') as date, as_boolean as boolean, currency
    from unnest(${keys}::bigint[]) as wanted (key)
    join cells on cells.workspace_id = ${workspaceId} and cells.extraction_no = wanted.key / ${sql.lit(keyScale)}
      and cells.position = wanted.key % ${sql.lit(keyScale)}`.execute(db)
  return rows
}

export interface CellCondition {
  fieldNo: number
  /** Conditions of one row are asked of one cell, those of others of any. */
  row: number
  part: 'as_text' | 'as_number' | 'as_date'
  comparison: '=' | '>' | '>=' | '<' | '<='
  value: string | number
}

const partTypes = { as_text: 'text', as_number: 'numeric', as_date: 'timestamp' } as const

/** Documents that have a cell for every condition; nothing where these are more cells than so many. */
export async function findDocumentsBy(
  db: Database,
  workspaceId: string,
  conditions: CellCondition[],
  most: number,
): Promise<number[] | undefined> {
  const byField = [...Map.groupBy(conditions, ({ fieldNo, row }) => `${fieldNo} ${row}`).values()].map(
    (own) => sql`
      cells.workspace_id = ${workspaceId} and cells.field_no = ${sql.lit(own[0]?.fieldNo ?? 0)} and cells.is_latest and cells.as_text is not null
      and ${sql.join(
        own.map(({ part, comparison, value }) => {
          const said = part === 'as_text' ? String(value).slice(0, indexedLength) : value
          return sql`cells.${sql.raw(`${part} ${comparison}`)} ${said}::${sql.raw(partTypes[part])}`
        }),
        sql` and `,
      )}`,
  )
  const [first, ...others] = byField
  if (first === undefined) return []
  const more = others.map(
    (other) => sql` and exists (select from cells where cells.document_no = found.document_no and ${other})`,
  )
  const { rows } = await sql<{ document_no: number }>`
    select document_no from (select cells.document_no from cells where ${first}) as found
    where true ${sql.join(more, sql` `)} limit ${sql.lit(most + 1)}`.execute(db)
  return rows.length > most ? undefined : [...new Set(rows.map(({ document_no }) => document_no))]
}

export interface FirstCells {
  fieldNo: number
  part: 'as_number' | 'as_date'
  places: number
  /** More cells are not looked at. */
  most: number
  kind: string | undefined
  /** Whether amounts of each currency have places of their own. */
  isOfCurrency: boolean
}

/**
 * Documents whose values have the first places, largest first, with all that are equal; nothing where the largest cells do not tell,
 * since there are too few of the kind among them, or amounts of another currency.
 */
export async function findFirst(
  db: Database,
  workspaceId: string,
  { fieldNo, part, places, most, kind, isOfCurrency }: FirstCells,
): Promise<number[] | undefined> {
  const value = sql.ref(part)
  const cells = sql`cells where workspace_id = ${workspaceId} and field_no = ${fieldNo} and is_latest
    and (is_latest or is_current) and as_text is not null and ${value} is not null`
  const unit = isOfCurrency ? sql`currency` : sql`null::text`
  const { rows } = await sql<{ nos: number[]; units: (string | null)[]; is_told: boolean }>`
    with largest as (select document_no, ${value} as value, ${unit} as unit from ${cells} order by ${value} desc limit ${most}),
    ranked as (
      select largest.*, rank() over (partition by unit order by value desc) as place
      from largest join documents on documents.workspace_id = ${workspaceId} and documents.no = document_no
        and extraction_count > 0 ${kind === undefined ? sql`` : sql`and type_detected = ${kind}`}),
    told as (
      select unit, count(*) filter (where value > (select min(value) from largest)) >= ${places} as is_told
      from ranked group by unit)
    select (select array_agg(document_no) from ranked where place <= ${places}) as nos,
      array_agg(unit) as units, bool_and(is_told) as is_told from told`.execute(db)
  const { nos, units, is_told } = rows[0] ?? {}
  if (!nos || !units || !is_told) return undefined
  if (!isOfCurrency) return nos
  const { rows: others } = await sql`
    select from ${cells} and coalesce(currency, '') <> all(${units.map((one) => one ?? '')}::text[]) limit 1`.execute(
    db,
  )
  return others.length === 0 ? nos : undefined
}

export interface CitedCell {
  document_id: string
  filename: string
  path: string
  quote: string | null
  origin: string | null
  page: number | null
  box: number[] | null
  span_start: number | null
  span_end: number | null
  confidence: number | null
  at: number
}

/** Where cells were read; `at` counts what was asked for. Those of documents that are gone are missing. */
export async function citedCells(db: Database, workspaceId: string, keys: string[]): Promise<CitedCell[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<CitedCell>`
    select documents.id as document_id, documents.filename, cells.path, cells.quote, cells.origin, cells.page, cells.box,
      cells.span_start, cells.span_end, cells.confidence, (wanted.at - 1)::integer as at
    from unnest(${keys}::bigint[]) with ordinality as wanted (key, at)
    join cells on cells.workspace_id = ${workspaceId} and cells.extraction_no = wanted.key / ${sql.lit(keyScale)}
      and cells.position = wanted.key % ${sql.lit(keyScale)}
    join documents on documents.workspace_id = ${workspaceId} and documents.no = cells.document_no
      and documents.extraction_count > 0
    order by wanted.at`.execute(db)
  return rows
}

export interface FieldFacts {
  field_no: number
  /** `items[].price` */
  template: string
  sampled: number
  distinct: number
  has_number: boolean
  /** How many are a number, or begin with one and have a unit behind it. */
  counted: number
  has_currency: boolean
  /** Whether some are below zero. */
  is_signed: boolean
}

export const sampleSize = 300

/** A number and the unit that it is counted in, as PostgreSQL reads them; where dots may part thousands nothing is known. */
export const withUnit = String.raw`^\s*(\d{1,12}(?:[.,]\d{1,2})?)\s*([[:alpha:]][[:alpha:].² ³]*)$`

/** Of each field, what some of its values look like. */
export async function sampleFields(db: Database, workspaceId: string, fieldNos: number[]): Promise<FieldFacts[]> {
  if (fieldNos.length === 0) return []
  const { rows } = await sql<FieldFacts>`
    select field.no as field_no, regexp_replace(min(path), '\\[\\d+\\]', '[]', 'g') as template, count(*) as sampled,
      count(distinct as_text) as distinct, bool_or(as_number is not null) as has_number,
      count(*) filter (where as_number is not null or as_text ~ ${withUnit}) as counted, bool_or(currency is not null) as has_currency, coalesce(bool_or(as_number < 0), false) as is_signed
    from unnest(${fieldNos}::integer[]) as field (no) cross join lateral (
      select path, as_text, as_number, currency from cells
      where workspace_id = ${workspaceId} and field_no = field.no and (is_latest or is_current) and as_text is not null
      limit ${sampleSize}) as cell
    group by field.no`.execute(db)
  return rows
}

const mostFrequent = 6

/** Of each field, the values that are most frequent in a sample, the most frequent first. */
export async function frequentValues(db: Database, workspaceId: string, fieldNos: number[]) {
  const { rows } = await sql<{ field_no: number; text: string }>`
    select field.no as field_no, common.text from unnest(${fieldNos}::integer[]) as field (no) cross join lateral (
      select text from (
        select coalesce(text, as_text) as text from cells
        where workspace_id = ${workspaceId} and field_no = field.no and is_latest and as_text is not null
        limit ${sampleSize}) as cell
      group by text order by count(*) desc, text limit ${mostFrequent}) as common`.execute(db)
  return rows
}

/** Of each field of numbers or days, the least and the most: one step in its index for each. */
export async function fieldRanges(
  db: Database,
  workspaceId: string,
  fieldNos: number[],
  part: 'as_number' | 'as_date',
): Promise<{ field_no: number; least: string; most: string }[]> {
  const value = sql.ref(part)
  const first = (direction: 'asc' | 'desc') => sql`(
    select ${part === 'as_date' ? sql`to_char(${value}, 'YYYY-MM-DD')` : sql`${value}::text`} from cells
    where workspace_id = ${workspaceId} and field_no = field.no and is_latest and (is_latest or is_current)
      and as_text is not null and ${value} is not null
    order by cells.${value} ${sql.raw(direction)} limit 1)`
  const { rows } = await sql<{ field_no: number; least: string | null; most: string | null }>`
    select field.no as field_no, ${first('asc')} as least, ${first('desc')} as most
    from unnest(${fieldNos}::integer[]) as field (no)`.execute(db)
  return rows.flatMap(({ field_no, least, most }) =>
    least === null || most === null ? [] : [{ field_no, least, most }],
  )
}

/**
 * Which of the texts are values of which fields: as they are written, where `lower` does not know all of their letters. All others are
 * read from the index alone: a frequent value stands in very many cells.
 */
export async function findValues(db: Database, workspaceId: string, fieldNos: number[], texts: string[]) {
  const { plain = [], other = [] } = Object.groupBy(texts, (text) => (/^[ -~]*$/.test(text) ? 'plain' : 'other'))
  const find = async (wanted: string[], text: RawBuilder<unknown>) => {
    if (wanted.length === 0) return []
    const { rows } = await sql<{ field_no: number; text: string }>`
      select distinct field_no, ${text} as text from cells
      where workspace_id = ${workspaceId} and field_no = any(${fieldNos}::integer[]) and as_text = any(${wanted}::text[])
        and is_latest and as_text is not null
      limit 500`.execute(db)
    return rows
  }
  const found = await Promise.all([find(plain, sql`as_text`), find(other, sql`coalesce(text, as_text)`)])
  return found.flat()
}

/** Of each field, values that begin with one of the texts and go on with another word: one step in the index for each. */
export async function findLonger(
  db: Database,
  workspaceId: string,
  fieldNos: number[],
  texts: string[],
): Promise<Longer[]> {
  if (texts.length === 0) return []
  const next = (above: RawBuilder<unknown>, beginning: RawBuilder<unknown>, no: RawBuilder<unknown>) => sql`(
    select min(as_text) from cells where workspace_id = ${workspaceId} and field_no = ${no} and is_latest
      and (is_latest or is_current) and as_text is not null
      and as_text > ${above} collate "C" and as_text < (${beginning} || '-') collate "C")`
  const { rows } = await sql<Longer>`
    with recursive found (field_no, beginning, text, step) as (
      select field.no, wanted.text, ${next(sql`(wanted.text || ' ')`, sql`wanted.text`, sql`field.no`)}, 1
      from unnest(${fieldNos}::integer[]) as field (no) cross join unnest(${texts}::text[]) as wanted (text)
      union all
      select field_no, beginning, ${next(sql`found.text`, sql`found.beginning`, sql`found.field_no`)}, step + 1
      from found where found.text is not null and step < ${mostLonger})
    select field_no, beginning, text from found where text is not null`.execute(db)
  return rows
}

/** Of each field, short values in which words stand as the patterns say, found by their trigrams. */
export async function findHolding(
  db: Database,
  workspaceId: string,
  fieldNos: number[],
  wanted: { word: string; part: string }[],
): Promise<Holding[]> {
  if (wanted.length === 0 || fieldNos.length === 0) return []
  const patterns = wanted.map(({ part }) => `%${escapeLike(part)}%`)
  const { rows } = await sql<Holding>`
    select wanted.word, cell.field_no, cell.text
    from unnest(${wanted.map(({ word }) => word)}::text[], ${patterns}::text[]) as wanted (word, pattern)
    cross join lateral (
      select distinct field_no, as_text as text from cells
      where workspace_id = ${workspaceId} and field_no = any(${fieldNos}::integer[]) and is_latest
        and (is_latest or is_current) and as_text is not null and whole_text is null
        and coalesce(whole_text, as_text) like wanted.pattern
      limit ${mostHolding}) as cell`.execute(db)
  return rows
}

/** Small letters with a mark, and the letters that people type instead. */
const marked = Array.from({ length: 0x180 - 0xdf }, (_, at) => String.fromCharCode(0xdf + at)).flatMap((letter) => {
  const [bare = ''] = { ł: 'l', ø: 'o', đ: 'd' }[letter] ?? letter.normalize('NFD')
  return /[a-z]/.test(bare) && letter === letter.toLowerCase() ? [[letter, bare] as const] : []
})
const markedLetters = marked.map(([letter]) => letter).join('')
const bareLetters = marked.map(([, bare]) => bare).join('')

/** The same for words that were typed without accents: values that have some are read one by one, as no index knows them so. */
export async function findUnaccented(
  db: Database,
  workspaceId: string,
  fieldNos: number[],
  words: string[],
): Promise<Holding[]> {
  if (words.length === 0 || fieldNos.length === 0) return []
  const { rows } = await sql<Holding>`
    select wanted.word, cell.field_no, cell.text
    from (
      select distinct field_no, as_text as text,
        replace(translate(as_text, ${markedLetters}, ${bareLetters}), 'ß', 'ss') as bare
      from cells
      where workspace_id = ${workspaceId} and field_no = any(${fieldNos}::integer[]) and is_latest
        and (is_latest or is_current) and as_text is not null and as_text ~ '[^ -~]') as cell
    join unnest(${words}::text[], ${words.map((word) => `%${escapeLike(word)}%`)}::text[]) as wanted (word, pattern)
      on cell.bare like wanted.pattern
    limit ${mostHolding}`.execute(db)
  return rows
}

/** A value that holds a word of a question. */
export interface Holding {
  word: string
  field_no: number
  text: string
}

/** For each word. */
const mostHolding = 500

/** A value that begins with words of a question. */
export interface Longer {
  field_no: number
  beginning: string
  text: string
}

/** For each beginning. */
export const mostLonger = 10

/** How many documents have extracted values, up to a number. */
export async function countExtracted(db: Database, workspaceId: string, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select 1 from documents where workspace_id = ${workspaceId} and extraction_count > 0 limit ${most}) as extracted`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** Which documents, of those that nothing was extracted of; all where nothing is said. */
export interface WaitingDocuments {
  ids?: string[] | undefined
  sourceId?: string | undefined
  after?: string | undefined
  before?: string | undefined
}

/** How many documents there are of which nothing was extracted, up to a number. */
export async function countNeverExtracted(
  db: Database,
  workspaceId: string,
  { ids, sourceId, after, before }: WaitingDocuments,
  most: number,
): Promise<number> {
  const said = [
    ...(ids ? [sql`id = any(${ids}::uuid[])`] : []),
    ...(sourceId === undefined ? [] : [sql`source_id = ${sourceId}::uuid`]),
    ...(after === undefined ? [] : [sql`created_at > ${after}::timestamptz`]),
    ...(before === undefined ? [] : [sql`created_at < ${before}::timestamptz`]),
  ]
  const more = said.map((condition) => sql` and ${condition}`)
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select 1 from documents where workspace_id = ${workspaceId} and extraction_count = 0 and status <> 'pending'
        ${sql.join(more, sql``)} limit ${most}) as waiting`.execute(db)
  return rows[0]?.count ?? 0
}

/** Which fields some documents have, in how many of them and how often, and of which kinds these are. */
export async function fieldsWithin(db: Database, workspaceId: string, documentIds: string[]) {
  const documents = sql`from documents where workspace_id = ${workspaceId} and id = any(${documentIds}::uuid[])
    and extraction_count > 0`
  const [fields, kinds] = await Promise.all([
    sql<{ field_no: number; record_count: number; occurrence_count: number }>`
      select field_no, count(distinct document_no)::integer as record_count, count(*)::integer as occurrence_count
      from cells where workspace_id = ${workspaceId} and document_no in (select no ${documents})
        and is_latest and as_text is not null
      group by field_no`.execute(db),
    sql<{ type: string | null; count: number }>`
      select type_detected as type, count(*)::integer as count ${documents} group by type_detected order by 1`.execute(
      db,
    ),
  ])
  return {
    fields: new Map(fields.rows.map(({ field_no, ...counts }) => [field_no, counts])),
    kinds: kinds.rows.flatMap(({ type }) => type ?? []),
    documents: kinds.rows.reduce((sum, { count }) => sum + count, 0),
  }
}

/** Extracted files that are called just so, with or without what stands behind the dot. */
export async function filesCalled(db: Database, workspaceId: string, names: string[], most: number) {
  const begun = names.map((name) => `${name.replace(/[\\%_]/g, '\\$&')}.%`)
  const { rows } = await sql<{ id: string; filename: string }>`
    select id, filename from documents
    where workspace_id = ${workspaceId} and extraction_count > 0
      and (lower(filename) = any(${names}::text[]) or lower(filename) like any(${begun}::text[]))
    order by no limit ${most}`.execute(db)
  return rows
}

/** Extracted files that have one of the words in their names. */
export async function filesHolding(db: Database, workspaceId: string, words: string[], most: number) {
  const { rows } = await sql<{ id: string; filename: string }>`
    select id, filename from documents
    where workspace_id = ${workspaceId} and extraction_count > 0
      and lower(filename) like any(${words.map((word) => `%${escapeLike(word)}%`)}::text[])
    order by no limit ${most}`.execute(db)
  return rows
}

/** Kinds of documents that have been extracted: one step in the index for each, however many documents there are. */
export async function documentKinds(db: Database, workspaceId: string): Promise<string[]> {
  const next = sql`select min(type_detected) from documents where workspace_id = ${workspaceId} and extraction_count > 0`
  const { rows } = await sql<{ type: string }>`
    with recursive kinds (type) as (
      (${next}) union all select (${next} and type_detected > kinds.type) from kinds where kinds.type is not null)
    select type from kinds where type is not null`.execute(db)
  return rows.map(({ type }) => type)
}
