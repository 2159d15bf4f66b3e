export interface Interval {
  left: number
  right: number
}

const steps = 60

/**
 * Where each column ends and the next begins: in the widest lane between two heads that the fewest words of the body
 * cross. Heads alone do not tell, since numbers reach out to the left of theirs and texts to the right.
 */
export function findBoundaries(columns: readonly Interval[], words: readonly Interval[]): number[] {
  return columns.slice(1).map((next, index) => {
    const column = columns[index] ?? next
    return widestLane(middleOf(column), middleOf(next), words)
  })
}

function widestLane(from: number, to: number, words: readonly Interval[]): number {
  const places = Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps)
  const crossings = places.map((x) => words.filter(({ left, right }) => left < x && x < right).length)
  const fewest = Math.min(...crossings)
  let best = { start: 0, length: 0 }
  let start = 0
  crossings.forEach((crossing, step) => {
    if (crossing > fewest) start = step + 1
    else if (step - start + 1 > best.length) best = { start, length: step - start + 1 }
  })
  return places[best.start + Math.floor(best.length / 2)] ?? (from + to) / 2
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
