/** Words and figures of a text as they are compared: case, marks and punctuation do not count. */
export function tokensOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** How much of the wanted is found, as bags of words. 1 where nothing is wanted. */
export function recall(wanted: readonly string[], found: readonly string[]): number {
  if (wanted.length === 0) return 1
  const left = new Map<string, number>()
  for (const token of found) left.set(token, (left.get(token) ?? 0) + 1)
  let hits = 0
  for (const token of wanted) {
    const count = left.get(token) ?? 0
    if (count === 0) continue
    left.set(token, count - 1)
    hits += 1
  }
  return hits / wanted.length
}

/** Edits that turn one text into the other, over the length of the first. */
export function errorRate(truth: string, found: string): number {
  if (truth.length === 0) return found.length === 0 ? 0 : 1
  let row = Uint32Array.from({ length: found.length + 1 }, (_, index) => index)
  for (let i = 1; i <= truth.length; i += 1) {
    const next = new Uint32Array(found.length + 1)
    next[0] = i
    const sign = truth.charCodeAt(i - 1)
    for (let j = 1; j <= found.length; j += 1) {
      const same = (row[j - 1] ?? 0) + (sign === found.charCodeAt(j - 1) ? 0 : 1)
      next[j] = Math.min(same, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1)
    }
    row = next
  }
  return (row[found.length] ?? 0) / truth.length
}
