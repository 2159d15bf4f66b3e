import { type Catalogue, findColumn } from './catalogue.ts'
import type { Item } from './item.ts'
import { fold } from './words.ts'

/** "How much did Globex pay" where Globex is who sends the bills, "how much did we bill" of who only gets them: what they were paid or billed is no answer. */
export function actsInOtherRole(items: Item[], catalogue: Catalogue): boolean {
  const said = items.map(textOf).join(' ')
  if (weAct.test(said)) return false
  const role = pays.test(said) ? 'buyer' : bills.test(said) ? 'seller' : undefined
  if (role === undefined) return false
  return items.some((item) => {
    const names = item.kind === 'value' ? item.values.map(({ column }) => findColumn(catalogue, column).names) : []
    const is = (wanted: string) => names.some((own) => own.some((name) => fold(name) === wanted))
    return is(role === 'buyer' ? 'seller' : 'buyer') && !is(role)
  })
}

function textOf(item: Item): string {
  if (item.kind === 'value') return 'NAME'
  if (item.kind === 'relation') return item.only ? 'DOCUMENTS' : '-'
  return item.kind === 'word' || item.kind === 'mark' || item.kind === 'column' ? (item.text ?? '-') : '-'
}

/** "Was haben wir bei NAME bezahlt": nobody who is named does it. Folded. */
const weAct = /\b(?:wir|ich|habe|haben|hatten|we|nous|avons|hemos)\b/

/** Who is named gives money. Folded. */
const pays =
  /\bdid NAME (?:\w+ )?(?:pay|spend)\b|\bNAME (?:has |have )?(?:paid|pays|spent|spends)\b|\b(?:hat|hatte) (?:uns )?NAME\b.*\b(?:[bg]ezahlt|uberwiesen|ausgegeben)\b|\bNAME (?:uns )?(?:b?e?zahlte?n?|hat (?:uns )?(?:[bg]ezahlt|ausgegeben))\b|\bNAME (?:nous )?(?:a|ont) (?:t (?:il|elle) )?(?:paye|verse|regle|depense)\b|\b(?:a|ont) (?:paye|verse|depense) NAME\b|\bNAME paien?t?\b|\b(?:pago|paga|ha pagado|han pagado|gasto) NAME\b|\bNAME (?:nos )?(?:pago|paga|ha pagado|han pagado|gasto)\b/

/** Who is named sends bills. Folded. */
const bills =
  /\bdid NAME (?:\w+ )?(?:bill|charge|DOCUMENTS)\b|\bNAME (?:has |have )?(?:billed|charged|invoiced|bills|charges)\b|\b(?:hat|hatte) (?:uns )?NAME\b.*\b(?:berechnet|verrechnet|fakturiert|gestellt)\b|\bNAME (?:nous )?(?:a|ont) (?:t (?:il|elle) )?facture\b|\b(?:a|ont) facture NAME\b|\b(?:facturo|cobro|ha facturado|ha cobrado) NAME\b|\bNAME (?:nos )?(?:facturo|cobro|ha facturado|ha cobrado)\b/
