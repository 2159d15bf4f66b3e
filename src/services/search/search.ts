import type { SearchResult } from '../../contract/search.ts'
import { searchFields } from '../../storage/fields.ts'
import {
  type FoundCell,
  pattern,
  searchCells,
  searchDocuments,
  searchSchemas,
  searchSources,
} from '../../storage/search.ts'
import { valueIn } from '../cells/read-cells.ts'
import { foldText } from '../cells/read-value.ts'
import type { Context } from '../context.ts'
import { presentField } from '../fields/present.ts'

const defaultLimit = 20

/** Everything of the workspace that is called like that or holds it. */
export async function searchWorkspace(ctx: Context, q: string, limit = defaultLimit): Promise<SearchResult> {
  const { db } = ctx.system
  const search = { workspaceId: ctx.workspaceId, text: foldText(q), limit }
  const [called, cells, sources, schemas, fields] = await Promise.all([
    searchDocuments(db, search),
    searchCells(db, search),
    searchSources(db, search),
    searchSchemas(db, search),
    searchFields(db, ctx.workspaceId, {
      ...{ name: pattern(search.text.replaceAll(' ', '_')), label: pattern(search.text), limit },
    }),
  ])
  // Those that are called like that come first.
  const documents = new Map([...called, ...cells].map((document) => [document.id, document]))
  return {
    documents: [...documents.values()].slice(0, limit).map((document) => ({
      id: document.id,
      filename: document.filename,
      type: document.type_detected,
      status: document.status,
      created_at: document.created_at.toISOString(),
      links: { self: `/v1/documents/${document.id}` },
    })),
    fieldMatches: cells.slice(0, limit).map(presentMatch),
    sources: sources.map((source) => ({ ...source, links: { self: `/v1/sources/${source.id}` } })),
    schemas: schemas.map((schema) => ({ ...schema, links: { self: `/v1/schemas/${schema.id}` } })),
    fields: fields.map(presentField),
  }
}

function presentMatch(cell: FoundCell): SearchResult['fieldMatches'][number] {
  const { id, filename, canonical_name: field, path, confidence, extraction_id } = cell
  return {
    ...{ document_id: id, filename, field, path, value: valueIn(cell), confidence, extraction_id },
    links: { document: `/v1/documents/${id}`, extraction: `/v1/extractions/${extraction_id}` },
  }
}
