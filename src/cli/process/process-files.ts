import { NotFoundError, type Sheaf } from '../../../sdk/src/index.ts'
import { statusOfFiles } from '../files-status.ts'
import { withInputFiles } from '../input-files.ts'
import { namedFiles } from '../named-files.ts'
import type { Output } from '../output.ts'
import { asAppError, connect } from '../remote/connect.ts'
import { createResultWriter } from '../result-writer.ts'
import type { Surroundings } from '../surroundings.ts'
import { cancelJobs } from './cancel-jobs.ts'
import { createFileBoard } from './file-board.ts'
import { followFiles } from './follow-files.ts'
import { describeOutcome, type JobOutcome } from './job-outcome.ts'
import { fieldsOf, type ProcessOptions } from './process-options.ts'

/** Sends files, waits for jobs or cancels them, and prints what comes of it. */
export async function processFiles(
  { output, serverAccess, untilInterrupted, setExitStatus }: Surroundings,
  given: string[],
  options: ProcessOptions,
): Promise<void> {
  const { paths, single } = await namedFiles(given)
  const { server, key } = options
  const access = await serverAccess({ ...(server && { server }), ...(key && { key }) })
  const fields = await fieldsOf(options)
  const explain = (error: unknown) => asAppError(error, access.server)
  await untilInterrupted(async (signal) => {
    // Pauses are shown on the board.
    const sheaf = connect(access, signal, { ...output, terminal: false })
    await check(sheaf).catch((error: unknown) => {
      throw explain(error)
    })
    if (options.cancel) return setExitStatus(await cancelJobs(sheaf, output, options.cancel, explain))
    await withInputFiles(paths, async (files) => {
      const board = createFileBoard(output)
      const order = { kind: options.kind, fields, key: access.key, again: options.again ?? false }
      const followed = followFiles({ sheaf, board, order, files, options, output, signal, explain })
      const printer = createPrinter(output, options, single || options.job?.length === 1)
      const statuses: number[] = []
      try {
        for (const piece of followed.pieces) {
          const { outcome, exitStatus, savedAs } = await piece
          board.clear()
          await printer.write(outcome, savedAs)
          statuses.push(exitStatus)
        }
      } catch (error) {
        if (!signal.aborted) throw error
        board.clear()
        tellHowToGoOn(output, followed.unfinished())
      } finally {
        board.end()
        await printer.end()
      }
      setExitStatus(statusOfFiles(statuses))
    })
  })
}

/** An id that no job has. */
const nobody = '00000000-0000-0000-0000-000000000000'

/** Throws unless there is a server of this kind which takes the key, before any file is read. */
async function check(sheaf: Sheaf): Promise<void> {
  await sheaf.status()
  await sheaf.process.get(nobody).catch((error: unknown) => {
    if (!(error instanceof NotFoundError)) throw error
  })
}

/** For people who want no result here: a line with the id, or with the file that holds the result. */
function createPrinter(output: Output, { jsonl = false, wait, job, out }: ProcessOptions, single: boolean) {
  const writer = createResultWriter<JobOutcome>(output, { jsonl, single, text: describeOutcome })
  const inFull = jsonl || output.json || (out === undefined && (wait || job))
  return {
    async write(outcome: JobOutcome, savedAs: string | undefined): Promise<void> {
      const { job_id, status, file } = outcome
      if (inFull) await writer.write(outcome)
      else if (savedAs !== undefined) await output.write(`${savedAs}\n`)
      else if (job_id !== undefined) await output.write(`${job_id}  ${status}  ${file}\n`)
    },
    end: () => writer.end(),
  }
}

function tellHowToGoOn(output: Output, jobs: string[]): void {
  if (output.json) return
  const known = jobs.length === 0 ? '' : `, or wait for what was sent:\n  sheaf process --job ${jobs.join(' ')}`
  output.writeError(`sheaf: Stopped here; nothing was cancelled. Go on with the same command${known}\n`)
}
