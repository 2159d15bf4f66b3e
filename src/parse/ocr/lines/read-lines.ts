import type { OrderedSegment } from '../order-segments.ts'
import type { PreparedPage } from '../prepare-page.ts'
import { type RecognisedWord, surePieces } from '../read-segments.ts'
import type { Character } from './character.ts'
import { cutStrips } from './cut-strips.ts'
import type { LineModel } from './line-model.ts'
import { weighInContext } from './weigh-in-context.ts'
import { type StripWord, wordsOfStrip } from './words-of-strip.ts'

/**
 * Specks, pen strokes, dashes and what is left of rulings are read as something, too. Less than this is right once in
 * twenty times: a word, a character that stands alone, and one that is a mere stroke.
 */
const leastCredible = { word: 0.1, character: 0.4, stroke: 0.7 }
const stroke = /^[1lIijJLT|!/\\()[\]]$/

/** A word with the characters that it was made of. */
export interface LineWord extends RecognisedWord {
  characters: Character[]
}

/** Recognises some segments of a page: the words of each, in its order. */
export async function readLines(
  page: PreparedPage,
  segments: readonly OrderedSegment[],
  model: LineModel,
): Promise<LineWord[][]> {
  const strips = segments.map((segment) => cutStrips(page, segment, model.shape))
  const readings = await model.read(strips.flat())
  let next = 0
  return strips.map((own) =>
    own.flatMap((strip) => {
      const words = wordsOfStrip(readings[next] ?? [], strip)
      next += 1
      return words
        .filter((word) => !isSpeck(word))
        .map((word) => placeWord(page, strip.segment, word))
        .filter((word) => isCredible(word, strip.segment))
    }),
  )
}

function isCredible({ text, characters, confidence }: LineWord, { isBroken }: OrderedSegment): boolean {
  if (isBroken) return confidence >= surePieces
  if (characters.length > 1) return confidence >= leastCredible.word
  return confidence >= (stroke.test(text) ? leastCredible.stroke : leastCredible.character)
}

/** Check boxes and ticks are drawn with lines; a grain of dirt before a line looks like one to the net. */
const leastInkOfBox = 0.05

function isSpeck({ characters, ink }: StripWord): boolean {
  const [sign, second] = characters
  return !second && ink < leastInkOfBox && /[\u25a0-\u25ef\u2610-\u2612\u2713-\u2718]/u.test(sign?.text ?? '')
}

function placeWord(page: PreparedPage, { line, block }: OrderedSegment, { characters, area }: StripWord): LineWord {
  const weighed = weighInContext(characters)
  return { ...spell(weighed), characters: weighed, box: page.toPage(area), line, block }
}

/** What a word says, how sure that is, and what else it may say. */
export function spell(characters: readonly Character[]): Pick<RecognisedWord, 'text' | 'confidence' | 'alternatives'> {
  const alternatives = alternativesOf(characters)
  return {
    text: characters.map(({ text }) => text).join(''),
    confidence: characters.reduce((product, { probability }) => product * probability, 1),
    ...(alternatives.length > 0 && { alternatives }),
  }
}

/** Less is noise, and would make results large. */
const leastAlternative = 0.02
const mostAlternatives = 4

function alternativesOf(characters: readonly Character[]): NonNullable<RecognisedWord['alternatives']> {
  let at = 0
  return characters.flatMap(({ text, alternatives }) => {
    const start = at
    at += text.length
    return alternatives
      .filter(({ probability }) => probability >= leastAlternative)
      .slice(0, mostAlternatives)
      .map((other) => ({ at: start, length: text.length, ...other }))
  })
}
