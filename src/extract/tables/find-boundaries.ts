export interface Interval {
  left: number
  right: number
}

const steps = 60

/** How much of its width a lane loses by its distance from the gap between the heads. */
const awayPenalty = 3
/** Share of the rows that may reach over into the next column. */
const mostCrossing = 0.3

/**
 * Where each column ends and the next begins: in a wide lane that the fewest words of the body cross, near the gap between
 * the two heads. Heads alone do not tell, since numbers reach out to the left of theirs and texts to the right.
 */
export function findBoundaries(columns: readonly Interval[], words: readonly Interval[]): number[] {
  return columns.slice(1).map((next, index) => bestLane(columns[index] ?? next, next, words))
}

function bestLane(column: Interval, next: Interval, words: readonly Interval[]): number {
  const [from, to] = [middleOf(column), middleOf(next)]
  const gap = { left: Math.min(column.right, next.left), right: Math.max(column.right, next.left) }
  const places = Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps)
  const crossings = places.map((x) => words.filter(({ left, right }) => left < x && x < right).length)
  const [fewest, most] = [Math.min(...crossings), Math.max(1, ...crossings)]
  let best = { middle: (from + to) / 2, score: Number.NEGATIVE_INFINITY }
  for (let allowed = fewest; allowed <= fewest + mostCrossing * most; allowed += 1)
    for (const lane of lanesOf(places, crossings, allowed)) {
      const away = Math.max(0, lane.left - gap.right, gap.left - lane.right)
      const score = lane.right - lane.left - awayPenalty * away - 2 * (to - from) * ((allowed - fewest) / most)
      if (score > best.score) best = { middle: middleOf(lane), score }
    }
  return best.middle
}

function lanesOf(places: readonly number[], crossings: readonly number[], allowed: number): Interval[] {
  const lanes: Interval[] = []
  places.forEach((place, step) => {
    const isOpen = step > 0 && (crossings[step - 1] ?? 0) <= allowed
    const lane = isOpen ? lanes.at(-1) : undefined
    if ((crossings[step] ?? 0) > allowed) return
    if (lane) lane.right = place
    else lanes.push({ left: place, right: place })
  })
  return lanes
}

function middleOf({ left, right }: Interval): number {
  return (left + right) / 2
}

export function columnAt(boundaries: readonly number[], word: Interval): number {
  const middle = middleOf(word)
  let column = 0
  while (column < boundaries.length && middle > (boundaries[column] ?? 0)) column += 1
  return column
}
