import { deletedSchema, idParams } from '../contract/common.ts'
import { listQuery } from '../contract/lists.ts'
import {
  createReferenceBody,
  referenceCsvQuery,
  referenceDataListSchema,
  referenceDataSchema,
  referenceRowsSchema,
  replaceRowsBody,
  rowsQuery,
} from '../contract/reference-data.ts'
import { exportCsv } from '../services/reference-data/export-csv.ts'
import {
  deleteReferenceData,
  getReferenceData,
  listReferenceData,
  listRows,
} from '../services/reference-data/manage.ts'
import { createReferenceData, replaceRows } from '../services/reference-data/save.ts'
import { scope } from './access.ts'
import { arrived } from './arrived-file.ts'
import { attachment } from './attachment.ts'
import { type FileFields, fileOperation, type Operation, operation } from './operation.ts'

const reads = { api: 'platform', tag: 'Reference data', access: scope('read') } as const
const writes = { ...reads, access: scope('write') } as const
const files: FileFields = { file: { max: 1, maxBytes: ({ settings }) => settings.referenceMaxBytes } }

export const referenceDataOperations: Operation[] = [
  operation({
    ...writes,
    method: 'POST',
    path: '/v1/reference-data',
    name: 'createReferenceData',
    call: 'referenceData.create',
    summary: 'Create reference data',
    description:
      'A table of your own to look records up in: a form with a CSV, TSV or Excel file whose first row names the columns, or JSON. ' +
      'A row that does not fit is a 400 that names its line. A column called `id` tells rows apart.',
    body: createReferenceBody,
    form: { fields: createReferenceBody, files },
    output: referenceDataSchema,
    handle: ({ ctx, body: { name, ...json }, files: [file] }) =>
      createReferenceData(ctx, name, { file: arrived(file), json }),
  }),
  operation({
    ...reads,
    method: 'GET',
    path: '/v1/reference-data',
    name: 'listReferenceData',
    call: 'referenceData.list',
    summary: 'List reference data',
    query: listQuery,
    output: referenceDataListSchema,
    handle: ({ ctx, query }) => listReferenceData(ctx, query),
  }),
  operation({
    ...reads,
    method: 'GET',
    path: '/v1/reference-data/:id',
    name: 'getReferenceData',
    call: 'referenceData.get',
    summary: 'Read about reference data',
    params: idParams,
    output: referenceDataSchema,
    handle: ({ ctx, params }) => getReferenceData(ctx.system.db, ctx.workspaceId, params.id),
  }),
  operation({
    ...reads,
    method: 'GET',
    path: '/v1/reference-data/:id/rows',
    name: 'listReferenceRows',
    call: 'referenceData.rows',
    summary: 'Read rows by pages',
    params: idParams,
    query: rowsQuery,
    output: referenceRowsSchema,
    handle: ({ ctx, params, query }) => listRows(ctx, params.id, query),
  }),
  operation({
    ...writes,
    method: 'PUT',
    path: '/v1/reference-data/:id/rows',
    name: 'replaceReferenceRows',
    call: 'referenceData.replaceRows',
    summary: 'Replace all rows',
    description:
      'All at once: readers see the rows of before or the new ones. The same content again makes no new version.',
    params: idParams,
    body: replaceRowsBody,
    form: { fields: replaceRowsBody, files },
    output: referenceDataSchema,
    handle: ({ ctx, params, body: json, files: [file] }) => replaceRows(ctx, params.id, { file: arrived(file), json }),
  }),
  fileOperation({
    ...reads,
    method: 'GET',
    path: '/v1/reference-data/:id/csv',
    name: 'exportReferenceData',
    call: 'referenceData.csv',
    summary: 'All rows as CSV',
    params: idParams,
    query: referenceCsvQuery,
    mediaTypes: ['text/csv'],
    async handle({ ctx, params, query }) {
      const { name, body } = await exportCsv(ctx, params.id, { escapeFormulas: query.escape_formulas === 'true' })
      const headers = { 'content-disposition': attachment(`${name}.csv`) }
      return { contentType: 'text/csv; charset=utf-8; header=present', headers, body }
    },
  }),
  operation({
    ...writes,
    method: 'DELETE',
    path: '/v1/reference-data/:id',
    name: 'deleteReferenceData',
    call: 'referenceData.delete',
    summary: 'Delete reference data',
    params: idParams,
    output: deletedSchema,
    handle: ({ ctx, params }) => deleteReferenceData(ctx, params.id),
  }),
]
