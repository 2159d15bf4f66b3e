import { readFileSync } from 'node:fs'
import type { Extraction } from '../extraction.ts'
import { splitPath, valueAt } from '../schema/field-path.ts'
import type { ExtractionSchema } from '../schema/field-tree.ts'

/** How a value came about, which decides what its raw score is worth; `absent` is for all that were left empty. */
export const origins = ['field', 'choice', 'item', 'absent'] as const
export type Origin = (typeof origins)[number]

/** A raw score and the probability that it stands for; between two knots on the line that joins them. */
export type Knot = [raw: number, probability: number]
export type Calibration = Record<Origin, Knot[]>

/** What `npm run train` has fitted. */
const fitted: Calibration = JSON.parse(readFileSync(new URL('./calibration.json', import.meta.url), 'utf8'))

/** Turns the scores of an extraction into probabilities. */
export function calibrate(
  schema: ExtractionSchema,
  extraction: Extraction,
  calibration: Calibration = fitted,
): Extraction {
  const choices = new Set(schema.leaves.filter((leaf) => leaf.enum).map(({ path }) => path))
  const fields = Object.fromEntries(
    Object.entries(extraction.confidence.fields).map(([path, raw]) => [
      path,
      probabilityOf(calibration[originOf(path, extraction.data, choices)], raw),
    ]),
  )
  const all = Object.values(fields)
  const overall = all.length === 0 ? 0 : all.reduce((sum, each) => sum + each, 0) / all.length
  return { ...extraction, confidence: { overall, fields } }
}

function originOf(path: string, data: unknown, choices: ReadonlySet<string>): Origin {
  if (splitPath(path).reduce<unknown>(valueAt, data) === null) return 'absent'
  if (choices.has(path)) return 'choice'
  return path.includes('[') ? 'item' : 'field'
}

/** Without knots the score itself. */
export function probabilityOf(knots: readonly Knot[], raw: number): number {
  const after = knots.findIndex(([score]) => score >= raw)
  const [high, low] = [knots[after < 0 ? knots.length - 1 : after], knots[after - 1]]
  if (!high) return raw
  if (after < 0 || !low) return high[1]
  const share = (raw - low[0]) / (high[0] - low[0])
  return low[1] + share * (high[1] - low[1])
}
