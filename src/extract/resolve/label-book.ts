import type { FieldProfile } from '../lexicon/field-profile.ts'
import { describeLabel, type LabelMatch, type LabelProfile, matchLabel } from '../lexicon/label-match.ts'
import { type Context, type Slot, slots } from './context.ts'

export interface Matched {
  matches: Partial<Record<Slot, LabelMatch>>
  /** The best of them. */
  label: number
}

/** How much a label counts by where it stands. */
const slotWeights: Record<Slot, number> = {
  ...{ inline: 1, left: 1, above: 0.9, column: 0.9, row: 0.7, heading: 0.6, party: 0.6, after: 0.5 },
}

/** Remembers what was found out about each label, since many values share one. */
export class LabelBook {
  readonly #labels = new Map<string, LabelProfile>()
  readonly #matches = new Map<FieldProfile, Map<string, ScoredMatch>>()

  /** How well the labels around a value name a field. */
  match(profile: FieldProfile, { labels }: Context): Matched {
    const known = this.#knownTo(profile)
    const matches: Matched['matches'] = {}
    let label = 0
    for (const slot of slots) {
      const text = labels[slot]
      if (text === undefined) continue
      const found = known.get(text) ?? this.#compare(profile, text, known)
      matches[slot] = found.match
      label = Math.max(label, slotWeights[slot] * found.score)
    }
    return { matches, label }
  }

  matchText(profile: FieldProfile, text: string): LabelMatch {
    const known = this.#knownTo(profile)
    return (known.get(text) ?? this.#compare(profile, text, known)).match
  }

  #knownTo(profile: FieldProfile): Map<string, ScoredMatch> {
    const known = this.#matches.get(profile) ?? new Map<string, ScoredMatch>()
    this.#matches.set(profile, known)
    return known
  }

  #compare(profile: FieldProfile, text: string, known: Map<string, ScoredMatch>): ScoredMatch {
    const described = this.#labels.get(text) ?? describeLabel(text)
    this.#labels.set(text, described)
    const match = matchLabel(profile, described)
    const scored = { match, score: Math.max(match.concept, 0.8 * match.text) * (1 - 0.5 * match.conflict) }
    known.set(text, scored)
    return scored
  }
}

interface ScoredMatch {
  match: LabelMatch
  score: number
}
