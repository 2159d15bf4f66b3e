import type { FieldProfile } from '../lexicon/field-profile.ts'
import { unlabelled } from '../reader/span-candidates.ts'
import type { Candidate } from '../resolve/candidates.ts'
import type { DocumentView } from '../view/document-view.ts'

const masked = /(?<![\p{L}\d*•#])[*•xX#]{2,16}(?:[ -][*•xX#]{2,4}){0,3}[ -]?(\d{4})(?!\d)/u
const asksForEnd = /last|ending|letzt|endziffer|dernier|[uú]ltim/iu
const leastAsked = 0.55

/** The card that was paid with, whose number is printed but for its end: nothing else looks like "****4421". */
export function maskedCard({ leaf, concepts }: FieldProfile, { segments }: DocumentView): Candidate | undefined {
  if (leaf.type !== 'string' || (concepts.get('card_number') ?? 0) < leastAsked) return undefined
  const found = segments.flatMap((segment) => {
    const match = masked.exec(segment.text)
    return match ? [{ segment, match }] : []
  })
  const [first] = found
  if (!first || found.some(({ match }) => match[1] !== first.match[1])) return undefined
  const { segment, match } = first
  const value = asksForEnd.test(`${leaf.name} ${leaf.description ?? ''}`) ? (match[1] ?? '') : match[0]
  const [from, to] = [match.index, match.index + match[0].length]
  const inside = segment.offsets.flatMap((offset, place) => {
    const end = segment.offsets[place + 1] ?? segment.text.length
    return end > from && offset < to ? [place] : []
  })
  const parts = [{ segment, first: inside[0] ?? 0, last: inside.at(-1) ?? 0 }]
  return { ...unlabelled, kind: 'code', value, text: value, parts, finder: 'till' }
}
