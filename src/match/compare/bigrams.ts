/** Places of the second word's pairs of letters that are taken; used again for each pair of words. */
const taken = new Uint8Array(128)

/** How alike two words are by the pairs of letters that they share, wherever these stand: 0 to 1 (Dice). */
export function sharedBigrams(a: string, b: string): number {
  const [pairsA, pairsB] = [a.length - 1, b.length - 1]
  if (pairsA < 1 || pairsB < 1 || pairsB > taken.length) return a === b ? 1 : 0
  taken.fill(0, 0, pairsB)
  let common = 0
  for (let i = 0; i < pairsA; i++) {
    for (let j = 0; j < pairsB; j++) {
      if (taken[j] === 1 || a.charCodeAt(i) !== b.charCodeAt(j) || a.charCodeAt(i + 1) !== b.charCodeAt(j + 1)) continue
      taken[j] = 1
      common++
      break
    }
  }
  return (2 * common) / (pairsA + pairsB)
}
