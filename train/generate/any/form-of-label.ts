import type { ValueForm } from './concept.ts'

const forms: readonly (readonly [ValueForm, RegExp])[] = [
  ['email', /\be-?mail\b/],
  ['phone', /\b(tele)?phone\b|\bmobile\b|\bfax\b|\btel\b/],
  ['url', /\b(url|website|web site|homepage|link|domain)\b/],
  ['iban', /\biban\b/],
  ['flag', /^(is|has|can|was|are|allow|include|use|enable|require)\b|\?$|\b(enabled|allowed|required)$/],
  ['zip', /\b(zip|postal code|post ?code|postcode)\b/],
  ['first', /\b(first|given|middle) names?\b|\bforename\b/],
  ['last', /\b(last|family|maiden) names?\b|\bsurname\b/],
  ['period', /\b(period|validity|date range|term of)\b/],
  [
    'number',
    /\b(number|no\.?|count) of\b|\b(quantity|qty|count|units|pieces|days|hours|points|score|stock|seats|copies)\b/,
  ],
  ['time', /\b(time|hour)$|\b(start|end|arrival|departure) time\b/],
  ['date', /\bdates?\b|\b(born|expires|expiry|due|issued|deadline|birthday)\b|\b(on|until|since|from)$|\b\w+ed at$/],
  ['year', /\byear\b/],
  ['month', /\bmonth\b/],
  ['duration', /\b(duration|lead time|notice|term|age|warranty)\b/],
  ['percent', /\b(percent(age)?|pct|ratio|margin|interest|vat rate|tax rate)\b|%/],
  [
    'unit',
    /\b(weight|height|width|length|depth|volume|temperature|distance|area|speed|power|voltage|pressure|mileage|capacity|consumption|diameter|thickness)\b/,
  ],
  ['currency', /\bcurrency\b/],
  [
    'money',
    /\b(amount|price|total|subtotal|cost|costs|fee|fees|tax|salary|wage|pay|balance|payment|discount|charge|charges|revenue|income|expense|rent|premium|deposit|value|sum|budget|credit|debit|refund|deductible|net|gross|principal|limit|allowance|bonus)$|\b(amount|price|cost|balance) (of|per)\b/,
  ],
  ['address', /\baddress\b/],
  ['street', /\bstreet\b/],
  ['city', /\b(city|town|place|location|port|destination|origin|municipality)\b/],
  ['country', /\b(country|nationality|citizenship)\b/],
  ['region', /\b(region|state|province|county|district)$/],
  ['language', /\blanguages?$/],
  [
    'id',
    /\b(number|no\.?|nr|id|code|reference|ref|identifier|key|sku|ean|isbn|serial|account|barcode|token|batch|lot)$/,
  ],
  [
    'company',
    /\b(company|organi[sz]ation|supplier|vendor|manufacturer|employer|institution|bank|insurer|carrier|customer|client|school|university|hospital|laboratory|agency|authority)( name)?$/,
  ],
  [
    'person',
    /\b(by|person|contact|owner|manager|author|doctor|patient|student|employee|driver|applicant|holder|recipient|sender|user|teacher|signatory|representative|guest|member|name)$/,
  ],
  ['job', /\b(job|occupation|profession|position|role|title|function|designation)$/],
  ['product', /\b(product|item|article|goods|material|service|equipment|model|brand)$/],
  [
    'choice',
    /\b(type|status|category|class|level|kind|method|mode|grade|gender|sex|group|priority|condition|frequency|state|unit|colou?r|size)$/,
  ],
  [
    'text',
    /\b(description|comment|comments|note|notes|remark|remarks|reason|details|instructions|text|message|summary|purpose|conditions|terms)$/,
  ],
]

/** What values stand beside an English label. */
export function formOfLabel(label: string): ValueForm {
  const text = label.toLowerCase().trim()
  return forms.find(([, pattern]) => pattern.test(text))?.[0] ?? 'phrase'
}
