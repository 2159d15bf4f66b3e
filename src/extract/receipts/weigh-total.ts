import type { Candidate } from '../resolve/candidates.ts'
import { termFinder } from '../transactions/nearest-term.ts'
import { countAmounts, leadOf, restOf } from '../transactions/surroundings.ts'
import { plain, type Terms } from '../transactions/terms.ts'
import type { DocumentView } from '../view/document-view.ts'

const totalTerms: Terms = [
  ['(?:gst|vat|tax|mwst|tva|iva|ust)\\b.*included.*|included in', -3],
  ['total[\\w\\s]{0,12}[({ ]+incl[^)]*', 3],
  ['[({]incl[^)]*', 2.5],
  [
    'total[\\w\\s]{0,12}[({ ]+excl[^)]*|total \\w* ?(?:excl|ex\\b|before|qty|items?|discount|savings?|gst\\b|tax\\b|vat\\b)\\w*|excl|zwischensumme',
    -2,
  ],
  ['sub ?-?total|sous-total', -1],
  [
    '(?:total|amount|amt|sum) (?:\\w+ )?(?:payable|due|incl|paid)\\w*|grand total|nett? total|total sales|balance due',
    3,
  ],
  ['gesamtbetrag|gesamtsumme|zu zahlen|\\bsumme\\b|total ttc|net a payer|a payer|total a pagar|importe total', 3],
  ['(?:total|amount) (?:after|rounded)|rounded|after rounding', 3.5],
  ['\\btotal\\b|\\bbetrag\\b|\\bmontant\\b|\\bimporte\\b', 2],
  ['change|ruckgeld|rendu|cambio|wechselgeld|discount|rabatt|remise|descuento|rounding adj|qty', -3],
  ['\\bgst\\b|\\bvat\\b|\\btax\\b|mwst|\\btva\\b|\\biva\\b|\\bust\\b|service', -2.5],
  ['cash|tender|gegeben|\\bbar\\b|especes|efectivo|\\bpaid\\b|credit|visa|karte|carte|tarjeta|rounding', -0.8],
]
const termsIn = termFinder(totalTerms)
const changeWords = /change|ruckgeld|rendu|cambio|wechselgeld/u
const statedWords = /total|summe|betrag|rounding|cash|bar|credit|karte|card|carte|tarjeta|efectivo|especes/u
const paidWords = /cash|tender|gegeben|\bbar\b|especes|efectivo|\bpaid\b|credit|visa|karte|carte|tarjeta/u

const endWords = new RegExp(`${paidWords.source}|round`, 'u')

const mostRounded = 0.055

/** How much the till's own words and sums say that an amount is the total. */
export function totalWeigher(candidates: readonly Candidate[], view: DocumentView): (candidate: Candidate) => number {
  const amounts = candidates.filter((each) => each.kind === 'number' && each.mention?.decimals === 2)
  const beside = (words: RegExp) => amounts.filter((each) => words.test(plain(leadOf(each, view)))).map(amountOf)
  const [paid, change, stated] = [beside(paidWords), beside(changeWords), beside(statedWords)]
  const settled = paid.flatMap((cash) => change.map((back) => cash - back)).filter((sum) => sum > 0)
  const named = amounts.filter((each) => (termsIn(leadOf(each, view)).at(-1) ?? 0) >= 3).map(amountOf)
  const ends = beside(endWords)
  const adjustments = beside(/round/u).filter((sum) => sum !== 0 && Math.abs(sum) < mostRounded)
  /** Whether a sum was rounded to another one, by the adjustment that is printed or in the line that ends the slip. */
  const becomes = (before: number, after: number) =>
    adjustments.some((change) => isSame(before + change, after)) ||
    (ends.some((sum) => isSame(sum, after)) && !isSame(before, after) && Math.abs(before - after) < mostRounded)
  return (candidate) => {
    const value = amountOf(candidate)
    const lead = leadOf(candidate, view)
    const isPaidLine = paidWords.test(plain(lead))
    const isRounded = named.some((sum) => becomes(sum, value))
    const isBefore = !isRounded && amounts.some((each) => becomes(value, amountOf(each)))
    const inTable = countAmounts(lead, view) > 0 || countAmounts(restOf(candidate, view), view) > 0
    return (
      (candidate.mention?.decimals === 2 && value > 0 ? 0 : -4) +
      (termsIn(lead).at(-1) ?? 0) +
      (settled.some((sum) => isSame(sum, value)) ? 4 : 0) +
      (!isPaidLine && paid.some((sum) => isSame(sum, value)) ? 1 : 0) +
      (isRounded ? 5.5 : 0) -
      (isBefore ? 6 : 0) +
      (stated.filter((sum) => isSame(sum, value)).length > 1 ? 1 : 0) -
      (inTable ? 2 : 0)
    )
  }
}

function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.005
}

function amountOf({ value }: Candidate): number {
  return Number(value)
}
