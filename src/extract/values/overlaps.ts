import type { TextMention } from './mention.ts'

/** Drops what shares characters with one of the others. */
export function withoutOverlaps(mentions: TextMention[], others: TextMention[]): TextMention[] {
  if (mentions.length === 0 || others.length === 0) return mentions
  const sorted = others.toSorted((x, y) => x.start - y.start)
  const furthest: number[] = []
  for (const other of sorted) furthest.push(Math.max(other.end, furthest.at(-1) ?? 0))
  let next = 0
  return mentions
    .toSorted((x, y) => x.start - y.start)
    .filter((mention) => {
      while (next < sorted.length && (sorted[next]?.start ?? 0) < mention.end) next += 1
      return next === 0 || (furthest[next - 1] ?? 0) <= mention.start
    })
}

/** The longer of two that share characters; the earlier of equal ones. */
export function longestOnly(mentions: TextMention[]): TextMention[] {
  const sorted = mentions.sort((x, y) => x.start - y.start || y.end - x.end)
  const kept: TextMention[] = []
  for (const next of sorted) {
    const last = kept.at(-1)
    if (!last || next.start >= last.end) kept.push(next)
    else if (next.end - next.start > last.end - last.start) kept[kept.length - 1] = next
  }
  return kept
}
