import type { Row, Segment } from './segment.ts'

/** Segments that stand below each other with the same left edge or middle: an address, a list of labels, a column of values. */
export type Stack = Segment[]

const mostShift = 2.5
const mostGap = 1.6

/** Every segment is in exactly one stack; most stacks are one segment high. */
export function findStacks(rows: readonly Row[]): Stack[] {
  const stacks: Stack[] = []
  let open: Stack[] = []
  for (const row of rows) {
    const next: Stack[] = []
    for (const segment of row.segments) {
      const home = open.find((stack) => continues(stack, segment))
      if (home) home.push(segment)
      else stacks.push([segment])
      next.push(home ?? (stacks.at(-1) as Stack))
    }
    // A column that this row has nothing in may go on below.
    const height = row.bottom - row.top
    const waiting = open.filter((stack) => {
      const last = stack.at(-1)
      return last && !next.includes(stack) && last.page === row.page && row.top - last.box[3] < height
    })
    open = [...next, ...waiting]
  }
  return stacks
}

function continues(stack: Stack, segment: Segment): boolean {
  const last = stack.at(-1)
  if (!last || last.page !== segment.page || last.row === segment.row) return false
  const letter = (last.box[2] - last.box[0]) / Math.max(1, last.text.length)
  const height = last.box[3] - last.box[1]
  const shift = Math.abs(segment.box[0] - last.box[0])
  const shiftOfMiddle = Math.abs(segment.box[0] + segment.box[2] - last.box[0] - last.box[2]) / 2
  const isAligned = shift < mostShift * letter || shiftOfMiddle < mostShift * letter
  return isAligned && segment.box[1] - last.box[3] < mostGap * height
}
