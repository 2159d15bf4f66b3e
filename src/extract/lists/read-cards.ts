import type { FieldProfile } from '../lexicon/field-profile.ts'
import type { Candidate } from '../resolve/candidates.ts'
import type { LabelBook } from '../resolve/label-book.ts'
import { type Item, type ItemCell, readCell } from '../tables/item-cell.ts'
import type { Conventions } from '../values/mention.ts'

interface Stated {
  property: number
  label: number
  row: number
  candidate: Candidate
}

const leastLabel = 0.6
const fewestItems = 2

/** Items printed one below the other with labels of their own: a new one begins where a label comes again. */
export function readCards(
  properties: readonly FieldProfile[],
  candidates: readonly Candidate[],
  labels: LabelBook,
  conventions: Conventions,
): Item[] {
  const stated = properties.flatMap((profile, property) => statedOf(profile, property, candidates, labels))
  const groups: Stated[][] = []
  for (const each of stated.toSorted((a, b) => a.row - b.row)) {
    const open = groups.at(-1)
    if (!open || open.some(({ property, row }) => property === each.property && row !== each.row)) groups.push([each])
    else open.push(each)
  }
  const items = groups.map((group) => itemOf(group, properties, conventions))
  const usual = Math.max(...items.map(({ cells }) => countOf(cells)), 0)
  const whole = items.filter(
    ({ cells }) => countOf(cells) >= Math.min(2, properties.length) && 2 * countOf(cells) >= usual,
  )
  return whole.length >= fewestItems ? whole : []
}

/** What stands behind a label of the property, in its own line or to the right of it. */
function statedOf(
  profile: FieldProfile,
  property: number,
  candidates: readonly Candidate[],
  labels: LabelBook,
): Stated[] {
  return candidates.flatMap((candidate) => {
    const { inline, left } = candidate.context.labels
    const text = inline ?? left
    const segment = candidate.parts[0]?.segment
    if (text === undefined || !segment || segment.prose || !isEnd(candidate)) return []
    const label = labels.scoreText(profile, text)
    return label < leastLabel ? [] : [{ property, label, row: segment.row, candidate }]
  })
}

/** All that follows the label, not a part of it. */
function isEnd({ parts }: Candidate): boolean {
  const last = parts.at(-1)
  return last !== undefined && last.last === last.segment.words.length - 1
}

function itemOf(group: readonly Stated[], properties: readonly FieldProfile[], conventions: Conventions): Item {
  const cells = properties.map((profile, property): ItemCell | undefined => {
    const own = group.filter((each) => each.property === property)
    const best = Math.max(0, ...own.map(({ label }) => label))
    const ranked = own
      .filter(({ label }) => label === best)
      .toSorted((a, b) => (profile.kinds.get(b.candidate.kind) ?? 0) - (profile.kinds.get(a.candidate.kind) ?? 0))
    for (const { candidate, label } of ranked) {
      const cell = readCell(profile, candidate.parts, label, conventions)
      if (cell) return cell
    }
    return undefined
  })
  return { cells, row: Math.min(...group.map(({ row }) => row)) }
}

function countOf(cells: readonly (ItemCell | undefined)[]): number {
  return cells.filter((cell) => cell !== undefined).length
}
