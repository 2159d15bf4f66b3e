import { compare, compareText } from '../../eval/extract/equal.ts'
import type { Document, Range } from '../../src/document/model.ts'
import { type FieldProfile, profileOf } from '../../src/extract/lexicon/field-profile.ts'
import { type Candidate, findCandidates } from '../../src/extract/resolve/candidates.ts'
import { factsOf } from '../../src/extract/resolve/document-facts.ts'
import { vectorOf } from '../../src/extract/resolve/features.ts'
import { LabelBook } from '../../src/extract/resolve/label-book.ts'
import { pairAll } from '../../src/extract/resolve/rank.ts'
import { viewDocument } from '../../src/extract/view/document-view.ts'
import type { AskedField } from './ask-fields.ts'

/** What a document says of a concept: the value, and the words that print it where they are known. */
export interface Answer {
  value: string | number | boolean
  page?: number
  words?: Range
}

export interface ExampleSink {
  add(vector: Float32Array, isRight: boolean, weight: number): void
}

/** Every candidate for every asked field becomes an example. A concept without answers is one that is not stated. */
export function addExamples(
  document: Document,
  fields: readonly AskedField[],
  answersTo: (concept: string) => readonly Answer[],
  weight: number,
  sink: ExampleSink,
): void {
  const view = viewDocument(document)
  const candidates = findCandidates(view)
  const profiles = fields.map(({ leaf }) => profileOf(leaf))
  const pairings = pairAll(profiles, candidates, factsOf(view, candidates), new LabelBook())
  fields.forEach(({ concept }, index) => {
    const profile = profiles[index]
    const answers = answersTo(concept)
    if (!profile) return
    for (const pairing of pairings[index] ?? [])
      sink.add(vectorOf(pairing), isRight(profile, pairing.candidate, answers), weight)
  })
}

export function isRight(profile: FieldProfile, candidate: Candidate, answers: readonly Answer[]): boolean {
  return answers.some((answer) => isSame(profile, candidate, answer.value) || isSamePlace(candidate, answer))
}

function isSame({ leaf }: FieldProfile, { value, kind, text }: Candidate, expected: Answer['value']): boolean {
  if (typeof expected === 'number') return typeof value === 'number' && compare('number', expected, value) === 'exact'
  if (/^\d{4}-\d{2}-\d{2}/.test(String(expected))) return compare('date', expected, value) === 'exact'
  if (typeof expected === 'boolean') return value === expected
  if (leaf.type !== 'string') return false
  const isId = /\d/.test(expected) && !/\s\p{L}{2}/u.test(expected)
  if (isId) return compare('id', expected, value) === 'exact' || compare('id', expected, text) === 'exact'
  return kind !== 'number' && compareText(expected, String(value)) !== 'wrong'
}

/** Text with noise in it is still the right place; a misread amount or date is wrong. */
function isSamePlace({ parts, kind }: Candidate, { page, words }: Answer): boolean {
  const [part] = parts
  const isText = kind === 'text' || kind === 'code' || kind === 'company' || kind === 'person' || kind === 'address'
  if (!part || !words || page === undefined || part.segment.page !== page - 1 || !isText) return false
  const own = parts.flatMap(({ segment, first, last }) => segment.words.slice(first, last + 1))
  const shared = own.filter((index) => index >= words[0] && index < words[1]).length
  return shared === own.length && shared === words[1] - words[0]
}
