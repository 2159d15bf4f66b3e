import { rowText } from '../transactions/surroundings.ts'
import { plain } from '../transactions/terms.ts'
import type { DocumentView } from '../view/document-view.ts'

const widestLine = 56
const mostRows = 160
const fewestWords = 2
const tillWords = [
  /\bcash(?:ier)?\b|kassen?\b|kassier|caisse|\bcaja\b|caissier|cajero/u,
  /\bchange\b|ruckgeld|\brendu\b|cambio|wechselgeld/u,
  /\breceipt\b|kassenbon|\bbon\b|ticket|quittung|\brecibo\b|\brecu\b|tax invoice|\bbill\b(?! to)/u,
  /\bsub ?-?total|\btotal\b|\bsumme\b|gesamt|\bzu zahlen/u,
  /rounding|tender|gegeben|\bbar\b|especes|efectivo|carte bancaire|tarjeta|girocard|\bvisa\b/u,
  /\bqty\b|\bgst\b|mwst|\btva\b|\biva\b|\bvat\b|\btax\b/u,
  /\btip\b|gratuity|trinkgeld|pourboire|propina/u,
  /[*x]{3,} ?\d{4}\b/u,
]

/** A slip from a till: narrow lines, and the words of a till among them. */
export function isReceipt({ rows, document }: DocumentView): boolean {
  if (document.pages.length > 2 || rows.length > mostRows || rows.length < 5) return false
  const texts = rows.map((row) => plain(rowText(row)))
  const lengths = texts.map(({ length }) => length).sort((a, b) => a - b)
  if ((lengths[Math.floor(0.95 * lengths.length)] ?? 0) > widestLine) return false
  return tillWords.filter((word) => texts.some((text) => word.test(text))).length > fewestWords
}
