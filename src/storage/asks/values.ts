import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../postgres/database.ts'
import { escapeLike } from '../record-filter/condition.ts'

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
  /** Whether all are days, or times of day. */
  is_dated: boolean
  /** The documents that state it, parted by commas, where all were looked at. */
  stated_in: string | null
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
      count(*) filter (where as_number is not null or as_text ~ ${withUnit}) as counted, bool_or(currency is not null) as has_currency, coalesce(bool_or(as_number < 0), false) as is_signed,
      bool_and(as_date is not null or as_text ~ '^\\d{4}-\\d\\d-\\d\\d') as is_dated,
      case when count(*) < ${sampleSize} then string_agg(distinct document_no::text, ',') end as stated_in
    from unnest(${fieldNos}::integer[]) as field (no) cross join lateral (
      select path, as_text, as_number, as_date, currency, document_no from cells
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

/** What stands on the page before a value of a field. */
export interface TextBefore {
  field_no: number
  before: string
}

/** Of each field, the text before some of its values, as far as it can hold the head of a table. */
export async function textsBefore(db: Database, workspaceId: string, fieldNos: number[]): Promise<TextBefore[]> {
  if (fieldNos.length === 0) return []
  const { rows } = await sql<TextBefore>`
    select field.no as field_no, right(left(page.text, cell.span_start - page.start), ${mostBefore}) as before
    from unnest(${fieldNos}::integer[]) as field (no)
    cross join lateral (
      select * from (
        select document_no, span_start, child from cells
        where workspace_id = ${workspaceId} and field_no = field.no and is_latest and as_text is not null
        limit ${mostLookedAt}) as looked
      where span_start is not null and child is null
      limit ${mostPages}) as cell
    join documents on documents.no = cell.document_no
    cross join lateral (
      select text, start from document_texts
      where workspace_id = ${workspaceId} and document_id = documents.id and child is null and start <= cell.span_start
      order by start desc limit 1) as page`.execute(db)
  return rows
}

const mostBefore = 4000
const mostPages = 8
/** A field that is never cited from a page must not be looked for in all documents. */
const mostLookedAt = 200
