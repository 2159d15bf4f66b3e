import { glob, readdir, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { AppError } from '../core/app-error.ts'

interface NamedFiles {
  paths: string[]
  /** One that was named itself: what is printed of it is no list. */
  single: boolean
}

/** The files that were named: a folder stands for all in it and below, a pattern for those that are like it, in order. */
export async function namedFiles(given: string[]): Promise<NamedFiles> {
  const found = await Promise.all(given.map(filesOf))
  const paths = [...new Set(found.flat())]
  return { paths, single: given.length === 1 && paths.length === 1 && paths[0] === given[0] }
}

async function filesOf(path: string): Promise<string[]> {
  const known = path === '-' ? undefined : await stat(path).catch(() => undefined)
  if (known?.isDirectory()) return someOf(await below(path), `There is no file in the folder ${path}.`)
  // A name may have signs of a pattern: then the file is meant. One that is not there is told when it is read.
  if (known !== undefined || !/[*?[\]{}]/.test(path)) return [path]
  const matches: string[] = []
  for await (const match of glob(path))
    if (match.split(sep).every(isWanted) && !(await stat(match)).isDirectory()) matches.push(match)
  return someOf(matches, `No file is like ${path}.`)
}

/** Without those that are hidden, such as what systems keep beside the files of people. */
async function below(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const inside = entries
    .filter(({ name }) => isWanted(name))
    .map((entry) => (entry.isDirectory() ? below(join(folder, entry.name)) : [join(folder, entry.name)]))
  return (await Promise.all(inside)).flat()
}

function isWanted(name: string): boolean {
  return !name.startsWith('.') || name === '.' || name === '..'
}

const inOrder = new Intl.Collator('en', { numeric: true })

function someOf(paths: string[], otherwise: string): string[] {
  if (paths.length === 0) throw new AppError('not_found', otherwise)
  return paths.sort((a, b) => inOrder.compare(a, b) || (a < b ? -1 : 1))
}
