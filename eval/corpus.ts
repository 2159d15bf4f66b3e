import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The folder of documents with their truth, or undefined with a line that says how to name it. */
export function findCorpus(): string | undefined {
  const flag = process.argv.indexOf('--corpus')
  const folder = flag < 0 ? process.env.SHEAF_CORPUS : process.argv[flag + 1]
  if (folder !== undefined && existsSync(folder)) return folder
  console.log('Skipped: no corpus. Name its folder with --corpus FOLDER or SHEAF_CORPUS.')
  return undefined
}

/** The rows of a set's truth.jsonl. */
export async function readTruth<T>(corpus: string, set: string): Promise<T[]> {
  const text = await readFile(join(corpus, set, 'truth.jsonl'), 'utf8')
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T)
}
