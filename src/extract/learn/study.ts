import type { Document } from '../../document/model.ts'
import { extractDocument } from '../extract.ts'
import { profileOf } from '../lexicon/field-profile.ts'
import type { ReaderHelp } from '../reader/judge.ts'
import { keyOf } from '../reader/weigh-reading.ts'
import { findCandidates } from '../resolve/candidates.ts'
import { valueFor } from '../resolve/decide.ts'
import type { Ranked } from '../resolve/rank.ts'
import { splitPath, valueAt } from '../schema/field-path.ts'
import type { ExtractionSchema, Leaf } from '../schema/field-tree.ts'
import { viewDocument } from '../view/document-view.ts'
import { isLearnable } from './adapter.ts'
import { hashOf, layoutOf } from './layout.ts'
import type { Example, Taught } from './memory.ts'
import { everythingIn, optionsOf } from './options.ts'
import { type Place, Places } from './place.ts'

type Value = string | number | boolean | null

/** What a person has said or let stand of a field. */
export interface Truth {
  path: string
  value: Value
  isCorrected: boolean
}

/** What a document has to say about learning: its example, and what each field could have been. Nothing of its text. */
export interface Study extends Example {
  studied: StudiedField[]
}

export interface StudiedField {
  path: string
  isCorrected: boolean
  /** Whether the engine is right by itself. */
  isRight: boolean
  options: StudiedOption[]
}

export interface StudiedOption {
  place: Place
  probability: number | undefined
  value: number
  isRight: boolean
}

/** Lets the engine read a document whose truth is known, as far as people have told it. */
export function studyDocument(
  document: Document,
  schema: ExtractionSchema,
  truths: readonly Truth[],
  help?: ReaderHelp,
): Study {
  const view = viewDocument(document)
  const candidates = findCandidates(view)
  const mentions = candidates.flatMap(({ mention }) => mention ?? [])
  const [everything, places] = [everythingIn(view, candidates), new Places(view, mentions)]
  const ranked = new Map<Leaf, readonly Ranked[]>()
  const { data } = extractDocument(document, schema, { help, tellRanked: (leaf, each) => void ranked.set(leaf, each) })
  const leaves = new Map(schema.leaves.map((leaf) => [leaf.path, leaf]))
  const study: Study = { layout: layoutOf(view), fields: {}, studied: [] }
  for (const { path, value, isCorrected } of truths) {
    const leaf = leaves.get(path)
    if (!leaf || !isLearnable(leaf) || !ranked.has(leaf)) continue
    const given = splitPath(path).reduce<unknown>(valueAt, data) as Value
    const options = optionsOf(profileOf(leaf), ranked.get(leaf) ?? [], everything).map(({ candidate, probability }) => {
      const found = valueFor(leaf, candidate)
      return {
        ...{ place: places.of(candidate.parts), probability, value: hashOf(keyOf(leaf, candidate)) },
        ...{ isRight: isSame(value, found), isGiven: isSame(given, found) },
      }
    })
    const isRight = isSame(value, given)
    // What is said of the document and stands nowhere in it teaches no place.
    if (value !== null && !options.some((option) => option.isRight)) continue
    study.fields[path] = taughtBy(options, isRight)
    study.studied.push({ path, isCorrected, isRight, options: options.map(({ isGiven: _, ...option }) => option) })
  }
  return study
}

const mostPlaces = 6

/** Of values that are printed often, the places that the engine knows first. */
function taughtBy(options: readonly (StudiedOption & { isGiven: boolean })[], isRight: boolean): Taught {
  const placesOf = (wanted: readonly StudiedOption[]) =>
    wanted
      .toSorted((a, b) => (b.probability ?? 0) - (a.probability ?? 0))
      .slice(0, mostPlaces)
      .map(({ place }) => place)
  return {
    right: placesOf(options.filter((option) => option.isRight)),
    wrong: isRight ? [] : placesOf(options.filter((option) => option.isGiven)),
  }
}

/** Numbers to the cent, texts by their letters and digits. */
function isSame(a: Value, b: Value): boolean {
  if (a === null || b === null) return a === b
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) <= 0.005
  return bare(String(a)) === bare(String(b))
}

function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}
