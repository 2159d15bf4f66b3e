import type { Box } from './model.ts'

export const emptyBox: Box = [0, 0, 0, 0]

/** The smallest box around all of them. */
export function union(boxes: Iterable<Box>): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const box of boxes) {
    if (box[0] < x0) x0 = box[0]
    if (box[1] < y0) y0 = box[1]
    if (box[2] > x1) x1 = box[2]
    if (box[3] > y1) y1 = box[3]
  }
  return x0 > x1 ? [...emptyBox] : [x0, y0, x1, y1]
}

/** Inside the page, in order, and no more digits than a printer could place. */
export function tidy(box: Box): Box {
  const x0 = fraction(Math.min(box[0], box[2]))
  const y0 = fraction(Math.min(box[1], box[3]))
  return [x0, y0, Math.max(x0, fraction(Math.max(box[0], box[2]))), Math.max(y0, fraction(Math.max(box[1], box[3])))]
}

function fraction(value: number): number {
  if (!(value > 0)) return 0
  return value >= 1 ? 1 : Math.round(value * 1e5) / 1e5
}
