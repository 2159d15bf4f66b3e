import { basename } from 'node:path'
import { NotFoundError, type Run, type Sheaf } from '../../sdk/src/index.ts'
import { mostInputs } from '../contract/runs.ts'
import { AppError } from '../core/app-error.ts'
import { openContent, sendOnce } from './remote/send-once.ts'

interface RunOrder {
  sheaf: Sheaf
  /** Stands for the caller. */
  key: string
  files: { path: string; name: string }[]
  body: {
    schema_id: string
    name?: string | undefined
    batch_id?: string | undefined
    password?: string | undefined
    file_urls?: string[] | undefined
  }
  append: boolean
  again: boolean
}

type Started = Pick<Run, 'run_id'>

/**
 * Runs of up to twenty files, one after another into the same pipeline. One that the same command has begun in the last day is
 * found again, so that a command that was ended goes on where it was.
 */
export async function createRuns({ sheaf, key, files, body, append, again }: RunOrder): Promise<Started[]> {
  const urls = body.file_urls ?? []
  const inputs = files.length + urls.length
  if (inputs === 0) throw new AppError('validation_error', 'Name files or folders, or addresses of files with --url.')
  if (inputs > mostInputs && body.name === undefined)
    throw new AppError(
      'validation_error',
      `A run takes ${mostInputs} files, and these are ${inputs}: name the pipeline with --name to send them as several runs.`,
    )
  const batches = Array.from({ length: Math.ceil(files.length / mostInputs) || 1 }, (_, turn) =>
    files.slice(turn * mostInputs, (turn + 1) * mostInputs),
  )
  // Addresses fit into the last one, or are one of their own.
  if (urls.length > 0 && (batches.at(-1)?.length ?? 0) + urls.length > mostInputs) batches.push([])
  const started: Started[] = []
  for (const [turn, batch] of batches.entries()) {
    const opened = await Promise.all(batch.map(async (file) => ({ ...file, ...(await openContent(file)) })))
    const sent = {
      ...body,
      file_urls: turn === batches.length - 1 ? body.file_urls : undefined,
      pipeline_mode: append || turn > 0 ? ('append' as const) : undefined,
    }
    const named = opened.map(({ name, content }) => ({ name: basename(name), content }))
    const run = await sendOnce<Started>({
      basis: ['runs', key, JSON.stringify(sent), ...opened.flatMap(({ name, hash }) => [basename(name), hash])],
      again,
      send: (once) => sheaf.runs.create({ ...sent, files: named }, once),
      idOf: ({ run_id }) => run_id,
      find: (id) => findUsable(sheaf, id),
    })
    started.push(run)
  }
  return started
}

async function findUsable(sheaf: Sheaf, id: string): Promise<Started | undefined> {
  try {
    const run = await sheaf.runs.get(id)
    return run.status === 'cancelled' || run.status === 'failed' ? undefined : run
  } catch (error) {
    if (error instanceof NotFoundError) return undefined
    throw error
  }
}
