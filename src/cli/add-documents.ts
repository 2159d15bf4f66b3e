import { basename } from 'node:path'
import { type Document, FileError, type JsonValue, type Sheaf } from '../../sdk/src/index.ts'
import { AppError } from '../core/app-error.ts'
import { documentTable } from './describe-document.ts'
import { statusOfFiles } from './files-status.ts'
import { withInputFiles } from './input-files.ts'
import { createLanes } from './lanes.ts'
import { exitStatusOf, show } from './output.ts'
import { createProgressBar } from './progress-bar.ts'
import { asAppError } from './remote/connect.ts'
import { type ServerOptions, withServer } from './remote/with-server.ts'
import type { Surroundings } from './surroundings.ts'

export interface AddOptions extends ServerOptions {
  source?: string
  batch?: string
  language?: string
  metadata?: string
  wait?: boolean
}

const atATime = 4

type Added = { document: Document } | { file: string; error: AppError }

/** Sends files, several at a time. One that fails does not stop the others. */
export async function addDocuments(around: Surroundings, paths: string[], options: AddOptions): Promise<void> {
  const { output } = around
  const { source, batch, language, metadata, wait } = options
  const about = {
    batch_id: batch,
    language_hint: language,
    metadata: metadata === undefined ? undefined : readMetadata(metadata),
  }
  const bar = createProgressBar(output)
  const lanes = createLanes(atATime)
  let done = 0
  const count = () => {
    done += 1
    bar.show({ stage: 'files', done, of: paths.length })
  }
  const add = async (sheaf: Sheaf, path: string, name: string): Promise<Added> => {
    try {
      const body = { ...about, file: { name: basename(name), content: path } }
      const sent = source ? await sheaf.sources.addDocument(source, body) : await sheaf.documents.create(body)
      const document = wait ? await sheaf.documents.wait(sent.id) : sent
      count()
      return { document }
    } catch (thrown) {
      // Of a file that was never sent there is no progress to show.
      if (thrown instanceof FileError) done += 1
      else count()
      return { file: name, error: asFailure(thrown, options.server ?? 'the server') }
    }
  }
  const added = await withInputFiles(paths, (files) =>
    withServer(around, options, (sheaf) =>
      Promise.all(files.map(({ path, name }) => lanes(() => add(sheaf, path, name)))),
    ),
  ).finally(() => bar.end())
  const data = added.flatMap((each) => ('document' in each ? [each.document] : []))
  const failed = added.flatMap((each) => ('error' in each ? [each] : []))
  for (const { file, error } of failed) output.writeError(`sheaf: ${file}: ${error.message}\n`)
  if (data.length > 0 || output.json) show(output, { data, failed: failed.map(describeFailure) }, documentTable(data))
  around.setExitStatus(statusOfFiles(added.map(statusOf)))
}

function readMetadata(text: string): Record<string, JsonValue> {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AppError('validation_error', `--metadata is not JSON: ${(cause as Error).message}`, { cause })
  }
}

/** A file that is not there is as much a failure of that file as what the server says of it. */
function asFailure(thrown: unknown, server: string): AppError {
  const error = asAppError(thrown, server)
  if (error instanceof AppError) return error
  throw error
}

function describeFailure({ file, error: { code, reason, message } }: { file: string; error: AppError }) {
  return { file, error: { code, reason, message } }
}

function statusOf(added: Added): number {
  if ('error' in added) return exitStatusOf(added.error)
  return added.document.status === 'error' ? 2 : 0
}
