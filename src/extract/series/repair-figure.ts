import type { Figure } from './body-row.ts'

const leastShareInScans = 0.6
const fewestToTell = 4
const marks = /[.,]/g

/**
 * Scans lose marks and take one for the other: "3464,152", "53718" among figures with one decimal, "5.465" among whole
 * ones. The figures of the table say how many decimals there are.
 */
export function repairFigure({ text, value }: Figure, decimals: number | undefined): number {
  const digits = text.replace(/[^\d.,]/g, '')
  const [last] = /(?<!\d)\d*$/.exec(digits) ?? ['']
  // Three digits behind a mark are whole thousands, four or more have lost their point.
  const isBroken = decimals === 0 ? /[.,]/.test(digits) && last.length >= 3 : last.length > 3
  if (decimals === undefined || !isBroken) return value
  const size = Number(digits.replace(marks, '')) / 10 ** decimals
  return value < 0 ? -size : size
}

/**
 * How many decimals most figures of a table have; undefined when they differ. Where nothing can be misread it only
 * matters that they have none: 12.345 above 1.204 and below 310.275 is whole, whatever the document writes elsewhere.
 */
export function usualDecimals(figures: readonly Figure[], isScanned: boolean): number | undefined {
  const marked = figures.filter(({ text, isPercent }) => !isPercent && /[.,]\d/.test(text))
  const counts = Map.groupBy(marked, ({ text }) => decimalsOf(text))
  const [most] = [...counts].sort((a, b) => b[1].length - a[1].length)
  if (!most) return undefined
  if (isScanned) return most[1].length >= leastShareInScans * marked.length ? most[0] : undefined
  return most[0] === 0 && most[1].length === marked.length && marked.length >= fewestToTell ? 0 : undefined
}

/** Three digits behind the last mark are thousands. */
function decimalsOf(text: string): number {
  const behind = /[.,](\d+)\D*$/.exec(text)?.[1]?.length ?? 0
  return behind >= 3 ? 0 : behind
}
