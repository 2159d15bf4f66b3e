import type { FieldProfile } from '../lexicon/field-profile.ts'
import { describeLabel, type LabelMatch, type LabelProfile, matchLabel } from '../lexicon/label-match.ts'
import type { Leaf } from '../schema/field-tree.ts'
import { type Context, type Slot, slots } from './context.ts'

/** How much a label counts by where it stands. */
const slotWeights: Record<Slot, number> = {
  ...{ inline: 1, left: 1, above: 0.9, column: 0.9, row: 0.7, heading: 0.6, party: 0.6, after: 0.5 },
}

/** Under this a text hardly names the field. */
const leastNamed = 0.3

const weights = slots.map((slot) => slotWeights[slot])

/** The labels of many contexts, each text once: a field is compared with as many labels as there are, not as values. */
export interface LabelTable {
  texts: string[]
  /** For each context and slot which text stands there; -1 for none. */
  places: Int32Array
}

export function tableOf(contexts: readonly Context[]): LabelTable {
  const known = new Map<string, number>()
  const places = new Int32Array(contexts.length * slots.length).fill(-1)
  contexts.forEach(({ labels }, index) => {
    slots.forEach((slot, at) => {
      const text = labels[slot]
      if (text === undefined) return
      const id = known.get(text) ?? known.size
      if (id === known.size) known.set(text, id)
      places[index * slots.length + at] = id
    })
  })
  return { texts: [...known.keys()], places }
}

/** Remembers what was found out about each label, since many values share one. */
export class LabelBook {
  readonly #labels = new Map<string, LabelProfile>()
  readonly #matches = new Map<FieldProfile, Map<string, ScoredMatch>>()
  readonly #taught: ((leaf: Leaf, text: string) => number | undefined) | undefined

  /** `taught` tells how well a text names a field where that was learned. */
  constructor(taught?: (leaf: Leaf, text: string) => number | undefined) {
    this.#taught = taught
  }

  /** How well the labels of each wanted context name a field; -1 for the others. */
  scoresOf(profile: FieldProfile, { texts, places }: LabelTable, isWanted: (context: number) => boolean): Float64Array {
    const known = this.#knownTo(profile)
    const scores = new Float64Array(texts.length).fill(-1)
    const best = new Float64Array(places.length / slots.length).fill(-1)
    for (let context = 0; context < best.length; context += 1) {
      if (!isWanted(context)) continue
      let label = 0
      for (let slot = 0; slot < slots.length; slot += 1) {
        const id = places[context * slots.length + slot] ?? -1
        if (id < 0) continue
        if ((scores[id] ?? 0) < 0) scores[id] = this.#compare(profile, texts[id] ?? '', known).score
        label = Math.max(label, (weights[slot] ?? 0) * (scores[id] ?? 0))
      }
      best[context] = label
    }
    return best
  }

  /** What the labels around a value say of a field. */
  match(profile: FieldProfile, { labels }: Context): Partial<Record<Slot, LabelMatch>> {
    const matches: Partial<Record<Slot, LabelMatch>> = {}
    for (const slot of slots) {
      const text = labels[slot]
      if (text !== undefined) matches[slot] = this.matchText(profile, text)
    }
    return matches
  }

  /** The text around a value that names a field best; the nearest where none does. */
  bestLabel(profile: FieldProfile, { labels }: Context): string | undefined {
    const named = slots.flatMap((slot) => {
      const text = labels[slot]
      return text === undefined ? [] : [{ text, score: slotWeights[slot] * this.scoreText(profile, text) }]
    })
    const [best] = named.toSorted((a, b) => b.score - a.score)
    return best && best.score >= leastNamed
      ? best.text
      : (labels.inline ?? labels.left ?? labels.above ?? labels.column)
  }

  matchText(profile: FieldProfile, text: string): LabelMatch {
    return this.#compare(profile, text, this.#knownTo(profile)).match
  }

  /** How well a text names a field. */
  scoreText(profile: FieldProfile, text: string): number {
    return this.#compare(profile, text, this.#knownTo(profile)).score
  }

  #knownTo(profile: FieldProfile): Map<string, ScoredMatch> {
    const known = this.#matches.get(profile) ?? new Map<string, ScoredMatch>()
    this.#matches.set(profile, known)
    return known
  }

  #compare(profile: FieldProfile, text: string, known: Map<string, ScoredMatch>): ScoredMatch {
    const before = known.get(text)
    if (before) return before
    const described = this.#labels.get(text) ?? describeLabel(text)
    this.#labels.set(text, described)
    const match = matchLabel(profile, described)
    const own = Math.max(match.concept, 0.8 * match.text) * (1 - 0.5 * match.conflict)
    const scored = { match, score: this.#taught?.(profile.leaf, text) ?? own }
    known.set(text, scored)
    return scored
  }
}

interface ScoredMatch {
  match: LabelMatch
  score: number
}
