import { existsSync } from 'node:fs'
import { gramsPerWord, writeGrams } from './ngrams.ts'
import { readerHome } from './reader-home.ts'
import { poolGrams, readWordTable, type WordTable, wordWidth } from './word-table.ts'

/** What single words mean to the reader, in whatever language they are: without a page, and without its runtime. */
export interface WordSpace {
  /** -1 to 1: "Tiefe" and "depth" are 0.8. */
  likeness(one: string, other: string): number
}

const mostKept = 20_000

let opened: Promise<WordSpace | undefined> | undefined

/** Opened once; nothing where its weights are not there. */
export function openWordSpace(): Promise<WordSpace | undefined> {
  opened ??= open(new URL('words.bin', readerHome))
  return opened
}

async function open(path: URL): Promise<WordSpace | undefined> {
  if (!existsSync(path)) return undefined
  const table = await readWordTable(path)
  const known = new Map<string, Float32Array>()
  const meaningOf = (word: string) => {
    const found = known.get(word) ?? meaningIn(table, word)
    if (known.size >= mostKept) known.clear()
    known.set(word, found)
    return found
  }
  return { likeness: (one, other) => product(meaningOf(one), meaningOf(other)) }
}

function meaningIn(table: WordTable, word: string): Float32Array {
  const grams = new Uint16Array(gramsPerWord)
  writeGrams(word, grams, 0)
  const pooled = poolGrams(table, grams)
  const length = Math.sqrt(product(pooled, pooled))
  return length === 0 ? pooled : pooled.map((number) => number / length)
}

function product(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let at = 0; at < wordWidth; at += 1) sum += (one[at] as number) * (other[at] as number)
  return sum
}
