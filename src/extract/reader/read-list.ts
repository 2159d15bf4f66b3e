import type { ArrayNode, Leaf } from '../schema/field-tree.ts'
import { type Cell, findCells, findItems, type ItemRange, type Tags } from './decode-items.ts'
import type { Question } from './questions.ts'

/** An item of a list as the reader sees it. */
export interface ReadItem {
  cells: Map<Leaf, Cell>
  lists: Map<ArrayNode, ReadItem[]>
}

/** The items of a list, from the tags of its questions. */
export function readList(
  list: Question,
  questions: readonly Question[],
  tagsOf: (question: Question) => Tags,
  within?: ItemRange,
): ReadItem[] {
  const ranges = findItems(tagsOf(list)).filter(
    ({ first }) => !within || (first >= within.first && first <= within.last),
  )
  const home = (word: number) => ranges.findLastIndex(({ first }) => first <= word)
  const items = ranges.map((): ReadItem => ({ cells: new Map(), lists: new Map() }))
  const own = questions.filter(({ parent }) => parent === list)
  for (const question of own.filter(({ role }) => role === 'property')) {
    const cells = findCells(tagsOf(question), (a, b) => home(a) === home(b))
    const isPlain = question.node === (list.node as ArrayNode).items
    if (isPlain)
      return cells
        .filter(isWithin)
        .map((cell) => ({ cells: new Map([[question.node as Leaf, cell]]), lists: new Map() }))
    giveCells(question.node as Leaf, cells.filter(isWithin))
  }
  ranges.forEach((range, index) => {
    const whole = { ...range, last: (ranges[index + 1]?.first ?? (within ? within.last + 1 : Infinity)) - 1 }
    for (const inner of own.filter(({ role }) => role === 'items'))
      items[index]?.lists.set(inner.node as ArrayNode, readList(inner, questions, tagsOf, whole))
  })
  return items

  function isWithin({ words }: Cell): boolean {
    const at = words[0] ?? 0
    return !within || (at >= within.first && at <= within.last)
  }

  /** What stands above the first item and between others is said of all that follow, as the day in a heading over rows; else it goes on with the item above. */
  function giveCells(leaf: Leaf, cells: readonly Cell[]): void {
    const isOver = home(cells[0]?.words[0] ?? 0) < 0
    const over: { cell: Cell; from: number }[] = []
    for (const cell of cells) {
      const at = cell.words[0] ?? 0
      const index = home(at)
      const range = ranges[index]
      if (range && (at <= range.last || !isOver)) give(index, leaf, cell)
      else over.push({ cell, from: index + 1 })
    }
    items.forEach((_, index) => {
      const carried = over.findLast(({ from }) => from <= index)
      if (carried) give(index, leaf, carried.cell)
    })
  }

  function give(index: number, leaf: Leaf, cell: Cell): void {
    const [item, range] = [items[index], ranges[index]]
    if (item && range && !item.cells.has(leaf)) item.cells.set(leaf, { ...cell, score: cell.score * range.score })
  }
}
