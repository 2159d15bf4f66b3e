import type { SearchResult } from '../../contract/search.ts'
import { searchFields } from '../../storage/fields.ts'
import {
  type FoundCell,
  type NamedDocument,
  pattern,
  searchCells,
  searchDocuments,
  searchSchemas,
  searchSources,
  searchTexts,
} from '../../storage/search.ts'
import { valueIn } from '../cells/read-cells.ts'
import { foldText } from '../cells/read-value.ts'
import type { Context } from '../context.ts'
import { findSnippets } from '../documents/find-snippets.ts'
import { presentField } from '../fields/manage.ts'

const defaultLimit = 20

/** Everything of the workspace that is called like that or holds it. */
export async function searchWorkspace(ctx: Context, q: string, limit = defaultLimit): Promise<SearchResult> {
  const { db } = ctx.system
  const search = { workspaceId: ctx.workspaceId, text: foldText(q), limit }
  const [called, cells, saying, sources, schemas, fields] = await Promise.all([
    searchDocuments(db, search),
    searchCells(db, search),
    searchTexts(db, { ...search, text: q }),
    searchSources(db, search),
    searchSchemas(db, search),
    searchFields(db, ctx.workspaceId, {
      ...{ name: pattern(search.text.replaceAll(' ', '_')), label: pattern(search.text), limit },
    }),
  ])
  // Those that are called like that come first.
  const found = new Map<string, NamedDocument>([...called, ...cells, ...saying].map((each) => [each.id, each]))
  const documents = [...found.values()].slice(0, limit)
  const snippets = await findSnippets(
    ctx,
    documents.map(({ id }) => id),
    q,
  )
  return {
    documents: documents.map((document) => ({
      id: document.id,
      ...{ filename: document.filename, name: document.filename },
      ...{ sourceId: document.source_id, sourceName: document.source_name },
      ...(snippets.has(document.id) && { snippet: snippets.get(document.id) }),
      type: document.type_detected,
      status: document.status,
      created_at: document.created_at.toISOString(),
      links: { self: `/v1/documents/${document.id}` },
    })),
    fieldMatches: cells.slice(0, limit).map(presentMatch),
    sources: sources.map((source) => ({ ...source, links: { self: `/v1/sources/${source.id}` } })),
    schemas: schemas.map((schema) => ({ ...schema, links: { self: `/v1/schemas/${schema.id}` } })),
    fields: fields.map((field) => ({
      ...presentField(field),
      ...{ canonicalName: field.canonical_name, displayName: field.display_name },
      documentCount: field.occurrence_count,
    })),
  }
}

function presentMatch(cell: FoundCell): SearchResult['fieldMatches'][number] {
  const { id, filename, canonical_name: field, path, confidence, extraction_id } = cell
  const value = valueIn(cell)
  return {
    ...{ document_id: id, filename, field, path, value, confidence, extraction_id },
    ...{ resolvedFieldId: cell.field_id, displayName: cell.display_name, documentCount: cell.occurrence_count },
    ...{ matchedValue: String(value), filterable: true },
    links: { document: `/v1/documents/${id}`, extraction: `/v1/extractions/${extraction_id}` },
  }
}
