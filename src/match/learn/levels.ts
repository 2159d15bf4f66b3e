/** Likeness is told apart in so many levels: finer near 1, where agreement is decided. */
const edges = [0.001, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.87, 0.93, 0.97, 0.9999]
export const levelCount = edges.length + 1

/** -1 where there is nothing to compare. */
export function levelOf(likeness: number): number {
  if (Number.isNaN(likeness)) return -1
  let level = 0
  while (level < edges.length && likeness >= (edges[level] as number)) level++
  return level
}
