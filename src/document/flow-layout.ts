import type { DraftBlock, DraftCell, DraftLine, DraftPage, DraftTable, DraftWord } from './draft.ts'

const textColumns = 100
const narrowestCell = 8

/**
 * Formats without pages get a plain layout of ours, so that "beside", "above" and "same column" mean the same in every
 * document. Boxes are in characters and lines, of which the page is so many wide and high.
 */
export function layOutFlow(page: DraftPage): { page: DraftPage; width: number; height: number } {
  const width = page.blocks.reduce(
    (widest, block) => (block.kind === 'table' ? Math.max(widest, block.table.columns * narrowestCell) : widest),
    textColumns,
  )
  let row = 0
  const placed = page.blocks.map((block) => {
    const [result, height] = placeBlock(block, row, width)
    row += height + 1
    return result
  })
  return { page: { ...page, blocks: placed }, width, height: Math.max(row, 1) }
}

function placeBlock(block: DraftBlock, row: number, width: number): [DraftBlock, number] {
  if (block.kind === 'table') {
    const [table, height] = placeTable(block.table, row, width)
    return [{ ...block, table }, height]
  }
  if (block.kind === 'key_value') {
    const keyWidth = textLength(block.key)
    const [key] = wrap([block.key], 0, row, width)
    const beside = keyWidth < width / 2 ? keyWidth + 1 : 2
    const below = beside === 2 ? (key?.length ?? 0) : 0
    const value = wrap(block.value, beside, row + below, width - beside).flat()
    const keyLines = key ?? []
    return [{ ...block, key: keyLines.flat(), value }, Math.max(keyLines.length, below + value.length, 1)]
  }
  const indent = block.kind === 'list_item' ? 2 * (Math.min(block.level, 10) + 1) : 0
  const lines = wrap(block.lines, indent, row, width - indent).flat()
  return [{ ...block, lines }, Math.max(lines.length, 1)]
}

function placeTable(table: DraftTable, top: number, width: number): [DraftTable, number] {
  const columnWidth = width / table.columns
  const cellsByRow = Map.groupBy(table.cells, (cell) => cell.row)
  const tops: number[] = []
  const placed: DraftCell[] = []
  let y = top
  for (let row = 0; row < table.rows; row += 1) {
    tops.push(y)
    let height = 1
    for (const cell of cellsByRow.get(row) ?? []) {
      const lines = wrap(cell.lines, cell.column * columnWidth, y, columnWidth * (cell.columnSpan ?? 1) - 1).flat()
      if ((cell.rowSpan ?? 1) === 1) height = Math.max(height, lines.length)
      placed.push({ ...cell, lines })
    }
    y += height
  }
  // A cell that spans rows may be taller than they are together: then the table's end gives way.
  for (const cell of placed) y = Math.max(y, (tops[cell.row] ?? top) + cell.lines.length)
  tops.push(y)
  const cells = placed.map((cell): DraftCell => {
    const bottom = Math.min(cell.row + (cell.rowSpan ?? 1), table.rows)
    const left = cell.column * columnWidth
    const right = left + columnWidth * (cell.columnSpan ?? 1)
    return { ...cell, box: [left, tops[cell.row] ?? top, right, tops[bottom] ?? y] }
  })
  return [{ ...table, cells, box: [0, top, width, y] }, y - top]
}

/** For each given line the lines it needs at this width. */
function wrap(lines: DraftLine[], left: number, top: number, width: number): DraftLine[][] {
  let row = top
  return lines.map((line) => {
    const wrapped: DraftLine[] = [[]]
    let column = 0
    for (const word of line) {
      const gap = column === 0 || word.glued ? 0 : 1
      const needed = word.text.length
      if (column > 0 && column + gap + needed > width) {
        wrapped.push([])
        row += 1
        column = 0
      } else column += gap
      const x0 = left + column
      column += needed
      wrapped.at(-1)?.push({ ...word, box: [x0, row, left + Math.min(column, Math.max(width, 1)), row + 1] })
    }
    row += 1
    return wrapped
  })
}

function textLength(words: DraftWord[]): number {
  return words.reduce((length, word) => length + word.text.length + (word.glued ? 0 : 1), 0)
}
