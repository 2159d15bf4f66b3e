import { readDay } from './date.ts'
import { foldText } from './fold-text.ts'
import { legalForms } from './legal-forms.ts'
import { readNumber } from './number.ts'
import { wordsOf } from './words.ts'

/** What the values of a column are; it decides how they are normalised and compared. */
export type ValueKind = 'number' | 'date' | 'phone' | 'identifier' | 'company' | 'person' | 'street' | 'text'

const share = 0.8

const namedLike: [RegExp, ValueKind][] = [
  [/compan|firm|vendor|supplier|customer|organi[sz]|lieferant|kunde|kreditor|debitor|societe|empresa/, 'company'],
  [/person|surname|given|first_?name|last_?name|vorname|nachname|employee|contact|author/, 'person'],
  [/street|address|addr\b|strasse|adresse|calle|rue\b|direccion/, 'street'],
]

/** The kind that nearly all of the values have; what kind of text it is, by the column's name and by legal forms. */
export function findKind(values: readonly string[], column = ''): ValueKind {
  const given = values.map((value) => value.trim()).filter((value) => value !== '')
  if (given.length === 0) return 'text'
  const is = (test: (value: string) => boolean, least = share): boolean =>
    given.filter(test).length >= least * given.length
  if (is((value) => readDay(value) !== undefined)) return 'date'
  if (is(isPhone)) return 'phone'
  if (is(isCode) && isDistinct(given)) return 'identifier'
  if (is((value) => readNumber(value) !== undefined)) return 'number'
  const name = foldText(column)
  if (is(hasLegalForm, 0.3)) return 'company'
  return namedLike.find(([pattern]) => pattern.test(name))?.[1] ?? 'text'
}

/** Short ones are words as well: they count in capitals at the end of a name. */
function hasLegalForm(value: string): boolean {
  if (wordsOf(value).some((word) => legalForms.has(word) && word.length > 2)) return true
  const last = /(?<=\p{L}{3,},? )(?:\p{Lu}\p{L}|\p{L}\/\p{L}|(?:\p{L}\.\s?){2,4})$/u.exec(value)?.[0]
  return last !== undefined && legalForms.has(foldText(last).replace(/\P{L}/gu, ''))
}

function isPhone(value: string): boolean {
  if (value.length > 40) return false
  const figures = value.replace(/\D/g, '').length
  return (
    figures >= 7 && figures <= 15 && /^[+(\d][\d\s()/.+-]*(?:\D{0,6}\d{1,5})?$/.test(value) && /[\s()/\-+]/.test(value)
  )
}

/** One word in which figures stand, and not a plain amount; or letters and many figures in groups, like `DE 811 907 980`. */
function isCode(value: string): boolean {
  if (value.length <= 40 && /^\p{L}{1,4}(?:[ .-]?\d){6,}$/u.test(value)) return true
  const words = wordsOf(value)
  const word = words[0]
  return words.length === 1 && word !== undefined && /\d/.test(word) && word.length >= 4 && !/^\d+\.\d+$/.test(word)
}

function isDistinct(values: string[]): boolean {
  return new Set(values).size >= 0.5 * values.length
}
