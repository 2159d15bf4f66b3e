import type { Sheaf } from '../../../sdk/src/index.ts'
import { AppError } from '../../core/app-error.ts'
import { statusOfFiles, tellFailed } from '../files-status.ts'
import { exitStatusOf, type Output } from '../output.ts'
import { createResultWriter } from '../result-writer.ts'

interface Cancellation {
  job_id: string
  cancelled: boolean
  error?: { code: string; message: string }
}

/** Cancels jobs one after the other; resolves to the exit status. */
export async function cancelJobs(
  sheaf: Sheaf,
  output: Output,
  jobIds: string[],
  explain: (error: unknown) => unknown,
): Promise<number> {
  const single = jobIds.length === 1
  const writer = createResultWriter<Cancellation>(output, { jsonl: false, single, text: () => '' })
  const statuses: number[] = []
  for (const job_id of jobIds) {
    const error = await sheaf.process.cancel(job_id).then(
      () => undefined,
      (thrown: unknown) => expected(explain(thrown)),
    )
    statuses.push(error ? exitStatusOf(error) : 0)
    const failure = error && { error: { code: error.code, message: error.message } }
    if (output.json) await writer.write({ job_id, cancelled: !error, ...failure })
    else if (error) output.writeError(`sheaf: ${job_id}: ${error.message}\n`)
    else await output.write(`Cancelled ${job_id}.\n`)
  }
  await writer.end()
  if (output.json) tellFailed(output, statuses)
  return statusOfFiles(statuses)
}

function expected(error: unknown): AppError {
  if (error instanceof AppError) return error
  throw error
}
