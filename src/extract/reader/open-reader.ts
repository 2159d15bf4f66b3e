import { readFile } from 'node:fs/promises'
import type { ExtractionSchema } from '../schema/field-tree.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { ReaderHelp } from './judge.ts'
import type { Mix } from './mix.ts'
import { hasReader, readerHome } from './reader-home.ts'
import { type NativeCalls, openReaderModel } from './reader-model.ts'

/** Reads a document for a schema. */
export type Reader = (view: DocumentView, schema: ExtractionSchema) => Promise<ReaderHelp>

interface ReaderPlace {
  folder?: URL | undefined
  /** Makes native calls, in a thread that may be ended at any time. */
  native?: NativeCalls
}

/** The reader with its weights; nothing where they are not there, and the engine works without. */
export async function openReader({ folder = readerHome, native }: ReaderPlace = {}): Promise<Reader | undefined> {
  if (!hasReader(folder)) return undefined
  const { readDocument } = await import('./read-document.ts')
  const model = await openReaderModel(folder, native)
  const mix = JSON.parse(await readFile(new URL('mix.json', folder), 'utf8')) as Mix
  return async (view, schema) => ({ reading: await readDocument(model, view, schema), mix })
}
