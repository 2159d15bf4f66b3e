import { readFile } from 'node:fs/promises'
import { gramsPerWord, tableRows } from './ngrams.ts'

/** Numbers that a word is given. */
export const wordWidth = 96

/** What n-grams mean: for each a row of small integers and what they are to be multiplied by. */
export interface WordTable {
  scales: Float32Array
  rows: Int8Array
}

export async function readWordTable(path: URL): Promise<WordTable> {
  const bytes = await readFile(path)
  const expected = tableRows * (4 + wordWidth)
  if (bytes.length !== expected) throw new Error(`${path.pathname} has ${bytes.length} bytes instead of ${expected}`)
  const { buffer } = Uint8Array.from(bytes)
  return { scales: new Float32Array(buffer, 0, tableRows), rows: new Int8Array(buffer, tableRows * 4) }
}

/** For each word the sum of its n-grams' rows over the root of their number. */
export function poolGrams({ scales, rows }: WordTable, grams: Uint16Array): Float32Array {
  const words = grams.length / gramsPerWord
  const pooled = new Float32Array(words * wordWidth)
  for (let word = 0; word < words; word += 1) {
    const at = word * wordWidth
    let count = 0
    for (let place = word * gramsPerWord; place < (word + 1) * gramsPerWord; place += 1) {
      const gram = grams[place] as number
      if (gram === 0) continue
      count += 1
      const scale = scales[gram] as number
      const from = gram * wordWidth
      for (let column = 0; column < wordWidth; column += 1)
        pooled[at + column] = (pooled[at + column] as number) + scale * (rows[from + column] as number)
    }
    const share = count > 0 ? 1 / Math.sqrt(count) : 0
    for (let column = at; column < at + wordWidth; column += 1) pooled[column] = (pooled[column] as number) * share
  }
  return pooled
}
