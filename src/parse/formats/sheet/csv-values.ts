import type { DraftCell } from '../../../document/draft.ts'

type Typed = Pick<DraftCell, 'type' | 'value'>

/** How a column writes what could be read in two ways. */
export interface ColumnStyle {
  decimal: '.' | ',' | undefined
  dayFirst: boolean | undefined
}

const plainInteger = /^[+-]?(?:0|[1-9]\d{0,14})$/
const pointDecimal = /^[+-]?(?:0|[1-9]\d{0,14})?\.\d+$/
const commaDecimal = /^[+-]?(?:0|[1-9]\d{0,14})?,\d+$/
const pointGrouped = /^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/
const commaGrouped = /^[+-]?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/
const scientific = /^[+-]?\d(?:\.\d+)?[eE][+-]?\d{1,3}$/
const isoDate = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/
const dottedDate = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/
const slashedDate = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

/** Looks at the whole column for values that can be read in one way only: they tell how to read the others. */
export function columnStyle(values: Iterable<string>): ColumnStyle {
  const seen = { point: false, comma: false, dayFirst: false, monthFirst: false }
  for (const value of values) {
    const text = value.trim()
    if (isPointNumber(text) && !isCommaNumber(text)) seen.point = true
    else if (isCommaNumber(text) && !isPointNumber(text)) seen.comma = true
    const slashed = slashedDate.exec(text)
    if (slashed && Number(slashed[1]) > 12) seen.dayFirst = true
    if (slashed && Number(slashed[2]) > 12) seen.monthFirst = true
  }
  return {
    decimal: seen.point === seen.comma ? undefined : seen.point ? '.' : ',',
    dayFirst: seen.dayFirst === seen.monthFirst ? undefined : seen.dayFirst,
  }
}

/** The number, date or truth value that a field stands for, where it cannot mean anything else. */
export function typedValue(field: string, style: ColumnStyle): Typed {
  const first = field.charCodeAt(0)
  if (first > 0x39 && first !== 0x74 && first !== 0x54 && first !== 0x66 && first !== 0x46) return {}
  const text = field.trim()
  if (text === '' || text.length > 40) return {}
  if (/^(?:true|false)$/i.test(text)) return { type: 'boolean', value: text.toLowerCase() === 'true' }
  const number = numberValue(text, style.decimal)
  if (number !== undefined) return { type: 'number', value: number }
  const date = dateValue(text, style.dayFirst)
  return date === undefined ? {} : { type: 'date', value: date }
}

function isPointNumber(text: string): boolean {
  return pointDecimal.test(text) || pointGrouped.test(text)
}

function isCommaNumber(text: string): boolean {
  return commaDecimal.test(text) || commaGrouped.test(text)
}

function numberValue(text: string, decimal: ColumnStyle['decimal']): number | undefined {
  if (plainInteger.test(text) || scientific.test(text)) return Number(text)
  const point = isPointNumber(text)
  const comma = isCommaNumber(text)
  if (point && (!comma || decimal === '.')) return Number(text.replaceAll(',', ''))
  if (comma && (!point || decimal === ',')) return Number(text.replaceAll('.', '').replace(',', '.'))
  return undefined
}

function dateValue(text: string, dayFirst: boolean | undefined): string | undefined {
  const iso = isoDate.exec(text)
  if (iso) {
    const [, year, month, day, hours, minutes, seconds = '00', zone = ''] = iso
    const date = calendarDay(Number(year), Number(month), Number(day))
    if (date === undefined || hours === undefined || Number(hours) > 24) return date
    return `${date}T${hours}:${minutes}:${seconds}${zone}`
  }
  const dotted = dottedDate.exec(text)
  if (dotted) return calendarDay(Number(dotted[3]), Number(dotted[2]), Number(dotted[1]))
  const slashed = dayFirst === undefined ? null : slashedDate.exec(text)
  if (!slashed) return undefined
  const [, a, b, year] = slashed.map(Number)
  return dayFirst ? calendarDay(year, b, a) : calendarDay(year, a, b)
}

function calendarDay(year = 0, month = 0, day = 0): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1000
  return exists ? date.toISOString().slice(0, 10) : undefined
}
