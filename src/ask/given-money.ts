import { type Catalogue, type ColumnRef, findColumn } from './catalogue.ts'
import type { Item } from './item.ts'
import { periods } from './item-cursor.ts'
import { paid } from './small-words.ts'

/** "How much have we paid", "was haben wir ausgegeben": an amount that we gave. Not whether we did, what for, or what we were paid. */
export function asksWhatWeGave(items: Item[]): boolean {
  const said = wordsOf(items)
  return weGave(said) && !others.test(said) && (/^(?:what|was|que?)\b/.test(said) || items.some(isOfAmounts))
}

/** Questions that an amount does not answer. */
const others = /^(?:have|had|did|do|haben?|hatten?|avons|ai|hemos|he)\b| (?:for|on|with)$/

/** "What did we pay to the bakery": no field that is called "paid" of documents that name nobody like that. */
export function settlePaid(items: Item[], catalogue: Catalogue): Item[] {
  const values = items.flatMap((item) => (item.kind === 'value' ? [item.values] : []))
  const kindsOf = (column: ColumnRef) => findColumn(catalogue, column).kinds
  const isElsewhere = (column: ColumnRef) =>
    values.some((all) =>
      all.every((value) => {
        const [own, other] = [kindsOf(column), kindsOf(value.column)]
        return own !== undefined && other !== undefined && !own.some((kind) => other.includes(kind))
      }),
    )
  return items.map((item): Item => {
    if (item.kind !== 'column' || !paidFor.test(item.text ?? '') || !item.columns.every(isElsewhere)) return item
    const { from, to } = item
    return { from, to, score: 0, kind: 'word', isFiller: true, text: item.text ?? '' }
  })
}

/** That money was given, and to whom. */
const paidFor = /^(?:paid|pay|(?:be|ge)zahlt|paye|paye a|pagado|pago)(?: to)?$/

/** That we gave money, whatever is asked about it. */
export function saysWeGave(items: Item[]): boolean {
  return weGave(wordsOf(items))
}

/** "Paid invoices", "invoices that were paid", "when were they paid": no amount, and not known of any document. "When must it be paid" is. */
export function saysWhichWerePaid(items: Item[], catalogue: Catalogue): boolean {
  const isAmount = (column: ColumnRef) => findColumn(catalogue, column).type !== 'boolean'
  const said = items
    .map((item) => {
      if (item.kind === 'word' || item.kind === 'mark') return item.text
      // What is called "paid" of other documents is an amount.
      if (item.kind === 'column' && paid.test(item.text ?? '') && item.columns.every(isAmount)) return item.text
      return item.kind === 'relation' && item.only ? 'DOCUMENTS' : '-'
    })
    .join(' ')
  return paidOnes.test(said) && !owed.test(said)
}

/** "How much did customers pay us": what came in, of which documents that we were sent say nothing. */
export function saysOthersGave(items: Item[]): boolean {
  return gaveUs.test(wordsOf(items))
}

const gaveUs =
  /\b(?:pa(?:y|ys|id|ying)|owe[sd]?|transferred) (?:to )?us\b(?! (?:an?|the)\b)|\buns\b.{0,40}\b(?:[bg]ezahlt|bezahlt|uberwiesen|schuld\w*)\b|\b(?:zahl(?:en|ten)|schulden|uberwiesen) uns\b|\bnous (?:ont|a|doivent|doit)\b.{0,20}\b(?:paye|verse|regle)|\bnous (?:doivent|doit)\b|\bnos (?:han |ha )?(?:pag(?:ado|aron|o|an|a)|deben?|abon(?:ado|aron))\b/

const paidOnes =
  /\bpaid DOCUMENTS|DOCUMENTS (?:(?:that|which|already|fully|not|have|has|been|were|are|was|is|we|i|yet) )*paid\b|^when\b.*\bpaid\b|DOCUMENTS (?:(?:die|sind|waren|wurden|schon|bereits) )*[bg]ezahlt (?:sind|waren|wurden)|^wann\b.*\b(?:[bg]ezahlt|beglichen)\b|DOCUMENTS (?:(?:qui|ont|ete|sont|deja) )*(?:payee?s?|reglee?s?)\b|^quand\b.*\b(?:payee?s?|reglee?s?)\b|DOCUMENTS (?:(?:que|se|han|sido|estan|fueron|ya) )*(?:pagad[oa]s?|abonad[oa]s?)\b|^cuando\b.*\bpag(?:ad[oa]s?|aron|o)\b/

const owed = /\b(?:must|should|have to|has to|need|needs|muss|mussen|sollen?|doit|doivent|faut|debe|deben|hay que)\b/

/** What can be said of what was spent without naming an amount. */
export function isOfAmounts(item: Item): boolean {
  if (item.kind !== 'mark') return false
  return amounts.has(item.mark) || item.mark in periods || item.text === 'combien'
}

const amounts = new Set<string>(['sum', 'avg', 'difference', 'share', 'most', 'least', 'more', 'less'])

function wordsOf(items: Item[]): string {
  return items.map((item) => (item.kind === 'word' || item.kind === 'mark' ? item.text : '-')).join(' ')
}

function weGave(said: string): boolean {
  return we.test(said) && gave.test(said) && !otherwise.test(said)
}

/** Who acts, folded: not "were we paid". */
const we =
  /\b(?:(?:have|had|did|do) (?:we|i)|(?<!(?:were|was|are|am) )(?:we|i) (?:have|had|ve|paid|spent)|(?:habe|haben|hatten?|bezahlten|zahlten) (?:wir|ich)|(?:wir|ich) (?:habe|haben|hatten?)|avons nous|nous avons|ai je|j ai|(?:hemos|he) (?:pagado|gastado)|pagamos|gastamos)\b/

const gave =
  /\b(?:paid|pay|spent|spend|[bg]ezahlt|b?e?zahlten|ausgegeben|payee?s?|regle|verse|depense|pagado|gastado|pagamos|gastamos)\b/

/** What we got, or have to give. */
const otherwise = /\b(?:been|get|got|bekommen|erhalten|ete|sido|to pay)\b/
