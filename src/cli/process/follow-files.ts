import { join } from 'node:path'
import type { ProcessResponse, ProcessStatusResponse, Retry, Sheaf } from '../../../sdk/src/index.ts'
import { AppError } from '../../core/app-error.ts'
import { createLanes } from '../lanes.ts'
import type { Output } from '../output.ts'
import type { FileBoard } from './file-board.ts'
import { type Ended, outcomeOfError, outcomeOfJob } from './job-outcome.ts'
import type { ProcessOptions } from './process-options.ts'
import { namesFor, saveOutcome } from './save-outcome.ts'
import { type Order, submitFile } from './submit-file.ts'

const atATime = 4

interface Following {
  sheaf: Sheaf
  board: FileBoard
  order: Order
  files: { path: string; name: string }[]
  options: ProcessOptions
  output: Output
  signal: AbortSignal
  /** What the client threw, as an error of ours. */
  explain(error: unknown): unknown
}

type Finished = Ended & { savedAs?: string }

/** Each file, or each job that was named, from here to its end; they reject only when they are interrupted. */
export function followFiles(following: Following): { pieces: Promise<Finished>[]; unfinished(): string[] } {
  const { files, options } = following
  const names = options.job ?? files.map(({ name }) => name)
  const savedNames = namesFor(names)
  const unfinished = new Set<string>()
  const [sending, waiting] = [createLanes(atATime), createLanes(atATime)]
  const waits = options.wait || options.out !== undefined || options.job !== undefined

  const follow = async (piece: number): Promise<Finished> => {
    const name = names[piece] ?? ''
    const jobId = options.job?.[piece]
    const job = jobId === undefined ? await sending(() => send(following, piece)) : { job_id: jobId }
    if (!waits) return outcomeOfJob(name, job)
    unfinished.add(job.job_id)
    const status = await waiting(() => wait(following, piece, name, job))
    unfinished.delete(job.job_id)
    const ended = outcomeOfJob(jobId === undefined ? name : status.filename, status)
    if (options.out === undefined) return ended
    const savedName = savedNames[piece] ?? ''
    await saveOutcome(options.out, savedName, ended.outcome)
    return { ...ended, savedAs: join(options.out, savedName) }
  }

  const pieces = names.map(async (name, piece) => {
    const finished = await follow(piece).catch((thrown: unknown) => {
      const error = following.explain(thrown)
      if (error instanceof AppError) return outcomeOfError(name, error)
      throw error
    })
    report(following, finished, waits)
    return finished
  })
  // All are waited for in order: one that fails before its turn must not end the process.
  for (const piece of pieces) piece.catch(() => undefined)
  return { pieces, unfinished: () => [...unfinished] }
}

async function send({ sheaf, board, order, files }: Following, piece: number): Promise<ProcessResponse> {
  const file = files[piece] ?? { path: '', name: '' }
  const { name } = file
  board.show(piece, { name, text: 'is read' })
  try {
    return await submitFile(sheaf, file, order, {
      onSent: (bytes, of) => board.show(piece, { name, text: 'is sent', share: of === 0 ? 1 : bytes / of }),
      onRetry: ({ error, pauseMs }: Retry) =>
        board.show(piece, { name, text: error.message, endsAt: Date.now() + pauseMs }),
    })
  } finally {
    board.hide(piece)
  }
}

async function wait(
  { sheaf, board, options, output, signal }: Following,
  piece: number,
  name: string,
  job: Partial<ProcessResponse> & { job_id: string },
): Promise<ProcessStatusResponse> {
  const show = ({ status, message, estimated_time_seconds: seconds }: Partial<ProcessResponse>) =>
    board.show(piece, {
      ...{ name, text: seconds === undefined ? 'is fetched' : `${status}. ${message}` },
      ...(seconds !== undefined && { endsAt: Date.now() + seconds * 1000 }),
    })
  show(job)
  try {
    return await sheaf.process.wait(job.job_id, {
      ...{ signal, shown: { 'include-markdown': options.includeMarkdown } },
      // Whoever watches sees it change.
      ...(output.terminal && { onProgress: show }),
    })
  } finally {
    board.hide(piece)
  }
}

/** On a terminal the board has shown it; what failed is told everywhere, since results may go elsewhere. */
function report({ board, output }: Following, { outcome }: Finished, waited: boolean): void {
  const { file, error, status, message } = outcome
  if (output.json) return
  if (error) board.say(`sheaf: ${file}: ${error.message}`)
  else if (waited && !output.terminal) board.say(`${file}: ${status}. ${message}`)
}
