/** 0..1: how much of two names is the same letter by letter; for names that were mistyped. */
export function spelledAlike(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1]
    for (let j = 0; j < other.length; j++) {
      const replaced = (row[j] ?? 0) + Number(letter !== other[j])
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return 1 - (row.at(-1) ?? 0) / Math.max(one.length, other.length, 1)
}
