import type { FieldProfile } from '../lexicon/field-profile.ts'
import { readAs } from '../lists/item-cell.ts'
import type { Candidate } from '../resolve/candidates.ts'
import { fitsConstraints } from '../resolve/fits-constraints.ts'
import type { Conventions, ValueKind } from '../values/mention.ts'
import type { Span } from './decode-spans.ts'
import { plainText, type ReadWords } from './read-words.ts'

/** Makes values of spans: those that the engine knows of the same words, or else what the words say. */
export class SpanCandidates {
  readonly #words: ReadWords
  readonly #conventions: Conventions
  readonly #at = new Map<number, { candidate: Candidate; last: number }[]>()

  constructor(words: ReadWords, candidates: readonly Candidate[], conventions: Conventions) {
    this.#words = words
    this.#conventions = conventions
    for (const candidate of candidates) {
      const range = words.rangeOf(candidate)
      if (!range) continue
      const known = this.#at.get(range[0])
      if (known) known.push({ candidate, last: range[1] })
      else this.#at.set(range[0], [{ candidate, last: range[1] }])
    }
  }

  /** Nothing where the words are not of the field's type, or break its rules. */
  of(profile: FieldProfile, span: Span): Candidate | undefined {
    const kind = typeOf(profile)
    const candidate = kind === undefined ? this.#text(profile, span) : this.#typed(profile, kind, span)
    return candidate && fitsConstraints(profile.leaf, candidate) >= 0 ? candidate : undefined
  }

  #typed(profile: FieldProfile, kind: ValueKind, { first, last }: Span): Candidate | undefined {
    for (let word = first; word <= last; word += 1) {
      const inside = this.#at.get(word)?.filter((each) => each.last <= last && isOfType(profile, kind, each.candidate))
      const [longest] = inside?.toSorted((a, b) => b.last - a.last) ?? []
      if (longest) return longest.candidate
    }
    const parts = this.#words.partsOf(range(first, last))
    const text = plainText(parts)
    const value = readAs(kind, text, this.#conventions)
    return value === undefined ? undefined : { ...unlabelled, kind, value, text, parts }
  }

  #text(profile: FieldProfile, { first, last }: Span): Candidate | undefined {
    const same = this.#at.get(first)?.filter((each) => each.last === last && weightOf(profile, each.candidate) > 0)
    const [best] = same?.toSorted((a, b) => weightOf(profile, b.candidate) - weightOf(profile, a.candidate)) ?? []
    if (best) return best.candidate
    const around = this.#groupsAround(first, last)
    if (around) return around
    const parts = this.#words.partsOf(range(first, last))
    const text = plainText(parts)
    return /[\p{L}\p{N}]/u.test(text) ? { ...unlabelled, kind: 'text', value: text, text, parts } : undefined
  }

  /** Nobody wants one end of "4711 0815 22": the number that a span is cut out of. */
  #groupsAround(first: number, last: number): Candidate | undefined {
    for (let word = first; word > first - mostGroups; word -= 1)
      for (const { candidate, last: end } of this.#at.get(word) ?? [])
        if (candidate.kind === 'code' && end >= last && candidate.text.includes(' ')) return candidate
    return undefined
  }
}

const mostGroups = 8

export const unlabelled = {
  context: { labels: {}, leftGap: 0, aboveRows: 0, columnRows: 0, valuesLeft: 0, valuesAbove: 0 },
  ...({ origin: 'remainder', aboveAddress: false } as const),
}

/** What the schema itself says; text may be anything. */
export function typeOf({ leaf }: FieldProfile): ValueKind | undefined {
  if (leaf.type === 'number' || leaf.type === 'integer') return 'number'
  if (leaf.type === 'boolean') return 'boolean'
  if (leaf.format === 'date-time') return 'datetime'
  return leaf.kind === 'date' || leaf.kind === 'time' || leaf.kind === 'duration' ? leaf.kind : undefined
}

export function isOfType(profile: FieldProfile, kind: ValueKind, candidate: Candidate): boolean {
  if (kind === 'number') return typeof candidate.value === 'number' && weightOf(profile, candidate) > 0
  return candidate.kind === kind
}

function weightOf({ kinds }: FieldProfile, { kind }: Candidate): number {
  return kinds.get(kind) ?? 0
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
