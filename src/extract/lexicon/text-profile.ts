import { rarityOf } from './label-index.ts'
import { readText } from './tokens.ts'

/** A text ready to be compared: for words that no concept covers. */
export interface TextProfile {
  /** Token, and how much it says. */
  tokens: Map<string, number>
  weight: number
  /** Hashed character n-grams, of length 1. */
  grams: Float32Array
  /** Where `grams` is not 0: short texts leave most of it empty. */
  slots: Uint8Array
}

export function describeText(text: string): TextProfile {
  const read = readText(text)
  const tokens = new Map<string, number>()
  let weight = 0
  for (const { key } of read.tokens) {
    if (!tokens.has(key)) {
      const rarity = rarityOf(key)
      tokens.set(key, rarity)
      weight += rarity
    }
  }
  return { tokens, weight, ...gramsOf(read.folded) }
}

/** 0..1: whether two short texts say the same, by their words (through translations and stems) or their letters. */
export function similarity(a: TextProfile, b: TextProfile): number {
  const whole = a.weight + b.weight
  const words = whole === 0 ? 0 : (2 * sharedWeight(a, b)) / whole
  const letters = cosine(a, b)
  return 0.85 * Math.max(words, letters) + 0.15 * Math.min(words, letters)
}

/** 0..1: how much of a label a longer text says. */
export function containment(text: TextProfile, label: TextProfile): number {
  return label.weight === 0 ? 0 : sharedWeight(text, label) / label.weight
}

function sharedWeight(a: TextProfile, b: TextProfile): number {
  let shared = 0
  for (const [token, weight] of b.tokens) {
    if (a.tokens.has(token)) {
      shared += weight
    }
  }
  return shared
}

const dimensions = 256
const prime = 0x01000193

function gramsOf(text: string): Pick<TextProfile, 'grams' | 'slots'> {
  const grams = new Float32Array(dimensions)
  const padded = ` ${text} `
  for (let at = 0; at + 3 <= padded.length; at++) {
    let hash = 0x811c9dc5
    for (let next = at; next < at + 3; next++) {
      hash = Math.imul(hash ^ padded.charCodeAt(next), prime)
    }
    addGram(grams, hash)
    if (at + 3 < padded.length) {
      addGram(grams, Math.imul(hash ^ padded.charCodeAt(at + 3), prime))
    }
  }
  const slots = slotsOf(grams)
  toLengthOne(grams, slots)
  return { grams, slots }
}

function addGram(grams: Float32Array, state: number): void {
  const hash = (state ^ (state >>> 15)) >>> 0
  const slot = hash % dimensions
  // A sign of its own lets n-grams that fall on one place cancel out instead of adding up.
  grams[slot] = (grams[slot] ?? 0) + (hash & 0x10000 ? 1 : -1)
}

function slotsOf(grams: Float32Array): Uint8Array {
  const slots = new Uint8Array(dimensions)
  let count = 0
  for (let slot = 0; slot < dimensions; slot++) {
    if (grams[slot] !== 0) {
      slots[count] = slot
      count++
    }
  }
  return slots.slice(0, count)
}

function toLengthOne(grams: Float32Array, slots: Uint8Array): void {
  let square = 0
  for (const slot of slots) {
    square += (grams[slot] ?? 0) ** 2
  }
  const norm = Math.sqrt(square)
  for (const slot of slots) {
    grams[slot] = (grams[slot] ?? 0) / norm
  }
}

function cosine(a: TextProfile, b: TextProfile): number {
  let sum = 0
  for (const slot of b.slots) {
    sum += (a.grams[slot] ?? 0) * (b.grams[slot] ?? 0)
  }
  return Math.max(0, sum)
}
