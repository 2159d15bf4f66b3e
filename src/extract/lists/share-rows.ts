import type { Part } from '../resolve/part.ts'
import type { ArrayNode } from '../schema/field-tree.ts'
import type { Row, Segment } from '../view/segment.ts'
import type { Item } from './item-cell.ts'

/** A list of one schema beside others. */
export interface SharedList {
  array: ArrayNode
  read(taken: ReadonlySet<number>): readonly Item[]
  worthOf(item: Item): number
  /** How well a heading names the list. */
  namedBy(heading: string): number
}

const mostRounds = 3
const fewestCells = 2
const [mostWords, leastTitle] = [8, 0.6]

/**
 * The items of lists that stand beside each other in a schema. A row belongs to one of them: where two read the same words of
 * the rows below a heading, the one to which these are worth less, and which the heading names less, looks again without them.
 */
export function shareRows(lists: readonly SharedList[], rows: readonly Row[]): Map<ArrayNode, readonly Item[]> {
  const headings = headingsOf(rows, lists)
  const taken = lists.map(() => new Set<number>())
  const items = lists.map(({ read }) => read(new Set()))
  for (let round = 0; round < mostRounds; round += 1) {
    const lost = lists.map((list, at) =>
      lists.flatMap((other, its) => (other === list ? [] : lostTo(list, items[at] ?? [], other, items[its] ?? []))),
    )
    lists.forEach(({ read }, at) => {
      if (lost[at]?.length === 0) return
      for (const row of lost[at] ?? []) taken[at]?.add(row)
      items[at] = read(taken[at] ?? new Set())
    })
    if (lost.flat().length === 0) break
  }
  return new Map(lists.map(({ array }, at) => [array, items[at] ?? []]))

  function lostTo(list: SharedList, own: readonly Item[], other: SharedList, others: readonly Item[]): number[] {
    const known = new Map(others.map((item) => [item.row, item]))
    const contested = own.flatMap((item) => {
      const same = known.get(item.row)
      return same && (isSaidBy(item, same) || isSaidBy(same, item)) ? [{ item, same }] : []
    })
    return [...Map.groupBy(contested, ({ item }) => headings[item.row])].flatMap(([heading, pairs]) => {
      const weightOf = ({ worthOf, namedBy }: SharedList, each: readonly Item[]) =>
        each.reduce((sum, item) => sum + worthOf(item), 0) * (1 + namedBy(heading?.text ?? ''))
      const [mine, theirs] = [
        weightOf(
          list,
          pairs.map(({ item }) => item),
        ),
        weightOf(
          other,
          pairs.map(({ same }) => same),
        ),
      ]
      return mine < theirs ? pairs.map(({ item }) => item.row) : []
    })
  }
}

/** The heading that each row stands under: one that is set as such, or a line of its own that names a list. */
function headingsOf(rows: readonly Row[], lists: readonly SharedList[]): (Segment | undefined)[] {
  let last: Segment | undefined
  return rows.map(({ segments: [first, ...more] }) => {
    if (first && more.length === 0 && (first.heading || isTitle(first, lists))) last = first
    return last
  })
}

function isTitle({ text, words }: Segment, lists: readonly SharedList[]): boolean {
  return words.length <= mostWords && lists.some(({ namedBy }) => namedBy(text) >= leastTitle)
}

/** States nothing of its own. */
function isSaidBy({ cells }: Item, other: Item): boolean {
  const said = new Set(other.cells.flatMap((cell) => cell?.parts.map(placeOf) ?? []))
  const own = cells.flatMap((cell) => (cell && cell.parts.length > 0 ? [cell.parts.map(placeOf)] : []))
  return own.length >= fewestCells && own.every((places) => places.every((place) => said.has(place)))
}

function placeOf({ segment, first, last }: Part): string {
  return `${segment.page} ${segment.words[first]} ${segment.words[last]}`
}
