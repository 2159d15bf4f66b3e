import { chooseReadings, isDoubtful } from './choose-readings.ts'
import type { OcrEngine } from './engine.ts'
import { findOrientation } from './find-orientation.ts'
import type { GreyImage, Rotation } from './grey-image.ts'
import { modelFor, modelForText } from './language.ts'
import type { TextMeasure } from './measure-text.ts'
import { type RecognisedWord, readSegments } from './read-segments.ts'
import { readWhole } from './read-whole.ts'

/** A whole page by Tesseract alone: orientation, language, segments, and the page in one piece where they are doubtful. */
export async function readByTesseract(
  page: GreyImage,
  measure: TextMeasure,
  engine: OcrEngine,
  language?: string,
): Promise<{ rotation: Rotation; words: RecognisedWord[] }> {
  const first = language === undefined ? 'eng' : modelFor(language)
  const orientation = await findOrientation(page, measure, (turned, segments) =>
    readSegments(turned, segments, engine, first),
  )
  const { rotation, page: upright, sample } = orientation
  let model = language === undefined ? await modelForText([...sample.values()].flat()) : first
  let read = await readSegments(upright, upright.segments, engine, model)
  if (language === undefined) {
    const meant = await modelForText(read.flat())
    if (meant !== model) read = await readSegments(upright, upright.segments, engine, meant)
    model = meant
  }
  const words = isDoubtful(read) ? chooseReadings(upright, read, await readWhole(upright, engine, model)) : read.flat()
  return { rotation, words }
}
