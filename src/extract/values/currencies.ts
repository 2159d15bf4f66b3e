import { letters } from './letters.ts'

/** ISO 4217 codes that documents print; those that are English words in capitals (ALL, TOP, CUP) are left out. */
const codes =
  'AED ARS AUD BGN BHD BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP GEL HKD HRK HUF IDR ILS INR ISK JOD JPY KES KRW KWD KZT MAD MXN MYR NGN NOK NZD OMR PEN PHP PKR PLN QAR RON RSD RUB SAR SEK SGD THB TND TRY TWD UAH USD UYU VND ZAR DEM ATS FRF ESP ITL'.split(
    ' ',
  )

const signs: Record<string, string> = {
  '€': 'EUR',
  US$: 'USD',
  A$: 'AUD',
  AU$: 'AUD',
  C$: 'CAD',
  CA$: 'CAD',
  HK$: 'HKD',
  NZ$: 'NZD',
  S$: 'SGD',
  R$: 'BRL',
  MX$: 'MXN',
  $: 'USD',
  '£': 'GBP',
  '¥': 'JPY',
  '￥': 'JPY',
  '₹': 'INR',
  '₺': 'TRY',
  '₩': 'KRW',
  '₽': 'RUB',
  '₴': 'UAH',
  '฿': 'THB',
  '₫': 'VND',
  '₱': 'PHP',
  '₪': 'ILS',
}

/** Each with the name it stands for; longer ones first where one begins another. */
const names: Record<string, string> = {
  'US-Dollars': 'USD',
  'US-Dollar': 'USD',
  'US dollars': 'USD',
  'U.S. dollars': 'USD',
  'U.S. Dollars': 'USD',
  'US Dollars': 'USD',
  'United States Dollars': 'USD',
  'dollars américains': 'USD',
  'dólares estadounidenses': 'USD',
  Dollars: 'USD',
  dollars: 'USD',
  Dollar: 'USD',
  dollar: 'USD',
  dólares: 'USD',
  Euros: 'EUR',
  euros: 'EUR',
  EUROS: 'EUR',
  Euro: 'EUR',
  euro: 'EUR',
  EURO: 'EUR',
  'pounds sterling': 'GBP',
  'Pounds Sterling': 'GBP',
  'Pfund Sterling': 'GBP',
  'livres sterling': 'GBP',
  'libras esterlinas': 'GBP',
  'Schweizer Franken': 'CHF',
  'francs suisses': 'CHF',
  'francos suizos': 'CHF',
  'Swiss francs': 'CHF',
  Franken: 'CHF',
  'SFr.': 'CHF',
  'Fr.': 'CHF',
  sFr: 'CHF',
  Ringgit: 'MYR',
  RM: 'MYR',
  Rs: 'INR',
  'Rs.': 'INR',
  Yen: 'JPY',
  yen: 'JPY',
  'kr.': 'SEK',
  kr: 'SEK',
  Kč: 'CZK',
  zł: 'PLN',
  Zloty: 'PLN',
  Ft: 'HUF',
}

const escaped = (text: string) => text.replace(/[.$]/g, '\\$&')
const byLength = (a: string, b: string) => b.length - a.length
const words = [...Object.keys(names), ...codes].sort(byLength).map(escaped).join('|')
const symbols = Object.keys(signs).sort(byLength).map(escaped).join('|')

/** A currency as printed: a symbol, or a code or word that no further letter continues. */
export const currencyPattern = `(?:(?<![${letters}])(?:${words})(?![${letters}])|${symbols})`

const known = new Map<string, string>([
  ...Object.entries(signs),
  ...Object.entries(names),
  ...codes.map((code): [string, string] => [code, code]),
])

/** The ISO 4217 code of a printed currency. "kr" alone is Swedish unless the language says otherwise. */
export function currencyCode(printed: string, language: string | null): string | undefined {
  if (/^kr\.?$/.test(printed)) return language === 'da' ? 'DKK' : language === 'no' || language === 'nb' ? 'NOK' : 'SEK'
  return known.get(printed) ?? known.get(printed.toUpperCase())
}
