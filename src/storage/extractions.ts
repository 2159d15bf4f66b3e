import { type Insertable, type Selectable, type SelectQueryBuilder, sql, type Updateable } from 'kysely'
import { auditInsertion, type NewAuditEntry } from './audit-log.ts'
import { type DocumentRow, isCalled } from './documents.ts'
import { type KeysetWindow, withinWindow } from './keyset.ts'
import type { Database, Tx } from './postgres/database.ts'
import type { DB } from './postgres/schema.ts'

export type ExtractionRow = Selectable<DB['extractions']>
export type ExtractionResultRow = Selectable<DB['extraction_results']>

/** With what the audit log says of it. */
export async function insertExtraction(
  tx: Tx,
  extraction: Insertable<DB['extractions']>,
  audited: NewAuditEntry[],
): Promise<ExtractionRow> {
  return tx
    .with('added', (db) => db.insertInto('extractions').values(extraction).returningAll())
    .with('audited', () => sql<object>`(${auditInsertion(audited, sql`added`)})`)
    .selectFrom('added')
    .selectAll()
    .executeTakeFirstOrThrow()
}

type NewRow = Insertable<DB['extractions']>
type OwnColumns = Pick<NewRow, 'id' | 'document_id' | 'ingests' | 'reservation_id' | 'estimated_seconds'>

/** Rows that have all but these columns in common, which are sent once: definitions can be long. */
export async function insertExtractions(
  tx: Tx,
  shared: Omit<NewRow, keyof OwnColumns>,
  each: OwnColumns[],
): Promise<void> {
  const names = Object.keys(shared) as (keyof typeof shared)[]
  await tx
    .insertInto('extractions')
    .columns([...names, 'id', 'document_id', 'ingests', 'reservation_id', 'estimated_seconds'])
    .expression(
      sql`
        select ${sql.join(names.map((name) => shared[name]))}, each.*
        from json_to_recordset(${JSON.stringify(each)}) as each(
          id uuid, document_id uuid, ingests boolean, reservation_id uuid, estimated_seconds real)`,
    )
    .execute()
}

