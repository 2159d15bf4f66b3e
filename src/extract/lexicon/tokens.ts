import { splitCompound } from './compounds.ts'
import { stem } from './fold.ts'
import { correct } from './spelling.ts'
import { headOf, isKnown } from './vocabulary.ts'
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
