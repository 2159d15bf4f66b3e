import { type RawBuilder, sql } from 'kysely'
import type { Database } from './postgres/database.ts'

export interface TextPart {
  page: number
  child: string | null
  /** Where it begins in the markdown of its document. */
  start: number
  text: string
}

/** Dictionaries of PostgreSQL by the language that a document is in; any other language has its words as written. */
const dictionaries: Record<string, string> = {
  ...{ da: 'danish', de: 'german', el: 'greek', en: 'english', es: 'spanish', fi: 'finnish', fr: 'french' },
  ...{ hu: 'hungarian', it: 'italian', nl: 'dutch', no: 'norwegian', pt: 'portuguese', ro: 'romanian' },
  ...{ ru: 'russian', sv: 'swedish', tr: 'turkish' },
}
const asWritten = 'simple'

/**
 * Part of the statement that keeps what was read: for the document that `whole` names, if it does. To take a text apart is most
 * of its work. So each word of a text is looked at once, since nobody asks how often or where it stands, and stems are
 * made of what came of that (`offset 0` keeps it from being done twice).
 */
export function textInsertion(workspaceId: string, language: string | null, parts: TextPart[]): RawBuilder<unknown> {
  const dictionary = dictionaries[language ?? ''] ?? asWritten
  return sql`
    insert into document_texts (workspace_id, document_id, position, page, child, start, text, words)
    select ${workspaceId}::uuid, whole.id, position, page, child, start, text, case ${dictionary}::text
      when ${asWritten}::text then written.words
      else written.words || to_tsvector(${dictionary}::regconfig, array_to_string(tsvector_to_array(written.words), ' ')) end
    from whole, unnest(
      ${parts.map(({ page }) => page)}::int[], ${parts.map(({ child }) => child)}::text[],
      ${parts.map(({ start }) => start)}::int[], ${parts.map(({ text }) => text)}::text[],
      ${parts.map(({ text }) => differentWords(text))}::text[]
    ) with ordinality as part (page, child, start, text, different, position),
    lateral (select to_tsvector(${asWritten}::regconfig, different) as words offset 0) as written`
}

function differentWords(text: string): string {
  return [...new Set(text.split(/\s+/))].join(' ')
}

/** The ids of documents whose text has all the words. Pages that are not paid are not shown, so they are not found. */
export function documentsSaying(workspaceId: string, text: string): RawBuilder<unknown> {
  return sql`select document_id from document_texts
    join documents as said on said.workspace_id = document_texts.workspace_id and said.id = document_id and said.pages_paid
    where document_texts.workspace_id = ${workspaceId} and words @@ ${wordsOf(text)}`
}

/** The words as written, or their stems in one of the languages; each way once, since most words have few. */
function wordsOf(text: string): RawBuilder<unknown> {
  const each = [asWritten, ...Object.values(dictionaries)].map(
    (dictionary) => sql`(plainto_tsquery(${dictionary}::regconfig, ${text}))`,
  )
  return sql`(select string_agg(distinct '(' || way::text || ')', ' | ')::tsquery
    from (values ${sql.join(each)}) as ways (way) where numnode(way) > 0)`
}

export interface FoundText extends TextPart {
  document_id: string
  /** Some words of the text around those that were searched for. */
  fragment: string
}

/** Of each of the documents the first part that has all the words. */
export async function findTexts(
  db: Database,
  workspaceId: string,
  documentIds: string[],
  text: string,
): Promise<FoundText[]> {
  if (documentIds.length === 0) return []
  // Looking for the best fragment of several ways to say a text takes time and memory without bounds: the words as written do.
  const shape = `MaxFragments=1,MinWords=12,MaxWords=30,StartSel="",StopSel=""`
  const { rows } = await sql<FoundText>`
    with sought as materialized (select ${wordsOf(text)} as query),
    first as (
      select distinct on (document_id) document_texts.* from document_texts, sought
      where workspace_id = ${workspaceId} and document_id = any(${documentIds}::uuid[]) and words @@ query
      order by document_id, position
    )
    select document_id, page, child, start, text,
      ts_headline(${asWritten}::regconfig, text, plainto_tsquery(${asWritten}::regconfig, ${text}), ${shape}) as fragment
    from first`.execute(db)
  return rows
}
