/** What a value is, whatever its spelling. */
export const valueKinds = [
  'date',
  'datetime',
  'time',
  'duration',
  'money',
  'number',
  'percent',
  'currency',
  'iban',
  'bic',
  'vat_id',
  'tax_id',
  'isin',
  'email',
  'phone',
  'url',
  'address',
  'company',
  'person',
  'code',
  'country',
  'boolean',
  'text',
] as const
export type ValueKind = (typeof valueKinds)[number]

/** A value that a text states, with the exact characters that state it. */
export interface TextMention {
  kind: ValueKind
  /** Characters of the text: `text.slice(start, end)` is what was read. */
  start: number
  end: number
  /** Normalised: dates ISO 8601, numbers as numbers, ids without spaces, currencies as ISO 4217 codes. */
  value: string | number | boolean
  /** ISO 4217 code or unit printed with an amount. */
  currency?: string
  unit?: string
  /** Digits after the decimal mark, of a number. */
  decimals?: number
  /** Of a date whose century is not printed. */
  shortYear?: true
  /** Check digits: true when they are right, false when wrong, absent when there are none. */
  checked?: boolean
  /** Another reading: the month first, the point as thousands mark. Absent when there is only one. */
  ambiguous?: boolean
}

/** How a document writes its numbers and dates, decided once from all of them. */
export interface Conventions {
  decimalMark: ',' | '.'
  dayFirst: boolean
  /** Nothing in the document shows which of day and month comes first, and its language does not settle it. */
  orderUnknown?: boolean
  /** "1 234" is one number, not two that stand side by side; when absent the language decides. */
  blankThousands?: boolean
  /** ISO 639-1. */
  language: string | null
  /** Whole dates that the document states, for days that are printed without their year. */
  daysOfDocument?: () => readonly string[]
  /** What short signs stand for, where the document says so ("V = landlord"). */
  legend?: () => ReadonlyMap<string, string>
}
