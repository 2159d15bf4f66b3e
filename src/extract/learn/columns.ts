import { profileOf } from '../lexicon/field-profile.ts'
import { valueFor } from '../resolve/decide.ts'
import type { Leaf } from '../schema/field-tree.ts'
import type { Row, Segment } from '../view/segment.ts'
import { fixedText, hashOf, type Layout } from './layout.ts'
import { type Example, fewestExamples, recall } from './memory.ts'
import { type Everything, optionsOf } from './options.ts'
import { countAmong, isSame, type Value } from './same-value.ts'

/** What people have said or let stand of a property of a list, over all its items. */
export interface ColumnTruth {
  path: string
  values: Value[]
  isCorrected: boolean
}

/** What a document says of a property: below which heads its values stand, how many each. */
export interface StudiedColumn {
  path: string
  isCorrected: boolean
  values: number
  /** So many of them the engine gives by itself. */
  read: number
  heads: { head: number; values: number }[]
}

/** With less of its values below one head nothing is known of a column. */
const leastShare = 0.6
const furthestRows = 60
const mostHeads = 8

export function studyColumn(
  leaf: Leaf,
  { values, isCorrected }: ColumnTruth,
  read: readonly Value[],
  { everything, rows }: { everything: Everything; rows: readonly Row[] },
): StudiedColumn {
  const above = new Map<number, { values: Set<number>; distance: number }>()
  for (const { candidate } of optionsOf(profileOf(leaf), [], everything)) {
    const found = valueFor(leaf, candidate)
    const told = values.flatMap((value, index) => (isSame(value, found) ? [index] : []))
    const [part] = candidate.parts
    if (told.length === 0 || !part) continue
    for (const { head, distance } of textsAbove(part.segment, rows)) {
      const known = above.get(head) ?? { values: new Set(), distance }
      for (const index of told) known.values.add(index)
      above.set(head, { ...known, distance: Math.min(known.distance, distance) })
    }
  }
  const heads = [...above]
    .map(([head, { values: below, distance }]) => ({ head, values: below.size, distance }))
    .sort((a, b) => b.values - a.values || a.distance - b.distance)
    .slice(0, mostHeads)
    .map(({ head, values: below }) => ({ head, values: below }))
  return { ...{ path: leaf.path, isCorrected, heads }, values: values.length, read: countAmong(values, read) }
}

/** All that stands in the column of a segment above it: its head is what stands above all values of a property. */
function textsAbove(segment: Segment, rows: readonly Row[]): { head: number; distance: number }[] {
  const [left, , right] = segment.box
  return rows
    .slice(Math.max(0, segment.row - furthestRows), segment.row)
    .filter(({ page }) => page === segment.page)
    .flatMap(({ segments }) => segments.filter(({ box, prose }) => !prose && box[0] < right && box[2] > left))
    .map(({ text, row }) => ({ head: headOf(text), distance: segment.row - row }))
    .filter(({ head }) => head !== 0)
}

/** The head that a document teaches; undefined where its values stand below none, or below several. */
export function taughtHead({ values, heads }: StudiedColumn): number | undefined {
  const [best] = heads
  return best && best.values >= leastShare * values ? best.head : undefined
}

/** The head that most of the documents that look alike teach for a property. */
export function recallHead(examples: readonly Example[], layout: Layout, path: string): number | undefined {
  const heads = recall(examples, layout, path, 'heads').flatMap((each) => each.heads?.[path] ?? [])
  if (heads.length < fewestExamples) return undefined
  const counted = [...Map.groupBy(heads, (head) => head)].sort((a, b) => b[1].length - a[1].length)
  return counted[0]?.[0]
}

export function headOf(text: string): number {
  return hashOf(fixedText(text))
}
