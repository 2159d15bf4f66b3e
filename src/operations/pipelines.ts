import { idParams } from '../contract/common.ts'
import {
  createPipelineBody,
  pipelineListQuery,
  pipelineListSchema,
  pipelineProgressSchema,
  pipelineSchema,
} from '../contract/pipelines.ts'
import { resultListSchema, resultQuery } from '../contract/results.ts'
import { pipelineTables } from '../services/exports/result-tables.ts'
import { createPipeline } from '../services/pipelines/create.ts'
import {
  cancelPipeline,
  getPipelineProgress,
  getPipelineResults,
  listPipelines,
  pipelineOf,
} from '../services/pipelines/manage.ts'
import { scope } from './access.ts'
import { type Operation, operation } from './operation.ts'

const common = { api: 'platform', tag: 'Pipelines' } as const
const reads = { ...common, access: scope('read'), method: 'GET' } as const
const works = { ...common, access: scope('extract'), method: 'POST' } as const

export const pipelineOperations: Operation[] = [
  operation({
    ...works,
    path: '/v1/pipelines',
    name: 'createPipeline',
    call: 'pipelines.create',
    summary: 'Make records of documents',
    description:
      'By one schema, from the documents named or from all that have been read. With `append` they join the latest ' +
      'pipeline of the schema, but for those that it has already.',
    body: createPipelineBody,
    output: pipelineSchema,
    status: 202,
    handle: ({ ctx, caller, body }) => createPipeline(ctx, caller, body),
  }),
  operation({
    ...reads,
    path: '/v1/pipelines',
    name: 'listPipelines',
    call: 'pipelines.list',
    summary: 'List pipelines',
    query: pipelineListQuery,
    output: pipelineListSchema,
    handle: ({ ctx, query }) => listPipelines(ctx, query),
  }),
  operation({
    ...reads,
    path: '/v1/pipelines/:id',
    name: 'getPipeline',
    call: 'pipelines.get',
    summary: 'A pipeline',
    params: idParams,
    output: pipelineSchema,
    handle: ({ ctx, params }) => pipelineOf(ctx, params.id),
  }),
  operation({
    ...reads,
    path: '/v1/pipelines/:id/progress',
    name: 'getPipelineProgress',
    call: 'pipelines.progress',
    summary: 'How far a pipeline is',
    params: idParams,
    output: pipelineProgressSchema,
    handle: ({ ctx, params }) => getPipelineProgress(ctx, params.id),
  }),
  operation({
    ...reads,
    path: '/v1/pipelines/:id/results',
    name: 'listPipelineResults',
    call: 'pipelines.results',
    summary: 'The records of a pipeline',
    description: 'Also while others are still worked on.',
    params: idParams,
    query: resultQuery,
    output: resultListSchema,
    handle: ({ ctx, params, query }) => getPipelineResults(ctx, params.id, query),
    tables: ({ ctx, params, query }) => pipelineTables(ctx, params.id, query),
  }),
  operation({
    ...works,
    path: '/v1/pipelines/:id/cancel',
    name: 'cancelPipeline',
    call: 'pipelines.cancel',
    summary: 'Cancel what has not ended of a pipeline',
    description: 'Records that have ended stay. 409 when all have.',
    params: idParams,
    output: pipelineSchema,
    handle: ({ ctx, params }) => cancelPipeline(ctx, params.id),
  }),
]
