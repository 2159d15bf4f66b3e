import { crc32 } from 'node:zlib'

/** Rows of the table of n-grams; the first stands for none. */
export const tableRows = 49_152
/** How many n-grams a word has at most. */
export const gramsPerWord = 14

const ends = 4
const mostTrigrams = gramsPerWord - 4

/** Writes the ids of a word's n-grams; what it does not use stays 0. Known and unknown words share parts, and so their meaning. */
export function writeGrams(word: string, into: Uint16Array, at: number): void {
  const whole = word.normalize('NFKC').toLowerCase().replace(/\p{N}/gu, '0')
  const core = whole.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
  const grams = [`w:${whole}`]
  if (core !== '') {
    const folded = core.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss')
    grams.push(`c:${core}`, `p:${folded.slice(0, ends)}`, `s:${folded.slice(-ends)}`)
    for (const trigram of trigramsOf(`<${folded}>`)) grams.push(`t:${trigram}`)
  }
  grams.forEach((gram, index) => {
    into[at + index] = 1 + (crc32(gram) % (tableRows - 1))
  })
}

/** Of a long word those at both ends. */
function trigramsOf(text: string): string[] {
  const all = Array.from({ length: Math.max(1, text.length - 2) }, (_, index) => text.slice(index, index + 3))
  const half = mostTrigrams / 2
  return all.length > mostTrigrams ? [...all.slice(0, half), ...all.slice(-half)] : all
}
