import type { Body, Client, Query } from '../client.ts'
import type { FileSource } from '../files.ts'
import type { Job, PipelineProgress, Run } from '../generated.ts'
import type { CallOptions } from '../transport.ts'
import { longPoll, type WaitOptions, waitFor } from '../wait.ts'

const hasEnded = ({ status }: { status: Job['status'] }) => status !== 'queued' && status !== 'processing'

export function jobCalls({ call, rows }: Client) {
  const get = (id: string, query: Query<'getJob'> = {}, options?: CallOptions) =>
    call('getJob', { params: { id }, query }, options)
  return {
    /** Extracts from many documents in the background: see `wait`. */
    create: (body: Body<'createJob'>, options?: CallOptions) => call('createJob', { body }, options),
    list: (query: Query<'listJobs'> = {}, options?: CallOptions) => call('listJobs', { query }, options),
    all: (query: Query<'listJobs'> = {}, options?: CallOptions) => rows('listJobs', { query }, options),
    get,
    /** The job when it has ended; `status` tells how. */
    wait: (id: string, options: WaitOptions<Job> = {}) =>
      waitFor<Job>(
        { what: `job ${id}`, read: (wait, signal) => get(id, { wait }, longPoll(wait, signal)), hasEnded },
        options,
      ),
    /** A row for each document, also while others are still worked on. */
    results: (id: string, query: Query<'listJobResults'> = {}, options?: CallOptions) =>
      call('listJobResults', { params: { id }, query }, options),
    resultsAll: (id: string, query: Query<'listJobResults'> = {}, options?: CallOptions) =>
      rows('listJobResults', { params: { id }, query }, options),
    /** What has ended stays; the rest ends without a result and without a cost. */
    cancel: (id: string, options?: CallOptions) => call('cancelJob', { params: { id } }, options),
  }
}

export function pipelineCalls({ call, rows }: Client) {
  const progress = (id: string, options?: CallOptions) => call('getPipelineProgress', { params: { id } }, options)
  return {
    /** Makes records of documents by one schema. */
    create: (body: Body<'createPipeline'>, options?: CallOptions) => call('createPipeline', { body }, options),
    list: (query: Query<'listPipelines'> = {}, options?: CallOptions) => call('listPipelines', { query }, options),
    all: (query: Query<'listPipelines'> = {}, options?: CallOptions) => rows('listPipelines', { query }, options),
    get: (id: string, options?: CallOptions) => call('getPipeline', { params: { id } }, options),
    progress,
    /** How far it is when all of it has ended; `status` tells how. */
    wait: (id: string, options: WaitOptions<PipelineProgress> = {}) =>
      waitFor<PipelineProgress>(
        { what: `pipeline ${id}`, read: (_, signal) => progress(id, { signal }), hasEnded },
        options,
      ),
    results: (id: string, query: Query<'listPipelineResults'> = {}, options?: CallOptions) =>
      call('listPipelineResults', { params: { id }, query }, options),
    resultsAll: (id: string, query: Query<'listPipelineResults'> = {}, options?: CallOptions) =>
      rows('listPipelineResults', { params: { id }, query }, options),
    cancel: (id: string, options?: CallOptions) => call('cancelPipeline', { params: { id } }, options),
  }
}

export function runCalls({ call, rows }: Client) {
  const get = (id: string, query: Query<'getRun'> = {}, options?: CallOptions) =>
    call('getRun', { params: { id }, query }, options)
  return {
    /** Makes records of up to 20 `files` and `file_urls` together: all of them are accepted, or none. */
    create: ({ files = [], ...body }: Body<'createRun'> & { files?: FileSource[] }, options?: CallOptions) =>
      call('createRun', { body, files: { files } }, options),
    get,
    /** The run when it has ended; `status` tells how. */
    wait: (id: string, options: WaitOptions<Run> = {}) =>
      waitFor<Run>(
        { what: `run ${id}`, read: (wait, signal) => get(id, { wait }, longPoll(wait, signal)), hasEnded },
        options,
      ),
    results: (id: string, query: Query<'listRunResults'> = {}, options?: CallOptions) =>
      call('listRunResults', { params: { id }, query }, options),
    resultsAll: (id: string, query: Query<'listRunResults'> = {}, options?: CallOptions) =>
      rows('listRunResults', { params: { id }, query }, options),
    cancel: (id: string, options?: CallOptions) => call('cancelRun', { params: { id } }, options),
  }
}

/** Records whose values are less sure than they should be. */
export function reviewCalls({ call, rows }: Client) {
  return {
    list: (query: Query<'listReviewRecords'> = {}, options?: CallOptions) =>
      call('listReviewRecords', { query }, options),
    all: (query: Query<'listReviewRecords'> = {}, options?: CallOptions) =>
      rows('listReviewRecords', { query }, options),
    /** Approves, rejects or reopens a record. */
    act: (id: string, body: Body<'actOnReviewRecord'>, options?: CallOptions) =>
      call('actOnReviewRecord', { params: { id }, body }, options),
  }
}
