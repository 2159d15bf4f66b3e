export type Value = string | number | boolean | null

/** Numbers to the cent, texts by their letters and digits. */
export function isSame(a: Value, b: Value): boolean {
  if (a === null || b === null) return a === b
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) <= 0.005
  return bare(String(a)) === bare(String(b))
}

/** How many of the values are among the others, each of those counted once. */
export function countAmong(values: readonly Value[], others: readonly Value[]): number {
  const left = [...others]
  return values.filter((value) => {
    const at = left.findIndex((other) => isSame(value, other))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }).length
}

/** Its letters and digits. */
export function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}
