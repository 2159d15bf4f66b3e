import type { SpokenWord } from './segments.ts'

interface Token {
  id: number
  probability: number
}

/** Joins the pieces of a sentencepiece vocabulary to words: `▁` begins one, `<0x41>` is a byte of UTF-8. */
export function wordsOfTokens(tokens: readonly Token[], pieceOf: (id: number) => string | undefined): SpokenWord[] {
  const words: { bytes: Buffer[]; confidence: number }[] = []
  for (const token of tokens) {
    const piece = pieceOf(token.id)
    if (piece === undefined || /^<(?!0x)|^<<|<\/s>/.test(piece)) continue
    piece.split('▁').forEach((part, index) => {
      const last = words.at(-1)
      const continues = index === 0 && last !== undefined
      const word = continues ? last : { bytes: [], confidence: 1 }
      if (!continues) words.push(word)
      if (part === '') return
      word.bytes.push(bytesOf(part))
      word.confidence *= token.probability
    })
  }
  return words
    .map(({ bytes, confidence }) => ({ text: Buffer.concat(bytes).toString('utf8').trim(), confidence }))
    .filter(({ text }) => text !== '')
}

function bytesOf(piece: string): Buffer {
  const byte = /^<0x([0-9A-F]{2})>$/.exec(piece)?.[1]
  return byte === undefined ? Buffer.from(piece, 'utf8') : Buffer.from(byte, 'hex')
}
