import type { Conventions, ValueKind } from '../values/mention.ts'
import { cutInline } from './cut-inline.ts'
import { kindOf, knownShare } from './kinds.ts'
import { kindsAsked, meaningsOf } from './label-meaning.ts'
import { isAnswer, isBareBox, optionIn } from './options.ts'
import type { Piece } from './piece.ts'

/** How much a piece looks like a label or a value; each about -3 to 3, 0 when nothing speaks either way. */
export interface Weight {
  label: number
  value: number
  /** A check box, with or without its caption. */
  option: 'none' | 'bare' | 'captioned'
  /** What most of its letters are. */
  kind: ValueKind
  /** What it asks for, if it is a label. */
  asks: ReadonlySet<ValueKind>
  colon: boolean
  /** A label with its value. */
  holdsPair: boolean
  words: number
}

export function weighPiece(piece: Piece, conventions: Conventions): Weight {
  const { text } = piece
  const option = optionOf(text)
  const colon = /[:：]\s*\*?$/u.test(text)
  const kind = kindOfPiece(text, colon, conventions)
  // A first name may be one letter away from a word of labels.
  const found = kind === 'person' ? [] : meaningsOf(text)
  const concept = found[0]?.score ?? 0
  const words = text.split(/\s+/).length
  const isSentence = words > 9 && !colon && !/\?/.test(text)
  const holdsPair = option === 'none' && cutInline(text, conventions).length > 0
  // "☐ Yes, namely:" answers a question, and asks one.
  const isOnlyOption = option !== 'none' && !colon
  const label = labelWeight(piece, concept, colon) - (isSentence ? 1.5 : 0) - (isOnlyOption ? 1.5 : 0)
  const isShort = kind === 'text' && concept < 0.5 && words <= 3 && !colon
  const shape = (isShort ? 0.3 : 0) - (isSentence ? 1.2 : 0) - (holdsPair ? 2 : 0)
  const value = valueWeight(piece, kind, option) + shape
  const asks = kindsAsked(found)
  const isValue = (valueOfKind[kind] ?? 0) > 1
  return {
    label:
      label -
      (option === 'none' || isOnlyOption ? 0.8 * Math.max(0, value) : 0) -
      (holdsPair ? 2 : 0) -
      (isValue && !colon ? 2 : 0),
    value: value - 0.5 * Math.max(0, label),
    ...{ option, kind, asks, colon, holdsPair, words },
  }
}

/** Two words with capital letters before a colon are no name. */
function kindOfPiece(text: string, colon: boolean, conventions: Conventions): ValueKind {
  const kind = kindOf(text, conventions)
  return colon && (kind === 'person' || kind === 'company') ? 'text' : kind
}

const answers = /^(?:ja|nein|yes|no|oui|non|sí|si)\b[\s,.:;]*/iu
/** Numbers and letters that count sections and rows. */
const marks = /^(?:\p{L}|\(?\d{1,2}[.)]|\(\p{L}\)|[IVX]+\.|[!?*-]+)$/u

/** Units are printed beside the blank of a form, where a label could stand. */
const units = new Set(
  'mtl eur euro euros € chf fr usd $ brutto netto gross net m² qm km kg kw kwh % std h tage monate jahre jährlich monatlich uhr'.split(
    ' ',
  ),
)

const valueOfKind: Partial<Record<ValueKind, number>> = {
  ...{ date: 2.2, datetime: 2.2, time: 2, money: 2.2, number: 1.6, percent: 1.8, duration: 1 },
  ...{ iban: 2.5, bic: 2, vat_id: 2.5, tax_id: 2, isin: 2.5, email: 2.5, phone: 2.2, url: 2, address: 2.2 },
  ...{ company: 1.4, person: 1.5, code: 1.6, country: 1, currency: 0.5, boolean: 1.8 },
}

function labelWeight({ text, heading, scale }: Piece, concept: number, colon: boolean): number {
  let weight = 0
  if (colon) weight += 2.2
  if (/\?/.test(text)) weight += 1.8
  if (/ankreuzen|auswählen|mehrfach|zutreffend|\b(?:tick|check|select)\b|cocher|cochez|marque|marcar/iu.test(text))
    weight += 1
  if (concept >= 0.88) weight += 2
  else if (concept >= 0.5) weight += 0.9
  else if (knownShare(text) >= 0.5) weight += 0.5
  if (/\(\p{L}[^)]*\)?/u.test(text)) weight += 0.6
  if (/^\d{1,2}[.)]?\s*\p{L}/u.test(text)) weight += 0.4
  if (/\/\s?-?\p{L}/u.test(text)) weight += 0.4
  if (!/\p{L}{2}/u.test(text)) weight -= 3
  if (isUnit(text)) weight -= 3
  if (!colon && isFragment(text)) weight -= 1.2
  if (/\d{3}/.test(text)) weight -= 1
  if (heading || scale > 1.5) weight -= heading && !colon ? 1.8 : 0.8
  return weight
}

function valueWeight({ text, heading, scale, furniture }: Piece, kind: ValueKind, option: Weight['option']): number {
  let weight = option === 'none' ? (valueOfKind[kind] ?? 0) : 2.2
  if (option === 'none' && answers.test(text) && text.length < 40) weight += 1.8
  if (heading || scale > 1.5) weight -= 0.8
  if (furniture || marks.test(text)) weight -= 1.8
  if (/^(?:seite|page|página)\s+\d/iu.test(text)) weight -= 4
  return weight
}

function isUnit(text: string): boolean {
  return text.split(/[\s./]+/u).every((word) => word === '' || units.has(word.toLowerCase()))
}

/** A line of a sentence that began above or goes on below. */
function isFragment(text: string): boolean {
  return /^\p{Ll}+ |[\p{L}]-$|\s(?:und|oder|der|die|das|den|dem|des|mit|für|and|or|of|the|to|for|et|ou|de|du|y|o|del)$/u.test(
    text,
  )
}

function optionOf(text: string): Weight['option'] {
  if (isBareBox(text)) return 'bare'
  return optionIn(text) || isAnswer(text) ? 'captioned' : 'none'
}
