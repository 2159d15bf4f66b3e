import { median } from '../../core/statistics.ts'
import type { InkPart } from './ink-parts.ts'

/** y at `x`, how much it falls for each pixel to the right of there, and how much more for each further one. */
export interface Baseline {
  x: number
  y: number
  slope: number
  bend: number
}

/** Where the letters of a segment stand, at one x. */
export function footAt({ baseline }: { baseline: Baseline }, x: number): number {
  const away = x - baseline.x
  return baseline.y + (baseline.slope + baseline.bend * away) * away
}

const steepest = 0.25
const strongestBend = 0.35

/** A line through the feet of the letters, those with descenders left out; level where there are few, bent where they are. */
export function fitBaseline(parts: InkPart[], { left, right }: { left: number; right: number }, cap: number): Baseline {
  const letters = parts.filter((part) => part.bottom - part.top > cap * 0.5)
  const level = { x: (left + right) / 2, y: median(letters.map((part) => part.bottom)), slope: 0, bend: 0 }
  const feet = letters.map((part) => ({ x: (part.left + part.right) / 2 - level.x, y: part.bottom }))
  if (feet.length < 6 || right - left < cap * 6) return level
  const straight = fitFeet(feet, level, cap, 1)
  const best = isBent(feet, straight, cap) ? fitFeet(feet, straight, cap, 2) : straight
  const rise = best.bend * ((right - left) / 2) ** 2
  return Math.abs(best.slope) < steepest && Math.abs(rise) < strongestBend * (right - left) ? best : level
}

/** Whether the middle of the line stands higher or lower than its ends. */
function isBent(feet: Foot[], line: Baseline, cap: number): boolean {
  if (feet.length < 15) return false
  const reach = feet.reduce((most, { x }) => Math.max(most, Math.abs(x)), 0)
  const off = (inside: boolean) =>
    median(feet.filter(({ x }) => Math.abs(x) < reach / 2 === inside).map(({ x, y }) => y - line.y - line.slope * x))
  return Math.abs(off(true) - off(false)) > cap * 0.12
}

interface Foot {
  /** From the middle of the line. */
  x: number
  y: number
}

function fitFeet(feet: Foot[], start: Baseline, cap: number, degree: 1 | 2): Baseline {
  let line = start
  for (const tolerance of degree === 1 ? [0.35, 0.2] : [Number.POSITIVE_INFINITY, 0.8, 0.4, 0.2]) {
    const close = feet.filter(({ x, y }) => Math.abs(y - line.y - (line.slope + line.bend * x) * x) < cap * tolerance)
    if (close.length < 5) continue
    const [y = line.y, slope = 0, bend = 0] = leastSquares(close, degree)
    line = { x: start.x, y, slope, bend }
  }
  return line
}

/** Coefficients of the polynomial through the points, by the normal equations; x is scaled to keep them sound. */
function leastSquares(points: Foot[], degree: 1 | 2): number[] {
  const unit = points.reduce((most, { x }) => Math.max(most, Math.abs(x)), 1)
  const size = degree + 1
  const rows = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size + 1 }, (_, j) =>
      points.reduce((sum, { x, y }) => sum + (x / unit) ** i * (j === size ? y : (x / unit) ** j), 0),
    ),
  )
  for (const [pivot, top] of rows.entries()) {
    const head = top[pivot] || 1e-9
    for (const [other, row] of rows.entries()) {
      const factor = other === pivot ? 0 : (row[pivot] ?? 0) / head
      if (factor !== 0) rows[other] = row.map((value, column) => value - factor * (top[column] ?? 0))
    }
  }
  return rows.map((row, index) => (row[size] ?? 0) / (row[index] || 1e-9) / unit ** index)
}
