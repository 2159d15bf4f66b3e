import { rarityOf } from './label-index.ts'
import { type ReadText, readText } from './tokens.ts'

/** A text ready to be compared: for words that no concept covers. */
export interface TextProfile {
  /** Each once, and how much it says. */
  tokens: { key: string; weight: number }[]
  weight: number
  /** Hashed character n-grams, a vector of length 1: where it is not 0, since short texts leave most of it empty... */
  slots: Uint8Array
  /** ...and what stands there. */
  grams: Float32Array
}

/** A text that many others are compared with: the same, to look things up in. */
export interface AskedText {
  keys: Set<string>
  weight: number
  grams: Float32Array
}

export function describeText(read: ReadText): TextProfile {
  const tokens: TextProfile['tokens'] = []
  let weight = 0
  for (const { key } of read.tokens) {
    if (!tokens.some((token) => token.key === key)) {
      const rarity = rarityOf(key)
      tokens.push({ key, weight: rarity })
      weight += rarity
    }
  }
  return { tokens, weight, ...gramsOf(read.folded) }
}

export function describeAsked(text: string): AskedText {
  const { tokens, weight, slots, grams } = describeText(readText(text))
  const whole = new Float32Array(dimensions)
  slots.forEach((slot, at) => {
    whole[slot] = grams[at] ?? 0
  })
  return { keys: new Set(tokens.map(({ key }) => key)), weight, grams: whole }
}

/** 0..1: whether two short texts say the same, by their words (through translations and stems) or their letters. */
export function similarity(a: AskedText, b: TextProfile): number {
  const whole = a.weight + b.weight
  const words = whole === 0 ? 0 : (2 * sharedWeight(a, b)) / whole
  const letters = cosine(a, b)
  return 0.85 * Math.max(words, letters) + 0.15 * Math.min(words, letters)
}

/** 0..1: how much of a label a longer text says. */
export function containment(text: AskedText, label: TextProfile): number {
  return label.weight === 0 ? 0 : sharedWeight(text, label) / label.weight
}

function sharedWeight({ keys }: AskedText, { tokens }: TextProfile): number {
  let shared = 0
  for (const { key, weight } of tokens) {
    if (keys.has(key)) {
      shared += weight
    }
  }
  return shared
}

const dimensions = 256
const prime = 0x01000193
// Reused between calls; whoever reads an entry sets it back to 0.
const counts = new Int32Array(dimensions)

function gramsOf(text: string): Pick<TextProfile, 'grams' | 'slots'> {
  const padded = ` ${text} `
  for (let at = 0; at + 3 <= padded.length; at++) {
    let hash = 0x811c9dc5
    for (let next = at; next < at + 3; next++) {
      hash = Math.imul(hash ^ padded.charCodeAt(next), prime)
    }
    countGram(hash)
    if (at + 3 < padded.length) {
      countGram(Math.imul(hash ^ padded.charCodeAt(at + 3), prime))
    }
  }
  return takeCounts()
}

function countGram(state: number): void {
  const hash = (state ^ (state >>> 15)) >>> 0
  const slot = hash % dimensions
  // A sign of its own lets n-grams that fall on one place cancel out instead of adding up.
  counts[slot] = (counts[slot] ?? 0) + (hash & 0x10000 ? 1 : -1)
}

function takeCounts(): Pick<TextProfile, 'grams' | 'slots'> {
  let [used, square] = [0, 0]
  for (const count of counts) {
    used += count === 0 ? 0 : 1
    square += count * count
  }
  const slots = new Uint8Array(used)
  const grams = new Float32Array(used)
  const norm = Math.sqrt(square)
  let at = 0
  for (let slot = 0; slot < dimensions; slot++) {
    const count = counts[slot] ?? 0
    if (count !== 0) {
      slots[at] = slot
      grams[at] = count / norm
      counts[slot] = 0
      at++
    }
  }
  return { slots, grams }
}

function cosine(a: AskedText, { slots, grams }: TextProfile): number {
  let sum = 0
  for (let at = 0; at < slots.length; at++) {
    sum += (a.grams[slots[at] ?? 0] ?? 0) * (grams[at] ?? 0)
  }
  return Math.max(0, sum)
}
