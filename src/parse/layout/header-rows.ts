import type { FoundTable } from './found-table.ts'
import { isFigure, textOf } from './text-rows.ts'

/** How many rows at the top name the columns: those of text, where the columns below hold figures or other type. */
export function headerRowsOf(table: Pick<FoundTable, 'rows' | 'columns' | 'cells'>): number {
  const rows = Array.from({ length: table.rows }, () => ({ figures: 0, texts: 0, bold: 0, words: 0, spans: 0 }))
  for (const cell of table.cells) {
    const row = rows[cell.row]
    const words = cell.lines.flat()
    if (!row || words.length === 0) continue
    if (cell.column > 0 && isFigure(textOf(words)) && !isYear(textOf(words))) row.figures += 1
    else row.texts += 1
    row.words += words.length
    row.bold += words.filter((word) => word.bold).length
    if (cell.columnSpan > 1) row.spans += 1
  }
  const firstData = rows.findIndex((row) => row.figures > 0 && row.figures >= row.texts - 1)
  if (firstData > 0) return Math.min(firstData, 4, boldHeadOf(rows.slice(0, firstData)))
  if (firstData === 0) return 0
  const [first, ...rest] = rows
  const others = rest.reduce((sum, row) => sum + row.bold / Math.max(1, row.words), 0) / Math.max(1, rest.length)
  const boldFirst = first !== undefined && first.words > 0 && first.bold / first.words > 0.8 && others < 0.5
  return boldFirst || table.rows > 2 ? 1 : 0
}

/** A head that is set bold ends where the type changes, and before what stands alone over the rows of a section. */
function boldHeadOf(rows: readonly { texts: number; figures: number; bold: number; words: number }[]): number {
  const isBold = rows.map(({ bold, words }) => words > 0 && bold / words > 0.8)
  if (!isBold[0] || !isBold.includes(false)) return rows.length
  const bold = rows.slice(0, isBold.indexOf(false))
  return Math.max(1, bold.findLastIndex(({ texts, figures }) => texts + figures > 1) + 1)
}

function isYear(text: string): boolean {
  return /^(?:19|20)\d\d$/.test(text)
}
