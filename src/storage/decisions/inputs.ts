import { type RawBuilder, sql } from 'kysely'
import type { ExtractionRow } from '../extractions.ts'
import type { Database, Tx } from '../postgres/database.ts'

export type InputRow = Pick<ExtractionRow, 'no' | 'id' | 'document_id' | 'confidence_overall' | 'status'> & {
  filename: string
  sha256: Buffer | null
}

/** Which records: extractions by number, the newest of documents by number, or all of a pipeline. */
export type InputScope = { extractionNos: number[] } | { documentNos: number[] } | { pipelineId: string }

/** One record for each document, the newest, in the order in which documents came. */
export async function selectInputs(
  db: Database,
  workspaceId: string,
  scope: InputScope,
  { documentIds, limit }: { documentIds: string[] | undefined; limit: number },
): Promise<InputRow[]> {
  const { rows } = await sql<InputRow>`
    select * from (
      select distinct on (documents.no) extractions.no, extractions.id, extractions.document_id,
        extractions.confidence_overall, extractions.status, documents.filename, documents.sha256
      from extractions join documents on documents.workspace_id = extractions.workspace_id and documents.id = extractions.document_id
      where extractions.workspace_id = ${workspaceId} and extractions.status = 'complete' and ${within(scope)}
        and (${documentIds ?? null}::uuid[] is null or extractions.document_id = any(${documentIds ?? null}::uuid[]))
      order by documents.no, extractions.created_at desc, extractions.id desc) newest
    limit ${limit}`.execute(db)
  return rows
}

function within(scope: InputScope): RawBuilder<boolean> {
  if ('extractionNos' in scope) return sql`extractions.no = any(${scope.extractionNos}::bigint[])`
  if ('documentNos' in scope) return sql`documents.no = any(${scope.documentNos}::bigint[])`
  return sql`extractions.pipeline_id = ${scope.pipelineId}`
}

export interface PageExtent {
  document_id: string
  page: number
  start: number
  end: number
}

/** Where the pages of documents lie in their markdown. Offsets count as JavaScript does: what lies beyond U+FFFF counts twice. */
export async function selectPageExtents(
  db: Database | Tx,
  workspaceId: string,
  documentIds: string[],
): Promise<PageExtent[]> {
  const { rows } = await sql<PageExtent>`
    select document_id, page, min(start) as start,
      max(start + char_length(text) + char_length(regexp_replace(text, '[\\U00000001-\\U0000FFFF]', '', 'g'))) as "end"
    from document_texts
    where workspace_id = ${workspaceId} and document_id = any(${documentIds}::uuid[]) and child is null
    group by document_id, page order by document_id, page`.execute(db)
  return rows
}
