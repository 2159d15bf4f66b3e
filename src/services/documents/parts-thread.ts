import { zstdDecompressSync } from 'node:zlib'
import type { Document } from '../../document/model.ts'
import { plainText } from '../../document/plain-text.ts'
import { serveThread } from '../helper-thread.ts'
import { type LayoutQuery, layoutOf, markdownOf } from './content-parts.ts'

interface Stored {
  /** What was read, as it lies in the blob store. */
  stored: Uint8Array
}

/** What is asked of a document that was read; answers to callers as the JSON that they get. */
export const parts = {
  markdown: ({ stored, id, child }: Stored & { id: string; child: string | undefined }) =>
    JSON.stringify(markdownOf(parse(stored), id, child)),
  layout: ({ stored, id, query }: Stored & { id: string; query: LayoutQuery }) =>
    JSON.stringify(layoutOf(parse(stored), id, query)),
  texts: ({ stored }: Stored) => {
    const document = parse(stored)
    return { markdown: document.markdown, rawText: plainText(document) }
  },
  page: ({ stored, number }: Stored & { number: number }) => {
    const page = parse(stored).pages.find((each) => each.number === number)
    return page && { geometry: page.geometry, width: page.width, height: page.height, rotation: page.rotation }
  },
}

export type Parts = typeof parts

function parse(stored: Uint8Array): Document {
  return JSON.parse(zstdDecompressSync(stored).toString('utf8')) as Document
}

serveThread(parts)
