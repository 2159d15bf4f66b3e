import { mkdir, rename, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { JobOutcome } from './job-outcome.ts'

/** Names of files for outcomes, in a folder: two files of the same name do not write over each other. */
export function namesFor(files: readonly string[]): string[] {
  const taken = new Set<string>()
  return files.map((file) => {
    let name = basename(file)
    for (let times = 2; taken.has(name.toLowerCase()); times++) name = `${basename(file)}.${times}`
    taken.add(name.toLowerCase())
    return `${name}.json`
  })
}

/** At once or not at all: a file that is there is whole. */
export async function saveOutcome(folder: string, name: string, outcome: JobOutcome): Promise<void> {
  await mkdir(folder, { recursive: true })
  const draft = join(folder, `.${name}.${process.pid}`)
  await writeFile(draft, `${JSON.stringify(outcome, null, 2)}\n`)
  await rename(draft, join(folder, name))
}
