import { idParams } from '../contract/common.ts'
import {
  correctionBody,
  dataQuery,
  extractionListSchema,
  extractionQuery,
  extractionSchema,
  includeQuery,
  versionListSchema,
  versionQuery,
} from '../contract/extractions.ts'
import { correctExtraction } from '../services/extractions/correct.ts'
import { getData } from '../services/extractions/data.ts'
import { getExtraction, listExtractions } from '../services/extractions/list.ts'
import { getVersions } from '../services/extractions/versions.ts'
import { scope } from './access.ts'
import { attachment } from './attachment.ts'
import { fileOperation, type Operation, operation } from './operation.ts'

const common = { api: 'platform', tag: 'Extractions' } as const
const read = { access: scope('read'), method: 'GET' } as const

export const extractionOperations: Operation[] = [
  operation({
    ...common,
    ...read,
    path: '/v1/extractions',
    name: 'listExtractions',
    call: 'extractions.list',
    summary: 'List extractions',
    query: extractionQuery,
    output: extractionListSchema,
    handle: ({ ctx, query }) => listExtractions(ctx, query),
  }),
  operation({
    ...common,
    ...read,
    path: '/v1/extractions/:id',
    name: 'getExtraction',
    call: 'extractions.get',
    summary: 'An extraction with its data',
    params: idParams,
    query: includeQuery,
    output: extractionSchema,
    handle: ({ ctx, params, query }) => getExtraction(ctx, params.id, query.include?.split(',') ?? []),
  }),
  fileOperation({
    ...common,
    ...read,
    path: '/v1/extractions/:id/data',
    name: 'getExtractionData',
    call: 'extractions.data',
    summary: 'The data alone, as JSON or CSV',
    description: 'As CSV there is a row for each item of the longest list, with all else repeated.',
    params: idParams,
    query: dataQuery,
    mediaTypes: ['application/json', 'text/csv'],
    async handle({ ctx, params, query: { format, escape_formulas } }) {
      const body = await getData(ctx, params.id, { format, escapeFormulas: escape_formulas !== 'false' })
      if (format === 'json') return { contentType: 'application/json; charset=utf-8', body }
      const headers = { 'content-disposition': attachment(`extraction-${params.id}.csv`) }
      return { contentType: 'text/csv; charset=utf-8', headers, body }
    },
  }),
  operation({
    ...common,
    method: 'PATCH',
    access: scope('write'),
    path: '/v1/extractions/:id/data',
    name: 'correctExtraction',
    call: 'extractions.correct',
    summary: 'Correct values',
    description:
      'A corrected field has the confidence 1, counts as locked, and is never overwritten by a later run over the same ' +
      'content. Every version of a value is kept.',
    params: idParams,
    body: correctionBody,
    output: extractionSchema,
    handle: ({ ctx, params, body }) => correctExtraction(ctx, params.id, body),
  }),
  operation({
    ...common,
    ...read,
    path: '/v1/extractions/:id/versions',
    name: 'listValueVersions',
    call: 'extractions.versions',
    summary: 'All versions of corrected values',
    params: idParams,
    query: versionQuery,
    output: versionListSchema,
    handle: ({ ctx, params, query }) => getVersions(ctx, params.id, query.field),
  }),
]
