import { appendStep } from '../../extract/schema/field-path.ts'

/**
 * Data as a table (RFC 4180, UTF-8): a row for each item of its longest list of objects with all that stands outside of
 * lists repeated, or a single row where there is no such list. Shorter lists stand as JSON in one cell.
 */
export function toCsv(data: unknown, { escapeFormulas }: { escapeFormulas: boolean }): string {
  const list = longestList(data, '')
  const fixed = flatten(data, '', list?.path)
  const rows = list ? list.items.map((item) => new Map([...fixed, ...flatten(item, list.path)])) : [fixed]
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))]
  const lines = [columns, ...rows.map((row) => columns.map((column) => row.get(column) ?? ''))]
  return lines
    .map((line) => line.map((cell) => writeCell(cell, escapeFormulas)).join(','))
    .join('\r\n')
    .concat('\r\n')
}

interface FoundList {
  path: string
  items: object[]
}

function longestList(value: unknown, path: string): FoundList | undefined {
  if (Array.isArray(value)) return value.length > 0 && value.every(isObject) ? { path, items: value } : undefined
  if (!isObject(value)) return
  return Object.entries(value)
    .map(([name, child]) => longestList(child, appendStep(path, name)))
    .reduce((best, found) => (found && found.items.length > (best?.items.length ?? 0) ? found : best), undefined)
}

function flatten(value: unknown, path: string, without?: string): Map<string, string> {
  const cells = new Map<string, string>()
  const visit = (part: unknown, at: string) => {
    if (at === without && at !== '') return
    if (isObject(part)) for (const [name, child] of Object.entries(part)) visit(child, appendStep(at, name))
    else if (Array.isArray(part)) cells.set(at, JSON.stringify(part))
    else cells.set(at === '' ? 'value' : at, part === null || part === undefined ? '' : String(part))
  }
  if (!(without === '' && Array.isArray(value))) visit(value, path)
  return cells
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Programs for tables take a cell that begins like this for something to compute. */
const formulaStart = /^[=+\-@\t\r]/

function writeCell(text: string, escapeFormulas: boolean): string {
  const safe = escapeFormulas && formulaStart.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}
