import { median } from '../../core/statistics.ts'
import { extentOf, type LayoutWord } from './layout-page.ts'
import type { TextRow } from './text-rows.ts'

export interface Separator {
  at: number
  /** Parts even words that stand as close as those of a text. */
  isSure: boolean
}

interface Strip {
  from: number
  to: number
}

/** Upright strips that hardly any row writes in. */
export function findSeparators(rows: readonly TextRow[]): Separator[] {
  const telling = rows.filter((row) => row.chunks.length >= 2)
  const size = median(telling.map((row) => row.size))
  const space = median(telling.map((row) => row.space))
  const tolerated = telling.length >= 4 ? Math.max(1, Math.floor(telling.length * 0.12)) : 0
  const narrowest = (telling.length >= 5 ? 1.65 : 2.9) * space
  const sure =
    telling.length < fewestTelling
      ? []
      : withoutRivals(
          rows,
          strips(rows, size / 32, 1, leastSpace * space).filter((strip) => partsColumns(rows, strip)),
        )
  const wide = strips(telling, size / 8, tolerated, narrowest).filter(
    (strip) => !sure.some(({ from, to }) => from < strip.to && to > strip.from),
  )
  return [...sure.map((strip) => placed(strip, true)), ...wide.map((strip) => placed(strip, false))].sort(
    (a, b) => a.at - b.at,
  )
}

function placed({ from, to }: Strip, isSure: boolean): Separator {
  return { at: (from + to) / 2, isSure }
}

/** Columns may be set no farther apart than words; so many rows tell them from words that stand below each other by chance. */
const fewestTelling = 8
const leastSpace = 0.5
const mostRows = 0.85

/** Whether a strip that no row writes in parts columns: rows have wide gaps there, or keep to its edges whatever their words. */
function partsColumns(rows: readonly TextRow[], strip: Strip): boolean {
  const middle = (strip.from + strip.to) / 2
  const beside = rows.flatMap((row) => {
    const words = row.chunks.flatMap((chunk) => chunk.words)
    const at = words.findIndex((word) => word.x0 > middle)
    const [left, right] = [words[at - 1], words[at]]
    return left && right ? [{ left, right, isFirst: at === 1 }] : []
  })
  if (beside.length < Math.max(fewestTelling, mostRows * rows.length)) return false
  const most = (holds: (each: (typeof beside)[number]) => boolean) =>
    beside.filter(holds).length >= mostRows * beside.length
  const gaps = beside.filter(({ left, right }) => right.x0 - left.x1 > 2 * right.space)
  const texts = (side: 'left' | 'right') => new Set(beside.map((each) => each[side].text)).size
  if (gaps.length >= 0.25 * beside.length) return texts('left') > 1
  if (!most(({ right }) => right.x0 - strip.to < 0.15 * right.size) || texts('right') < 3) return false
  if (most(({ left, right }) => /^\d{1,3}$/.test(left.text) && /^\d{3}(?!\d)/.test(right.text))) return false
  const widths = beside.map(({ left }) => left.x1 - left.x0)
  const varies = Math.max(...widths) - Math.min(...widths) > strip.to - strip.from
  const isKey =
    most(({ isFirst, left }) => isFirst && /\d/.test(left.text)) && texts('left') >= mostRows * beside.length
  return varies ? most(({ left }) => strip.from - left.x1 < 0.15 * left.size) : isKey
}

/** Of strips that part the same columns, as a few long names have word spaces where the others end, the one that most rows begin behind or end before. */
function withoutRivals(rows: readonly TextRow[], all: readonly Strip[]): Strip[] {
  const words = rows.map((row) => row.chunks.flatMap((chunk) => chunk.words))
  const kept = all.map(({ from, to }) => {
    const count = (holds: (word: LayoutWord) => boolean) => words.filter((own) => own.some(holds)).length
    const begin = count(({ x0, size }) => Math.abs(x0 - to) < 0.1 * size)
    return {
      from,
      to,
      rows: Math.max(
        begin,
        count(({ x1, size }) => Math.abs(x1 - from) < 0.1 * size),
      ),
    }
  })
  const isBetween = (a: Strip, b: Strip) => (word: LayoutWord) =>
    word.x0 > Math.min(a.from, b.from) && word.x1 < Math.max(a.to, b.to)
  const isRival = (a: Strip, b: Strip) => words.filter((own) => own.some(isBetween(a, b))).length < words.length / 2
  return kept.filter((own) => !kept.some((other) => other.rows > own.rows && isRival(own, other)))
}

function strips(rows: readonly TextRow[], wantedStep: number, tolerated: number, narrowest: number): Strip[] {
  const { x0, x1 } = extentOf(rows)
  const step = Math.max(wantedStep, 0.1)
  const slots = Math.ceil((x1 - x0) / step) + 1
  if (!Number.isFinite(slots) || slots > 20_000) return []
  const coverage = new Uint16Array(slots)
  for (const row of rows) {
    const seen = new Uint8Array(slots)
    for (const word of row.chunks.flatMap((chunk) => chunk.words))
      seen.fill(1, Math.floor((word.x0 - x0) / step), Math.max(Math.ceil((word.x1 - x0) / step), 1))
    for (let slot = 0; slot < slots; slot += 1) coverage[slot] = (coverage[slot] ?? 0) + (seen[slot] ?? 0)
  }
  const found: Strip[] = []
  let from = -1
  coverage.forEach((count, slot) => {
    if (count <= tolerated) {
      if (from < 0) from = slot
      return
    }
    // What lies before the first or behind the last word is margin, not a gap between columns.
    if (from > 0 && slot - from >= narrowest / step) {
      const [start, end] = emptiest(coverage, from, slot)
      found.push({ from: x0 + start * step, to: x0 + end * step })
    }
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
