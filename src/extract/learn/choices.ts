import { fold } from '../lexicon/fold.ts'
import type { Part } from '../resolve/part.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Segment } from '../view/segment.ts'
import { hashOf } from './layout.ts'
import { type Example, fewestExamples } from './memory.ts'
import type { Value } from './same-value.ts'

/** A field whose value is one of few, in one document. */
export interface StudiedChoice {
  path: string
  isCorrected: boolean
  /** Whether the engine is right by itself. */
  isRight: boolean
  value: NonNullable<Value>
}

/** Something that a document prints: a short text, or one together with the text to its left. */
export interface Sign {
  hash: number
  part: Part
}

const longest = 60
const mostSigns = 250
/** What is printed in one document only tells nothing yet. */
const fewestSeen = 2
/** Signs of one document say much the same: only the strongest count. */
const mostCounted = 2
const mostSure = 0.95
const seldom = 0.25

export function signsOf({ rows }: DocumentView): Sign[] {
  return rows
    .flatMap(({ segments }) => segments.map((segment, place) => ({ segment, left: segments[place - 1] })))
    .filter(({ segment: { prose, text } }) => !prose && text.length <= longest)
    .flatMap(({ segment, left }) => {
      const texts = [fold(segment.text), ...(left ? [`${fold(left.text)} | ${fold(segment.text)}`] : [])]
      return texts.map((text) => ({ hash: hashOf(text), part: whole(segment) }))
    })
    .slice(0, mostSigns)
}

function whole(segment: Segment): Part {
  return { segment, first: 0, last: segment.offsets.length - 1 }
}

export interface LikelyChoice {
  value: NonNullable<Value>
  probability: number
  /** The sign that speaks for it most, where one does. */
  sign: number | undefined
}

/** The choice that signs tell, by how often each came with it and with others. */
export function likelyChoice(
  examples: readonly Example[],
  signs: readonly number[],
  path: string,
): LikelyChoice | undefined {
  const known = examples.flatMap(({ choices, signs: seen }) => {
    const value = choices?.[path]
    return value === undefined || !seen ? [] : [{ value, seen: new Set(seen) }]
  })
  if (known.length < fewestExamples) return undefined
  const own = [...new Set(signs)].filter((sign) => known.filter(({ seen }) => seen.has(sign)).length >= fewestSeen)
  const likely = [...new Set(known.map(({ value }) => value))].map((value) => {
    const [those, others] = [known.filter((each) => each.value === value), known.filter((each) => each.value !== value)]
    const shareIn = (examplesOf: typeof known, sign: number) =>
      (examplesOf.filter(({ seen }) => seen.has(sign)).length + seldom) / (examplesOf.length + 2 * seldom)
    const told = own
      .map((sign) => ({ sign, weight: Math.log(shareIn(those, sign) / shareIn(others, sign)) }))
      .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    const usual = Math.log((those.length + seldom) / (others.length + seldom))
    const odds = told.slice(0, mostCounted).reduce((sum, { weight }) => sum + weight, usual)
    return { value, probability: 1 / (1 + Math.exp(-odds)), sign: told.find(({ weight }) => weight > 0)?.sign }
  })
  const [best] = likely.sort((a, b) => b.probability - a.probability)
  return best && { ...best, probability: Math.min(mostSure, best.probability) }
}
