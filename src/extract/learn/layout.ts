import { hashText } from '../../core/hash-text.ts'
import { fold } from '../lexicon/fold.ts'
import type { DocumentView } from '../view/document-view.ts'

/** What documents of one issuer have in common: hashes of their fixed lines, in rising order. No text can be read from it. */
export type Layout = number[]

const fewestLetters = 3
const longestLine = 60
/** The first and the last lines of a document: there letterheads, labels and footers stand. */
const [mostAtFirst, mostAtLast] = [90, 30]

export function layoutOf({ segments }: DocumentView): Layout {
  const lines = segments.flatMap(({ text, prose }) => {
    const fixed = fixedText(prose ? text.slice(0, longestLine) : text)
    return fixed.length <= longestLine && lettersIn(fixed) >= fewestLetters ? [hashOf(fixed)] : []
  })
  const kept =
    lines.length > mostAtFirst + mostAtLast ? [...lines.slice(0, mostAtFirst), ...lines.slice(-mostAtLast)] : lines
  return [...new Set(kept)].sort((a, b) => a - b)
}

/** From 0, nothing in common, to 1. */
export function likenessOf(a: Layout, b: Layout): number {
  let [at, other, common] = [0, 0, 0]
  while (at < a.length && other < b.length) {
    const [one, two] = [a[at] ?? 0, b[other] ?? 0]
    if (one === two) common += 1
    if (one <= two) at += 1
    if (two <= one) other += 1
  }
  return a.length + b.length === 0 ? 0 : (2 * common) / (a.length + b.length)
}

/** What of a text stays the same from document to document: figures do not. */
export function fixedText(text: string): string {
  return fold(text)
    .replace(/\d+/g, '0')
    .replace(/[^\p{L}0]+/gu, ' ')
    .trim()
}

/** A number for a text; 0 for none. */
export function hashOf(text: string): number {
  return text === '' ? 0 : hashText(text) || 1
}

function lettersIn(text: string): number {
  return text.replace(/[0 ]/g, '').length
}
