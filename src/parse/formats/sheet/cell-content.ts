import { type CellObject, SSF } from '@e965/xlsx'
import type { DraftCell } from '../../../document/draft.ts'
import { cellLines, storable } from './cell-text.ts'
import { formatNumber } from './format-number.ts'

type Content = Pick<DraftCell, 'lines' | 'type' | 'value' | 'formula'>

/** What a cell shows and what it stores; undefined when it has neither. */
export function cellContent(cell: CellObject, date1904: boolean): Content | undefined {
  const formula = typeof cell.f === 'string' && cell.f !== '' ? { formula: storable(cell.f) } : undefined
  const stored = storedContent(cell, date1904)
  if (stored) return { ...stored, ...formula }
  return formula && { lines: [], ...formula }
}

function storedContent(cell: CellObject, date1904: boolean): Content | undefined {
  const { t: kind, v: value } = cell
  if (value === undefined || value === null || kind === 'z') return undefined
  const shown = typeof cell.w === 'string' ? cell.w.trim() : ''
  if (kind === 'n' && typeof value === 'number') return numberContent(cell, value, shown, date1904)
  if (kind === 'b')
    return { lines: cellLines(shown || String(value).toUpperCase()), type: 'boolean', value: Boolean(value) }
  if (kind === 'e') return errorContent(shown, value)
  if (value instanceof Date) {
    const iso = Number.isNaN(value.getTime()) ? '' : value.toISOString()
    return { lines: cellLines(shown || iso), type: 'date', value: iso.replace(/(?:T00:00:00)?(?:\.000)?Z$/, '') }
  }
  const text = cellLines(typeof value === 'string' && shown === '' ? value : shown || String(value))
  return text.length === 0 ? undefined : { lines: text }
}

function errorContent(shown: string, value: unknown): Content {
  const text = shown || (typeof value === 'string' ? value : '#ERROR!')
  return { lines: cellLines(text), type: 'error', value: text }
}

function numberContent(cell: CellObject, value: number, shown: string, date1904: boolean): Content {
  const date = isDateFormat(cell.z) ? isoDate(value, date1904) : undefined
  if (date !== undefined) {
    const text = hasNoOrder(cell.z) ? date.replace('T', ' ') : shown || date
    return { lines: cellLines(text), type: 'date', value: date }
  }
  // A format may show nothing: the stored number is then all there is.
  const text = shown || (cell.w === undefined ? formatNumber(value, String(cell.z ?? 'General'), date1904) : '')
  const lines = cellLines(text)
  return { lines, type: 'number', value: Number.isFinite(value) ? value : String(value) }
}

/** The two formats that stand for "as dates are written here": which is day and which is month, the file does not say. */
function hasNoOrder(format: unknown): boolean {
  return format === 'm/d/yy' || format === 'm/d/yy h:mm'
}

const knownFormats = new Map<unknown, boolean>()

/** Elapsed time (`[h]:mm`) is an amount, not a moment. */
function isDateFormat(format: unknown): boolean {
  const known = knownFormats.get(format)
  if (known !== undefined) return known
  const answer = typeof format === 'string' && SSF.is_date(format) === true && !/\[[hms]+\]/i.test(format)
  knownFormats.set(format, answer)
  return answer
}

interface DateParts {
  D: number
  y: number
  m: number
  d: number
  H: number
  M: number
  S: number
}

/** ISO 8601 as precise as what is stored: a day, a moment, or a time of day. */
function isoDate(serial: number, date1904: boolean): string | undefined {
  const parts: DateParts | null = SSF.parse_date_code(serial, { date1904 })
  if (!parts) return undefined
  const time = `${two(parts.H)}:${two(parts.M)}:${two(Math.floor(parts.S))}`
  if (serial >= 0 && serial < 1) return time
  const day = `${String(parts.y).padStart(4, '0')}-${two(parts.m)}-${two(parts.d)}`
  return time === '00:00:00' ? day : `${day}T${time}`
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
