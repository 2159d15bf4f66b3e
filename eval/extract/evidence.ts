import type { Document } from '../../src/document/model.ts'
import type { Extraction, Provenance } from '../../src/extract/extraction.ts'
import { isInside } from '../../src/extract/verify/check-place.ts'
import { containsValue } from '../../src/extract/verify/contains-value.ts'
import { findChild } from '../../src/extract/verify/find-child.ts'
import type { LeafOutcome } from './score.ts'
import type { RequestSchema } from './truth.ts'

export interface Evidence {
  /** Right values, read or computed, whose truth the document prints somewhere. */
  right: number
  /** The truth stands in the quote, and the quote stands where the answer says. */
  quoted: number
  /** The box covers the words of the quote. */
  boxed: number
}

/** Whether what is right was read where the truth stands, however the answer calls its evidence. */
export function checkEvidence(
  document: Document,
  request: RequestSchema,
  { provenance }: Extraction,
  outcomes: readonly LeafOutcome[],
): Evidence {
  const evidence = { right: 0, quoted: 0, boxed: 0 }
  for (const { verdict, path, expected } of outcomes) {
    const place = provenance[path]
    // A value out of a list of the schema's stands in the document in other words, as does yes or no.
    if ((verdict !== 'exact' && verdict !== 'soft') || !place || isChoice(request, path)) continue
    const source = findChild(document, place.child)
    if (!source || !containsValue(source.markdown, expected)) continue
    evidence.right += 1
    const { start, end, quote } = place
    const isThere = quote !== null && source.markdown.slice(start ?? 0, end ?? 0) === quote
    if (isThere && containsValue(quote, expected)) evidence.quoted += 1
    if (coversWords(source, place)) evidence.boxed += 1
  }
  return evidence
}

function isChoice(request: RequestSchema, path: string): boolean {
  const leaf = keysOf(path).reduce<RequestSchema | undefined>(
    (node, key) => (/^\d+$/.test(key) ? node?.items : node?.properties?.[key]),
    request,
  )
  return leaf?.enum !== undefined || [leaf?.type].flat().includes('boolean')
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
