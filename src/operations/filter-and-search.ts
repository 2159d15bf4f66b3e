import { filterBody, filterQuery, filterResultSchema } from '../contract/filter.ts'
import { searchQuery, searchResultSchema } from '../contract/search.ts'
import { filterTables } from '../services/exports/filter-tables.ts'
import { filterDocuments } from '../services/records/filter.ts'
import { searchWorkspace } from '../services/search/search.ts'
import { scope } from './access.ts'
import { type Operation, operation } from './operation.ts'

const common = { api: 'platform', access: scope('read'), tag: 'Filter and search' } as const

export const recordOperations: Operation[] = [
  operation({
    ...common,
    method: 'POST',
    path: '/v1/documents/filter',
    name: 'filterDocuments',
    call: 'documents.filter',
    summary: 'Filter documents by their values',
    description:
      'Rows of values of documents that have been extracted: no model, no credits. A condition on a field that is not there, or ' +
      'on a value that cannot be compared, matches nothing and says why in `warnings`.',
    query: filterQuery,
    body: filterBody,
    output: filterResultSchema,
    handle: ({ ctx, body }) => filterDocuments(ctx, body),
    tables: ({ ctx, body }) => filterTables(ctx, body),
  }),
  operation({
    ...common,
    method: 'GET',
    path: '/v1/search',
    name: 'search',
    call: 'search',
    summary: 'Search everywhere',
    description: 'Documents, values, sources, schemas and fields that are called like that or hold it.',
    query: searchQuery,
    output: searchResultSchema,
    handle: ({ ctx, query }) => searchWorkspace(ctx, query.q, query.limit),
  }),
]
