import type { FieldProfile } from '../lexicon/field-profile.ts'
import type { LabelBook } from '../resolve/label-book.ts'
import { type Part, textOf } from '../resolve/part.ts'
import type { Conventions } from '../values/mention.ts'
import { type ItemCell, readCell } from './item-cell.ts'

const leastMatch = 0.6
const leastMatchWithoutColon = 0.75
const mostLabelWords = 4
/** A label with what it says, or with what stands in the next line. */
const pairPattern = /^\p{L}[^:]{1,40}:(\s*\S*\d|\s*$)/u

/** Whether a line below an item has a label of its own: "Charge: 4711", or one that names a property without a colon. */
export function isLabelled(text: string, properties: readonly FieldProfile[], labels: LabelBook): boolean {
  if (pairPattern.test(text.trim())) return true
  const words = text.split(' ')
  const code = words.at(-1) ?? ''
  if (words.length < 2 || words.length > mostLabelWords || !/^[\p{L}\d][\p{L}\d./-]*\d/u.test(code)) return false
  const label = words.slice(0, -1).join(' ')
  return properties.some((profile) => isCode(profile) && matchOf(profile, label, labels) >= leastMatchWithoutColon)
}

/** A property that has no column but is named in a remark on the item: "Art. no.: A-100". */
export function readNote(
  profile: FieldProfile,
  notes: readonly Part[],
  labels: LabelBook,
  conventions: Conventions,
): ItemCell | undefined {
  for (const [index, note] of notes.entries()) {
    const split = splitNote(note)
    if (!split) continue
    const score = matchOf(profile, split.label, labels)
    const value = split.value ?? notes[index + 1]
    if (score < leastMatch || !value) continue
    const cell = readCell(profile, [value], 0.9 * score, conventions)
    if (cell) return cell
  }
}

function isCode({ kinds, leaf }: FieldProfile): boolean {
  return leaf.type === 'string' && (kinds.get('code') ?? 0) > 0.5
}

function matchOf(profile: FieldProfile, label: string, labels: LabelBook): number {
  const { concept, conflict } = labels.matchText(profile, label)
  return concept * (1 - 0.5 * conflict)
}

/** The words up to the colon, or else all but the last, and what follows. */
function splitNote({ segment, first, last }: Part): { label: string; value?: Part } | undefined {
  const words = Array.from({ length: last - first + 1 }, (_, place) =>
    textOf([{ segment, first: first + place, last: first + place }]),
  )
  const colon = words.findIndex((word) => word.includes(':'))
  // A colon before a value belongs to the label ahead: ": 12".
  const end = colon < 0 ? words.length - 1 : words[colon]?.startsWith(':') ? colon : colon + 1
  const label = words.slice(0, end).join(' ').split(':')[0] ?? ''
  if (label === '' || end > mostLabelWords) return
  return end < words.length ? { label, value: { segment, first: first + end, last } } : { label }
}
