import { idParams } from '../../contract/common.ts'
import { createJobBody, jobListQuery, jobListSchema, jobSchema, waitQuery } from '../../contract/jobs.ts'
import { resultListSchema, resultQuery } from '../../contract/results.ts'
import { cancelJob } from '../../services/jobs/cancel.ts'
import { createJob } from '../../services/jobs/create.ts'
import { getJob, listJobs, type Reading } from '../../services/jobs/get.ts'
import { getJobResults } from '../../services/jobs/results.ts'
import { keyedRoute, type Route } from '../route.ts'

const common = { api: 'platform', tag: 'Extraction jobs' } as const
const reads = { ...common, scope: 'read', method: 'GET' } as const
const works = { ...common, scope: 'extract', method: 'POST' } as const

export const extractionJobRoutes: Route[] = [
  keyedRoute({
    ...works,
    path: '/v1/jobs',
    operationId: 'createJob',
    summary: 'Extract from many documents',
    description:
      'From the documents named, or from all that have been read. The answer names the job, which is polled.',
    body: createJobBody,
    response: jobSchema,
    successStatus: 202,
    handle: ({ ctx, caller, body }) => createJob(ctx, caller, body),
  }),
  keyedRoute({
    ...reads,
    path: '/v1/jobs',
    operationId: 'listJobs',
    summary: 'List jobs',
    description: 'Asynchronous extractions among them.',
    query: jobListQuery,
    response: jobListSchema,
    handle: ({ ctx, query }) => listJobs(ctx, query),
  }),
  keyedRoute({
    ...reads,
    path: '/v1/jobs/:id',
    operationId: 'getJob',
    summary: 'How a job stands',
    description: 'Repeat it with `If-None-Match` and the last ETag to get 304 until it changes.',
    params: idParams,
    query: waitQuery,
    response: jobSchema,
    handle: ({ ctx, params, query, ifNoneMatch }) => getJob(ctx, params.id, query, ifNoneMatch),
    answer: answerReading,
  }),
  keyedRoute({
    ...reads,
    path: '/v1/jobs/:id/results',
    operationId: 'listJobResults',
    summary: 'The results of a job',
    description: 'A row for each document, also while others are still worked on.',
    params: idParams,
    query: resultQuery,
    response: resultListSchema,
    handle: ({ ctx, params, query }) => getJobResults(ctx, params.id, query),
  }),
  keyedRoute({
    ...works,
    path: '/v1/jobs/:id/cancel',
    operationId: 'cancelJob',
    summary: 'Cancel a job',
    description: 'What has ended stays; the rest ends without a result and without a cost. 409 when the job has ended.',
    params: idParams,
    response: jobSchema,
    handle: ({ ctx, params }) => cancelJob(ctx, params.id),
  }),
]

/** With the tag by which the caller can ask for what is new. */
export function answerReading({ etag, view }: Reading<unknown>) {
  return view === undefined ? { status: 304, headers: { etag } } : { headers: { etag }, body: view }
}
