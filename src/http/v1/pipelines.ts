import { idParams } from '../../contract/common.ts'
import {
  createPipelineBody,
  pipelineListQuery,
  pipelineListSchema,
  pipelineProgressSchema,
  pipelineSchema,
} from '../../contract/pipelines.ts'
import { resultListSchema, resultQuery } from '../../contract/results.ts'
import { cancelPipeline } from '../../services/pipelines/cancel.ts'
import { createPipeline } from '../../services/pipelines/create.ts'
import { getPipelineProgress, getPipelineResults, listPipelines, pipelineOf } from '../../services/pipelines/get.ts'
import { keyedRoute, type Route } from '../route.ts'

const common = { api: 'platform', tag: 'Pipelines' } as const
const reads = { ...common, scope: 'read', method: 'GET' } as const
const works = { ...common, scope: 'extract', method: 'POST' } as const

export const pipelineRoutes: Route[] = [
  keyedRoute({
    ...works,
    path: '/v1/pipelines',
    operationId: 'createPipeline',
    summary: 'Make records of documents',
    description:
      'By one schema, from the documents named or from all that have been read. With `append` they join the latest ' +
      'pipeline of the schema, but for those that it has already.',
    body: createPipelineBody,
    response: pipelineSchema,
    successStatus: 202,
    handle: ({ ctx, caller, body }) => createPipeline(ctx, caller, body),
  }),
  keyedRoute({
    ...reads,
    path: '/v1/pipelines',
    operationId: 'listPipelines',
    summary: 'List pipelines',
    query: pipelineListQuery,
    response: pipelineListSchema,
    handle: ({ ctx, query }) => listPipelines(ctx, query),
  }),
  keyedRoute({
    ...reads,
    path: '/v1/pipelines/:id',
    operationId: 'getPipeline',
    summary: 'A pipeline',
    params: idParams,
    response: pipelineSchema,
    handle: ({ ctx, params }) => pipelineOf(ctx, params.id),
  }),
  keyedRoute({
    ...reads,
    path: '/v1/pipelines/:id/progress',
    operationId: 'getPipelineProgress',
    summary: 'How far a pipeline is',
    params: idParams,
    response: pipelineProgressSchema,
    handle: ({ ctx, params }) => getPipelineProgress(ctx, params.id),
  }),
  keyedRoute({
    ...reads,
    path: '/v1/pipelines/:id/results',
    operationId: 'listPipelineResults',
    summary: 'The records of a pipeline',
    description: 'Also while others are still worked on.',
    params: idParams,
    query: resultQuery,
    response: resultListSchema,
    handle: ({ ctx, params, query }) => getPipelineResults(ctx, params.id, query),
  }),
  keyedRoute({
    ...works,
    path: '/v1/pipelines/:id/cancel',
    operationId: 'cancelPipeline',
    summary: 'Cancel what has not ended of a pipeline',
    description: 'Records that have ended stay. 409 when all have.',
    params: idParams,
    response: pipelineSchema,
    handle: ({ ctx, params }) => cancelPipeline(ctx, params.id),
  }),
]
