import { probabilityBy } from '../calibrate/logistic.ts'
import type { FieldProfile } from '../lexicon/field-profile.ts'
import type { ItemCell } from '../lists/item-cell.ts'
import { keyOf } from '../reader/weigh-reading.ts'
import type { Candidate } from '../resolve/candidates.ts'
import { textOf } from '../resolve/part.ts'
import type { Ranked } from '../resolve/rank.ts'
import type { Resolved } from '../resolve/resolved.ts'
import type { Leaf } from '../schema/field-tree.ts'
import type { DocumentView } from '../view/document-view.ts'
import { likelyChoice, type Sign, signsOf } from './choices.ts'
import { headOf, recallHead } from './columns.ts'
import { cutCell, recallCuts, type TaughtCuts } from './cuts.ts'
import { type Layout, layoutOf } from './layout.ts'
import {
  type Example,
  fewestExamples,
  recall,
  resemblanceOf,
  shareNotStated,
  type Taught,
  vectorsOf,
} from './memory.ts'
import { type Everything, everythingIn, optionsOf } from './options.ts'
import { Places } from './place.ts'

/** What a workspace has learned from the corrections of its users. */
export interface Adapter {
  /** Of the version, told where a value is its doing. */
  id: string
  /** For each of `learnedFeatures`. */
  weights: number[]
  /** Paths of the fields that get better by it. */
  fields: string[]
  examples: Example[]
}

/** Under this probability a learned value is not given. */
export const leastLearned = 0.5

/** Joins what was learned with what the engine has found in one document; fields that nothing was learned of stay as they are. */
export class Learned {
  readonly #adapter: Adapter
  readonly #view: DocumentView
  readonly #candidates: readonly Candidate[]
  readonly #weighed = new Set<Leaf>()
  readonly #layout: Layout
  /** Of properties of lists, by their path. */
  readonly #heads: ReadonlyMap<string, number>
  readonly #cuts: ReadonlyMap<string, TaughtCuts>
  #everything: Everything | undefined
  #signs: Sign[] | undefined
  #places: Places | undefined

  constructor(adapter: Adapter, view: DocumentView, candidates: readonly Candidate[]) {
    this.#adapter = adapter
    this.#view = view
    this.#candidates = candidates
    this.#layout = layoutOf(view)
    this.#heads = this.#recall(recallHead)
    this.#cuts = this.#recall(recallCuts)
  }

  /** How well a text names a property of a list, where that was learned: it is the head of its column, or that of another. */
  namesColumn({ path }: Leaf, text: string): number | undefined {
    if (this.#heads.size === 0 || !path.includes('[]')) return undefined
    const head = headOf(text)
    if (this.#heads.get(path) === head) return 1
    return [...this.#heads.values()].includes(head) ? 0 : undefined
  }

  /** The choice that the document tells, where that was learned and is sure enough. */
  chosen({ path }: Leaf): Resolved | undefined {
    if (!this.#adapter.fields.includes(path)) return undefined
    this.#signs ??= signsOf(this.#view)
    const likely = likelyChoice(
      this.#adapter.examples,
      this.#signs.map(({ hash }) => hash),
      path,
    )
    if (!likely || likely.probability < leastLearned) return undefined
    const parts = this.#signs.filter(({ hash }) => hash === likely.sign).map(({ part }) => part)
    return { value: likely.value, confidence: likely.probability, parts: parts.slice(0, 1), finder: 'learned' }
  }

  /** Whether the column of a property was learned, or what is left of its cells. */
  knowsColumn({ path }: Leaf): boolean {
    return this.#heads.has(path) || this.#cuts.has(path)
  }

  /** What people leave of such a cell, where that was learned and is less than all of it. */
  cut(leaf: Leaf, cell: ItemCell): ItemCell | undefined {
    const cuts = this.#cuts.get(leaf.path)
    const parts = cuts && cutCell(cell.parts, cuts)
    return parts && { ...cell, parts, value: textOf(parts) }
  }

  weigh(profiles: readonly FieldProfile[], ranked: readonly Ranked[][]): Ranked[][] {
    return profiles.map((profile, index) => {
      const own = ranked[index] ?? []
      const { leaf } = profile
      if (isChoice(leaf) || !this.#adapter.fields.includes(leaf.path)) return own
      const taught = recall(this.#adapter.examples, this.#layout, leaf.path).flatMap(
        ({ fields }) => fields[leaf.path] ?? [],
      )
      if (taught.length < fewestExamples) return own
      this.#weighed.add(leaf)
      return this.#weighField(profile, own, taught)
    })
  }

  /** Under which probability a value of the field is not given, where something was learned of it. */
  leastOf(leaf: Leaf): number | undefined {
    return this.#weighed.has(leaf) ? leastLearned : undefined
  }

  #recall<T>(from: (examples: readonly Example[], layout: Layout, path: string) => T | undefined): Map<string, T> {
    const { examples, fields } = this.#adapter
    const known = fields.map((path) => [path, from(examples, this.#layout, path)] as const)
    return new Map(known.filter((each): each is [string, T] => each[1] !== undefined))
  }

  #weighField(profile: FieldProfile, ranked: readonly Ranked[], taught: readonly Taught[]): Ranked[] {
    this.#everything ??= everythingIn(this.#view, this.#candidates)
    this.#places ??= new Places(
      this.#view,
      this.#candidates.flatMap(({ mention }) => mention ?? []),
    )
    const places = this.#places
    const options = optionsOf(profile, ranked, this.#everything).map(({ candidate, probability }) => {
      const place = places.of(candidate.parts)
      const resemblances = taught.map((each) => resemblanceOf(place, each))
      return { candidate, probability, value: keyOf(profile.leaf, candidate), resemblances }
    })
    const vectors = vectorsOf(options, shareNotStated(taught))
    return options
      .map(({ candidate }, index) => ({
        candidate: { ...candidate, finder: 'learned' as const },
        probability: probabilityBy(this.#adapter.weights, vectors[index] ?? []),
      }))
      .sort((a, b) => b.probability - a.probability)
      .slice(0, mostTold)
  }
}

const mostTold = 30

/** Fields with few values, which are not read from a place of their own. */
export function isChoice({ enum: choices, type }: Leaf): boolean {
  return choices !== undefined || type === 'boolean'
}
