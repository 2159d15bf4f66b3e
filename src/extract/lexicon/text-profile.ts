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
      tokens.set(key, rarityOf(key))
      weight += rarityOf(key)
    }
  }
  const grams = gramsOf(read.folded)
  return { tokens, weight, grams, slots: slotsOf(grams) }
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

function gramsOf(text: string): Float32Array {
  const vector = new Float32Array(dimensions)
  const padded = ` ${text} `
  for (let at = 0; at + 3 <= padded.length; at++) {
    for (let length = 3; length <= 4 && at + length <= padded.length; length++) {
      const hash = hashOf(padded, at, length)
      const slot = hash % dimensions
      // A sign of its own lets n-grams that fall on one place cancel out instead of adding up.
      vector[slot] = (vector[slot] ?? 0) + (hash & 0x10000 ? 1 : -1)
    }
  }
  return toLengthOne(vector)
}

function toLengthOne(vector: Float32Array): Float32Array {
  let square = 0
  for (const value of vector) {
    square += value * value
  }
  const norm = Math.sqrt(square) || 1
  for (let at = 0; at < vector.length; at++) {
    vector[at] = (vector[at] ?? 0) / norm
  }
  return vector
}

function hashOf(text: string, start: number, length: number): number {
  let hash = 0x811c9dc5
  for (let at = start; at < start + length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return (hash ^ (hash >>> 15)) >>> 0
}

function slotsOf(grams: Float32Array): Uint8Array {
  const slots: number[] = []
  for (const [slot, value] of grams.entries()) {
    if (value !== 0) {
      slots.push(slot)
    }
  }
  return Uint8Array.from(slots)
}

function cosine(a: TextProfile, b: TextProfile): number {
  let sum = 0
  for (const slot of b.slots) {
    sum += (a.grams[slot] ?? 0) * (b.grams[slot] ?? 0)
  }
  return Math.max(0, sum)
}
