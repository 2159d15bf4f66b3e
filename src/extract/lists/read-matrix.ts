import type { FieldProfile } from '../lexicon/field-profile.ts'
import type { LabelBook } from '../resolve/label-book.ts'
import { type Part, textOf } from '../resolve/part.ts'
import { isPlainText } from '../schema/field-tree.ts'
import type { Conventions } from '../values/mention.ts'
import { leastLabel } from './assign-columns.ts'
import type { ListGrid, ListRow } from './grid-rows.ts'
import { type ItemCell, readCell } from './item-cell.ts'
import { recordsOf } from './part-rows.ts'
import type { Asked, GridReading } from './read-grid.ts'

const fewestHeads = 2
const leastFilled = 0.8
const isYear = /^(?:19|20)\d\d$/
/** Nothing names the heads as a property, nor the figures: that they are of their kinds is all there is. */
const byKind = 0.5

/** Region by year: where the heads of columns are values themselves, each figure is an item with what stands left of it and above. */
export function readMatrix(
  grid: ListGrid,
  { properties }: Asked,
  labels: LabelBook,
  conventions: Conventions,
): GridReading | undefined {
  const [head, ...body] = grid.rows
  if (!head || properties.length !== 3 || grid.headRows > 1) return undefined
  const [corner = [], ...heads] = head.cells
  const texts = heads.map(textOf)
  const columns = rolesOf(properties, texts)
  if (!columns || heads.length < fewestHeads || new Set(texts).size < texts.length) return undefined
  const isNamed = texts.some((text) => properties.some((profile) => labels.scoreText(profile, text) >= leastLabel))
  const left = labels.scoreText(columns.left, textOf(corner))
  if (isNamed || texts.includes('') || left < leastLabel) return undefined
  const items = recordsOf(body, conventions).flatMap((row) => itemsOf(row, heads))
  const full = items.filter(({ cells }) => cells.every((cell) => cell !== undefined))
  if (full.length < leastFilled * body.length * heads.length) return undefined
  return { items: full, title: 0, score: (left + 2 * byKind) / 3, heads: `${textOf(corner)} by ${texts.join('|')}` }

  function itemsOf({ row, cells: [name = [], ...figures] }: ListRow, above: readonly Part[][]): GridReading['items'] {
    return figures.map((parts, at) => {
      const cellOf = (profile: FieldProfile, own: Part[], score: number): ItemCell | undefined =>
        own.length > 0 ? readCell(profile, own, score, conventions) : undefined
      const cells = properties.map((profile) => {
        if (profile === columns?.left) return cellOf(profile, name, left)
        return cellOf(profile, profile === columns?.above ? (above[at] ?? []) : parts, byKind)
      })
      return { cells, row: row.index }
    })
  }
}

/** Which property stands left, which above and which inside; nothing where that is not plain from their types. */
function rolesOf(
  properties: readonly FieldProfile[],
  heads: readonly string[],
): Record<'left' | 'above' | 'inside', FieldProfile> | undefined {
  const areYears = heads.every((head) => isYear.test(head))
  const texts = properties.filter(({ leaf }) => isPlainText(leaf))
  const figures = properties.filter(({ leaf }) => leaf.type === 'number' || leaf.type === 'integer')
  const year = properties.find(({ concepts }) => (concepts.get('year') ?? 0) > byKind)
  const above = areYears ? year : texts[1]
  const inside = figures.find((profile) => profile !== above)
  const left = texts.find((profile) => profile !== above)
  return left && above && inside ? { left, above, inside } : undefined
}
