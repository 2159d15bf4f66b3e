import { fold } from './letters.ts'
import { numberOfWord } from './number-words.ts'

export interface WrittenNumber {
  start: number
  value: number
}

const hundreds: Record<string, number> = {
  ...{ hundred: 1, hundreds: 1, hundert: 1, cent: 1, cents: 1, cien: 1, ciento: 1, cientos: 1, cientas: 1 },
  ...{ quinientos: 5, quinientas: 5, setecientos: 7, setecientas: 7, novecientos: 9, novecientas: 9 },
}
const scales: Record<string, number> = {
  ...{ thousand: 1000, tausend: 1000, mille: 1000, mil: 1000 },
  ...{ million: 1e6, millions: 1e6, millionen: 1e6, millon: 1e6, millones: 1e6 },
}
const joints = new Set(['and', 'und', 'et', 'y'])
const forms: Record<string, number> = { a: 1, veintiun: 21, quatrevingts: 80, vingts: 20 }
const mostWords = 16
const longestPart = 16
const longestWord = 60

/** What a number is made of, in the order in which it is said. */
type Part = { kind: 'unit' | 'hundred' | 'scale'; value: number }

/** The number in words that a text ends with: "of three thousand two hundred", "zweitausenddreihundert", "dos mil", "quatre-vingt mille". */
export function writtenNumberAtEnd(text: string): WrittenNumber | undefined {
  const words = [...text.matchAll(/\p{L}+/gu)].slice(-mostWords)
  let found: WrittenNumber | undefined
  let parts: Part[] = []
  let until = text.length
  for (const { 0: word, index } of words.toReversed()) {
    if (!/^[\s\u00ad-]{0,3}$/u.test(text.slice(index + word.length, until))) break
    const isJoint = parts.length > 0 && joints.has(fold(word))
    const own = isJoint ? [] : partsOf(fold(word))
    if (!own) break
    parts = [...own, ...parts]
    until = index
    const value = isJoint ? undefined : worthOf(parts)
    if (value !== undefined) found = { start: index, value }
  }
  return found
}

/** A text that is nothing but a number in words. */
export function writtenNumber(text: string): number | undefined {
  const found = text.length <= longestText ? writtenNumberAtEnd(text) : undefined
  return found?.start === 0 && !otherWords.has(fold(text)) ? found.value : undefined
}

const longestText = 120
/** Of one language a number, of another something else. */
const otherWords = new Set(['a', 'once', 'sept', 'son', 'mil', 'cent', 'un', 'une', 'una', 'uno', 'ein', 'eine', 'one'])

/** German writes a number as one word. */
function partsOf(word: string): Part[] | undefined {
  if (word.length > longestWord) return undefined
  for (let end = Math.min(word.length, longestPart); end > 0; end -= 1) {
    const part = partOf(word.slice(0, end))
    if (!part) continue
    if (end === word.length) return [part]
    const rest = word.slice(end).replace(/^und(?=.)/, '')
    const others = partsOf(rest)
    if (others) return [part, ...others]
  }
  return undefined
}

function partOf(word: string): Part | undefined {
  const [hundred, scale] = [hundreds[word], scales[word]]
  if (scale !== undefined) return { kind: 'scale', value: scale }
  if (hundred === 1) return { kind: 'hundred', value: 100 }
  if (hundred !== undefined) return { kind: 'unit', value: 100 * hundred }
  const value = forms[word] ?? numberOfWord(word)
  return value === undefined ? undefined : { kind: value === 100 ? 'hundred' : 'unit', value }
}

/** What the parts make; nothing where no number is said so. */
function worthOf(parts: readonly Part[]): number | undefined {
  let [whole, open, lastScale] = [0, 0, Infinity]
  for (const { kind, value } of parts) {
    if (kind === 'scale') {
      if (value >= lastScale) return undefined
      whole += (open || 1) * value
      lastScale = value
      open = 0
    } else if (kind === 'hundred') {
      if (open >= 20) return undefined
      open = (open || 1) * value
    } else {
      const joined = joinUnit(open, value)
      if (joined === undefined) return undefined
      open = joined
    }
  }
  return whole + open
}

/** "Twenty five", "soixante dix", "quatre vingt", "dix sept"; not "two three". */
function joinUnit(open: number, value: number): number | undefined {
  const rest = open % 100
  if (rest === 4 && value === 20) return open + 76
  if (value >= 100) return open === 0 ? value : undefined
  const isFree = rest === 0 || (rest >= 20 && rest % 10 === 0 && value < 10)
  const isFrench = ((rest === 60 || rest === 80) && value < 20) || (rest % 20 === 10 && value > 6 && value < 10)
  return isFree || isFrench ? open + value : undefined
}
