import type { DraftCell, DraftLine, DraftTableBlock } from '../../../document/draft.ts'

/** How many lines from here on are a table; 0 where none begins. */
export function tableLength(lines: string[], start: number): number {
  const head = lines[start] ?? ''
  const rule = lines[start + 1] ?? ''
  if (!head.includes('|') || !isRule(rule)) return 0
  let end = start + 2
  while (end < lines.length && (lines[end] ?? '').includes('|')) end += 1
  return end - start
}

/** Cells of dashes, with colons that align them, and one bar at least. */
function isRule(line: string): boolean {
  const cells = line.trim().replace(/^\|/, '').replace(/\|$/, '').split('|')
  return line.includes('|') && cells.every((cell) => /^:?-+:?$/.test(cell.trim()))
}

export function tableBlock(lines: string[], words: (text: string) => DraftLine[]): DraftTableBlock | undefined {
  const rows = lines.filter((_, index) => index !== 1).map(cellTexts)
  const columns = Math.max(...rows.map((row) => row.length))
  if (columns === 0) return undefined
  const cells: DraftCell[] = rows.flatMap((row, rowIndex) =>
    row.map((text, column) => ({ row: rowIndex, column, lines: words(text) })),
  )
  const headed = cells.some((cell) => cell.row === 0 && cell.lines.length > 0)
  if (headed) return { kind: 'table', table: { rows: rows.length, columns, headerRows: 1, cells } }
  const body = cells.filter((cell) => cell.row > 0).map((cell) => ({ ...cell, row: cell.row - 1 }))
  return rows.length > 1
    ? { kind: 'table', table: { rows: rows.length - 1, columns, headerRows: 0, cells: body } }
    : undefined
}

function cellTexts(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
  return inner.split(/(?<!\\)\|/).map((text) => text.replaceAll('\\|', '|').trim())
}
