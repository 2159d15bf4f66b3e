import type { Neighbourhood } from './neighbourhood.ts'
import type { Piece } from './piece.ts'
import type { Scored } from './score-links.ts'
import type { Weight } from './weigh-piece.ts'

const [fewestWords, fewestEntries] = [4, 2]
const widestGap = 1.5
/** Lines by which a list is set in from the words before it, and an entry from the one above. */
const [mostSetIn, mostShifted] = [4, 1]
/** As sure as a pair that is a little rather right than wrong. */
const score = 4

/** What stands line by line below several words with a colon is the list that they announce: "Please send us with this form:". */
export function followLists(chosen: Map<number, Scored>, around: Neighbourhood, weights: readonly Weight[]): void {
  const labels = new Set([...chosen.values()].map(({ label }) => label))
  for (const label of around.order) {
    const { option, colon, words } = weights[label] as Weight
    if (option !== 'none' || !colon || words < fewestWords || chosen.has(label)) continue
    const entries = entriesBelow(label, around, weights, labels)
    const isOwn = entries.every((value) => (chosen.get(value)?.label ?? label) === label)
    if (entries.length < fewestEntries || !isOwn) continue
    for (const value of entries)
      if (!chosen.has(value))
        chosen.set(value, { label, value, direction: 'below', geometry: 0, nearest: false, score })
  }
}

/** Each right below the one before, at the same left edge, until there is a gap or a label. */
function entriesBelow(
  label: number,
  { order, pieces }: Neighbourhood,
  weights: readonly Weight[],
  labels: ReadonlySet<number>,
): number[] {
  const found: number[] = []
  let before = pieces[label] as Piece
  for (const index of order.slice(order.indexOf(label) + 1)) {
    const { box, height } = pieces[index] as Piece
    const gap = box[1] - before.box[3]
    if (gap > widestGap * height) break
    const shift = (box[0] - before.box[0]) / height
    const isBelow = gap > -0.4 * height && shift > -mostShifted && shift < (found.length > 0 ? mostShifted : mostSetIn)
    if (!isBelow) continue
    if (weights[index]?.colon || weights[index]?.option === 'bare' || labels.has(index)) break
    found.push(index)
    before = pieces[index] as Piece
  }
  return found
}
