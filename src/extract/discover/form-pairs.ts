import type { Box, FormField } from '../../document/model.ts'
import { homesOf, joinWords, type Part, textOf } from '../resolve/part.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { FoundPair } from './found-pair.ts'
import { kindOf } from './kinds.ts'
import { asksOf } from './label-meaning.ts'
import { optionIn } from './options.ts'

const confidence = 0.97

/**
 * Adds what is filled into the fields of a form, in place of what was guessed about the same words. The name of a field
 * often means something to its program only, so that a label that was found on the page goes before it.
 */
export function withFormFields(view: DocumentView, found: readonly FoundPair[]): FoundPair[] {
  const { formFields } = view.document
  if (!formFields.some(({ box }) => box)) return [...found]
  const homes = homesOf(view)
  const filled = formFields.flatMap((field): FoundPair[] => {
    const page = view.document.pages.findIndex(({ number }) => number === field.page)
    const words = view.document.pages[page]?.words ?? []
    const inside = words.flatMap(({ box }, word) => (isIn(box, field.box) ? (homes[page]?.[word] ?? []) : []))
    const parts = joinWords(inside)
    const guessed = found.find((pair) => overlaps(pair.parts, parts))
    return parts.length > 0 ? toPairs(view, field, parts, guessed) : []
  })
  const others = found.filter((pair) => !filled.some(({ parts }) => overlaps(pair.parts, parts)))
  return [...others, ...filled]
}

function toPairs(view: DocumentView, field: FormField, parts: Part[], guessed: FoundPair | undefined): FoundPair[] {
  const { name, label: stated, type, value } = field
  if (type === 'checkbox' && typeof value === 'boolean') {
    const caption = guessed && optionIn(guessed.text)?.caption
    const label = stated ?? (caption || name)
    return [
      { label, labelParts: [], text: textOf(parts), parts, kind: 'boolean', asks: asksOf(label), confidence, value },
    ]
  }
  if ((type !== 'text' && type !== 'choice') || typeof value !== 'string') return []
  const label = stated ?? guessed?.label ?? name
  const labelParts = stated === undefined ? (guessed?.labelParts ?? []) : []
  const text = textOf(parts)
  return [{ label, labelParts, text, parts, kind: kindOf(text, view.conventions), asks: asksOf(label), confidence }]
}

/** Its middle stands in the field. */
function isIn([x0, y0, x1, y1]: Box, field: Box | null): boolean {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
  return field !== null && x >= field[0] && x <= field[2] && y >= field[1] && y <= field[3]
}

function overlaps(a: readonly Part[], b: readonly Part[]): boolean {
  return a.some((one) =>
    b.some((other) => one.segment === other.segment && one.first <= other.last && other.first <= one.last),
  )
}
