import type { Finder } from '../calibrate/confidence.ts'
import type { FieldProfile } from '../lexicon/field-profile.ts'
import { asksTaxAmount } from '../lexicon/tax-amount.ts'
import { asAskedFor } from '../resolve/deduction.ts'
import { isInRange } from '../resolve/fits-constraints.ts'
import { type Part, textOf } from '../resolve/part.ts'
import { choiceIn, outcomeIn } from '../resolve/resolve-enum.ts'
import { findValues } from '../values/find-values.ts'
import type { Conventions, ValueKind } from '../values/mention.ts'
import { normaliseAs } from '../values/normalise.ts'
import { signOf } from '../view/legend.ts'

/** One property of one item: what was printed, and what it means. */
export interface ItemCell {
  value: string | number | boolean
  parts: Part[]
  /** How well the head of its column names the property. */
  score: number
  /** Who has found it, where that is none of the tables. */
  finder?: Finder
}

export interface Item {
  /** By index of the property. */
  cells: (ItemCell | undefined)[]
  /** Its first row, by index in the document. */
  row: number
}

/** What the words in a column mean for a property; nothing where they are of another kind. */
export function readCell(
  profile: FieldProfile,
  parts: Part[],
  score: number,
  conventions: Conventions,
): ItemCell | undefined {
  const kind = kindOf(profile)
  if (profile.leaf.enum) {
    const value = choiceIn(meaningOf(textOf(parts), conventions), profile.leaf.enum)
    return value === undefined ? undefined : { value, parts, score }
  }
  // A list inside an item is taken apart later.
  if (kind === 'text' || isListed(profile)) return { value: withoutMarks(textOf(parts)), parts, score }
  const isMoment = kind === 'date' && profile.leaf.kind === undefined && !asksDay.test(profile.leaf.name)
  const moment = isMoment ? momentOf(textOf(parts), conventions) : undefined
  if (moment !== undefined) return { value: moment, parts, score }
  const first = kind === 'date' ? readDay(parts, conventions) : firstOf(kind, profile, parts, conventions)
  if (first !== undefined)
    return { ...first, value: profile.leaf.type === 'string' ? String(first.value) : first.value, score }
  const outcome = kind === 'boolean' ? outcomeIn(meaningOf(textOf(parts), conventions), profile.leaf.name) : undefined
  if (outcome !== undefined) return { value: outcome, parts, score }
  if (kind === 'code')
    return rate.test(textOf(parts)) ? undefined : { value: textOf(parts.slice(0, 1)), parts: parts.slice(0, 1), score }
  // What only its name suggests, as a date for "day", may be printed in words.
  return profile.leaf.type === 'string' && profile.leaf.kind === undefined
    ? { value: withoutMarks(textOf(parts)), parts, score }
    : undefined
}

/** The same of a cell that is a whole value, out of which no code is cut. */
export function readWholeCell(
  profile: FieldProfile,
  parts: Part[],
  score: number,
  conventions: Conventions,
): ItemCell | undefined {
  const cell = readCell(profile, parts, score, conventions)
  const isCode = kindOf(profile) === 'code' && !profile.leaf.enum && !isListed(profile)
  return cell && isCode ? { ...cell, value: textOf(parts), parts } : cell
}

/** "10%" in a column of numbers of articles is a discount. */
const rate = /^[-–]?\d{1,3}(?:[.,]\d+)?\s?%$/

type FoundCell = Pick<ItemCell, 'value' | 'parts'>

/** Columns hold more than one thing at times: "3 m²", "(Art) AB12". The first of the kind is meant. */
function firstOf(
  kind: ValueKind,
  { leaf }: FieldProfile,
  parts: Part[],
  conventions: Conventions,
): FoundCell | undefined {
  for (const part of parts) {
    if (textOf([part]).includes('%') && asksTaxAmount(leaf)) continue
    const read = readAs(kind, textOf([part]), conventions)
    const value = typeof read === 'number' ? asAskedFor(leaf, read) : read
    if (value !== undefined && (typeof value !== 'number' || isInRange(leaf, value))) return { value, parts: [part] }
  }
  return undefined
}

const asksDay = /date|datum|(?:^|_)(?:day|tag|jour|fecha|dia)(?:_|$)/iu

/** What is taken for a day since it is when something happens ("departs") keeps its time. */
function momentOf(text: string, conventions: Conventions): string | undefined {
  const read = readAs('datetime', text, conventions)
  return typeof read === 'string' && read.includes('T') ? read : undefined
}

/** The year of a day may stand in the line below it. */
function readDay(parts: Part[], conventions: Conventions): FoundCell | undefined {
  const value = readAs('date', textOf(parts), conventions)
  const own = parts.find((part) => readAs('date', textOf([part]), conventions) === value)
  return value === undefined ? undefined : { value, parts: own ? [own] : parts }
}

