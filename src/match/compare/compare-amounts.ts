import { editDistance } from '../../core/edit-distance.ts'

/** Equal within the tolerance, then falling; without one, by how large the difference is beside the numbers. */
export function compareNumbers(a: number, b: number, tolerance?: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number.NaN
  const apart = Math.abs(a - b)
  if (tolerance !== undefined && tolerance > 0)
    return apart <= tolerance ? 1 : Math.max(0, 1 - (apart - tolerance) / tolerance)
  if (apart === 0) return 1
  return Math.max(0, 1 - apart / Math.max(Math.abs(a), Math.abs(b)))
}

const daysInYear = 365

/** Equal within the tolerance, then falling; without one, days of a year apart, and a single wrong figure is nearly equal. */
export function compareDays(a: number, b: number, tolerance?: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number.NaN
  const apart = Math.abs(a - b)
  if (tolerance !== undefined && tolerance > 0)
    return apart <= tolerance ? 1 : Math.max(0, 1 - (apart - tolerance) / tolerance)
  if (apart === 0) return 1
  if (editDistance(compact(a), compact(b), 1) <= 1) return 0.9
  return Math.max(0, 0.8 * (1 - apart / daysInYear))
}

function compact(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
}
