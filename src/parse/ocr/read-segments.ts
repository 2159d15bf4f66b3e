import type { Box, CharacterAlternative } from '../../document/model.ts'
import type { EngineWord, OcrEngine, OcrLanguage } from './engine.ts'
import { footAt } from './fit-baseline.ts'
import type { Rotation } from './grey-image.ts'
import type { Bounds } from './ink-parts.ts'
import type { OrderedSegment } from './order-segments.ts'
import type { PreparedPage } from './prepare-page.ts'
import { type Placement, typesetSegments } from './typeset-segments.ts'

/** A word on the upright page. */
export interface RecognisedWord {
  text: string
  box: Box
  /** 0 to 1. */
  confidence: number
  line: number
  block: number
  /** What characters of it may be instead. */
  alternatives?: CharacterAlternative[]
}

/** Reads some segments of a page: the words of each, in their order. Both engines do. */
export type SegmentReader<Word extends RecognisedWord> = (
  page: PreparedPage,
  segments: OrderedSegment[],
) => Promise<Word[][]>

/** A page turned as it is meant to be read, and the words of each of its segments. */
export interface PageReading {
  rotation: Rotation
  page: PreparedPage
  words: RecognisedWord[][]
}

/** What is read of nothing but pieces is specks unless it is as sure as this. */
export const surePieces = 0.9

/** Keeps the sheet well below the engine's largest image, and memory flat. */
const segmentsPerSheet = 150

/** Recognises some segments of a page in one language: the words of each, in its order. */
export async function readSegments(
  page: PreparedPage,
  segments: OrderedSegment[],
  engine: OcrEngine,
  language: OcrLanguage,
): Promise<RecognisedWord[][]> {
  const words: RecognisedWord[][] = []
  for (let from = 0; from < segments.length; from += segmentsPerSheet) {
    const some = segments.slice(from, from + segmentsPerSheet)
    const { image, placements } = typesetSegments(page.image, page.parts, some)
    const found = (await engine.read(image, language)).filter(isCredible)
    placements.forEach((placement, index) => {
      const segment = some[index]
      if (!segment) return
      const { line, block } = segment
      const own = wordsIn(placement, found).filter(({ confidence }) => !segment.isBroken || confidence >= surePieces)
      words.push(
        own.map(({ text, confidence, ...area }) => {
          return { text, box: page.toPage(placeOnPage(area, placement)), confidence, line, block }
        }),
      )
    })
  }
  return words
}

/** Specks and pen strokes are read as marks, and the engine itself does not believe in them. */
export function isCredible({ text, confidence }: EngineWord): boolean {
  return confidence >= (/[\p{L}\p{N}]/u.test(text) ? 0.1 : 0.4)
}

function wordsIn({ top, bottom }: Placement, words: EngineWord[]): EngineWord[] {
  const middle = (word: EngineWord) => (word.top + word.bottom) / 2
  return words.filter((word) => middle(word) >= top && middle(word) < bottom).sort((a, b) => a.left - b.left)
}

/** The ink of the word, for the engine's boxes are as high as the row; its box where no ink is found. */
function placeOnPage(word: Bounds, { segment, x, baseline, scale }: Placement): Bounds {
  const left = segment.left + (word.left - x) / scale
  const right = segment.left + (word.right - x) / scale
  const ink = segment.parts.filter((part) => {
    const overlap = Math.min(part.right, right) - Math.max(part.left, left)
    return overlap > (part.right - part.left) / 2
  })
  const foot = footAt(segment, (left + right) / 2)
  const engineTop = foot + (word.top - baseline) / scale
  const engineBottom = foot + (word.bottom - baseline) / scale
  const top = ink.reduce((least, part) => Math.min(least, part.top), Number.POSITIVE_INFINITY)
  const bottom = ink.reduce((most, part) => Math.max(most, part.bottom), Number.NEGATIVE_INFINITY)
  return ink.length > 0 ? { left, top, right, bottom } : { left, top: engineTop, right, bottom: engineBottom }
}
