import { type GreyImage, type Rotation, turnGrey } from './grey-image.ts'
import type { TextMeasure } from './measure-text.ts'
import type { OrderedSegment } from './order-segments.ts'
import { type Finding, type PreparedPage, preparePage } from './prepare-page.ts'
import type { RecognisedWord, SegmentReader } from './read-segments.ts'

/** The page as it is meant to be read, with a first reading of its longest lines. */
export interface Orientation<Word> {
  rotation: Rotation
  page: PreparedPage
  sample: Map<OrderedSegment, Word[]>
}

/** How much of the page is read to tell: enough for the language, too. */
const sampledSegments = 14
const sure = 0.7
const doubtful = 0.5

/** Turns the page until its text makes sense. A page that is upright, as most are, costs one short reading. */
export async function findOrientation<Word extends RecognisedWord>(
  page: GreyImage,
  measure: TextMeasure,
  read: SegmentReader<Word>,
  find?: Finding,
): Promise<Orientation<Word>> {
  const tried: (Orientation<Word> & { credibility: number })[] = []
  for (const rotation of measure.sideways ? ([270, 90, 0, 180] as const) : ([0, 180, 270, 90] as const)) {
    const best = bestOf(tried)
    if (best && (best.credibility >= sure || (tried.length === 2 && best.credibility >= doubtful))) break
    const turned = await preparePage(await turnGrey(page, rotation), measure, find)
    const sampled = longest(turned.segments)
    const words = await read(turned, sampled)
    const sample = new Map(sampled.map((segment, index) => [segment, words[index] ?? []]))
    tried.push({ rotation, page: turned, sample, credibility: credibilityOf(words.flat()) })
  }
  const best = bestOf(tried)
  if (!best) throw new Error('no orientation was tried')
  return best.credibility === 0 && tried[0] ? tried[0] : best
}

function bestOf<T extends { credibility: number }>(tried: T[]): T | undefined {
  return tried.toSorted((a, b) => b.credibility - a.credibility)[0]
}

function longest(segments: OrderedSegment[]): OrderedSegment[] {
  const chosen = new Set(segments.toSorted((a, b) => b.parts.length - a.parts.length).slice(0, sampledSegments))
  return segments.filter((segment) => chosen.has(segment))
}

/** Mean confidence of the letters and digits; words upside down are doubtful to the engine. */
function credibilityOf(words: RecognisedWord[]): number {
  let sum = 0
  let letters = 0
  for (const { text, confidence } of words) {
    const length = text.replace(/[^\p{L}\p{N}]/gu, '').length
    sum += length * confidence
    letters += length
  }
  return letters === 0 ? 0 : sum / letters
}
