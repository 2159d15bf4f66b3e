export const families = [
  'invoice',
  'credit_note',
  'receipt',
  'order',
  'delivery_note',
  'quote',
  'bank_statement',
  'trade_confirmation',
  'payslip',
  'contract',
  'letter',
  'form',
  'income_statement',
  'resume',
  'id_document',
  'utility_bill',
] as const
export type Family = (typeof families)[number]

export const languages = ['de', 'en', 'fr', 'es'] as const
export type Language = (typeof languages)[number]

/** How a country writes. */
export interface Locale {
  country: string
  /** As printed under an address. */
  countryName: string
  currency: string
  symbol: string
  /** Thousands mark and decimal mark. */
  numbers: readonly string[]
  /** `D` and `M` without, `DD` and `MM` with leading nought, `MMM` short and `MMMM` full names. */
  dates: readonly string[]
  taxRates: readonly number[]
  legalForms: readonly string[]
  /** `10115 Berlin`, as printed. */
  cities: readonly string[]
  phone: readonly string[]
}

/** Variants of a text are parted by `|`. */
export interface LanguageData {
  language: Language
  locales: readonly Locale[]
  months: readonly string[]
  shortMonths: readonly string[]
  firstNames: readonly string[]
  lastNames: readonly string[]
  /** First and second parts of made-up company names, and what companies do. */
  nameStarts: readonly string[]
  nameEnds: readonly string[]
  trades: readonly string[]
  /** `{}` is the number of the house. */
  streets: readonly string[]
  products: readonly string[]
  services: readonly string[]
  units: readonly string[]
  jobs: readonly string[]
  labels: Record<string, string>
  titles: Record<Family, string>
  phrases: Record<string, string>
}
