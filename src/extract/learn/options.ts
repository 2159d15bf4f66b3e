import type { FieldProfile } from '../lexicon/field-profile.ts'
import { isOfType, typeOf, unlabelled } from '../reader/span-candidates.ts'
import type { Candidate } from '../resolve/candidates.ts'
import { fitsConstraints } from '../resolve/fits-constraints.ts'
import type { Part } from '../resolve/part.ts'
import type { Ranked } from '../resolve/rank.ts'
import type { DocumentView } from '../view/document-view.ts'
import { findStacks } from '../view/find-stacks.ts'
import type { Segment } from '../view/segment.ts'

/** Something that a field may be, with its probability by the engine where that knows it. */
export interface Option {
  candidate: Candidate
  probability: number | undefined
}

const mostWords = 8
const longestLine = 16
const mostLines = 4
const most = 3000

/** All that a field may be: what the engine ranks, everything of the field's type, and of a text any words of a line. */
export function optionsOf(profile: FieldProfile, ranked: readonly Ranked[], all: Everything): Option[] {
  const options = new Map<string, Option>()
  const add = (candidate: Candidate, probability?: number) => {
    const key = keyOf(candidate)
    if (!options.has(key) && options.size < most && fitsConstraints(profile.leaf, candidate) >= 0)
      options.set(key, { candidate, probability })
  }
  for (const { candidate, probability } of ranked) add(candidate, probability)
  const type = typeOf(profile)
  for (const candidate of all.candidates)
    if (type === undefined ? (profile.kinds.get(candidate.kind) ?? 0) > 0 : isOfType(profile, type, candidate))
      add(candidate)
  if (type === undefined) for (const candidate of all.texts) add(candidate)
  return [...options.values()]
}

/** What a document holds, whatever is asked of it. */
export interface Everything {
  candidates: readonly Candidate[]
  texts: readonly Candidate[]
}

export function everythingIn(view: DocumentView, candidates: readonly Candidate[]): Everything {
  const lines = view.segments.filter(({ prose, offsets }) => !prose && offsets.length <= longestLine)
  return { candidates, texts: [...lines.flatMap(wordsOf), ...findStacks(view.rows).flatMap(linesOf)] }
}

function wordsOf(segment: Segment): Candidate[] {
  const count = segment.offsets.length
  const found: Candidate[] = []
  for (let first = 0; first < count; first += 1)
    for (let last = first; last < Math.min(count, first + mostWords); last += 1)
      found.push(...textOf([{ segment, first, last }]))
  return found
}

/** Several lines that stand below each other, such as an address. */
function linesOf(stack: Segment[]): Candidate[] {
  const found: Candidate[] = []
  for (let from = 0; from < stack.length; from += 1)
    for (let to = from + 2; to <= Math.min(stack.length, from + mostLines); to += 1)
      found.push(
        ...textOf(stack.slice(from, to).map((segment) => ({ segment, first: 0, last: segment.offsets.length - 1 }))),
      )
  return found
}

function textOf(parts: Part[]): Candidate[] {
  const text = parts.map(plain).join(', ')
  return /[\p{L}\p{N}]/u.test(text) ? [{ ...unlabelled, kind: 'text', value: text, text, parts }] : []
}

function plain({ segment: { text, offsets }, first, last }: Part): string {
  return text.slice(offsets[first] ?? 0, offsets[last + 1] ?? text.length).replace(/^[\s:;,|–—]+|[\s:;,|–—]+$/gu, '')
}

/** The words, whatever is read from them but a currency, which shares those of an amount. */
function keyOf({ kind, parts }: Candidate): string {
  const words = parts.map(
    ({ segment: { row, place, prose }, first, last }) => `${row}:${prose ? 'p' : place}:${first}-${last}`,
  )
  return [...words, kind === 'currency' ? kind : ''].join(' ')
}
