import { type FileOutcome, type Journal, openJournal } from './files-journal.ts'
import type { Output } from './output.ts'

type Named = { path: string; name: string }

interface Resuming<T extends FileOutcome> {
  output: Output
  files: Named[]
  /** Where it is kept what is done; nothing is without one. */
  folder: string | undefined
  /** All that decides what comes of a file beside its content. */
  command: unknown
  work(files: Named[]): AsyncGenerator<T>
}

/** Works on files, but for those that the same command has done before it was ended; all come in order. */
export async function* resumeFiles<T extends FileOutcome>(resuming: Resuming<T>): AsyncGenerator<T> {
  const { output, files, folder, command, work } = resuming
  if (folder === undefined) return yield* work(files)
  const journal = await openJournal<T>(folder, command).catch((error: Error) => {
    output.writeError(`sheaf: What is done cannot be kept, to go on from should this be ended: ${error.message}\n`)
    return undefined
  })
  if (journal === undefined) return yield* work(files)
  try {
    const done = await doneBefore(journal, files)
    if (done.size > 0 && !output.json)
      output.writeError(`sheaf: ${done.size} of ${files.length} files were done before; going on with the others.\n`)
    const others = work(files.filter((file) => !done.has(file)))
    for (const file of files) {
      const outcome = (await done.get(file)?.()) ?? (await others.next()).value
      if (outcome === undefined) return
      if (!done.has(file)) await journal.keep(file, outcome)
      yield outcome
    }
    await journal.end()
  } finally {
    await journal.close()
  }
}

async function doneBefore<T extends FileOutcome>(
  journal: Journal<T>,
  files: Named[],
): Promise<Map<Named, () => Promise<T>>> {
  const done = new Map<Named, () => Promise<T>>()
  if (journal.isNew) return done
  for (const file of files) {
    const read = await journal.find(file)
    if (read) done.set(file, read)
  }
  return done
}