export async function findExtraction(
  db: Database | Tx,
  workspaceId: string,
  id: string,
): Promise<ExtractionRow | undefined> {
  return db
    .selectFrom('extractions')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The one of a document that was asked for last, also when it has not ended yet. */
export async function newestExtraction(
  db: Database,
  workspaceId: string,
  documentId: string,
): Promise<ExtractionRow | undefined> {
  return db
    .selectFrom('extractions')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('document_id', '=', documentId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Of a document, all of them: nobody else changes one until the transaction ends. */
export async function lockExtractionsOf(tx: Tx, workspaceId: string, documentId: string): Promise<ExtractionRow[]> {
  return tx
    .selectFrom('extractions')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('document_id', '=', documentId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Nobody else changes it until the transaction ends. */
export async function lockExtraction(tx: Tx, workspaceId: string, id: string): Promise<ExtractionRow | undefined> {
  return tx
    .selectFrom('extractions')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Of all who lock the content of an extraction's document, one goes on at a time. */
export async function lockContentOf(tx: Tx, workspaceId: string, id: string): Promise<void> {
  await sql`
    select from documents d cross join lateral lock_content(d.workspace_id, d.sha256)
    where d.workspace_id = ${workspaceId}
      and d.id = (select document_id from extractions where workspace_id = ${workspaceId} and id = ${id})`.execute(tx)
}

/** For its worker, which knows the extraction from its task. */
export async function loadExtraction(db: Database | Tx, id: string): Promise<ExtractionRow | undefined> {
  return db.selectFrom('extractions').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Those of the documents that somebody has extracted from before. */
export async function documentsBy(
  db: Database,
  workspaceId: string,
  documentIds: string[],
  principalId: string,
): Promise<Set<string>> {
  const found = await db
    .selectFrom('extractions')
    .select('document_id')
    .distinct()
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`document_id = any(${documentIds}::uuid[])`)
    .where('principal_id', '=', principalId)
    .execute()
  return new Set(found.map(({ document_id }) => document_id))
}

/** What an idempotent request has begun since then. One that is older or has failed gives its key back. */
export async function findSubmission(
  tx: Tx,
  workspaceId: string,
  key: Buffer,
  since: Date,
): Promise<ExtractionRow | undefined> {
  const found = await tx
    .selectFrom('extractions')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('submission_key', '=', key)
    .executeTakeFirst()
  if (found === undefined || (found.created_at > since && found.status !== 'failed')) return found
  await updateExtraction(tx, found.id, { submission_key: null })
  return undefined
}

export async function updateExtraction(
  tx: Tx,
  id: string,
  change: Updateable<DB['extractions']>,
): Promise<ExtractionRow | undefined> {
  return tx.updateTable('extractions').set(change).where('id', '=', id).returningAll().executeTakeFirst()
}

export async function saveResults(tx: Tx, results: ExtractionResultRow[]): Promise<void> {
  await sql`/* sheaf:save-results */
    insert into extraction_results as r select * from json_populate_recordset(
      null::extraction_results, ${JSON.stringify(results)})
    on conflict (extraction_id) do update set definition = excluded.definition, validation = excluded.validation`.execute(
    tx,
  )
}

export interface CorrectedExtraction {
  id: string
  locked_fields: string[]
  confidence_overall: number
  confidence_lowest: number | null
}

/** Of one workspace, whose rows the transaction has locked. */
export async function updateCorrected(tx: Tx, corrected: CorrectedExtraction[], now: Date): Promise<void> {
  await sql`
    update extractions set locked_fields = c.locked_fields, confidence_overall = c.confidence_overall,
      confidence_lowest = c.confidence_lowest, updated_at = ${now}
    from json_populate_recordset(null::extractions, ${JSON.stringify(corrected)}) as c
    where extractions.id = c.id`.execute(tx)
}

/** What an extraction came of and, once it has ended well, what it found besides its values. */
export async function findDocumentWithResult(
  db: Database,
  workspaceId: string,
  { id, document_id: documentId }: Pick<ExtractionRow, 'id' | 'document_id'>,
): Promise<{ document: DocumentRow; result: Omit<ExtractionResultRow, 'extraction_id'> | undefined } | undefined> {
  const row = await db
    .selectFrom('documents')
    .leftJoin('extraction_results as result', (join) => join.on('result.extraction_id', '=', id))
    .selectAll('documents')
    .select(['result.definition', 'result.validation'])
    .where('documents.workspace_id', '=', workspaceId)
    .where('documents.id', '=', documentId)
    .executeTakeFirst()
  if (row === undefined) return
  const { definition, validation, ...document } = row
  return { document, result: definition === null || validation === null ? undefined : { definition, validation } }
}

export async function findResults(db: Database | Tx, extractionIds: string[]): Promise<ExtractionResultRow[]> {
  if (extractionIds.length === 0) return []
  return db
    .selectFrom('extraction_results')
    .selectAll()
    .where('extraction_id', '=', sql<string>`any(${extractionIds}::uuid[])`)
    .execute()
}

/** Other extractions of the same content that have ended well. */
export async function findSiblings(
  tx: Tx,
  workspaceId: string,
  content: Buffer,
  but: string,
): Promise<ExtractionRow[]> {
  return tx
    .selectFrom('extractions')
    .selectAll('extractions')
    .innerJoin('documents', 'documents.id', 'extractions.document_id')
    .where('extractions.workspace_id', '=', workspaceId)
    .where('documents.workspace_id', '=', workspaceId)
    .where('documents.sha256', '=', content)
    .where('extractions.status', '=', 'complete')
    .where('extractions.id', '!=', but)
    .orderBy('extractions.id')
    .forUpdate('extractions')
    .execute()
}

/** Unfinished ones of a document, to be called off with it. */
export async function unfinishedOf(
  db: Database | Tx,
  workspaceId: string,
  documentId: string,
): Promise<ExtractionRow[]> {
  return db
    .selectFrom('extractions')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('document_id', '=', documentId)
    .where('status', '=', 'processing')
    .orderBy('id')
    .execute()
}

/** Those of jobs that have not ended, to be called off with them. */
export async function unfinishedOfJobs(tx: Tx, jobIds: string[]): Promise<ExtractionRow[]> {
  if (jobIds.length === 0) return []
  return tx
    .selectFrom('extractions')
    .selectAll()
    .where('job_id', 'in', jobIds)
    .where('status', '=', 'processing')
    .orderBy('id')
    .execute()
}

export interface ExtractionFilters {
  documentId?: string | undefined
  schemaId?: string | undefined
  status?: string | undefined
  after?: Date | undefined
  before?: Date | undefined
  search?: string | undefined
}

export type ListedExtraction = ExtractionRow &
  Pick<DB['documents'], 'filename' | 'pages' | 'language_detected' | 'type_detected'>

export async function selectExtractions(
  db: Database,
  workspaceId: string,
  filters: ExtractionFilters,
  window: KeysetWindow,
): Promise<ListedExtraction[]> {
  const query = narrowed(
    db
      .selectFrom('extractions')
      .innerJoin('documents', 'documents.id', 'extractions.document_id')
      .selectAll('extractions')
      .select(['documents.filename', 'documents.pages', 'documents.language_detected', 'documents.type_detected'])
      .where('extractions.workspace_id', '=', workspaceId),
    filters,
  )
  return withinWindow(query, window, 'extractions').execute()
}

export async function countExtractions(db: Database, workspaceId: string, filters: ExtractionFilters): Promise<number> {
  const query = db
    .selectFrom('extractions')
    .innerJoin('documents', 'documents.id', 'extractions.document_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('extractions.workspace_id', '=', workspaceId)
  return (await narrowed(query, filters).executeTakeFirstOrThrow()).count
}

function narrowed<O>(query: SelectQueryBuilder<DB, 'extractions' | 'documents', O>, filters: ExtractionFilters) {
  const { documentId, schemaId, status, after, before, search } = filters
  return query
    .$if(documentId !== undefined, (q) => q.where('extractions.document_id', '=', documentId ?? ''))
    .$if(schemaId !== undefined, (q) => q.where('extractions.schema_id', '=', schemaId ?? ''))
    .$if(status !== undefined, (q) => q.where('extractions.status', '=', status ?? ''))
    .$if(after !== undefined, (q) => q.where('extractions.created_at', '>=', after ?? new Date(0)))
    .$if(before !== undefined, (q) => q.where('extractions.created_at', '<', before ?? new Date(0)))
    .$if(search !== undefined, (q) => q.where(isCalled(search ?? '')))
}
