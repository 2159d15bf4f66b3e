import type { Body, Client, Query } from '../client.ts'
import type { FileSource } from '../files.ts'
import type { ProcessStatusResponse } from '../generated.ts'
import type { CallOptions } from '../transport.ts'
import { longPoll, type WaitOptions, waitFor } from '../wait.ts'

type Submission = Omit<Body<'submitProcess'>, 'json_schema' | 'max_errors'> & {
  file?: FileSource
  /** Of the wanted result; recommended first unless said. */
  json_schema?: object | undefined
  max_errors?: number | undefined
}
type Shown = Omit<Query<'getProcess'>, 'wait'>

/** The job API: files in, results kept for a day, nothing stored beyond. */
export function processCalls({ call }: Client) {
  const get = (id: string, query: Query<'getProcess'> = {}, options?: CallOptions) =>
    call('getProcess', { params: { job_id: id }, query }, options)
  return {
    submit: ({ file, json_schema, max_errors, ...rest }: Submission, options?: CallOptions) =>
      call(
        'submitProcess',
        {
          body: {
            ...rest,
            json_schema: json_schema && JSON.stringify(json_schema),
            max_errors: max_errors === undefined ? undefined : String(max_errors),
          },
          files: { file },
        },
        options,
      ),
    /** Only the text, as markdown. */
    extract: ({ file, ...body }: Body<'submitExtract'> & { file?: FileSource }, options?: CallOptions) =>
      call('submitExtract', { body, files: { file } }, options),
    /** Only a schema for files like this one. */
    recommend: ({ file, ...body }: Body<'submitRecommend'> & { file?: FileSource }, options?: CallOptions) =>
      call('submitRecommend', { body, files: { file } }, options),
    get,
    /** The job when it has ended; `status` tells how. */
    wait: (id: string, { shown = {}, ...options }: WaitOptions<ProcessStatusResponse> & { shown?: Shown } = {}) =>
      waitFor<ProcessStatusResponse>(
        {
          what: `job ${id}`,
          read: (wait, signal) => get(id, { ...shown, wait }, longPoll(wait, signal)),
          hasEnded: ({ finish_time }) => finish_time !== null,
        },
        options,
      ),
    cancel: (id: string, options?: CallOptions) => call('cancelProcess', { params: { job_id: id } }, options),
    feedback: (id: string, body: Body<'giveProcessFeedback'>, options?: CallOptions) =>
      call('giveProcessFeedback', { params: { job_id: id }, body }, options),
  }
}
