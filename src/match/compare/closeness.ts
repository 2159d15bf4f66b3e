/** Used again for each pair of words; what is longer is no word. */
const taken = new Uint8Array(128)
const matchedA = new Uint8Array(128)

/** How alike two words are by the characters that they share in about the same places, with a bonus for a common start. */
export function jaroWinkler(a: string, b: string): number {
  if (a === b) return 1
  const range = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1)
  if (Math.max(a.length, b.length) > taken.length) return 0
  taken.fill(0, 0, b.length)
  let common = 0
  for (let i = 0; i < a.length; i++) {
    const end = Math.min(b.length - 1, i + range)
    for (let j = Math.max(0, i - range); j <= end; j++) {
      if (taken[j] === 1 || a.charCodeAt(i) !== b.charCodeAt(j)) continue
      taken[j] = 1
      matchedA[common++] = i
      break
    }
  }
  if (common === 0) return 0
  let moved = 0
  let k = 0
  for (let j = 0; j < b.length; j++) {
    if (taken[j] !== 1) continue
    if (a.charCodeAt(matchedA[k++] as number) !== b.charCodeAt(j)) moved++
  }
  const jaro = (common / a.length + common / b.length + (common - moved / 2) / common) / 3
  let start = 0
  while (start < Math.min(4, a.length, b.length) && a.charCodeAt(start) === b.charCodeAt(start)) start++
  return jaro + start * 0.1 * (1 - jaro)
}

/** Insertions, deletions, replacements and swaps of neighbours; gives up over `most`. */
export function editDistance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
      let steps = Math.min(
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (last[j - 1] as number) + (same ? 0 : 1),
      )
      const isSwap =
        i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
      if (isSwap) steps = Math.min(steps, (before[j - 2] as number) + 1)
      row.push(steps)
      least = Math.min(least, steps)
    }
    if (least > most) return most + 1
    before = last
    last = row
  }
  return last[b.length] as number
}
