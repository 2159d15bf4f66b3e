import { newId } from '../../src/core/ids.ts'
import { type LeafToSave, saveCells } from '../../src/services/cells/save.ts'
import type { System } from '../../src/services/system.ts'

interface StoredDocument {
  workspaceId: string
  leaves: LeafToSave[]
  filename?: string
  documentType?: string
  schemaId?: string
  sourceId?: string
  /** Of an earlier call: the document is extracted again. */
  documentId?: string
}

/** A document with an extraction, put into the tables as the services would. */
export async function storeDocument(
  { db, clock }: Pick<System, 'db' | 'clock'>,
  input: StoredDocument,
): Promise<{ documentId: string; extractionId: string; fieldCount: number }> {
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
        })
        .execute()
    }
    await tx
      .insertInto('extractions')
      .values({
        ...{ id: extractionId, workspace_id: workspaceId, document_id: documentId, status: 'complete' },
        ...{ schema_source: 'provided', schema_id: input.schemaId ?? null, options: '{}', is_batch: false },
        ...{ ingests: true, estimated_seconds: 1, created_at: now, completed_at: now, updated_at: now },
      })
      .execute()
    const provenance = Object.fromEntries(
      leaves.map(({ path, value }) => [path, { page: 1, quote: value === null ? null : String(value), kind: 'span' }]),
    )
    await tx
      .insertInto('extraction_results')
      .values({
        ...{ extraction_id: extractionId, definition: '{}', data: '{}', confidence: '{}', validation: '{}' },
        provenance: JSON.stringify(provenance),
      })
      .execute()
    const { fieldCount } = await saveCells(tx, {
      ...{ workspaceId, documentId, extractionId, leaves, now },
      documentType: input.documentType ?? null,
      schemaId: input.schemaId ?? null,
    })
    return { documentId, extractionId, fieldCount }
  })
}
