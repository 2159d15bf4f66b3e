/** How many of some letters of a text are the same in another, once the two are aligned by the fewest edits. */
export function lettersKept(
  truth: string,
  found: string,
  counts: (letter: string) => boolean,
): { letters: number; kept: number } {
  const width = found.length + 1
  const costs = editCosts(truth, found)
  const costAt = (row: number, column: number) => costs[row * width + column] ?? 0
  let [i, j, letters, kept] = [truth.length, found.length, 0, 0]
  while (i > 0) {
    const isExtra = j > 0 && costAt(i, j) === costAt(i, j - 1) + 1
    if (isExtra) {
      j -= 1
      continue
    }
    const isMissing = j === 0 || costAt(i, j) === costAt(i - 1, j) + 1
    const isCounted = counts(truth[i - 1] ?? '')
    if (isCounted) letters += 1
    if (isCounted && !isMissing && truth[i - 1] === found[j - 1]) kept += 1
    i -= 1
    if (!isMissing) j -= 1
  }
  return { letters, kept }
}

/** Edits between every two beginnings of the texts. */
function editCosts(truth: string, found: string): Uint16Array {
  const width = found.length + 1
  const costs = new Uint16Array((truth.length + 1) * width)
  for (let j = 0; j < width; j += 1) costs[j] = j
  for (let i = 1; i <= truth.length; i += 1) {
    const row = i * width
    costs[row] = i
    for (let j = 1; j < width; j += 1) {
      const same = (costs[row - width + j - 1] ?? 0) + (truth[i - 1] === found[j - 1] ? 0 : 1)
      costs[row + j] = Math.min(same, (costs[row - width + j] ?? 0) + 1, (costs[row + j - 1] ?? 0) + 1)
    }
  }
  return costs
}
