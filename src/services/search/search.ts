import type { SearchResult } from '../../contract/search.ts'
import { searchDocuments, searchFields, searchRecords, searchSchemas, searchSources } from '../../storage/search.ts'
import { readLeaves } from '../cells/kept-leaves.ts'
import { foldText, textOf } from '../cells/read-value.ts'
import type { Context } from '../context.ts'
import { presentField } from '../fields/present.ts'

const defaultLimit = 20

/** Everything of the workspace that is called like that or holds it. */
export async function searchWorkspace(ctx: Context, q: string, limit = defaultLimit): Promise<SearchResult> {
  const { db } = ctx.system
  const search = { workspaceId: ctx.workspaceId, text: foldText(q), limit }
  const [called, records, sources, schemas, fields] = await Promise.all([
    searchDocuments(db, search),
    searchRecords(db, search),
    searchSources(db, search),
    searchSchemas(db, search),
    searchFields(db, search),
  ])
  // Those that are called like that come first.
  const documents = new Map([...called, ...records].map((document) => [document.id, document]))
  return {
    documents: [...documents.values()].slice(0, limit).map((document) => ({
      id: document.id,
      filename: document.filename,
      type: document.type_detected,
      status: document.status,
      created_at: document.created_at.toISOString(),
      links: { self: `/v1/documents/${document.id}` },
    })),
    fieldMatches: records.flatMap((record) => matchesIn(record, search.text)).slice(0, limit),
    sources: sources.map((source) => ({ ...source, links: { self: `/v1/sources/${source.id}` } })),
    schemas: schemas.map((schema) => ({ ...schema, links: { self: `/v1/schemas/${schema.id}` } })),
    fields: fields.map(presentField),
  }
}

function matchesIn(
  record: { id: string; filename: string; leaves: string },
  text: string,
): SearchResult['fieldMatches'] {
  const holds = (value: unknown) => value !== null && foldText(textOf(value)).includes(text)
  return readLeaves(record.leaves)
    .filter(({ value }) => [value].flat().some(holds))
    .map(({ name, path, value, confidence, extractionId }) => ({
      ...{ document_id: record.id, filename: record.filename, field: name, path, value, confidence },
      extraction_id: extractionId,
      links: { document: `/v1/documents/${record.id}`, extraction: `/v1/extractions/${extractionId}` },
    }))
}
