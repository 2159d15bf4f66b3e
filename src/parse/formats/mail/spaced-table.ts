import { type DraftTableBlock, wordsOf } from '../../../document/draft.ts'

const fewestColumns = 3

/** How many lines from here on are a table of spaces: a head without figures, and rows of as many cells. 0 where none begins. */
export function spacedLength(lines: readonly string[], start: number): number {
  const head = cellsOf(lines[start] ?? '')
  if (head.length < fewestColumns || /\d/.test(head.join())) return 0
  let end = start + 1
  while (end < lines.length && cellsOf(lines[end] ?? '').length === head.length) end += 1
  return end - start > 1 ? end - start : 0
}

export function spacedTable(lines: readonly string[]): DraftTableBlock {
  const rows = lines.map(cellsOf)
  const cells = rows.flatMap((row, at) => row.map((text, column) => ({ row: at, column, lines: [wordsOf(text)] })))
  return { kind: 'table', table: { rows: rows.length, columns: rows[0]?.length ?? 0, headerRows: 1, cells } }
}

/** What is parted by more than one space. */
function cellsOf(line: string): string[] {
  return line.trim().split(/\t+| {2,}/)
}