/** Neither what parts it from the cells beside it nor brackets around all of it. */
function withoutMarks(text: string): string {
  return text
    .replace(/(?<=\S)\s*[,|]$|\s+[–—→/]$/u, '')
    .replace(/^[–—→/]\s+(?=\S)/u, '')
    .replace(/^\(([^()]+)\)$/u, '$1')
}

/** What a sign stands for where the document explains it, or the words themselves. */
function meaningOf(text: string, { legend }: Conventions): string {
  return legend?.().get(signOf(text)) ?? text
}

/** The values of a list inside an item: one in each line, or parted by commas. */
export function splitCell(profile: FieldProfile, cell: ItemCell, conventions: Conventions): ItemCell[] {
  const kind = kindOf(profile)
  return cell.parts.flatMap(splitPart).flatMap((part) => {
    const text = textOf([part]).replace(/[,;]$/, '')
    const value = kind === 'text' || kind === 'code' ? text : readAs(kind, text, conventions)
    if (value === undefined || value === '') return []
    return [{ ...cell, value: profile.leaf.type === 'string' ? String(value) : value, parts: [part] }]
  })
}

function splitPart({ segment, first, last }: Part): Part[] {
  const parts: Part[] = []
  for (let place = first; place <= last; place += 1) {
    const open = parts.at(-1)
    const word = textOf([{ segment, first: place, last: place }])
    const isEnded = /[,;]$/.test(textOf([{ segment, first: place - 1, last: place - 1 }]))
    if (isJoint.test(word) && open && place < last) {
      const areTwo = isName(open) && isName({ segment, first: place + 1, last })
      if (!isAnd.test(word) || parts.length > 1 || areTwo) parts.push({ segment, first: place + 1, last: place + 1 })
      else open.last = place
    } else if (open && (!isEnded || open.last >= place)) open.last = Math.max(open.last, place)
    else parts.push({ segment, first: place, last: place })
  }
  return parts
}

/** Several words with capitals; one alone may be half of a name: "Reed and Sons". */
function isName(part: Part): boolean {
  const words = textOf([part]).split(' ')
  return words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word))
}

/** What parts values: a sign of its own, or an "and" before the last of several. */
const isJoint = /^(?:[•·|;/]|and|und|et|y|&)$/iu
const isAnd = /^(?:and|und|et|y|&)$/iu

/** The value of a list of scalars has no name of its own. */
function isListed({ leaf }: FieldProfile): boolean {
  return leaf.name === ''
}

type Read = ItemCell['value'] | undefined

const known = new WeakMap<Conventions, Map<string, Read>>()

/** The same words are read for every property, and in every grid that they may be a cell of: what they are is kept as long as the document. */
export function readAs(kind: ValueKind, text: string, conventions: Conventions): Read {
  const byText = known.get(conventions) ?? new Map<string, Read>()
  known.set(conventions, byText)
  const key = `${kind} ${text}`
  const before = byText.get(key)
  if (before !== undefined || byText.has(key)) return before
  const read = readNew(kind, text, conventions)
  byText.set(key, read)
  return read
}

function readNew(kind: ValueKind, text: string, conventions: Conventions): Read {
  const whole = kind === 'code' ? wholeCode(text) : normaliseAs(kind, text, conventions)
  return whole ?? findValues(text, conventions).find((mention) => mention.kind === kind)?.value
}

/** "7 050 113", "150 – 370": figures alone are one code however they are parted, also behind short letters joined by a hyphen: "B-KL 204". */
function wholeCode(text: string): string | null {
  return /^(?:\p{Lu}{1,3}-\p{Lu}{1,3} )?[A-Z\d./-]*\d[A-Z\d./-]*(?: (?:[A-Z\d./-]*\d[A-Z\d./-]*|[–—/-]))* ?$/u.test(
    text,
  ) && text.length <= longestCode
    ? text.trim()
    : null
}

const longestCode = 40
const certainKinds: ValueKind[] = ['date', 'isin', 'iban', 'email', 'code']

function kindOf({ leaf, kinds }: FieldProfile): ValueKind {
  if (leaf.type === 'number' || leaf.type === 'integer') return 'number'
  if (leaf.type === 'boolean') return 'boolean'
  const certain = certainKinds.find((kind) => (kinds.get(kind) ?? 0) >= Math.max(0.6, kinds.get('text') ?? 0))
  return certain ?? 'text'
}

/** The number that words are, alone or with a currency before it. */
export function figureOf(parts: readonly Part[], conventions: Conventions): number | undefined {
  const text = textOf(parts)
  // "EUR 12.50", but no code.
  const value = /^(?:[A-Z]{2,3}\s)?[^\p{L}]*\d/u.test(text) ? readAs('number', text, conventions) : undefined
  return typeof value === 'number' ? value : undefined
}
