import type { Answer } from './truth.ts'

/** As many rows, and in each what is expected of one. */
export function isSame(expected: Answer, rows: unknown[][]): boolean {
  const open = [...rows]
  return (
    expected.length === rows.length &&
    expected.every((wanted) => {
      const at = open.findIndex((row) => wanted.every((value) => row.some((other) => isEqual(value, other))))
      if (at >= 0) open.splice(at, 1)
      return at >= 0
    })
  )
}

function isEqual(wanted: unknown, given: unknown): boolean {
  if (typeof wanted === 'number') return typeof given === 'number' && Math.abs(wanted - given) < 0.005
  return String(wanted).toLowerCase() === String(given).toLowerCase()
}
