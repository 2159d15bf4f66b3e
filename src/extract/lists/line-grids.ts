import { type Home, joinWords, type Part, textOf } from '../resolve/part.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Row } from '../view/segment.ts'
import { arePositions, homesIn, isTimes, partCount, textAt } from './counts.ts'
import { type ListGrid, type ListRow, titleOver } from './grid-rows.ts'
import { readAs } from './item-cell.ts'

/** Cells of one line, and what lines of the same grid have in common. */
interface PatternedLine extends ListRow {
  pattern: string
}

const fewestLines = 3
/** A heading between two weeks parts them, more does not. */
const mostBetween = 3

/** Grids of lines that repeat a pattern: bars between cells, values that begin alike, or labels that come again. */
export function gridsOfLines(view: DocumentView): ListGrid[] {
  const rows = view.rows.filter(({ segments }) => segments.every(({ prose, furniture }) => !prose && !furniture))
  const counted = runsOf(view, rows, countedLine).flatMap((grid) =>
    arePositions(grid.rows.map(({ row }) => homesIn(row))) ? [] : [{ ...grid, names: ['quantity'] }],
  )
  return [...runsOf(view, rows, barredLine), ...runsOf(view, rows, typedLine), ...counted, ...cardsOf(view, rows)]
}

function runsOf(
  view: DocumentView,
  rows: readonly Row[],
  read: (row: Row, view: DocumentView) => PatternedLine | undefined,
): ListGrid[] {
  const runs: PatternedLine[][] = []
  for (const line of rows.flatMap((row) => read(row, view) ?? [])) {
    const last = runs.at(-1)?.at(-1)
    const goesOn = last?.pattern === line.pattern && line.row.index - last.row.index <= mostBetween
    if (goesOn) runs.at(-1)?.push(line)
    else runs.push([line])
  }
  return runs.filter(({ length }) => length >= fewestLines).map((lines) => toGrid(view, lines, 0))
}

function toGrid(view: DocumentView, rows: ListRow[], headRows: number): ListGrid {
  return { headRows, rows, title: titleOver(view, rows[0]?.row), isMarked: false, areRecords: true }
}

/** Lines of an address are parted by bars too, but not in more columns than this. */
const fewestBarred = 3

/** Cells that are parted by bars, wherever on their lines these stand. */
function barredLine(row: Row): PatternedLine | undefined {
  const cells: Home[][] = [[]]
  for (const home of homesIn(row))
    if (textAt(home) === '|') cells.push([])
    else cells.at(-1)?.push(home)
  const isOuter = (at: number) => cells.length > 1 && cells.at(at)?.length === 0
  const inner = cells.slice(isOuter(0) ? 1 : 0, isOuter(-1) ? -1 : undefined)
  const isRule = row.segments.every(({ text }) => /^[-=_+|:\s]+$/.test(text))
  if (isRule || inner.length < fewestBarred) return undefined
  return { row, cells: inner.map(joinWords), pattern: `${inner.length} cells` }
}

/** A count and a name, as people order things. */
function countedLine(row: Row): PatternedLine | undefined {
  const homes = homesIn(row)
  const cells = row.segments.length === 1 && homes.length <= mostWords ? partCount(homes) : undefined
  return cells && { row, cells, pattern: isTimes(homes) ? 'times' : 'count' }
}

const kinds = ['date', 'time', 'number'] as const
const longest = { date: 5, time: 2, number: 1 }
const mostWords = 12

/** A value of a kind at the beginning and others behind it, as people type lines in mails: "Mon 7/29 8.0 (inventory)". */
function typedLine(row: Row, { conventions }: DocumentView): PatternedLine | undefined {
  const words = homesIn(row)
  if (words.length < 2 || words.length > mostWords) return undefined
  const found = new Map<string, Home[]>()
  const rest: Home[] = []
  for (let from = 0; from < words.length; ) {
    const [kind, length] = valueAt(from)
    if (kind) found.set(kind, words.slice(from, from + length))
    else if (from === 0) return undefined
    else if (rest.length === 0 || rest.at(-1) === words[from - 1]) rest.push(words[from] as Home)
    from += length
  }
  if (found.size < 2) return undefined
  return { row, cells: [...found.values(), rest].map(joinWords), pattern: [...found.keys()].join(' ') }

  /** The kind of the words from a place on that the line has not had yet, and how many they are. */
  function valueAt(from: number): [kind: string | undefined, length: number] {
    for (const kind of kinds.filter((each) => !found.has(each)))
      for (let length = Math.min(longest[kind], words.length - from); length > 0; length -= 1) {
        const parts = joinWords(words.slice(from, from + length))
        const text = textOf(parts)
        const isNumber = /^[-+]?\d[\d.,'’]*(?:h|hrs?|x|%)?$/i.test(text)
        const isMeant = kind === 'number' ? isNumber : /\d/.test(text) && !/^\d+$/.test(text)
        if (parts.length === 1 && isMeant && (kind === 'number' || readAs(kind, text, conventions) !== undefined))
          return [kind, length]
      }
    return [undefined, 1]
  }
}

interface Pair {
  row: Row
  label: string
  labelled: Part
  value: Part[]
}

const fewestCards = 2
const longestLabel = 40

/** Items with labels of their own, one below the other: a new one begins where a label comes again. */
function cardsOf(view: DocumentView, rows: readonly Row[]): ListGrid[] {
  const pairs = rows.flatMap((row) => pairsIn(row))
  const stated = Map.groupBy(pairs, ({ label }) => label)
  const cards: Map<string, Pair>[] = []
  for (const pair of pairs.filter(({ label }) => (stated.get(label)?.length ?? 0) >= fewestCards)) {
    const open = cards.at(-1)
    if (!open || open.has(pair.label)) cards.push(new Map([[pair.label, pair]]))
    else open.set(pair.label, pair)
  }
  const labels = [...new Set(cards.flatMap((card) => [...card.keys()]))]
  const whole = cards.filter(({ size }) => size > 1)
  const [first] = whole.flatMap((card) => [...card.values()])
  if (!first || whole.length < fewestCards) return []
  const head = labels.map((label) => (stated.get(label) ?? []).slice(0, 1).map(({ labelled }) => labelled))
  const body = whole.map(
    (card): ListRow => ({
      row: [...card.values()][0]?.row ?? first.row,
      cells: labels.map((label) => card.get(label)?.value ?? []),
    }),
  )
  return [toGrid(view, [{ row: first.row, cells: head }, ...body], 1)]
}

/** "Make: Volvo", or "Make" with "Volvo" to the right of it. */
function pairsIn(row: Row): Pair[] {
  const words = homesIn(row)
  const colon = words.findIndex((home) => textAt(home).endsWith(':'))
  const [label, beside, ...others] = row.segments
  const end = colon >= 0 ? colon + 1 : beside && others.length === 0 ? (label?.words.length ?? 0) : 0
  const [labelled] = joinWords(words.slice(0, end))
  const value = joinWords(words.slice(end))
  const text = labelled ? textOf([labelled]) : ''
  if (!labelled || value.length !== 1 || text.length > longestLabel || !/^\p{L}/u.test(text)) return []
  return [{ row, label: text.toLowerCase(), labelled, value }]
}
