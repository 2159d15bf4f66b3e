/**
 * The pattern of any of many words, of two that begin alike the longer one first. What words begin with in common stands in it once:
 * the pattern is made ready, and fails, in a part of the time that one word beside the other takes.
 */
export function wordsPattern(words: Iterable<string>, partsOf: (word: string) => string[]): string {
  const root: Branch = { isEnd: false, further: new Map() }
  for (const word of words) {
    let branch = root
    for (const part of partsOf(word)) {
      const next = branch.further.get(part) ?? { isEnd: false, further: new Map() }
      branch.further.set(part, next)
      branch = next
    }
    branch.isEnd = true
  }
  return patternOf(root)
}

interface Branch {
  isEnd: boolean
  further: Map<string, Branch>
}

function patternOf({ isEnd, further }: Branch): string {
  const ways = [...further].map(([part, branch]) => part + patternOf(branch))
  if (ways.length === 0) return ''
  if (isEnd) return `(?:${ways.join('|')}|)`
  return ways.length === 1 ? (ways[0] as string) : `(?:${ways.join('|')})`
}
