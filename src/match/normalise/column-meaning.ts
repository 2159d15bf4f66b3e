import { foldText } from './fold-text.ts'

type Meaning = 'phone' | 'mail' | 'town' | 'postcode' | 'country' | 'tax_id' | 'person' | 'company'

/** What columns are called, in folded words; the first that fits counts: a customer's phone is a phone. */
const called: [Meaning, RegExp][] = [
  ['phone', /phone|\btel\b|\btele?fono?\b|telefoni?n|\bfon\b|mobile?\b|\bmovil\b|\bcell|handy|\brufnummer/],
  ['mail', /\be ?mails?\b|courriel|\bcorreo\b/],
  ['tax_id', /\bvat\b|\btax (?:id|no|number)|\bust ?id|steuernummer|\btva\b|\bn?iva\b|\bnif\b/],
  ['postcode', /\bzip|post(?:al)? ?code|\bplz\b|postleitzahl|code postal|codigo postal/],
  ['town', /\btown\b|\bcity\b|\bstadt\b|\bort\b|\bville\b|\bciudad\b|\bcitta\b|\bplaats\b/],
  ['country', /\bcountry\b|\bland\b|\bpays\b|\bpais\b|\bpaese\b/],
  ['person', /person|contact|kontakt|ansprechpartner|\bcontatto\b/],
  [
    'company',
    /compan|\bfirm|business|vendor|supplier|customer|client|organi[sz]|merchant|lieferant|\bkunde|kreditor|debitor|unternehmen|societe|fournisseur|entreprise|empresa|proveedor|\bditta\b|azienda|fornitore|\bbedrijf/,
  ],
]
const key = /\b(?:ids?|key|no|nr|num|number|nummer|code)\b|nummer$/
const named = /^(?:(?:full|display) )?name$|^nom(?:bre)?$|^nome$|^naam$|^nav?mn?$/

/** How sure it is by what they are called that two columns mean the same, 0 to 1: a name can be a company's or a person's. */
export function sameMeaning(one: string, other: string): number {
  const [a, b] = [meaningsOf(one), meaningsOf(other)]
  if (!a.some((meaning) => b.includes(meaning))) return 0
  return a.length === 1 && b.length === 1 ? 0.85 : 0.65
}

export function meansCompany(column: string): boolean {
  return meaningsOf(column).includes('company')
}

function meaningsOf(column: string): Meaning[] {
  const name = foldText(column).trim()
  if (named.test(name)) return ['company', 'person']
  const meaning = called.find(([, pattern]) => pattern.test(name))?.[0]
  const isKeyOf = (meaning === 'company' || meaning === 'person') && key.test(name)
  return meaning === undefined || isKeyOf ? [] : [meaning]
}
