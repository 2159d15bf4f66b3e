import { readAs } from '../lists/item-cell.ts'
import type { Candidate } from '../resolve/candidates.ts'
import { matches } from '../values/matches.ts'
import type { Conventions, ValueKind } from '../values/mention.ts'
import type { DocumentView } from '../view/document-view.ts'
import { toCandidate as toProse } from './prose-candidate.ts'
import { toCandidate } from './resolve-prose.ts'
import { type RunningText, readRunningText, sentenceAround } from './running-text.ts'
import { type Relation, relations } from './side-words.ts'

/** Two values that sentences state together, in the order of the sides of their relation. */
export interface SidedPair {
  relation: Relation
  /** What each side may be as a value: an amount and its number. */
  values: [readonly Candidate[], readonly Candidate[]]
  isCertain: boolean
}

/** A value in the running text. */
interface Place {
  from: number
  to: number
  candidates: Candidate[]
}

/** What a value of a relation may be. */
export const kindsOf: Record<Relation['of'], ValueKind[]> = { date: ['date'], amount: ['money', 'number', 'percent'] }

/** "From 1 March until 31 May", "rises from 845 to 880", "2 % Skonto bis 10.03., netto bis 24.03.": which value is which. */
export function findSides(view: DocumentView, candidates: readonly Candidate[]): SidedPair[] {
  const running = readRunningText(view)
  const places = {
    date: joined([...placesOf(running, candidates, kindsOf.date), ...shortDays(running, view.conventions)]),
    amount: joined(placesOf(running, candidates, kindsOf.amount)),
  }
  return relations.flatMap((relation) => pairsOf(running, places[relation.of], relation))
}

function placesOf({ pieces }: RunningText, candidates: readonly Candidate[], kinds: readonly ValueKind[]): Place[] {
  const starts = new Map(pieces.map(({ segment, start }) => [segment, start]))
  return candidates.flatMap((candidate) => {
    const { mention } = candidate
    const start = mention && kinds.includes(mention.kind) ? starts.get(mention.segment) : undefined
    if (!mention || start === undefined) return []
    return [{ from: start + mention.start, to: start + mention.end, candidates: [candidate] }]
  })
}

const shortDay = /(?<![\d.,])\d{1,2}\.\s?\d{1,2}\.(?!\s?\d)/gu

/** Days whose year other dates of the document tell. */
function shortDays(running: RunningText, conventions: Conventions): Place[] {
  return matches(shortDay, running.text).flatMap(({ index: from, 0: { length } }) => {
    const to = from + length
    const value = readAs('date', running.text.slice(from, to), conventions)
    if (typeof value !== 'string') return []
    const stated = toProse(running, { concepts: [], kind: 'date', start: from, end: to, value, probability: 0 })
    return [{ from, to, candidates: [toCandidate(stated)] }]
  })
}

function joined(places: readonly Place[]): Place[] {
  const all: Place[] = []
  for (const { from, to, candidates } of places.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1)
    if (!last || from >= last.to) all.push({ from, to, candidates: [...candidates] })
    else {
      last.to = Math.max(last.to, to)
      last.candidates.push(...candidates)
    }
  }
  return all
}

/** Values that follow each other in a sentence, of which it says that they are of both sides. */
function pairsOf({ text }: RunningText, places: readonly Place[], relation: Relation): SidedPair[] {
  const pairs: SidedPair[] = []
  let open: { place: Place; side: number } | undefined
  places.forEach((place, index) => {
    const { before, after } = sentenceAround(text, place.from, place.to)
    const [previous, next] = [places[index - 1]?.to ?? 0, places[index + 1]?.from ?? text.length]
    const side = sideOf(relation, {
      lead: before.slice(Math.max(0, before.length - (place.from - previous))),
      tail: after.slice(0, next - place.to),
    })
    const isNear = open !== undefined && place.from - open.place.to <= relation.furthest
    const isOneSentence = isNear && before.length > place.from - (open?.place.to ?? 0)
    if (open && side >= 0 && side !== open.side && isOneSentence) {
      const [first, second] = side === 1 ? [open.place, place] : [place, open.place]
      const isCertain = relation.certain !== undefined && `${before} ${after}`.search(relation.certain) >= 0
      pairs.push({ relation, values: [first.candidates, second.candidates], isCertain })
      open = undefined
    } else open = side < 0 ? undefined : { place, side }
  })
  return pairs
}

/** What is said last before a value counts; -1 where nothing is. */
function sideOf({ sides }: Relation, clause: { lead: string; tail: string }): number {
  const [first, second] = sides.map(({ said }) => said(clause)) as [number, number]
  if (first === second) return -1
  return first > second ? 0 : 1
}
