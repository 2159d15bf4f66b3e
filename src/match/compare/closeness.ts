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
