import { knownWords } from './vocabulary.ts'

/** A known word that differs by one letter, as misread scans do; only for words long enough to be sure of. */
export function correct(word: string): string | undefined {
  if (word.length < shortest) {
    return undefined
  }
  const asRead = lookalikes.map(([from, to]) => word.replace(from, to)).find((other) => knownWords().has(other))
  if (asRead !== undefined) {
    return asRead
  }
  for (const length of [word.length, word.length + 1, word.length - 1]) {
    const found = byLength()
      .get(length)
      ?.find((other) => isOneApart(word, other) && isSure(word, other))
    if (found !== undefined) {
      return found
    }
  }
  return undefined
}

const shortest = 5
const lookalikes: [from: string, to: string][] = [
  ['rn', 'm'],
  ['m', 'rn'],
  ['cl', 'd'],
  ['vv', 'w'],
  ['ii', 'u'],
]

function isOneApart(word: string, other: string): boolean {
  const least = Math.min(word.length, other.length)
  let from = 0
  while (from < least && word.charCodeAt(from) === other.charCodeAt(from)) {
    from++
  }
  let same = 0
  while (same < least - from && word.charCodeAt(word.length - 1 - same) === other.charCodeAt(other.length - 1 - same)) {
    same++
  }
  return Math.max(word.length, other.length) - from - same <= 1
}

/** Short words that differ in their first letter are mostly two words: "Rinder" and "Kinder". */
function isSure(word: string, other: string): boolean {
  return word.length >= 7 || word[0] === other[0]
}

let byLengthMade: Map<number, string[]> | undefined

function byLength(): Map<number, string[]> {
  byLengthMade ??= Map.groupBy(
    [...knownWords()].filter((word) => word.length >= shortest),
    (word) => word.length,
  )
  return byLengthMade
}
