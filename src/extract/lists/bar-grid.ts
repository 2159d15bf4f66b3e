import { type Home, joinWords } from '../resolve/part.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Row } from '../view/segment.ts'
import { type ListGrid, type ListRow, titleOver } from './grid-rows.ts'

/** Lines of an address are parted by bars too, but not in more columns and rows than this. */
const [fewestColumns, fewestRows] = [3, 3]

/** Grids of rows whose cells are parted by bars, wherever on their lines these stand. */
export function gridsOfBars(view: DocumentView, runs: readonly Row[][]): ListGrid[] {
  return runs.flatMap((run) => {
    const grids: ListRow[][] = []
    let above: ListRow | undefined
    for (const row of run.filter((each) => !isRule(each))) {
      const own = { row, cells: cellsOf(view, row) }
      const isNext = above !== undefined && above.cells.length === own.cells.length
      if (own.cells.length < fewestColumns) above = undefined
      else {
        if (isNext) grids.at(-1)?.push(own)
        else grids.push([own])
        above = own
      }
    }
    return grids
      .filter((rows) => rows.length >= fewestRows)
      .map((rows) => ({ headRows: 0, rows, title: titleOver(view, rows[0]?.row), isMarked: false }))
  })
}

/** The line that many draw below the head. */
function isRule({ segments }: Row): boolean {
  return segments.every(({ text }) => /^[-=_+|:\s]+$/.test(text))
}

function cellsOf({ document }: DocumentView, { page, segments }: Row): ListRow['cells'] {
  const cells: Home[][] = [[]]
  for (const segment of segments)
    segment.words.forEach((index, place) => {
      if (document.pages[page]?.words[index]?.text === '|') cells.push([])
      else cells.at(-1)?.push({ segment, place })
    })
  const isOuter = (at: number) => cells.length > 1 && cells.at(at)?.length === 0
  return cells.slice(isOuter(0) ? 1 : 0, isOuter(-1) ? -1 : undefined).map(joinWords)
}
