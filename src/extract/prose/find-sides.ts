import { readAs } from '../lists/item-cell.ts'
import type { Candidate } from '../resolve/candidates.ts'
import { matches } from '../values/matches.ts'
import type { Conventions, ValueKind } from '../values/mention.ts'
import type { DocumentView } from '../view/document-view.ts'
import { toCandidate as toProse } from './prose-candidate.ts'
import { toCandidate } from './resolve-prose.ts'
import { type RunningText, readRunningText, sentenceAround } from './running-text.ts'
import { type Relation, relations } from './side-words.ts'

/** Two values that sentences state together, in the order of the sides of their relation; one alone where that says enough. */
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

/** A value with the words of its sentence up to the values beside it, and what these say it is. */
interface Said {
  place: Place
  side: number
  /** Nothing says that it is of the other side, too. */
  isPlain: boolean
  before: string
  after: string
}

/** Values that follow each other in a sentence, of which it says that they are of both sides. */
function pairsOf({ text }: RunningText, places: readonly Place[], relation: Relation): SidedPair[] {
  const pairs: SidedPair[] = []
  let open: Said | undefined
  places.forEach((place, index) => {
    const said = saidOf(place, index)
    const gap = open ? text.slice(open.place.to, place.from) : ''
    const isOneSentence = open && gap.length <= relation.furthest && said.before.length > gap.length
    const isJoined = isOneSentence && relation.joint?.test(gap) && open?.side !== 1
    if (open && isJoined) pairs.push(pairOf(open, said))
    else if (open && isOneSentence && said.side + open.side === 1 && said.side >= 0 && open.side >= 0)
      pairs.push(said.side === 1 ? pairOf(open, said) : pairOf(said, open))
    else {
      if (open) pushAlone(open)
      open = said
      return
    }
    open = undefined
  })
  if (open) pushAlone(open)
  return pairs

  function saidOf(place: Place, index: number): Said {
    const { before, after } = sentenceAround(text, place.from, place.to)
    const [previous, next] = [places[index - 1]?.to ?? 0, places[index + 1]?.from ?? text.length]
    const lead = before.slice(Math.max(0, before.length - (place.from - previous)))
    const clause = { lead, tail: after.slice(0, next - place.to) }
    const [first, second] = relation.sides.map(({ said }) => said(clause)) as [number, number]
    const side = first === second ? -1 : first > second ? 0 : 1
    return { place, side, isPlain: Math.min(first, second) < 0, before, after }
  }

  function pairOf(first: Said, second: Said): SidedPair {
    const { before, after } = first.before.length > second.before.length ? first : second
    const isCertain = relation.certain !== undefined && `${before} ${after}`.search(relation.certain) >= 0
    return { relation, values: [first.place.candidates, second.place.candidates], isCertain }
  }

  function pushAlone({ place: { candidates }, side, isPlain }: Said): void {
    if (!relation.standsAlone || side < 0 || !isPlain) return
    pairs.push({ relation, values: side === 0 ? [candidates, []] : [[], candidates], isCertain: false })
  }
}
