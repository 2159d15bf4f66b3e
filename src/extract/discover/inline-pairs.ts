import { wordAt } from '../resolve/find-mentions.ts'
import type { Part } from '../resolve/part.ts'
import { findValues } from '../values/find-values.ts'
import type { Conventions, ValueKind } from '../values/mention.ts'
import type { DocumentView } from '../view/document-view.ts'
import { cutInline } from './cut-inline.ts'
import type { FoundPair } from './found-pair.ts'
import { kindOf } from './kinds.ts'
import { asksOf } from './label-meaning.ts'
import { withNextLines } from './next-lines.ts'
import { optionIn } from './options.ts'
import type { Piece } from './piece.ts'
import type { TakenWords } from './taken-words.ts'

const longestValue = 300
/** Shares of 98 such pairs in forms that name something and say it: of labels that are known, and of others. */
const [ofKnown, ofOther] = [0.75, 0.45]

/** Labels with their values in one piece, of what is not in a pair yet. */
export function findInlinePairs(
  { conventions }: DocumentView,
  pieces: readonly Piece[],
  taken: TakenWords,
): FoundPair[] {
  const isFree = ({ page, parts, text }: Piece) =>
    !parts.some(({ segment, first }) => taken.has(page, segment.words[first] ?? 0)) && !optionIn(text)
  return withNextLines(pieces.filter(isFree)).flatMap((piece) => {
    const { text } = piece
    return cutInline(text, conventions).flatMap(({ label, labelStart, start, end }): FoundPair[] => {
      const value = firstSaid(text.slice(start, end).trim(), conventions)
      if (value.length > longestValue) return []
      const kind = kindOf(value, conventions)
      const asks = asksOf(label)
      if (isSentence(value) && asks.size > 0 && asks.isSubsetOf(codes)) return []
      const labelParts = partsBetween(piece, labelStart, labelStart + label.length)
      const parts = partsBetween(piece, start, start + value.length)
      return [{ label, labelParts, text: value, parts, kind, asks, confidence: asks.size > 0 ? ofKnown : ofOther }]
    })
  })
}

/** In running text a value may end with its sentence: "Order number: 5512. Delivery by 20 March." */
function firstSaid(text: string, conventions: Conventions): string {
  const [first = text] = text.split(/(?<=[\p{L}\d]{2})\.\s+(?=\p{Lu}\p{Ll})/u, 1)
  if (first === text || !typed.has(kindOf(first, conventions))) return text
  // "10. Januar 2026" does not end with its day.
  const goesOn = findValues(text, conventions).some(({ start, end }) => start < first.length && end > first.length + 1)
  return goesOn ? text : first
}

/** "our order 5531: 24 bottles of ..." goes on about it; that is not its number. */
function isSentence(value: string): boolean {
  return (value.match(/(?<!\p{L})\p{Ll}{2,}/gu) ?? []).length >= fewestWords
}

const fewestWords = 4
const codes = new Set<ValueKind>(['code', 'number', 'iban', 'isin'])
const typed = new Set<ValueKind>(['code', 'number', 'money', 'date', 'iban', 'email', 'phone'])

/** The words of a piece that hold these characters of its text. */
function partsBetween({ parts }: Piece, start: number, end: number): Part[] {
  const found: Part[] = []
  let offset = 0
  for (const { segment, first, last } of parts) {
    const begin = segment.offsets[first] ?? 0
    const length = segment.text.slice(begin, segment.offsets[last + 1]).trim().length
    const [from, to] = [Math.max(0, start - offset), Math.min(length, end - offset)]
    if (from < to) found.push({ segment, first: wordAt(segment, begin + from), last: wordAt(segment, begin + to - 1) })
    offset += length + 1
  }
  return found
}
