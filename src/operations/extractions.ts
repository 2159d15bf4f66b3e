import { z } from 'zod'
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
import { extractionTables } from '../services/exports/extraction-tables.ts'
import { correctExtraction } from '../services/extractions/correct.ts'
import { getData } from '../services/extractions/data.ts'
import { getExtraction, listExtractions } from '../services/extractions/list.ts'
import { getVersions } from '../services/extractions/versions.ts'
import { scope } from './access.ts'
import { type Operation, operation } from './operation.ts'

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
    handle: ({ ctx, params, query }) => getExtraction(ctx, params.id, query.include?.split(',') ?? [], query.rows),
  }),
  operation({
    ...common,
    ...read,
    path: '/v1/extractions/:id/data',
    name: 'getExtractionData',
    call: 'extractions.data',
    summary: 'The data alone',
    description:
      'As JSON, as CSV with a row for each item of the longest list and all else repeated, or as a workbook with a sheet for each list.',
    params: idParams,
    query: dataQuery,
    output: z.unknown(),
    handle: ({ ctx, params, query }) => getData(ctx, params.id, query.rows),
    tables: ({ ctx, params }) => extractionTables(ctx, params.id),
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
