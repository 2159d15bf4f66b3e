import type { Rarity, Vocabulary } from '../vocabulary.ts'
import { sharedBigrams } from './bigrams.ts'
import { jaroWinkler } from './closeness.ts'

/** Soft comparison is quadratic: of long texts only so many of the words that are left over take part in it. */
const mostLeftOver = 24
const leastCloseness = 0.88
/** Long words that begin and end otherwise are alike when they share this many pairs of letters. */
const leastShared = 0.7
const shortestByBigrams = 6
/** What an initial counts of the word that it stands for. */
const initialsCount = 0.7

/**
 * The share of what is said on both sides, a word counting by its rarity: the geometric mean of both directions, so that a
 * short name inside a long one is neither equal nor foreign; `contained` asks only for what the shorter says. Words that are
 * nearly equal count by their closeness.
 */
export function compareWords(
  vocabulary: Vocabulary,
  rarity: Rarity,
  a: readonly number[],
  b: readonly number[],
  contained = false,
): number {
  let allA = 0
  let allB = 0
  let common = 0
  const leftA: number[] = []
  const leftB: number[] = []
  for (const id of a) {
    const weight = rarity.of(id)
    allA += weight
    if (b.includes(id)) common += weight
    else if (leftA.length < mostLeftOver) leftA.push(id)
  }
  for (const id of b) {
    allB += rarity.of(id)
    if (!a.includes(id) && leftB.length < mostLeftOver) leftB.push(id)
  }
  if (allA === 0 || allB === 0) return 0
  const soft = matchLeftOver(vocabulary, rarity, leftA, leftB)
  if (contained) return Math.min(1, allA < allB ? (common + soft.a) / allA : (common + soft.b) / allB)
  return Math.min(1, Math.sqrt(((common + soft.a) * (common + soft.b)) / (allA * allB)))
}

function matchLeftOver(
  vocabulary: Vocabulary,
  rarity: Rarity,
  leftA: number[],
  leftB: number[],
): { a: number; b: number } {
  const found = { a: 0, b: 0 }
  if (leftA.length === 0 || leftB.length === 0) return found
  const takenA = new Set<number>()
  const takenB = new Set<number>()
  joinNeighbours(vocabulary, leftA, leftB, takenA, takenB)
  joinNeighbours(vocabulary, leftB, leftA, takenB, takenA)
  for (const id of takenA) found.a += rarity.of(id)
  for (const id of takenB) found.b += rarity.of(id)
  readInitials(vocabulary, leftA, leftB, takenA, takenB, (full, short) => {
    for (const id of full) found.a += initialsCount * rarity.of(id)
    found.b += initialsCount * rarity.of(short)
  })
  readInitials(vocabulary, leftB, leftA, takenB, takenA, (full, short) => {
    for (const id of full) found.b += initialsCount * rarity.of(id)
    found.a += initialsCount * rarity.of(short)
  })
  for (const idA of leftA) {
    if (takenA.has(idA)) continue
    const wordA = vocabulary.wordOf(idA)
    let best = 0
    let bestId = -1
    for (const idB of leftB) {
      if (takenB.has(idB)) continue
      const closeness = wordCloseness(
        wordA,
        vocabulary.wordOf(idB),
        vocabulary.hasFigure(idA) || vocabulary.hasFigure(idB),
      )
      if (closeness > best) {
        best = closeness
        bestId = idB
      }
    }
    if (bestId < 0) continue
    takenB.add(bestId)
    // The rarer of the two may be a misspelling, whose rarity says nothing.
    const weight = Math.min(rarity.of(idA), rarity.of(bestId))
    found.a += best * (0.5 * weight + 0.5 * rarity.of(idA))
    found.b += best * (0.5 * weight + 0.5 * rarity.of(bestId))
  }
  return found
}

/** `back pack` is `backpack`, and `4 gb` is `4gb`. */
function joinNeighbours(
  v: Vocabulary,
  from: number[],
  into: number[],
  takenFrom: Set<number>,
  takenInto: Set<number>,
): void {
  for (let i = 0; i + 1 < from.length; i++) {
    const joined = v.wordOf(from[i] as number) + v.wordOf(from[i + 1] as number)
    const other = into.find((id) => v.wordOf(id) === joined)
    if (other === undefined) continue
    takenInto.add(other)
    takenFrom.add(from[i] as number)
    takenFrom.add(from[i + 1] as number)
  }
}

/** `mj` stands for `michael james`, and `acm` for what it is short for, where no letter is left over. */
function readInitials(
  v: Vocabulary,
  from: number[],
  into: number[],
  takenFrom: Set<number>,
  takenInto: Set<number>,
  found: (full: number[], short: number) => void,
): void {
  for (const short of into) {
    const letters = v.wordOf(short)
    if (letters.length < 2 || letters.length > 6 || takenInto.has(short) || v.hasFigure(short)) continue
    const free = from.filter((id) => !takenFrom.has(id))
    const full = wordsBehind(v, letters, free)
    if (full === undefined) continue
    for (const id of full) takenFrom.add(id)
    takenInto.add(short)
    found(full, short)
  }
}

/** Neighbours that begin with the letters in turn; short words between them, like `of`, may have none. */
function wordsBehind(v: Vocabulary, letters: string, words: number[]): number[] | undefined {
  for (let start = 0; start + letters.length <= words.length; start++) {
    const full: number[] = []
    for (let at = start; at < words.length && full.length < letters.length; at++) {
      const word = v.wordOf(words[at] as number)
      if (word[0] === letters[full.length]) full.push(words[at] as number)
      else if (full.length === 0 || word.length > 3) break
    }
    if (full.length === letters.length) return full
  }
  return undefined
}

function wordCloseness(a: string, b: string, hasFigure: boolean): number {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (hasFigure) return codeCloseness(short, long)
  if (short.length === 1) return long.startsWith(short) ? initialsCount : 0
  if (short.length >= 3 && long.startsWith(short)) return 0.85
  if (short.length < 4 || long.length - short.length > 3) return 0
  if (a.charCodeAt(0) === b.charCodeAt(0) || a.at(-1) === b.at(-1)) {
    const closeness = jaroWinkler(a, b)
    if (closeness >= leastCloseness) return closeness
  }
  const shared = short.length < shortestByBigrams ? 0 : sharedBigrams(a, b)
  return shared >= leastShared ? shared : 0
}

/** A model number with a suffix for its colour is nearly the same; one with another figure is not. */
function codeCloseness(short: string, long: string): number {
  if (short.length < 4 || !(long.startsWith(short) || long.endsWith(short))) return 0
  return 0.5 + 0.5 * (short.length / long.length)
}

/** The share of a value's words, by rarity, that stand anywhere in the other row. */
export function containment(rarity: Rarity, value: readonly number[], row: readonly number[]): number {
  let all = 0
  let found = 0
  for (const id of value) {
    const weight = rarity.of(id)
    all += weight
    if (row.includes(id)) found += weight
  }
  return all === 0 ? 0 : found / all
}
