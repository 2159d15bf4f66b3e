import type { FieldType } from '../../../contract/field-types.ts'
import { cellText } from '../write-csv.ts'
import { styles } from './workbook-parts.ts'

export const sheetStart =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0">' +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>'
export const sheetEnd = '</sheetData></worksheet>'

/** A sheet of Excel has no more. */
const mostColumns = 16_384

/** Writes rows of these columns; nothing is written for an empty cell. */
export function rowWriter(columns: { name: string; type: FieldType }[]) {
  const shown = columns.slice(0, mostColumns)
  const letters = shown.map((_, index) => columnLetters(index))
  const row = (number: number, cell: (index: number, at: string) => string) => {
    let text = `<row r="${number}">`
    for (let index = 0; index < shown.length; index++) text += cell(index, `${letters[index]}${number}`)
    return `${text}</row>`
  }
  return {
    heading: () => row(1, (index, at) => textCell(at, shown[index]?.name ?? '', styles.heading)),
    row: (number: number, values: unknown[]) =>
      row(number, (index, at) => writeCell(at, values[index], shown[index]?.type ?? 'string')),
  }
}

function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter
}

function writeCell(at: string, value: unknown, type: FieldType): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'number' && Number.isFinite(value)) return `<c r="${at}"><v>${value}</v></c>`
  if (typeof value === 'boolean') return `<c r="${at}" t="b"><v>${Number(value)}</v></c>`
  const isMoment = (type === 'date' || type === 'datetime') && typeof value === 'string'
  const moment = isMoment ? excelMoment(value) : undefined
  if (moment !== undefined) return `<c r="${at}" s="${moment.style}"><v>${moment.days}</v></c>`
  return textCell(at, cellText(value), 0)
}

/** Inline, as text in any case: a formula stays what it was read as. */
function textCell(at: string, text: string, style: number): string {
  return `<c r="${at}"${style === 0 ? '' : ` s="${style}"`} t="inlineStr"><is><t xml:space="preserve">${escapeText(text)}</t></is></c>`
}

const dayMs = 86_400_000
const dayZero = Date.UTC(1899, 11, 30)
/** Before it Excel counts a day that never was. */
const firstDay = Date.UTC(1900, 2, 1)

/** Days since Excel's beginning. One with a zone other than UTC stays text: Excel has no zones. */
function excelMoment(text: string): { days: number; style: number } | undefined {
  const [, day, time = '00:00'] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)Z?)?$/.exec(text) ?? []
  if (day === undefined) return
  const moment = Date.parse(`${day}T${time}Z`)
  if (!(moment >= firstDay) || !new Date(moment).toISOString().startsWith(day)) return
  return { days: (moment - dayZero) / dayMs, style: text.length === day.length ? styles.date : styles.moment }
}

/** A cell of Excel has no more. */
const longestText = 32_767

/** What XML cannot hold is written by its number, as the format has it. */
function escapeText(text: string): string {
  const held = text.length > longestText ? text.slice(0, longestText).replace(/[\ud800-\udbff]$/, '') : text
  if (!/[&<>_\r\p{Cc}\p{Cs}\ufffe\uffff]/u.test(held)) return held
  return held
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[^\P{Cc}\t\n]|\p{Cs}|\ufffe|\uffff/gu, (sign) =>
      sign.charCodeAt(0) >= 0x7f && sign.charCodeAt(0) < 0xa0 ? sign : numbered(sign),
    )
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

function numbered(sign: string): string {
  return `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
}
