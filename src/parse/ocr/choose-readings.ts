import type { Box } from '../../document/model.ts'
import type { EngineWord } from './engine.ts'
import type { Bounds } from './ink-parts.ts'
import type { OrderedSegment } from './order-segments.ts'
import type { PreparedPage } from './prepare-page.ts'
import type { RecognisedWord } from './read-segments.ts'

const sure = 0.93
/** A letter read with less confidence than this counts against a reading. */
const worthless = 0.3
/** Words that stand where no segment was found must be plain. */
const plain = 0.5

/** Whether a second reading is worth its time: letters that are unsure, or a segment in which nothing was read. */
export function isDoubtful(read: readonly RecognisedWord[][]): boolean {
  const words = read.flat()
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  const mean = words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / Math.max(1, letters)
  return mean < sure || read.some((own) => own.length === 0)
}

/** Takes for each segment the reading that is surer of more letters, and what only the second one found. */
export function chooseReadings(page: PreparedPage, first: RecognisedWord[][], second: EngineWord[]): RecognisedWord[] {
  const free = new Set(second)
  const chosen = page.segments.flatMap((segment, index) => {
    const own = first[index] ?? []
    const others = second.filter((word) => free.has(word) && liesIn(word, segment))
    for (const word of others) free.delete(word)
    return worth(others) > worth(own) ? others.map((word) => placed(page, word, segment)) : own
  })
  const lines = page.segments.length
  const missed = [...free]
    .filter(({ text, confidence }) => confidence >= plain && /[\p{L}\p{N}]{2}/u.test(text))
    .map((word) => placed(page, word, { line: lines + word.line, block: word.block }))
    .filter((word) => !chosen.some((other) => covers(other.box, word.box)))
  return [...chosen, ...missed]
}

/** Whether much of a word stands where another was read. */
function covers(box: Box, word: Box): boolean {
  const width = Math.min(box[2], word[2]) - Math.max(box[0], word[0])
  const height = Math.min(box[3], word[3]) - Math.max(box[1], word[1])
  return width > 0 && height > 0 && width * height > 0.25 * (word[2] - word[0]) * (word[3] - word[1])
}

function liesIn(word: Bounds, segment: OrderedSegment): boolean {
  const x = (word.left + word.right) / 2
  const y = (word.top + word.bottom) / 2
  const around = 0.3 * segment.capHeight
  return (
    x > segment.left - around && x < segment.right + around && y > segment.top - around && y < segment.bottom + around
  )
}

function worth(words: readonly { text: string; confidence: number }[]): number {
  return words.reduce((sum, { text, confidence }) => sum + text.length * (confidence - worthless), 0)
}

function placed(
  page: PreparedPage,
  { text, confidence, left, top, right, bottom }: EngineWord,
  { line, block }: { line: number; block: number },
): RecognisedWord {
  return { text, box: page.toPage({ left, top, right, bottom }), confidence, line, block }
}
