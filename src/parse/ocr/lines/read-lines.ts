import type { OrderedSegment } from '../order-segments.ts'
import type { PreparedPage } from '../prepare-page.ts'
import type { RecognisedWord } from '../read-segments.ts'
import type { Character } from './character.ts'
import { cutStrips } from './cut-strips.ts'
import type { LineModel } from './line-model.ts'
import { type StripWord, wordsOfStrip } from './words-of-strip.ts'

/** Specks, pen strokes and dashes are read as something, too: of twenty such words one is right. */
const leastCredible = 0.1

/** Recognises some segments of a page: the words of each, in its order. */
export async function readLines(
  page: PreparedPage,
  segments: readonly OrderedSegment[],
  model: LineModel,
): Promise<RecognisedWord[][]> {
  const strips = segments.map((segment) => cutStrips(page, segment, model.shape))
  const readings = await model.read(strips.flat())
  let next = 0
  return strips.map((own) =>
    own.flatMap((strip) => {
      const words = wordsOfStrip(readings[next] ?? [], strip)
      next += 1
      return words
        .map((word) => toWord(page, strip.segment, word))
        .filter(({ confidence }) => confidence >= leastCredible)
    }),
  )
}

function toWord(page: PreparedPage, { line, block }: OrderedSegment, { characters, area }: StripWord): RecognisedWord {
  const alternatives = alternativesOf(characters)
  return {
    text: characters.map(({ text }) => text).join(''),
    box: page.toPage(area),
    confidence: characters.reduce((product, { probability }) => product * probability, 1),
    line,
    block,
    ...(alternatives.length > 0 && { alternatives }),
  }
}

function alternativesOf(characters: readonly Character[]): NonNullable<RecognisedWord['alternatives']> {
  let at = 0
  return characters.flatMap(({ text, alternatives }) => {
    const start = at
    at += text.length
    return alternatives.map((other) => ({ at: start, length: text.length, ...other }))
  })
}
