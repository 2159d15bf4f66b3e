import { findValues } from '../values/find-values.ts'
import type { Conventions, TextMention, ValueKind } from '../values/mention.ts'
import type { Segment } from '../view/segment.ts'
import { otherReadings } from './other-readings.ts'

/** Kinds that prove a reading by themselves: by their check digits, or because few texts have their form. */
const proven = new Set<ValueKind>(['iban', 'isin', 'vat_id', 'date', 'datetime', 'money'])
const longestWord = 40

/**
 * Values of a segment, mended where recognition was in doubt: a number whose check digits are wrong gets the other
 * characters that make them right, and a word that is nothing becomes the date, id or amount that it may be.
 */
export function repairValues(
  segment: Segment,
  found: readonly TextMention[],
  conventions: Conventions,
): readonly TextMention[] {
  if (!segment.doubts) return found
  const mended = found.map((mention) => (mention.checked === false ? mendId(segment, mention, conventions) : mention))
  const added: TextMention[] = []
  for (const [from, to] of doubtfulWords(segment)) {
    const isTold = [...mended, ...added].some((each) => proves(each) && each.start <= from && each.end >= to)
    const value = isTold ? undefined : readWord(segment, from, to, conventions)
    if (value) added.push(value)
  }
  if (added.length === 0) return mended
  const isReplaced = (mention: TextMention) =>
    added.some((other) => mention.start < other.end && mention.end > other.start)
  return [...mended.filter((mention) => !isReplaced(mention)), ...added].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  )
}

function mendId(segment: Segment, mention: TextMention, conventions: Conventions): TextMention {
  for (const { text } of otherReadings(segment, mention.start, mention.end)) {
    const same = findValues(text, conventions).find(
      ({ kind, start, end }) => kind === mention.kind && start === mention.start && end === mention.end,
    )
    if (same?.checked) return same
  }
  return mention
}

function proves({ kind, checked }: TextMention): boolean {
  return proven.has(kind) ? checked !== false : kind === 'number' || kind === 'percent'
}

/** Words with digits in them and a doubt. */
function* doubtfulWords({ text, offsets, doubts = [] }: Segment): Generator<[from: number, to: number]> {
  for (const [place, from] of offsets.entries()) {
    const to = offsets[place + 1] ?? text.length
    const word = text.slice(from, to).replace(/(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u, '')
    const isDoubtful = doubts.some(({ at }) => at >= from && at < to)
    if (isDoubtful && word.length <= longestWord && /\d/.test(word)) yield [from, from + word.length]
  }
}

/** The likeliest reading that makes the word a value, whole or with what stands beside it. */
function readWord(segment: Segment, from: number, to: number, conventions: Conventions): TextMention | undefined {
  for (const { text } of otherReadings(segment, from, to)) {
    const values = findValues(text, conventions)
    const value = values.find(
      (each) => (proven.has(each.kind) || isAmount(each)) && proves(each) && each.start <= from && each.end >= to,
    )
    if (value) return value
  }
  return undefined
}

function isAmount({ kind, decimals }: TextMention): boolean {
  return kind === 'number' && decimals === 2
}
