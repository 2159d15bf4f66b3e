import { basename } from 'node:path'
import { type Document, type JsonValue, NotFoundError, type Sheaf } from '../../sdk/src/index.ts'
import { AppError } from '../core/app-error.ts'
import { parseJson } from '../core/parse-json.ts'
import { documentTable } from './describe-document.ts'
import { statusOfFiles } from './files-status.ts'
import { withInputFiles } from './input-files.ts'
import { createLanes } from './lanes.ts'
import { namedFiles } from './named-files.ts'
import { exitStatusOf, show } from './output.ts'
import { createProgressBar } from './progress-bar.ts'
import { asAppError } from './remote/connect.ts'
import { openContent, sendOnce } from './remote/send-once.ts'
import { sourceId } from './remote/source-named.ts'
import { type ServerOptions, withServer } from './remote/with-server.ts'
import type { Surroundings } from './surroundings.ts'

export interface AddOptions extends ServerOptions {
  source?: string
  batch?: string
  language?: string
  metadata?: string
  password?: string
  again?: boolean
  wait?: boolean
}

const atATime = 4

type Added = { document: Document } | { file: string; error: AppError }

/**
 * Sends files, several at a time. One that fails does not stop the others, and one that the same command has sent in the last
 * day is found again, so that a command that was ended goes on where it was.
 */
export async function addDocuments(around: Surroundings, given: string[], options: AddOptions): Promise<void> {
  const { paths } = await namedFiles(given)
  const { output } = around
  const { batch, language, metadata, password, wait, again = false } = options
  const about = {
    batch_id: batch,
    language_hint: language,
    password,
    metadata: metadata === undefined ? undefined : readMetadata(metadata),
  }
  const bar = output.terminal ? createProgressBar(output) : undefined
  const lanes = createLanes(atATime)
  let done = 0
  const count = () => {
    done += 1
    bar?.show({ stage: 'files', done, of: paths.length })
  }
  const add = async (
    sheaf: Sheaf,
    file: { path: string; name: string },
    { key, source }: { key: string; source: string | undefined },
  ): Promise<Added> => {
    const { name } = file
    try {
      const { content, hash } = await openContent(file)
      const body = { ...about, file: { name: basename(name), content } }
      const sent = await sendOnce({
        basis: ['documents', key, source ?? '', JSON.stringify(about), basename(name), hash],
        again,
        send: (once) => (source ? sheaf.sources.addDocument(source, body, once) : sheaf.documents.create(body, once)),
        idOf: ({ id }) => id,
        find: (id) => findUsable(sheaf, id),
      })
      const document = wait ? await sheaf.documents.wait(sent.id) : sent
      count()
      return { document }
    } catch (thrown) {
      count()
      return { file: name, error: asFailure(thrown, options.server ?? 'the server') }
    }
  }
  const added = await withInputFiles(paths, (files) =>
    withServer(around, options, async (sheaf, _, { key }) => {
      const source = await sourceId(sheaf, options.source)
      return Promise.all(files.map((file) => lanes(() => add(sheaf, file, { key, source }))))
    }),
  ).finally(() => bar?.end())
  const data = added.flatMap((each) => ('document' in each ? [each.document] : []))
  const failed = added.flatMap((each) => ('error' in each ? [each] : []))
  const unread = data.flatMap(({ filename, error }) => (error ? [{ file: filename, error }] : []))
  for (const { file, error } of [...failed, ...unread]) output.writeError(`sheaf: ${file}: ${error.message}\n`)
  if (data.length > 0 || output.json) show(output, { data, failed: failed.map(describeFailure) }, documentTable(data))
  around.setExitStatus(statusOfFiles(added.map(statusOf)))
}

/** As it is now, unless it was deleted or could not be read. */
async function findUsable(sheaf: Sheaf, id: string): Promise<Document | undefined> {
  try {
    const document = await sheaf.documents.get(id)
    return document.status === 'error' ? undefined : document
  } catch (error) {
    if (error instanceof NotFoundError) return undefined
    throw error
  }
}

function readMetadata(text: string): Record<string, JsonValue> {
  return parseJson(text, '--metadata') as Record<string, JsonValue>
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
