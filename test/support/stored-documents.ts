import { newId } from '../../src/core/ids.ts'
import type { Provenance } from '../../src/extract/extraction.ts'
import type { DataLeaf } from '../../src/services/cells/leaves.ts'
import { saveCells } from '../../src/services/cells/save.ts'
import type { System } from '../../src/services/system.ts'

interface StoredDocument {
  workspaceId: string
  leaves: DataLeaf[]
  filename?: string
  documentType?: string
  schemaId?: string
  sourceId?: string
  /** Of its content. */
  sha256?: Buffer
  /** Of an earlier call: the document is extracted again. */
  documentId?: string
}

/** A document with an extraction, put into the tables as the services would. */
export async function storeDocument(
  { db, clock }: Pick<System, 'db' | 'clock'>,
  input: StoredDocument,
): Promise<{ documentId: string; extractionId: string }> {
  const { workspaceId, leaves } = input
  const now = clock.now()
  const documentId = input.documentId ?? newId()
  const extractionId = newId()
  return db.transaction().execute(async (tx) => {
    if (input.documentId === undefined) {
      await tx
        .insertInto('documents')
        .values({
          ...{ id: documentId, workspace_id: workspaceId, filename: input.filename ?? 'invoice.pdf' },
          ...{ status: 'completed', max_file_bytes: 1, created_at: now, updated_at: now },
          ...{ source_id: input.sourceId ?? null, type_detected: input.documentType ?? null },
          sha256: input.sha256 ?? null,
        })
        .execute()
    }
    // One at a time speaks of a document.
    const document = await tx
      .updateTable('documents')
      .set({ extraction_count: 1 })
      .where('id', '=', documentId)
      .returningAll()
      .executeTakeFirstOrThrow()
    const extraction = await tx
      .insertInto('extractions')
      .values({
        ...{ id: extractionId, workspace_id: workspaceId, document_id: documentId, status: 'complete' },
        ...{ schema_source: 'provided', schema_id: input.schemaId ?? null, options: '{}', is_batch: false },
        ...{ ingests: true, estimated_seconds: 1, created_at: now, completed_at: now, updated_at: now },
        ...{ is_current: true, confidence_overall: 1 },
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('extraction_results')
      .values({ extraction_id: extractionId, definition: '{}', validation: '{}' })
      .execute()
    const located = leaves.map((leaf) => ({ place: placeOf(leaf), ...leaf }))
    await saveCells(tx, { workspaceId, records: [{ document, extraction, leaves: located }], now })
    return { documentId, extractionId }
  })
}

function placeOf({ value }: DataLeaf): Provenance {
  return {
    ...{ page: 1, bbox: null, quote: value === null ? null : String(value), start: null, end: null, section: null },
    ...{ kind: 'span', resolver: 'embedded' },
  }
}

/** A value of a document as it is extracted, of the type that it looks like. */
export function leaf(path: string, value: string | number): DataLeaf {
  const isDate = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
  return { path, value, dataType: typeof value === 'number' ? 'number' : isDate ? 'date' : 'string', confidence: 0.95 }
}
