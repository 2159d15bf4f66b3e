import { idParams } from '../contract/common.ts'
import { createJobBody, jobListQuery, jobListSchema, jobSchema, waitQuery } from '../contract/jobs.ts'
import { resultListSchema, resultQuery } from '../contract/results.ts'
import { jobTables } from '../services/exports/result-tables.ts'
import { cancelJob, createJob, getJob, listJobs } from '../services/jobs/manage.ts'
import { getJobResults } from '../services/jobs/results.ts'
import type { Reading } from '../services/work/read-unseen.ts'
import { scope } from './access.ts'
import { type Operation, operation } from './operation.ts'

const common = { api: 'platform', tag: 'Extraction jobs' } as const
const reads = { ...common, access: scope('read'), method: 'GET' } as const
const works = { ...common, access: scope('extract'), method: 'POST' } as const

export const jobOperations: Operation[] = [
  operation({
    ...works,
    path: '/v1/jobs',
    name: 'createJob',
    call: 'jobs.create',
    summary: 'Extract from many documents',
    description:
      'From the documents named, or from all that have been read. The answer names the job, which is polled.',
    body: createJobBody,
    output: jobSchema,
    status: 202,
    handle: ({ ctx, caller, body }) => createJob(ctx, caller, body),
  }),
  operation({
    ...reads,
    path: '/v1/jobs',
    name: 'listJobs',
    call: 'jobs.list',
    summary: 'List jobs',
    description: 'Asynchronous extractions among them.',
    query: jobListQuery,
    output: jobListSchema,
    handle: ({ ctx, query }) => listJobs(ctx, query),
  }),
  operation({
    ...reads,
    path: '/v1/jobs/:id',
    name: 'getJob',
    call: 'jobs.get',
    summary: 'How a job stands',
    description: 'Repeat it with `If-None-Match` and the last ETag to get 304 until it changes.',
    params: idParams,
    query: waitQuery,
    output: jobSchema,
    handle: ({ ctx, params, query, ifNoneMatch }) => getJob(ctx, params.id, query, ifNoneMatch),
    answer: answerReading,
  }),
  operation({
    ...reads,
    path: '/v1/jobs/:id/results',
    name: 'listJobResults',
    call: 'jobs.results',
    summary: 'The results of a job',
    description: 'A row for each document, also while others are still worked on.',
    params: idParams,
    query: resultQuery,
    output: resultListSchema,
    handle: ({ ctx, params, query }) => getJobResults(ctx, params.id, query),
    tables: ({ ctx, params, query }) => jobTables(ctx, params.id, query),
  }),
  operation({
    ...works,
    path: '/v1/jobs/:id/cancel',
    name: 'cancelJob',
    call: 'jobs.cancel',
    summary: 'Cancel a job',
    description: 'What has ended stays; the rest ends without a result and without a cost. 409 when the job has ended.',
    params: idParams,
    output: jobSchema,
    handle: ({ ctx, params }) => cancelJob(ctx, params.id),
  }),
]

/** With the tag by which the caller can ask for what is new. */
export function answerReading({ etag, view }: Reading<unknown>) {
  return view === undefined ? { status: 304, headers: { etag } } : { headers: { etag }, body: view }
}
