import { median } from '../../core/statistics.ts'
import { extentOf } from './layout-page.ts'
import type { TextRow } from './text-rows.ts'

/** Upright strips that hardly any row writes in. */
export function findSeparators(rows: readonly TextRow[]): number[] {
  const telling = rows.filter((row) => row.chunks.length >= 2)
  const size = median(telling.map((row) => row.size))
  const { x0, x1 } = extentOf(telling)
  const step = Math.max(size / 8, 0.25)
  const slots = Math.ceil((x1 - x0) / step) + 1
  if (!Number.isFinite(slots) || slots > 20_000) return []
  const coverage = new Uint16Array(slots)
  for (const row of telling) {
    const seen = new Uint8Array(slots)
    for (const word of row.chunks.flatMap((chunk) => chunk.words))
      seen.fill(1, Math.floor((word.x0 - x0) / step), Math.max(Math.ceil((word.x1 - x0) / step), 1))
    for (let slot = 0; slot < slots; slot += 1) coverage[slot] = (coverage[slot] ?? 0) + (seen[slot] ?? 0)
  }
  const tolerated = telling.length >= 4 ? Math.max(1, Math.floor(telling.length * 0.12)) : 0
  const narrowest = (telling.length >= 5 ? 1.65 : 2.9) * median(telling.map((row) => row.space))
  return strips(coverage, tolerated, narrowest / step).map(([from, to]) => x0 + ((from + to) / 2) * step)
}

function strips(coverage: Uint16Array, tolerated: number, narrowest: number): [number, number][] {
  const found: [number, number][] = []
  let from = -1
  coverage.forEach((count, slot) => {
    if (count <= tolerated) {
      if (from < 0) from = slot
      return
    }
    // What lies before the first or behind the last word is margin, not a gap between columns.
    if (from > 0 && slot - from >= narrowest) found.push(emptiest(coverage, from, slot))
    from = -1
  })
  return found
}

/** Within a strip that some rows write in, the part that fewest do. */
function emptiest(coverage: Uint16Array, from: number, to: number): [number, number] {
  let least = Infinity
  for (let slot = from; slot < to; slot += 1) least = Math.min(least, coverage[slot] ?? 0)
  let best: [number, number] = [from, from]
  let start = -1
  for (let slot = from; slot <= to; slot += 1) {
    const open = slot < to && coverage[slot] === least
    if (open && start < 0) start = slot
    if (!open && start >= 0) {
      if (slot - start > best[1] - best[0]) best = [start, slot]
      start = -1
    }
  }
  return best
}
