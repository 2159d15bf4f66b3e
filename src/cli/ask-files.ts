import { basename } from 'node:path'
import type { AskResult } from '../../sdk/src/index.ts'
import { AppError } from '../core/app-error.ts'
import { createLanes } from './lanes.ts'
import { namedFiles } from './named-files.ts'
import { openFile } from './open-file.ts'
import { createProgressBar } from './progress-bar.ts'
import type { Surroundings } from './surroundings.ts'
import { wantedDefinition } from './wanted-definition.ts'

const atATime = 4

/** Extracts all files of folders and asks about what was found, without a server that runs; nothing of it is kept. */
export async function askFiles(
  { withOwnServer, untilInterrupted, output, setExitStatus }: Surroundings,
  question: string,
  { folders, schema: wanted }: { folders: string[]; schema: string | undefined },
): Promise<AskResult> {
  const { paths } = await namedFiles(folders)
  const schema = (await wantedDefinition(wanted === undefined ? {} : { schema: wanted })) as
    | Record<string, unknown>
    | undefined
  const { asAppError, connect } = await import('./remote/connect.ts')
  const bar = output.terminal ? createProgressBar(output) : undefined
  return untilInterrupted((signal) =>
    withOwnServer(async (access) => {
      const sheaf = connect(access, signal, output)
      const lanes = createLanes(atATime)
      let done = 0
      const extract = async (path: string): Promise<boolean> => {
        try {
          const content = await openFile({ path, name: path })
          await sheaf.extractAndWait({ file: { name: basename(path), content }, ...(schema && { schema }) })
          return true
        } catch (error) {
          signal.throwIfAborted()
          output.writeError(`sheaf: ${path}: ${(asAppError(error, access.server) as Error).message}\n`)
          return false
        } finally {
          done += 1
          bar?.show({ stage: 'files', done, of: paths.length })
        }
      }
      const read = await Promise.all(paths.map((path) => lanes(() => extract(path)))).finally(() => bar?.end())
      if (!read.includes(true)) throw new AppError('validation_error', 'None of the files could be read.')
      if (read.includes(false)) setExitStatus(8)
      const result = await sheaf.ask.create({ question })
      if (!('rows' in result)) throw new Error('the service answers later what it was asked to answer now')
      return result
    }),
  )
}
