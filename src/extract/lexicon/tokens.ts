import { splitCompound } from './compounds.ts'
import { stem } from './fold.ts'
import { headOf, isKnown, knownWords } from './vocabulary.ts'
import { wordsOf } from './words.ts'

/** A word, or a part of a compound, with the characters it was read from. */
export interface Token {
  /** The head word of its row of translations, or else its stem: equal for words that mean the same. */
  key: string
  start: number
  end: number
  /** Read as a known word that differs by one letter. */
  corrected: boolean
}

export interface ReadText {
  /** The words that carry meaning, in order, compounds as their parts. */
  tokens: Token[]
  /** Every word folded, function words included: two texts with the same answer are the same label. */
  folded: string
}

/** The words of a label, a field's name or a sentence. */
export function readText(text: string): ReadText {
  const tokens: Token[] = []
  let folded = ''
  for (const { word, start, end } of wordsOf(text)) {
    folded += folded === '' ? word : ` ${word}`
    const parts = partsOf(word)
    for (const key of parts.keys) {
      tokens.push({ key, start, end, corrected: parts.corrected })
    }
  }
  return { tokens, folded }
}

interface Parts {
  keys: string[]
  corrected: boolean
}

const remembered = new Map<string, Parts>()
const rememberAtMost = 20_000

function partsOf(word: string): Parts {
  const known = remembered.get(word)
  if (known) {
    return known
  }
  const parts = findParts(word)
  if (remembered.size >= rememberAtMost) {
    remembered.clear()
  }
  remembered.set(word, parts)
  return parts
}

function findParts(word: string): Parts {
  if (stopWords.has(word)) {
    return { keys: [], corrected: false }
  }
  if (/^\d/.test(word)) {
    return { keys: [word], corrected: false }
  }
  const plain = knownParts(word)
  if (plain) {
    return { keys: plain, corrected: false }
  }
  const better = correct(word)
  const parts = better === undefined ? undefined : knownParts(better)
  return parts ? { keys: parts, corrected: true } : { keys: [stem(word)], corrected: false }
}

function knownParts(word: string): string[] | undefined {
  const head = headOf(word)
  if (head !== undefined) {
    return [head]
  }
  const parts = splitCompound(word)
  if (parts) {
    return parts.map((part) => headOf(part) ?? stem(part))
  }
  return isKnown(word) ? [stem(word)] : undefined
}

const stopWords = new Set(
  (
    'the of and or in is are was be has have it its that this which whose who as if any each all one out at ' +
    'der die das des dem den und oder im ist sind wird werden wurde hat ein eine einer eines einem einen auf wie als es sich dass muss ' +
    'le la les l de du d des et ou en un une dans est sont sur que qui par s ' +
    'el los las del y o e un una unos es son por que se lo'
  ).split(' '),
)

/** A known word that differs by one letter, as misread scans do; only for words long enough to be sure of. */
function correct(word: string): string | undefined {
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
