import type { Group } from './group-rows.ts'

const figuresOfWhole = 3

/** Leaves out what stands among the items but is none: lone amounts, and what an item is made up of. */
export function keepItems(groups: readonly Group[], asked: readonly number[], columns: readonly number[]): Group[] {
  const counts = groups.map((group) => asked.filter((column) => group.figures[column] !== undefined).length)
  const usual = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0
  const whole = groups.filter((_, index) => usual < figuresOfWhole || (counts[index] ?? 0) > 1)
  const counter = columns.find((column) => countsUp(whole, column))
  return counter === undefined ? whole : withoutParts(whole, counter, asked)
}

/** Positions are numbered 1, 2, 3. */
function countsUp(groups: readonly Group[], column: number): boolean {
  const numbers = groups.flatMap(({ figures }) => figures[column] ?? [])
  return (
    numbers.length > 1 && groups[0]?.figures[column] === 1 && numbers.every((number, index) => number === index + 1)
  )
}

/** Items without a number whose amounts add up to the numbered one above are its parts. */
function withoutParts(groups: readonly Group[], counter: number, asked: readonly number[]): Group[] {
  const kept: Group[] = []
  let parts: Group[] = []
  const settle = () => {
    const whole = kept.at(-1)
    if (!whole || !asked.some((column) => addsUp(whole, parts, column))) kept.push(...parts)
    parts = []
  }
  for (const group of groups)
    if (group.figures[counter] === undefined) parts.push(group)
    else {
      settle()
      kept.push(group)
    }
  settle()
  return kept
}

function addsUp(whole: Group, parts: readonly Group[], column: number): boolean {
  const sum = parts.reduce((total, { figures }) => total + (figures[column] ?? 0), 0)
  return parts.length > 0 && Math.abs(sum - (whole.figures[column] ?? 0)) < 0.011
}
