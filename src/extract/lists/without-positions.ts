import type { FieldProfile } from '../lexicon/field-profile.ts'
import { type Part, textOf } from '../resolve/part.ts'
import { isPlainText } from '../schema/field-tree.ts'
import type { Item, ItemCell } from '../tables/item-cell.ts'

const fewestItems = 2
const position = /^(\d{1,4})[.)]?$/

/** Texts that begin with 1, 2, 3 down the list begin with the number of their row, where a narrow column of numbers was taken for part of the next. */
export function withoutPositions(items: readonly Item[], properties: readonly FieldProfile[]): readonly Item[] {
  const counted = properties.flatMap(({ leaf }, at) => (isPlainText(leaf) && isCounted(items, at) ? [at] : []))
  if (counted.length === 0) return items
  return items.map((item) => ({
    ...item,
    cells: item.cells.map((cell, at) => (cell && counted.includes(at) ? withoutFirst(cell) : cell)),
  }))
}

function isCounted(items: readonly Item[], property: number): boolean {
  const numbers = items.map(({ cells }) => positionOf(cells[property]))
  const [first, second] = numbers
  const step = (second ?? 0) - (first ?? 0)
  return (
    items.length >= fewestItems &&
    (step === 1 || step === 10) &&
    first === step &&
    numbers.every((number, index) => number === step * (index + 1))
  )
}

/** The number that a text of more than that begins with. */
function positionOf(cell: ItemCell | undefined): number | undefined {
  const [part] = cell?.parts ?? []
  const [, number] = part ? (position.exec(textOf([firstWordOf(part)])) ?? []) : []
  const isAll = cell?.parts.length === 1 && part?.first === part?.last
  return number === undefined || isAll ? undefined : Number(number)
}

function firstWordOf(part: Part): Part {
  return { ...part, last: part.first }
}

function withoutFirst(cell: ItemCell): ItemCell {
  const [part, ...rest] = cell.parts
  if (!part) return cell
  const parts = part.first === part.last ? rest : [{ ...part, first: part.first + 1 }, ...rest]
  return { ...cell, parts, value: textOf(parts) }
}
