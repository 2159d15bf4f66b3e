import { TableError } from './table-error.ts'

const delimiters = [',', ';', '\t', '|']
const recordsLookedAt = 50
const charactersLookedAt = 2 ** 16
const mostColumns = 500
const longestName = 200
/** Not `[name],[city]`, as databases write heads. */
const json = /^\s*(?:\{\s*"|\[\s*[[{"\d])/

export interface TableHead {
  delimiter: number
  names: string[]
  /** Where the first row begins, in bytes, and on which line. */
  start: number
  firstLine: number
}

/** From the beginning of a table (UTF-8): what its columns are called and what divides them. */
export function readHeader(beginning: Buffer): TableHead {
  const text = beginning.toString('utf8')
  if (json.test(text)) throw new TableError('The file is JSON: save it as CSV or TSV with a header.')
  const blank = /^[ \t]*(?:\r\n|[\r\n])+/.exec(text)?.[0] ?? ''
  const body = text.slice(blank.length)
  const delimiter = chooseDelimiter(body.slice(0, charactersLookedAt))
  const { cells, end } = nextRecord(body, 0, delimiter)
  const names = cells.map((cell) => cell.trim().normalize())
  const consumed = blank + body.slice(0, end)
  const firstLine = consumed.split(/\r\n|\r|\n/).length
  checkNames(names, firstLine - 1)
  return { delimiter: delimiter.charCodeAt(0), names, start: Buffer.byteLength(consumed), firstLine }
}

/** The one that gives most records as many cells as the header has, and of those the one that gives most. */
function chooseDelimiter(text: string): string {
  let best = { delimiter: ',', score: 0 }
  for (const delimiter of delimiters) {
    const counts: number[] = []
    for (let at = 0; at < text.length && counts.length < recordsLookedAt; ) {
      const { cells, end, isBlank } = nextRecord(text, at, delimiter)
      if (!isBlank) counts.push(cells.length)
      at = end
    }
    const wanted = counts[0] ?? 1
    const alike = counts.filter((count) => count === wanted).length / Math.max(1, counts.length)
    const score = wanted === 1 ? 0 : alike + Math.min(wanted, mostColumns) / (10 * mostColumns)
    if (score > best.score) best = { delimiter, score }
  }
  return best.delimiter
}

function nextRecord(text: string, start: number, delimiter: string) {
  const cells: string[] = []
  let cell = ''
  let at = start
  let isQuoted = false
  for (; at < text.length; at++) {
    const sign = text[at] as string
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === delimiter) {
      cells.push(cell)
      cell = ''
    } else if (sign === '\n' || sign === '\r') {
      at += sign === '\r' && text[at + 1] === '\n' ? 2 : 1
      break
    } else cell += sign
  }
  cells.push(cell)
  return { cells, end: at, isBlank: cells.length === 1 && cell === '' }
}

/** Also of columns that do not come from a file. */
export function checkNames(names: string[], line?: number): void {
  const place = line === undefined ? {} : { line }
  if (names.length === 0 || names.every((name) => name === ''))
    throw new TableError('The table has no header: its first row must name the columns.', place)
  if (names.length > mostColumns)
    throw new TableError(`The table has ${names.length} columns; ${mostColumns} are the most.`, place)
  if (names.every((name) => /^[-+]?[\d.,:/ -]+$/.test(name)))
    throw new TableError('The first row seems to be data: it must name the columns.', place)
  const seen = new Set<string>()
  for (const [index, name] of names.entries()) {
    const column = `${index + 1}`
    if (name === '') throw new TableError(`Column ${column} has no name in the header.`, { ...place, column })
    if (name.length > longestName)
      throw new TableError(`The name of column ${column} is longer than ${longestName} characters.`, {
        ...place,
        column,
      })
    if (/[\p{Cc}]/u.test(name))
      throw new TableError(`The name of column ${column} holds control characters.`, { ...place, column })
    // An object by the names of the columns would lose it.
    if (name === '__proto__') throw new TableError(`No column can be called "${name}".`, { ...place, column })
    if (seen.has(name)) throw new TableError(`Two columns are called "${name}".`, { ...place, column })
    seen.add(name)
  }
}
