import type { Body, Client, Query } from '../client.ts'
import type { FileSource } from '../files.ts'
import type { ProcessStatusResponse } from '../generated.ts'
import { processCalls as plainCalls } from '../generated-nouns.ts'
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
export function processCalls(client: Client) {
  const calls = plainCalls(client)
  return {
    ...calls,
    submit: ({ file, json_schema, max_errors, ...rest }: Submission, options?: CallOptions) =>
      client.call(
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
    /** The job when it has ended; `status` tells how. */
    wait: (id: string, { shown = {}, ...options }: WaitOptions<ProcessStatusResponse> & { shown?: Shown } = {}) =>
      waitFor<ProcessStatusResponse>(
        {
          what: `job ${id}`,
          read: (wait, signal) => calls.get(id, { ...shown, wait }, longPoll(wait, signal)),
          hasEnded: ({ finish_time }) => finish_time !== null,
        },
        options,
      ),
  }
}
