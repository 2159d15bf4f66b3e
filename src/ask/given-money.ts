import type { Item } from './item.ts'
import { periods } from './item-cursor.ts'

/** "How much have we paid", "was haben wir ausgegeben": an amount that we gave. Not whether we did, what for, or what we were paid. */
export function asksWhatWeGave(items: Item[]): boolean {
  const said = wordsOf(items)
  return weGave(said) && !others.test(said) && (/^(?:what|was|que?)\b/.test(said) || items.some(isOfAmounts))
}

/** Questions that an amount does not answer. */
const others = /^(?:have|had|did|do|haben?|hatten?|avons|ai|hemos|he)\b| (?:for|on|with)$/

/** That we gave money, whatever is asked about it. */
export function saysWeGave(items: Item[]): boolean {
  return weGave(wordsOf(items))
}

/** "Paid invoices", "invoices that were paid", "when were they paid": no amount, and not known of any document. "When must it be paid" is. */
export function saysWhichWerePaid(items: Item[]): boolean {
  const said = items
    .map((item) =>
      item.kind === 'word' || item.kind === 'mark'
        ? item.text
        : item.kind === 'relation' && item.only
          ? 'DOCUMENTS'
          : '-',
    )
    .join(' ')
  return paidOnes.test(said) && !owed.test(said)
}

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
