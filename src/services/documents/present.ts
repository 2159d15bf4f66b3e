import type { Child, DocumentView, Failure, ProcessingStep } from '../../contract/documents.ts'
import type { Problem } from '../../document/problem.ts'
import type { DocumentRow } from '../../storage/documents.ts'

/** The document as callers see it. */
export function presentDocument(row: DocumentRow, sourceName: string | null): DocumentView {
  const self = `/v1/documents/${row.id}`
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
    links: { self, markdown: `${self}/markdown`, extractions: `/v1/extractions?document_id=${row.id}` },
  }
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
