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

/** The known name that a mistyped one is nearest to, or that is a part of it or it of one; undefined when it is like none. */
export function nearestWord(mistyped: string, known: readonly string[]): string | undefined {
  const word = mistyped.slice(0, 60).toLowerCase()
  const near = known.flatMap((each) => {
    const most = Math.max(1, Math.floor(each.length / 3))
    const distance = editDistance(word, each.toLowerCase(), most)
    return distance <= most ? [{ each, distance }] : []
  })
  const parts = (name: string) => name.toLowerCase().split(/[_.\s-]+/)
  return (
    near.sort((a, b) => a.distance - b.distance)[0]?.each ??
    known.find((each) => parts(each).includes(word) || parts(word).includes(each.toLowerCase()))
  )
}
