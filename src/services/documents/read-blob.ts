import type { Document } from '../../document/model.ts'
import type { ParseRun, Parser } from '../../parse/parser.ts'
import { safeName } from '../../parse/sandbox/safe-name.ts'
import type { Extractor } from '../engine/extractor.ts'
import { readFile } from '../parsing/read-file.ts'
import type { System } from '../system.ts'
import { blobAsFile } from '../uploads/blob-as-file.ts'
import type { BlobToRead } from './early-readings.ts'

/** Files of callers who wait are read by this extractor's parser from now on, before their tasks are taken. */
export function readEarlyBy(system: System, { parser, parallel }: Extractor): () => void {
  return system.early.readBy({ read: (blob, run) => readBlob(system, parser, blob, run), parallel })
}

/** What a file of the blob store says, read in a sandbox. */
export async function readBlob(
  system: System,
  parser: Parser,
  { blobKey, filename, language }: BlobToRead,
  run: ParseRun & { signal: AbortSignal },
): Promise<Document> {
  const file = await blobAsFile(system, blobKey, run.signal)
  try {
    const source = { path: file.path, name: safeName(filename) }
    return await readFile(parser, source, { ...run, ...(language !== null && { language }) })
  } finally {
    await file.remove()
  }
}
