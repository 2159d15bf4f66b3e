import { conceptOf } from '../lexicon/concepts.ts'
import { type ConceptMatch, conceptsOf } from '../lexicon/match-concepts.ts'
import type { ValueKind } from '../values/mention.ts'

/** A label may say the same in two languages, or explain itself in brackets. */
export function meaningsOf(text: string): ConceptMatch[] {
  const whole = text.replace(/(\p{L})- ?(?=\p{Ll})/gu, '$1')
  const parts = [text, whole, ...whole.split(/(?<!\s)\s*[|(/]\s*/u)].map((part) =>
    part.replace(/(?<![\s:：*.)\d])[\s:：*.)\d]+$/u, ''),
  )
  const found = parts.slice(0, 5).flatMap((part) => (part.length > 2 ? conceptsOf(part) : []))
  return found.sort((a, b) => b.score - a.score)
}

/** The kinds of value that a label asks for. */
export function asksOf(label: string): Set<ValueKind> {
  return kindsAsked(meaningsOf(label))
}

export function kindsAsked(found: readonly ConceptMatch[]): Set<ValueKind> {
  const least = Math.max(0.5, 0.7 * (found[0]?.score ?? 0))
  const kinds = found.flatMap(({ concept, score }) => (score >= least ? conceptOf(concept).kinds : []))
  return new Set(kinds.flatMap((kind) => (kind === 'role' ? (['company', 'person', 'address'] as const) : [kind])))
}
