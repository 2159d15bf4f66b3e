import type { Box, Document, Word } from '../../src/document/model.ts'
import type { Extraction, Provenance } from '../../src/extract/extraction.ts'
import { containsValue } from '../../src/extract/verify/contains-value.ts'
import { findChild } from '../../src/extract/verify/find-child.ts'
import type { RequestSchema } from './truth.ts'

export interface Evidence {
  /** Values that say where they were read. */
  spans: number
  /** The quote is what stands there, and contains the value. */
  quoted: number
  /** The box covers the words of the quote. */
  boxed: number
}

/** Whether each value that was read can be seen where the answer says. */
export function checkEvidence(document: Document, request: RequestSchema, extraction: Extraction): Evidence {
  const evidence = { spans: 0, quoted: 0, boxed: 0 }
  for (const [path, provenance] of Object.entries(extraction.provenance)) {
    const value = valueAt(extraction.data, path)
    // A value out of a list of the schema's stands in the document in other words.
    if (provenance.kind !== 'span' || value === null || value === undefined || isChoice(request, path)) continue
    const source = findChild(document, provenance.child)
    evidence.spans += 1
    if (!source) continue
    const { start, end, quote } = provenance
    const isThere = quote !== null && source.markdown.slice(start ?? 0, end ?? 0) === quote
    if (isThere && containsValue(quote, value)) evidence.quoted += 1
    if (coversWords(source, provenance)) evidence.boxed += 1
  }
  return evidence
}

function valueAt(data: unknown, path: string): unknown {
  return keysOf(path).reduce<unknown>((node, key) => (node as Record<string, unknown> | null)?.[key], data)
}

function isChoice(request: RequestSchema, path: string): boolean {
  const leaf = keysOf(path).reduce<RequestSchema | undefined>(
    (node, key) => (/^\d+$/.test(key) ? node?.items : node?.properties?.[key]),
    request,
  )
  return leaf?.enum !== undefined
}

function keysOf(path: string): string[] {
  return path.split(/[.[\]]+/).filter((key) => key !== '')
}

function coversWords(document: Document, { page, bbox, start, end }: Provenance): boolean {
  if (bbox === null || start === null || end === null) return false
  const words = document.pages.find(({ number }) => number === page)?.words ?? []
  const quoted = words.filter((word) => word.start < end && word.end > start)
  return quoted.length > 0 && quoted.every((word) => isInside(word, bbox))
}

const margin = 0.003

function isInside({ box }: Word, [x0, y0, x1, y1]: Box): boolean {
  return box[0] >= x0 - margin && box[1] >= y0 - margin && box[2] <= x1 + margin && box[3] <= y1 + margin
}
