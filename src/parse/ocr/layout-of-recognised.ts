import { median } from '../../core/statistics.ts'
import type { LayoutPage, LayoutWord } from '../layout/layout-page.ts'
import type { RecognisedPage } from './recognise.ts'

/** Recognised words as geometry of a page of this size in points: levelled, and with one type size a line. */
export function layoutOfRecognised(page: RecognisedPage, width: number, height: number): LayoutPage {
  const slope = Math.tan((page.skewDegrees * Math.PI) / 180)
  const heights = new Map<number, number[]>()
  for (const { line, box } of page.words) heights.set(line, [...(heights.get(line) ?? []), (box[3] - box[1]) * height])
  const sizes = new Map([...heights].map(([line, all]) => [line, median(all)]))
  const words = page.words.map(({ text, box, confidence, line, alternatives }): LayoutWord => {
    const [x0, y0, x1, y1] = [box[0] * width, box[1] * height, box[2] * width, box[3] * height]
    const drop = ((x0 + x1) / 2 - width / 2) * slope
    const size = sizes.get(line) ?? y1 - y0
    const place = { x0, y0: y0 - drop, x1, y1: y1 - drop, box }
    return { text, ...place, size, space: 0.3 * size, confidence, ...(alternatives && { alternatives }) }
  })
  return { width, height, words, rulings: [], sizesAreEstimates: true }
}
