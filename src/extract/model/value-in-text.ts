import type { Range } from '../../document/model.ts'
import type { Leaf } from '../schema/field-tree.ts'
import { findValues } from '../values/find-values.ts'
import { fold } from '../values/letters.ts'
import type { Conventions, TextMention, ValueKind } from '../values/mention.ts'
import { normaliseAs } from '../values/normalise.ts'
import { compact, type SearchableText } from './searchable-text.ts'

/** A value that some characters of the document state. */
export interface StatedValue {
  value: string | number | boolean
  range: Range
  /** The characters do not print the value but were understood to mean it, as a choice or a boolean. */
  interpreted: boolean
}

/** Finds what the model took for the value in a part of the text; undefined when that part does not state it. */
export function valueInText(
  leaf: Leaf,
  given: string,
  { text, range, conventions }: { text: SearchableText; range: Range; conventions: Conventions },
): StatedValue | undefined {
  if (leaf.enum) return choiceIn(leaf.enum, given, text, range)
  if (leaf.type === 'boolean') return booleanIn(given, text, range, conventions)
  const kind = kindOf(leaf)
  const typed = mentionIn(kind, given, text, range, conventions)
  if (typed !== undefined) return { ...typed, value: asType(leaf, typed.value, text.text.slice(...typed.range)) }
  if (kind !== undefined && strictKinds.has(kind)) return
  const [printed] = text.find(given, range)
  if (printed === undefined) return
  return { value: tidyText(given, text.text.slice(...printed)), range: printed, interpreted: false }
}

/** Kinds that every spelling of can be read, so that what cannot be read is none. */
const strictKinds = new Set<ValueKind>(['date', 'datetime', 'time', 'duration', 'money', 'number', 'percent', 'iban'])

function kindOf({ kind, type }: Leaf): ValueKind | undefined {
  return kind ?? (type === 'number' || type === 'integer' ? 'number' : undefined)
}

function choiceIn(
  choices: NonNullable<Leaf['enum']>,
  given: string,
  text: SearchableText,
  range: Range,
): StatedValue | undefined {
  const value = choiceOf(choices, given)
  if (value === undefined) return
  const [printed] = text.find(given, range)
  return { value, range: printed ?? range, interpreted: printed === undefined }
}

/** The choice that the model means, whatever its case. */
export function choiceOf(choices: NonNullable<Leaf['enum']>, given: string): string | number | boolean | undefined {
  return choices.find((choice) => fold(String(choice)) === fold(given.trim()))
}

function booleanIn(
  given: string,
  text: SearchableText,
  range: Range,
  conventions: Conventions,
): StatedValue | undefined {
  const value = normaliseAs('boolean', given, conventions)
  if (typeof value !== 'boolean') return
  const printed = findValues(text.text.slice(...range), conventions).find((mention) => mention.value === value)
  return { value, range: printed ? shifted(printed, range[0]) : range, interpreted: printed === undefined }
}

/** A typed value in the text that reads the same as the given one, in whatever spelling either is. */
function mentionIn(
  kind: ValueKind | undefined,
  given: string,
  text: SearchableText,
  range: Range,
  conventions: Conventions,
): StatedValue | undefined {
  const part = text.text.slice(...range)
  const wanted = readingsOf(kind, given, conventions)
  const mentions = findValues(part, conventions).filter((mention) => mention.kind !== 'boolean')
  const mention = mentions.find(({ value }) => wanted.has(value))
  if (mention) return { value: mention.value, range: shifted(mention, range[0]), interpreted: false }
  if (kind === undefined) return
  const whole = normaliseAs(kind, part, conventions)
  return whole !== null && wanted.has(whole) ? { value: whole, range, interpreted: false } : undefined
}

/** Numbers are asked for with a point, but a model may keep the spelling of the document. */
function readingsOf(
  kind: ValueKind | undefined,
  given: string,
  conventions: Conventions,
): Set<string | number | boolean> {
  const readings = new Set<string | number | boolean>(kind === undefined ? [given.trim()] : [])
  if (kind === undefined) return readings
  for (const each of [{ ...conventions, decimalMark: '.' as const }, conventions]) {
    const value = normaliseAs(kind, given, each)
    if (value !== null) readings.add(value)
  }
  return readings
}

function shifted({ start, end }: TextMention, by: number): Range {
  return [start + by, end + by]
}

/** A field for text takes the printed characters where a reading of them is no text. */
function asType({ type }: Leaf, value: string | number | boolean, printed: string): string | number | boolean {
  return type === 'string' && typeof value !== 'string' ? printed : value
}

/** The model's spelling when it only mends blanks and hyphens, otherwise the printed one. */
function tidyText(given: string, printed: string): string {
  const withoutBlanks = (text: string) => text.replace(/[\s\u00ad‐-]/g, '')
  return withoutBlanks(given) === withoutBlanks(printed) && compact(given).text === compact(printed).text
    ? given.trim().replace(/\s+/g, ' ')
    : printed
}
