import type { Part } from '../resolve/part.ts'
import { plain } from '../transactions/terms.ts'
import { legalFormPattern } from '../values/legal-forms.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Segment } from '../view/segment.ts'

export interface HeadPart {
  text: string
  parts: Part[]
  probability: number
}
export interface ReceiptHead {
  name?: HeadPart
  address?: HeadPart
}

const deepest = 18
const furthestName = 8
const mostLines = 6
const legalForm = new RegExp(`(?:^|\\s)(?:${legalFormPattern}|s[doe]n\\.? bhd)(?=\\W|$)`, 'iu')
const manyDigits = /(?:\d\D{0,2}){9}/u
const numbered = /\p{L}{3}.{0,200}[({[]\s{0,9}\d{4}/u
const phone = /\b(?:tel|fax|phone|ph|hp|telefon|tfno|telefono|mobile|hotline)\w?\b|^[\s+()\d-]{7,}$/u
const id =
  /\b(?:[gb6][s5][tl1]\w*|vat|tax id|tin|ust|uid|nif|cif|siret|tva|roc|abn|reg|reg ?no|kes|rea|company no|co\.? ?(?:reg|no))\b|www\.|@|^[({[]?(?:co\.? ?)?[\d£]{4,}[-\s]?[a-z¢]?[)}\]]?$|^[({[][^)}\]]*\d{4}/u
const title =
  /invoice|receipt|\bbill\b|quittung|rechnung|\bbon\b|ticket|facture|factura|welcome|cashier|\bdate\b|\bdatum\b|\bfecha\b|\btime\b|\btable\b|guest|\bqty\b|description|\bitem|\btotal\b|kasse|order|slip|doc no|pos\d/u
const addressWord =
  /^(?:no\.?|lot|unit|level|floor|ground|block|blk|suite|shop|g\/?f|batu|jalan|jln|lorong|taman|plaza|calle|c\/|avda|rue|avenue|av)\b|\b(?:jalan|jln|street|road|avenue|lane|strasse|str\.|weg|platz|gasse|allee|rue|boulevard|calle|plaza|lorong|persiaran|lebuh|floor|basement|level \d+)\b|(?:strasse|str\.?|weg|gasse|platz|allee|ring|ufer|damm|markt)\s*\d|^\d{1,5}[a-z]?[,.\s]+\p{L}|\b\d{4,6},?\s+\p{L}{3}/u

/** Who printed a receipt and where: the name is over the address, and both are over everything else. */
export function readHead(view: DocumentView): ReceiptHead {
  const lines = linesOf(view)
  const start = lines.findIndex(({ text }, index) => index > 0 && isAddress(text))
  const stop = lines.findIndex(({ text }) => title.test(text) && !isAddress(text))
  const begins = start >= 0 && (stop < 0 || start < stop + 3) ? start : undefined
  const nameAt = findName(lines, begins ?? (stop < 0 ? lines.length : stop))
  const address = begins === undefined ? [] : addressLines(lines, begins)
  return {
    ...(nameAt !== undefined && { name: partOf(lines, [nameAt], begins === undefined ? 0.42 : 0.85, withoutNumber) }),
    ...(address.length > 0 && { address: partOf(lines, address, 0.75, (text) => text) }),
  }
}

interface Line {
  /** Plain letters. */
  text: string
  segments: Segment[]
}

/** The first lines, without what a scanner makes of creases and pens, and what is printed in another column. */
function linesOf({ rows, document }: DocumentView): Line[] {
  return rows.slice(0, deepest).flatMap(({ page, segments }) => {
    const own = document.pages[page]?.source === 'text' ? firstColumn(segments) : segments
    const kept = own.filter(({ scale, text }) => scale >= 0.5 && /\p{L}{2}|\d{2}/u.test(text))
    const text = plain(kept.map((segment) => segment.text).join(' '))
    return /\p{L}{3}|\d{3}/u.test(text) ? [{ text, segments: kept }] : []
  })
}

function firstColumn(segments: readonly Segment[]): readonly Segment[] {
  const next = segments.findIndex(
    ({ box }, index) => index > 0 && box[0] - (segments[index - 1]?.box[2] ?? 0) > betweenColumns,
  )
  return next < 0 ? segments : segments.slice(0, next)
}

/** Of the width of the page. */
const betweenColumns = 0.1

function isAddress(text: string): boolean {
  return (
    addressWord.test(text) &&
    /\p{L}{4}/u.test(text) &&
    !numbered.test(text) &&
    !id.test(text) &&
    !phone.test(text) &&
    !legalForm.test(text)
  )
}

/** A legal form tells a name, otherwise the line right over the address, leaving out numbers. */
function findName(lines: readonly Line[], until: number): number | undefined {
  const above = lines.slice(0, Math.min(until, furthestName)).map(({ text }, index) => ({ text, index }))
  const legal = above.find(({ text }) => legalForm.test(text) || numbered.test(text))
  const named = above.filter(({ text }) => /\p{L}{3}/u.test(text) && !id.test(text) && !phone.test(text))
  return (legal ?? named.findLast(({ text }) => !title.test(text)))?.index
}

function addressLines(lines: readonly Line[], start: number): number[] {
  const found: number[] = []
  for (let index = start; index < Math.min(lines.length, start + mostLines); index += 1) {
    const text = lines[index]?.text ?? ''
    const ends =
      id.test(text) ||
      (manyDigits.test(text) && !isAddress(text)) ||
      phone.test(text) ||
      (title.test(text) && !isAddress(text))
    if (ends) break
    found.push(index)
  }
  return found
}

function partOf(
  lines: readonly Line[],
  indices: readonly number[],
  probability: number,
  cut: (text: string) => string,
): HeadPart {
  const segments = indices.flatMap((index) => lines[index]?.segments ?? [])
  const text = cut(segments.map((segment) => segment.text).join(' '))
  const last = segments.at(-1)
  const words = text.split(' ').length
  const parts = segments.map((segment) => ({ segment, first: 0, last: segment.offsets.length - 1 }))
  if (segments.length === 1 && last) parts[0] = { segment: last, first: 0, last: Math.max(0, words - 1) }
  return { text, parts, probability }
}

/** "Blue Door Sdn Bhd (12345-X)". */
function withoutNumber(text: string): string {
  return text.replace(/(?<!\s)\s*[({[](?=[^({[]*$)(?=.*?\d{4})[^({[]*$/su, '').trim()
}
