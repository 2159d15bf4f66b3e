import { readFileSync } from 'node:fs'

/** A raw score and the probability that it stands for; between two knots on the line that joins them. */
export type Knot = [raw: number, probability: number]

/** What `npm run train` has fitted for the cells of tables and series. */
export const itemKnots: Knot[] = JSON.parse(readFileSync(new URL('./calibration.json', import.meta.url), 'utf8'))

/** Without knots the score itself. */
export function probabilityOf(knots: readonly Knot[], raw: number): number {
  const after = knots.findIndex(([score]) => score >= raw)
  const [high, low] = [knots[after < 0 ? knots.length - 1 : after], knots[after - 1]]
  if (!high) return raw
  if (after < 0 || !low) return high[1]
  const share = (raw - low[0]) / (high[0] - low[0])
  return low[1] + share * (high[1] - low[1])
}
