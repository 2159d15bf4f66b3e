import { setTimeout as delay } from 'node:timers/promises'
import type { ProcessStatus } from '../../contract/process-jobs.ts'
import type { JobClient } from './job-client.ts'
import type { OnPause } from './retries.ts'

const longestWaitSeconds = 30
const shortestWaitMilliseconds = 1000

interface WaitOptions {
  markdown: boolean
  /** Whether somebody watches: then the first calls are short, to see the job change. */
  watched: boolean
  signal: AbortSignal
  onChange(job: ProcessStatus): void
  onPause: OnPause
}

/** The job when it has ended, asked for with as few calls as possible. */
export async function waitForJob(client: JobClient, jobId: string, options: WaitOptions): Promise<ProcessStatus> {
  const { markdown, signal, onPause } = options
  let etag: string | undefined
  for (let waitSeconds = options.watched ? 1 : longestWaitSeconds; ; waitSeconds *= 2) {
    const begun = performance.now()
    const wait = Math.min(waitSeconds, longestWaitSeconds)
    const answer = await client.get(jobId, { waitSeconds: wait, markdown, etag, onPause })
    etag = answer.etag
    if (answer.job && answer.job.finish_time !== null) return answer.job
    if (answer.job) options.onChange(answer.job)
    // A server that is stopping answers at once.
    await delay(Math.max(0, shortestWaitMilliseconds - (performance.now() - begun)), undefined, { signal })
  }
}
