/** A cell of a truth or an answer: rows and columns count from 0, the ends included. */
export interface ScoredCell {
  row: number
  rowEnd: number
  column: number
  columnEnd: number
  text: string
}

/** What a neighbourhood of two filled cells is compared by: both texts and the direction. */
export function adjacencyRelations(cells: readonly ScoredCell[]): string[] {
  const filled = cells.filter((cell) => normalise(cell.text) !== '')
  const at = new Map<string, ScoredCell>()
  let rows = 0
  let columns = 0
  for (const cell of filled) {
    for (let row = cell.row; row <= cell.rowEnd; row += 1)
      for (let column = cell.column; column <= cell.columnEnd; column += 1) at.set(`${row},${column}`, cell)
    rows = Math.max(rows, cell.rowEnd + 1)
    columns = Math.max(columns, cell.columnEnd + 1)
  }
  const relations: string[] = []
  for (const cell of filled) {
    for (const next of neighbours(cell, at, rows, 'below')) relations.push(relation(cell, next, 'below'))
    for (const next of neighbours(cell, at, columns, 'right')) relations.push(relation(cell, next, 'right'))
  }
  return relations
}

/** The nearest filled cells in one direction, empty places skipped. */
function neighbours(
  cell: ScoredCell,
  at: ReadonlyMap<string, ScoredCell>,
  end: number,
  direction: 'below' | 'right',
): Set<ScoredCell> {
  const found = new Set<ScoredCell>()
  const [from, to] = direction === 'right' ? [cell.row, cell.rowEnd] : [cell.column, cell.columnEnd]
  const first = (direction === 'right' ? cell.columnEnd : cell.rowEnd) + 1
  for (let across = from; across <= to; across += 1) {
    for (let along = first; along < end; along += 1) {
      const other = at.get(direction === 'right' ? `${across},${along}` : `${along},${across}`)
      if (other && other !== cell) {
        found.add(other)
        break
      }
    }
  }
  return found
}

function relation(a: ScoredCell, b: ScoredCell, direction: string): string {
  return `${normalise(a.text)}\t${normalise(b.text)}\t${direction}`
}

function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%$€£+]/gu, '')
}

/** How many of the truth are among the found, each counted once. */
export function matches(truth: readonly string[], found: readonly string[]): number {
  const left = new Map<string, number>()
  for (const item of found) left.set(item, (left.get(item) ?? 0) + 1)
  let hits = 0
  for (const item of truth) {
    const count = left.get(item) ?? 0
    if (count > 0) {
      left.set(item, count - 1)
      hits += 1
    }
  }
  return hits
}
