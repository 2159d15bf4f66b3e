import { z } from 'zod'
import {
  feedbackBody,
  type JobKind,
  jobParams,
  jobQuery,
  type ProcessForm,
  processForm,
  processResponseSchema,
  processStatusSchema,
  sourceForm,
} from '../contract/process-jobs.ts'
import { refuseUnlisted } from '../services/process-jobs/bring-source.ts'
import { getJob } from '../services/process-jobs/get.ts'
import { cancelJob, giveFeedback } from '../services/process-jobs/manage.ts'
import { submitJob } from '../services/process-jobs/submit.ts'
import { scope } from './access.ts'
import { type Operation, operation } from './operation.ts'

const common = { api: 'job', tag: 'Jobs', access: scope('extract') } as const
const nothing = z.undefined()

export const processJobOperations: Operation[] = [
  submission('process', processForm, {
    name: 'submitProcess',
    call: 'process.submit',
    summary: 'Submit a file to be processed',
    description:
      'Reads the file, fits its data to the schema (or to a recommended one) and validates it. Send exactly one of ' +
      '`file` and `file_url`. The answer names the job, which is then polled.',
  }),
  submission('extract', sourceForm, {
    name: 'submitExtract',
    call: 'process.extract',
    summary: 'Submit a file to be read',
    description: "Reads the file only. The job's `result` is `{ markdown, pages, language, document_type }`.",
  }),
  submission('recommend', sourceForm, {
    name: 'submitRecommend',
    call: 'process.recommend',
    summary: 'Submit a file to get a schema for it',
    description: "The job's `result` is `{ json_schema, document_type, language }`.",
  }),
  operation({
    ...common,
    method: 'GET',
    path: '/process/:job_id',
    name: 'getProcess',
    call: 'process.get',
    summary: 'Status and result of a job',
    description:
      'Of all three kinds of jobs. Repeat it with `If-None-Match` and the last ETag to get 304 until it changes.',
    params: jobParams,
    query: jobQuery,
    output: processStatusSchema,
    handle: ({ ctx, params, query, ifNoneMatch }) => getJob(ctx, params.job_id, query, ifNoneMatch),
    answer: ({ etag, status }) =>
      status === undefined ? { status: 304, headers: { etag } } : { headers: { etag }, body: status },
  }),
  operation({
    ...common,
    method: 'DELETE',
    path: '/process/:job_id',
    name: 'cancelProcess',
    call: 'process.cancel',
    summary: 'Cancel a job',
    description: 'The job ends as `cancelled`, without a result. 409 when it has ended already.',
    params: jobParams,
    output: nothing,
    status: 202,
    handle: ({ ctx, params }) => cancelJob(ctx, params.job_id),
  }),
  operation({
    ...common,
    method: 'POST',
    path: '/process/:job_id/feedback',
    name: 'giveProcessFeedback',
    call: 'process.feedback',
    summary: 'Give feedback on a finished job',
    description: 'Kept once per job and key: a later one replaces it.',
    params: jobParams,
    body: feedbackBody,
    output: nothing,
    status: 204,
    handle: ({ ctx, caller, params, body }) => giveFeedback(ctx, caller, params.job_id, body),
  }),
]

function submission(
  kind: JobKind,
  fields: z.ZodType<Partial<ProcessForm>>,
  about: { name: string; call: string; summary: string; description: string },
): Operation {
  return operation({
    ...common,
    ...about,
    method: 'PUT',
    path: `/${kind}`,
    form: { fields, files: { file: { max: 1, check: ({ name }) => refuseUnlisted(name) } } },
    output: processResponseSchema,
    status: 202,
    async handle({ ctx, caller, body: form, files: [file] }) {
      const mediaType = file?.format?.mediaType
      return submitJob(ctx, caller, {
        ...{ kind, form },
        file: file && { name: file.filename, upload: file.upload, mediaType },
      })
    },
  })
}
