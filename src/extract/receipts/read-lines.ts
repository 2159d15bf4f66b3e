import type { ConceptId } from '../lexicon/concepts.ts'
import type { FieldProfile } from '../lexicon/field-profile.ts'
import { isTotalRow } from '../lists/is-total-row.ts'
import { type Item, type ItemCell, readAs } from '../lists/item-cell.ts'
import { type Part, textOf } from '../resolve/part.ts'
import { plain } from '../transactions/terms.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Row } from '../view/segment.ts'
import { isReceipt } from './is-receipt.ts'

const score = 0.6
const leastMeant = 0.5
const amount = /^-?(?:[€$£]|EUR|USD|GBP)?\s?-?\d{1,6}[.,]\d{2}(?:\s?[€$£]|\s?[A-Z]{1,2})?$/u
const count = /^(\d{1,3})(?:\s?[x×*]|\s?(?:pcs|stk)\.?)?$/iu
/** "2L" and "500g" say what a good is, too. */
const nameWord = /\p{L}{2}|^\d{1,4}(?:[.,]\d{1,3})?[gl]$/iu
/** What is paid, given back and taxed is said below the goods. */
const isNoGood =
  /total|summe|betrag|\btax\b|\bvat\b|\bgst\b|mwst|\btva\b|\biva\b|cash|change|\bbar\b|ruckgeld|rendu|cambio|visa|karte|card|carte|tarjeta|round|discount|rabatt|remise|descuento|balance|tender|especes|efectivo/u

/** The goods of a slip from a till: lines of words with an amount at their end, up to the total. */
export function readSlipLines(view: DocumentView, properties: readonly FieldProfile[]): Item[] {
  const asked = properties.map(roleOf)
  // Who asks for one figure only means what the line costs.
  const roles = asked.includes('total') ? asked : asked.map((role) => (role === 'price' ? 'total' : role))
  if (!roles.includes('name') || !roles.includes('total')) return []
  return slipLines(view).map(({ row, ...line }) => ({ row, cells: roles.map((role) => role && line[role]) }))
}

type Role = 'name' | 'quantity' | 'price' | 'total'

export interface SlipLine extends Partial<Record<Role, ItemCell>> {
  /** By index in the document. */
  row: number
}

/** What each good of a slip is, whoever asks for it. */
export function slipLines(view: DocumentView): SlipLine[] {
  if (!isReceipt(view)) return []
  const end = view.rows.findIndex((row) => isTotalRow(row) || isNoGood.test(plain(textOfRow(row))))
  const rows = end < 0 ? [] : view.rows.slice(0, end)
  return rows.flatMap((row) => {
    const line = readLine(row, view)
    return line ? [{ row: row.index, ...line }] : []
  })
}

const meanings: [Role, ConceptId[]][] = [
  ['quantity', ['quantity']],
  ['price', ['unit_price']],
  ['total', ['line_total', 'line_total_gross', 'amount', 'gross_total']],
  ['name', ['item_description', 'name']],
]

function roleOf({ concepts, leaf }: FieldProfile): Role | undefined {
  const asks = (ids: readonly ConceptId[]) => ids.some((id) => (concepts.get(id) ?? 0) >= leastMeant)
  const isText = leaf.type === 'string'
  return meanings.find(([role, ids]) => (role === 'name') === isText && asks(ids))?.[0]
}

/** "2 x Coffee 3.50 7.00": how many, what, the price of one where there are two amounts, the amount. */
function readLine(row: Row, { conventions }: DocumentView): Partial<Record<Role, ItemCell>> | undefined {
  const words = row.segments.flatMap((segment) =>
    segment.words.map((_, place): Part => ({ segment, first: place, last: place })),
  )
  const texts = words.map((word) => textOf([word]))
  const lastWord = texts.findLastIndex((text) => nameWord.test(text) && !amount.test(text))
  const amounts = words.slice(lastWord + 1).filter((word) => amount.test(textOf([word])))
  const total = amounts.at(-1)
  if (lastWord < 0 || !total) return undefined
  const counted = count.exec(texts[0] ?? '')
  const signs = counted && /^[x×*]$/iu.test(texts[1] ?? '') ? 2 : counted ? 1 : 0
  const name = words.slice(signs, lastWord + 1)
  const figure = (part: Part): ItemCell | undefined => {
    const value = readAs('number', textOf([part]), conventions)
    return value === undefined ? undefined : { value, parts: [part], score }
  }
  const price = amounts.length > 1 ? amounts[0] : undefined
  return {
    ...(name.length > 0 && { name: { value: textOf(name).replace(/\s*[@àx×]$/u, ''), parts: joined(name), score } }),
    ...(words[0] && counted && { quantity: { value: Number(counted[1]), parts: [words[0]], score } }),
    ...(price && { price: figure(price) }),
    total: figure(total),
  } as Partial<Record<Role, ItemCell>>
}

function joined(words: readonly Part[]): Part[] {
  const parts: Part[] = []
  for (const { segment, first, last } of words) {
    const before = parts.at(-1)
    if (before?.segment === segment) before.last = last
    else parts.push({ segment, first, last })
  }
  return parts
}

function textOfRow({ segments }: Row): string {
  return segments.map(({ text }) => text).join(' ')
}
