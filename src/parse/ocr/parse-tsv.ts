import type { EngineWord } from './engine.ts'

const wordLevel = '5'

/** Tesseract's table of words: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
export function parseTsv(tsv: string): EngineWord[] {
  const words: EngineWord[] = []
  let lineKey = ''
  let line = -1
  for (const row of tsv.split('\n')) {
    const [level, , block, paragraph, lineInParagraph, , left, top, width, height, confidence, ...rest] =
      row.split('\t')
    const text = rest.join('').replace(/[\s\p{Cc}]+/gu, '')
    if (level !== wordLevel || text === '') continue
    const key = `${block}.${paragraph}.${lineInParagraph}`
    if (key !== lineKey) line += 1
    lineKey = key
    words.push({
      text,
      left: Number(left),
      top: Number(top),
      right: Number(left) + Number(width),
      bottom: Number(top) + Number(height),
      confidence: Math.min(Math.max(Number(confidence) / 100, 0), 1),
      line,
      block: Number(block),
    })
  }
  return words
}
