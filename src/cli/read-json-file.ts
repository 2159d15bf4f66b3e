import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { AppError } from '../core/app-error.ts'
import { parseJson } from '../core/parse-json.ts'

/** JSON from a file, or from standard input for "-". What it must look like is said by whoever it is sent to. */
export async function readJsonFile<T>(path: string): Promise<T> {
  const content = await (path === '-' ? text(process.stdin) : readFile(path, 'utf8')).catch((cause: unknown) => {
    throw new AppError('not_found', `There is no readable file ${path}.`, { cause })
  })
  return parseJson(content, path === '-' ? 'The input' : path) as T
}
