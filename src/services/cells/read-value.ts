import type { Conventions } from '../../extract/values/mention.ts'
import { normaliseAs } from '../../extract/values/normalise.ts'

/** A value as everything that it can be read as. */
export interface TypedValue {
  text: string
  /** Decimal, with every digit. */
  number: string | null
  date: Date | null
  boolean: boolean | null
}

/** Reads one value, not a list; `conventions` are those of its document. */
export function readValue(value: unknown, conventions: Conventions): TypedValue {
  if (typeof value === 'number') return { text: String(value), number: String(value), date: null, boolean: null }
  if (typeof value === 'boolean') return { text: String(value), number: null, date: null, boolean: value }
  const text = textOf(value)
  const isShort = text.length <= longestTyped
  return {
    text: foldText(text),
    number: isShort ? readDecimal(text, conventions) : null,
    date: isShort ? (readMoment(text, conventions)?.time ?? null) : null,
    boolean: isShort ? readTruth(text) : null,
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Amounts and dates with their words around them are short. */
const longestTyped = 60

/** What texts are compared as: without regard to case and to how an accent is written; blanks count once. */
export function foldText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed().normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
}

function readDecimal(text: string, conventions: Conventions): string | null {
  if (/^[+-]?\d{1,40}(?:\.\d{1,20})?$/.test(text.trim())) return text.trim().replace(/^\+/, '')
  const number = readNumber(text, conventions)
  return number === null ? null : String(number)
}

export function readNumber(text: string, conventions: Conventions): number | null {
  if (!/\d/.test(text)) return null
  const plain = /^[+-]?\d{1,15}(?:\.\d{1,15})?(?:e[+-]?\d{1,3})?$/i.test(text.trim()) ? Number(text) : null
  const number = plain ?? normaliseAs('number', text, conventions)
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** A moment, or the first of a day or a month, in UTC; one that tells no zone is taken as it stands. */
export function readMoment(text: string, conventions: Conventions): Moment | null {
  if (!/\d/.test(text)) return null
  const iso = isoMoment.exec(text.trim()) ? text.trim() : normaliseAs('datetime', text, conventions)
  const isMonth = typeof iso === 'string' && isoMonth.test(iso)
  const [, day, time, zone = 'Z'] = (typeof iso === 'string' && isoMoment.exec(isMonth ? `${iso}-01` : iso)) || []
  if (day === undefined) return null
  const moment = new Date(`${day}T${time ?? '00:00'}${zone}`)
  const isReal = !Number.isNaN(moment.getTime()) && moment.getUTCFullYear() > 0
  // 31 June is the first of July to some engines: only a day that stays itself is one.
  if (!isReal || !new Date(`${day}T00:00Z`).toISOString().startsWith(day)) return null
  return { time: moment, length: isMonth ? 'month' : time === undefined ? 'day' : 'none' }
}

interface Moment {
  time: Date
  length: 'none' | 'day' | 'month'
}

const isoMonth = /^\d{4}-\d{2}$/

const isoMoment = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/i

export function readTruth(text: string): boolean | null {
  const truth = normaliseAs('boolean', text, { decimalMark: '.', dayFirst: true, language: null })
  return typeof truth === 'boolean' ? truth : null
}
