import type { Client } from '../client.ts'
import type { Job, MatchingRun, PipelineProgress, Run } from '../generated.ts'
import { jobsCalls, matchingRunsCalls, pipelinesCalls, runsCalls } from '../generated-nouns.ts'
import { longPoll, type WaitOptions, waitFor } from '../wait.ts'

const hasEnded = ({ status }: { status: Job['status'] }) => status !== 'queued' && status !== 'processing'

export function jobCalls(client: Client) {
  const calls = jobsCalls(client)
  return {
    ...calls,
    /** The job when it has ended; `status` tells how. */
    wait: (id: string, options: WaitOptions<Job> = {}) =>
      waitFor<Job>(
        { what: `job ${id}`, read: (wait, signal) => calls.get(id, { wait }, longPoll(wait, signal)), hasEnded },
        options,
      ),
  }
}

export function pipelineCalls(client: Client) {
  const calls = pipelinesCalls(client)
  return {
    ...calls,
    /** How far it is when all of it has ended; `status` tells how. */
    wait: (id: string, options: WaitOptions<PipelineProgress> = {}) =>
      waitFor<PipelineProgress>(
        { what: `pipeline ${id}`, read: (_, signal) => calls.progress(id, { signal }), hasEnded },
        options,
      ),
  }
}

export function runCalls(client: Client) {
  const calls = runsCalls(client)
  return {
    ...calls,
    /** The run when it has ended; `status` tells how. */
    wait: (id: string, options: WaitOptions<Run> = {}) =>
      waitFor<Run>(
        { what: `run ${id}`, read: (wait, signal) => calls.get(id, { wait }, longPoll(wait, signal)), hasEnded },
        options,
      ),
  }
}

export function matchingRunCalls(client: Client) {
  const calls = matchingRunsCalls(client)
  return {
    ...calls,
    /** The matching run when it has ended; `status` tells how. */
    wait: (id: string, options: WaitOptions<MatchingRun> = {}) =>
      waitFor<MatchingRun>(
        {
          what: `matching run ${id}`,
          read: (wait, signal) => calls.get(id, { wait }, longPoll(wait, signal)),
          hasEnded,
        },
        options,
      ),
  }
}
