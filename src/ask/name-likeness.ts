import type { Column, ColumnRef, Relation } from './catalogue.ts'
import { Known } from './known.ts'
import { isSynonym } from './thesaurus.ts'
import { isForm, isShortFor, isTypo, stem } from './words.ts'

export interface Named {
  text: string
  stems: string[]
  /** Said whole or not at all: "tax" is not what a total is called that is printed as "total incl. tax". */
  isWholeOnly?: boolean
  isSharp?: boolean
  what: { relation: Relation; column?: Column; also?: Column; only?: { column: ColumnRef; value: string } }
}

/** A word that says nothing in other places must be the very same in a name. */
export interface Said {
  stem: string
  isFiller: boolean
}

const compared = new Known<Map<string, number>>(50)
export const likenessOfTypos = 0.9
const likenessOfSynonyms = 0.86
export const likenessOfForms = 0.85
/** Longer ones are sentences ("the company that sent the invoice"), which nobody says in part. */
const longestKnownInPart = 3
const leastPart = 0.34

/** 1: the same words, in whatever order. Less where only a part of the name was said, in another form, or with a typo. */
export function likeness(words: Said[], { text, stems, isWholeOnly, what }: Named): number {
  const said = words.map(({ stem }) => stem)
  // "VAT in 2024" is no "VATIN".
  if (said.length > stems.length) return !words.some(({ isFiller }) => isFiller) && glued(said, stems) ? 0.95 : 0
  const rest = [...stems]
  let sure = 1
  for (const word of words) {
    const found = likest(word, rest, text)
    if (!found) return glued(said, stems) ? 0.95 : 0
    sure *= found.likeness
    rest.splice(found.at, 1)
  }
  // "Shipping" is not the quantity that is printed as "shipped".
  if (isWholeOnly && sure <= likenessOfForms) return 0
  const share = said.length / stems.length
  if (share === 1) return sure
  // "Opened in 2010" is about the year it opened, and "staff" about their number.
  if (what.column && !what.column.isKey && rest.every((word) => bland.has(word))) return 0.93 * sure
  // Only columns are known by a part of their name, and not by the part that all have.
  const isTold = share >= leastPart && stems.length <= longestKnownInPart && !said.every((word) => bland.has(word))
  if (!what.column || what.column.isKey || !isTold) return 0
  // "Le total hors taxes": that it is a total may be said apart.
  if (isWholeOnly && !rest.every((word) => sums.has(word))) return 0
  return (0.55 + 0.3 * share) * sure
}

/** The word that is most like it, and how much. */
function likest(
  { stem: word, isFiller }: Said,
  others: string[],
  name: string,
): { at: number; likeness: number } | undefined {
  if (isFiller) return others.includes(word) ? { at: others.indexOf(word), likeness: 1 } : undefined
  const likenesses = others.map((other) => likenessOf(word, other, name))
  const likeness = Math.max(0, ...likenesses)
  return likeness > 0 ? { at: likenesses.indexOf(likeness), likeness } : undefined
}

function likenessOf(word: string, other: string, name: string): number {
  const others = compared.of(word, () => new Map<string, number>())
  const known = others.get(other) ?? compare(word, other)
  others.set(other, known)
  if (known > 0 || !isShortFor(other, word)) return known
  // "Store" without its ending is not short for "stornieren".
  return name.split(' ').some((one) => one !== other && stem(one) === other) ? 0 : 0.85
}

function compare(word: string, other: string): number {
  if (word === other) return 1
  if (isTypo(word, other)) return likenessOfTypos
  if (isSynonym(word, other)) return likenessOfSynonyms
  return isForm(word, other) ? likenessOfForms : 0
}

const sums = new Set('total amount sum betrag summ gesamtbetrag montant import'.split(' '))

const bland = new Set([
  'id',
  'name',
  'number',
  'num',
  'code',
  'date',
  'type',
  'no',
  'nam',
  'dat',
  'year',
  'typ',
  'cod',
  'million',
  'thousand',
  'percent',
  ...'kg km cm mm ml sqm sqft lb lbs mph kmh usd eur meter metr feet minut hour'.split(' '),
])

/** "high schooler" for `Highschooler`, "line item" for `lineitem`, and "MwSt" as one word, however many capitals it has. */
function glued(said: string[], stems: string[]): boolean {
  const [only = ''] = stems
  if (said.some((word) => joins.has(word))) return false
  if (said.length === 1) return said[0] === stems.join('')
  if (stems.length > 1) return false
  return said.join('') === only || (said.every(({ length }) => length > 3) && isForm(said.join(''), only))
}

export const joins = new Set(['and', 'und', 'et', 'y', 'or', 'oder', 'ou', 'o'])
