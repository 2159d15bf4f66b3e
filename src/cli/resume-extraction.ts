import type { ExtractOptions } from '../services/engine/extract-file.ts'
import { type ExtractedFile, extractFiles } from '../services/engine/extract-files.ts'
import type { Extractor } from '../services/engine/extractor.ts'
import { type Journal, openJournal } from './extract-journal.ts'
import type { Output } from './output.ts'

type Named = { path: string; name: string }

interface Resuming {
  output: Output
  extractor: Extractor
  files: Named[]
  wanted: ExtractOptions
  folder: string
  version: string
}

/** Extracts from files, but for those that the same command has done before it was ended; all come in order. */
export async function* resumeExtraction({
  output,
  extractor,
  files,
  wanted,
  folder,
  version,
}: Resuming): AsyncGenerator<ExtractedFile> {
  const { signal: _, schema, run, ...options } = wanted
  const { password: __, onProgress: ___, ...reading } = run ?? {}
  const command = [version, schema?.definition ?? null, options, reading]
  const journal = await openJournal(folder, command).catch((error: Error) => {
    output.writeError(`sheaf: What is done cannot be kept, to go on from should this be ended: ${error.message}\n`)
    return undefined
  })
  if (journal === undefined) return yield* extractFiles(extractor, files, wanted)
  try {
    const done = await doneBefore(journal, files)
    if (done.size > 0 && !output.json)
      output.writeError(`sheaf: ${done.size} of ${files.length} files were done before; going on with the others.\n`)
    const others = extractFiles(
      extractor,
      files.filter((file) => !done.has(file)),
      wanted,
    )
    for (const file of files) {
      const extracted = (await done.get(file)?.()) ?? (await others.next()).value
      if (extracted === undefined) return
      if (!done.has(file)) await journal.keep(file, extracted)
      yield extracted
    }
    await journal.end()
  } finally {
    await journal.close()
  }
}

async function doneBefore(journal: Journal, files: Named[]): Promise<Map<Named, () => Promise<ExtractedFile>>> {
  const done = new Map<Named, () => Promise<ExtractedFile>>()
  if (journal.isNew) return done
  for (const file of files) {
    const read = await journal.find(file)
    if (read) done.set(file, read)
  }
  return done
}
