import type { Child, DocumentView, Failure, ProcessingStep } from '../../contract/documents.ts'
import type { Problem } from '../../document/problem.ts'
import type { DocumentRow } from '../../storage/documents.ts'
import type { UploadSessionRow } from '../../storage/upload-sessions.ts'

/** The document as callers see it. */
export function presentDocument(row: DocumentRow, sourceName: string | null): DocumentView {
  return {
    ...presentFacts(row),
    status: row.status as DocumentView['status'],
    sha256: row.sha256?.toString('hex') ?? null,
    source: row.source_id === null ? null : { id: row.source_id, name: sourceName ?? '' },
    batch_id: row.batch_id,
    metadata: row.metadata as DocumentView['metadata'],
    error: row.error as Failure | null,
    problems: (row.problems as unknown as Problem[]).map(({ page, message }) => ({
      ...(page !== undefined && { page }),
      message,
    })),
    field_count: row.field_count,
    extraction_count: row.extraction_count,
    latest_extraction_id: row.latest_extraction_id,
    processing_log: row.processing_log as unknown as ProcessingStep[],
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    links: linksOf(row.id),
  }
}

/** A document whose file somebody is to upload by a link. */
export function presentAwaited({ document_id: id, filename, created_at }: UploadSessionRow): DocumentView {
  const time = created_at.toISOString()
  return {
    ...{
      id,
      filename,
      status: 'pending_upload',
      problems: [],
      field_count: 0,
      extraction_count: 0,
      processing_log: [],
    },
    ...{ created_at: time, updated_at: time, links: linksOf(id) },
  }
}

function linksOf(id: string): DocumentView['links'] {
  const self = `/v1/documents/${id}`
  return { self, markdown: `${self}/markdown`, extractions: `/v1/extractions?document_id=${id}` }
}

/** What answers about its content say of it. */
export function presentFacts(row: DocumentRow) {
  const children = row.children as unknown as Child[]
  return {
    id: row.id,
    filename: row.filename,
    pages: row.pages,
    size_bytes: row.size_bytes,
    mime_type: row.mime_type,
    type_detected: row.type_detected,
    language_detected: row.language_detected,
    ...(children.length > 0 && { children }),
  }
}
