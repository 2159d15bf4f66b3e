import type { FieldProfile } from '../lexicon/field-profile.ts'
import { type Part, textOf } from '../resolve/part.ts'
import { isPlainText } from '../schema/field-tree.ts'
import { type Item, type ItemCell, readCell } from '../tables/item-cell.ts'
import type { Conventions } from '../values/mention.ts'

const leastNamed = 0.45
/** Of the filled cells of a column. */
const leastMeasures = 0.7
const measure = /^[<>≤≥±~]?\s?[-+]?\d[\d.,'’]*\s+(?!\d)\S{1,12}(?:\s\S{1,6})?$/u

/** Where one column gives a number with its unit and both are asked for: "1,21 g/L" is 1.21 and "g/L". */
export function partMeasures(
  items: readonly Item[],
  properties: readonly FieldProfile[],
  conventions: Conventions,
): readonly Item[] {
  const unit = properties.findIndex(isUnit)
  const givesNone = (property: number) => items.every(({ cells }) => cells[property] === undefined)
  const numbers = properties.flatMap((profile, at) => (isNumber(profile) ? [at] : []))
  if (unit < 0) return items
  const from = givesNone(unit) ? numbers.find((at) => holdsMeasures(items, at)) : unit
  const number = from === unit ? numbers.find(givesNone) : from
  const profile = properties[number ?? -1]
  if (from === undefined || number === undefined || !profile || !holdsMeasures(items, from)) return items
  return items.map((item) => {
    const cell = item.cells[from]
    const [figure, rest] = cell && isMeasure(cell) ? partAt(cell) : []
    const read = figure && readCell(profile, [figure], cell?.score ?? 0, conventions)
    if (!cell || !read || !rest) return item
    const cells = [...item.cells]
    cells[number] = read
    cells[unit] = { ...cell, value: textOf([rest]), parts: [rest] }
    return { ...item, cells }
  })
}

function isUnit({ leaf, concepts }: FieldProfile): boolean {
  const own = concepts.get('unit') ?? 0
  return isPlainText(leaf) && own >= leastNamed && own >= Math.max(...concepts.values())
}

function isNumber({ leaf: { type } }: FieldProfile): boolean {
  return type === 'number' || type === 'integer'
}

function holdsMeasures(items: readonly Item[], property: number): boolean {
  const filled = items.flatMap(({ cells }) => cells[property] ?? [])
  return filled.length > 0 && filled.filter(isMeasure).length >= leastMeasures * filled.length
}

function isMeasure({ parts }: ItemCell): boolean {
  return parts.length === 1 && measure.test(textOf(parts))
}

/** Before and after its first word with a digit. */
function partAt({ parts: [part] }: ItemCell): [Part, Part] | [] {
  if (!part) return []
  for (let place = part.first; place < part.last; place += 1)
    if (/\d/.test(textOf([{ ...part, first: place, last: place }])))
      return [
        { ...part, last: place },
        { ...part, first: place + 1 },
      ]
  return []
}
