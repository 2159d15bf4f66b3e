import { type DraftPage, type DraftWord, wordsOf } from '../../document/draft.ts'

/** What was said between two moments of a recording. */
export interface Segment {
  /** Seconds from the beginning of the recording. */
  start: number
  end: number
  words: SpokenWord[]
  /** Mean probability of what was recognised; absent where nobody says. */
  confidence?: number
}

export interface SpokenWord {
  text: string
  confidence?: number
}

/** A recording is one page with a paragraph for each segment. */
export function draftOfSegments(segments: readonly Segment[]): DraftPage {
  return {
    number: 1,
    source: 'speech',
    geometry: 'flow',
    blocks: segments
      .filter((segment) => segment.words.length > 0)
      .map((segment) => ({
        kind: 'paragraph',
        lines: [segment.words.flatMap(draftWords)],
        time: { start: toHundredths(segment.start), end: toHundredths(segment.end) },
      })),
  }
}

function draftWords(word: SpokenWord): DraftWord[] {
  return wordsOf(word.text, word.confidence === undefined ? {} : { confidence: toThousandths(word.confidence) })
}

function toHundredths(seconds: number): number {
  return Math.round(seconds * 100) / 100
}

function toThousandths(probability: number): number {
  return Math.round(probability * 1000) / 1000
}
