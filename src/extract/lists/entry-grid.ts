import { type Part, textOf } from '../resolve/part.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Row, Segment } from '../view/segment.ts'
import { entryColumns } from './entry-columns.ts'
import { type Entry, findPeriod } from './find-period.ts'
import type { ListGrid, ListRow } from './grid-rows.ts'
import { isHeading } from './is-heading.ts'
import { lanesOf } from './page-lanes.ts'

const fewestEntries = 2
const mostRows = 12
const mostLeads = 2
const sameLeft = 0.012
/** Half more than between the lines of an entry. */
const leastApart = 1.5
const furthestTitle = 3

/** Entries as a life has them, each with its period and a few lines: what stands at the same place of each is a column. */
export function gridsOfEntries(view: DocumentView): ListGrid[] {
  const marked = rowsWithHeads(view)
  const free = view.rows.filter(
    ({ index, segments }) => !marked.has(index) && segments.some(({ furniture }) => !furniture),
  )
  return lanesOf(free).flatMap(entriesIn)
}

function entriesIn(rows: readonly Row[]): ListGrid[] {
  const found = rows.flatMap((row, at): Entry[] => {
    const period = findPeriod(row)
    return period ? [{ period, at, rows: [row] }] : []
  })
  return runsOf(found, rows).flatMap((run) => {
    const entries = withLines(run, rows)
    const columns = entryColumns(entries)
    const isPlain = entries.every((entry) => entry.rows.length === 1 && entry.rows[0]?.segments.length === 1)
    if (entries.length < fewestEntries || columns.length === 0 || (isPlain && columns.length === 1)) return []
    const cells = entries.flatMap(({ period: { whole, from, until }, rows: [row] }, index): ListRow[] => {
      const told = [whole, from, until].map((part): Part[] => (part ? [part] : []))
      return row ? [{ row, cells: [...told, ...columns.map((column) => column[index] ?? [])] }] : []
    })
    const title = titleIn(rows, rows.indexOf(entries[0]?.rows[0] as Row))
    const names = ['period', startName(entries), 'end date']
    return [{ headRows: 0, rows: cells, title, isMarked: false, areRecords: true, names }]
  })
}

/** Where all tell but one year each, nothing began in it. */
function startName(entries: readonly Entry[]): string {
  const areYears = entries.every(({ period: { from, until } }) => !until && /^\(?\d{4}\)?$/.test(textOf([from])))
  return areYears ? 'year' : 'start date'
}

/** Rows of tables whose heads say what their columns are. */
function rowsWithHeads(view: DocumentView): Set<number> {
  const headed = view.document.pages.map(({ tables }) =>
    tables.flatMap(({ headerRows, cells }) => (headerRows > 0 ? cells.map(({ words }) => words) : [])),
  )
  const isInside = ({ page, words: [word = -1] }: Segment) =>
    headed[page]?.some(([from, until]) => from <= word && word < until) ?? false
  return new Set(view.rows.flatMap(({ index, segments }) => (segments.some(isInside) ? [index] : [])))
}

function titleIn(rows: readonly Row[], first: number): string | undefined {
  const above = rows.slice(Math.max(0, first - furthestTitle), Math.max(0, first))
  const title = above.findLast(({ segments }) => segments.length === 1 && (segments[0]?.words.length ?? 0) <= 8)
  return title?.segments[0]?.text
}

/** Entries that follow each other with their periods at the same place, without the heading of another section between. */
function runsOf(found: readonly Entry[], rows: readonly Row[]): Entry[][] {
  const runs: Entry[][] = []
  for (const entry of found) {
    const last = runs.at(-1)?.at(-1)
    if (last && isSamePlace(last, entry) && entry.at - last.at <= mostRows && !isParted(last, entry, rows))
      runs.at(-1)?.push(entry)
    else runs.push([entry])
  }
  return runs
}

function isSamePlace({ period: a, rows: [above] }: Entry, { period: b, rows: [row] }: Entry): boolean {
  const [left, other] = [above?.segments[0], row?.segments[0]]
  return a.isLast === b.isLast && left !== undefined && other !== undefined && isEven(left, other)
}

function isEven(a: Segment, b: Segment): boolean {
  return Math.abs(a.box[0] - b.box[0]) < sameLeft
}

/** A heading parts two sections, unless each entry has one like it right above its period. */
function isParted(above: Entry, { at }: Entry, rows: readonly Row[]): boolean {
  const leads = leadsOf(above.at, rows)
  const between = rows.slice(above.at + 1, at - leads)
  return (
    leadsOf(at, rows) > leads || between.some((row, index) => isHeading(row) || isAlone(above.at + 1 + index, rows))
  )
}

/** A line with blanks above and below. */
function isAlone(at: number, rows: readonly Row[]): boolean {
  const [above, row, below] = [rows[at - 1], rows[at], rows[at + 1]]
  if (!above || !row || !below || row.segments.length > 1) return false
  const least = 1.2 * (row.bottom - row.top)
  return row.top - above.bottom > least && below.top - row.bottom > least
}

/** How many lines that are set off stand right above a period. */
function leadsOf(at: number, rows: readonly Row[]): number {
  let leads = 0
  while (leads < mostLeads && isLead(rows[at - leads - 1], rows[at])) leads += 1
  return leads
}

function isLead(row: Row | undefined, below: Row | undefined): boolean {
  const [first, second] = [row?.segments[0], below?.segments[0]]
  return row !== undefined && isHeading(row) && first !== undefined && second !== undefined && isEven(first, second)
}

/** Each entry from its first line on, up to that of the next; the last is no longer than the others, and ends before a heading or a gap. */
function withLines(run: readonly Entry[], rows: readonly Row[]): Entry[] {
  const spans = run.slice(1).map(({ at }, index) => rows.slice(run[index]?.at ?? at, at + 1))
  const leads = Math.max(Math.min(...run.map(({ at }) => leadsOf(at, rows))), leadByGaps(spans))
  const starts = run.map(({ at }) => Math.max(0, at - leads))
  const longest = Math.max(0, ...starts.slice(1).map((start, index) => start - (starts[index] ?? start)))
  return run.map((entry, index) => {
    const start = starts[index] ?? entry.at
    const next = starts[index + 1]
    return { ...entry, rows: next === undefined ? lastLines(rows, entry, start, longest) : rows.slice(start, next) }
  })
}

/** Where the widest gap between two periods stands above the same line of all, that line begins an entry. */
function leadByGaps(spans: readonly (readonly Row[])[]): number {
  const leads = spans.map((span) => {
    const gaps = span.slice(1).map((row, index) => row.top - (span[index]?.bottom ?? row.top))
    const widest = Math.max(0, ...gaps)
    const others = gaps.filter((gap) => gap !== widest)
    const isApart = others.length === gaps.length - 1 && others.every((gap) => widest > leastApart * gap)
    return isApart ? gaps.length - 1 - gaps.indexOf(widest) : 0
  })
  const [lead = 0, ...others] = leads
  return lead <= mostLeads && others.every((other) => other === lead) ? lead : 0
}

function lastLines(rows: readonly Row[], { at }: Entry, start: number, longest: number): Row[] {
  const whole = rows.slice(start, Math.max(start + longest, at + 1))
  const end = whole.findIndex((row, index) => {
    const above = whole[index - 1]
    if (!above || start + index <= at) return false
    return isHeading(row) || row.page !== above.page || row.top - above.bottom > 2 * (row.bottom - row.top)
  })
  return end < 0 ? whole : whole.slice(0, end)
}
