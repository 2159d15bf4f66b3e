import { tmpdir } from 'node:os'
import type { Engines } from '../reader.ts'
import { chooseReadings, isDoubtful } from './choose-readings.ts'
import type { OcrEngine, OcrLanguage } from './engine.ts'
import { createEnginePool } from './engine-pool.ts'
import { findOrientation } from './find-orientation.ts'
import { flattenBackground } from './flatten-background.ts'
import { type LoadedImage, loadGrey, type Rotation } from './grey-image.ts'
import { modelFor, modelForText } from './language.ts'
import { measureText } from './measure-text.ts'
import { type RecognisedWord, readSegments } from './read-segments.ts'
import { readWhole } from './read-whole.ts'
import { createTessdata } from './tessdata.ts'

export interface RecognisedPage {
  /** In reading order by lines; boxes are fractions of the page turned by `rotation`, not of the levelled one. */
  words: RecognisedWord[]
  /** The clockwise turn that the page needed. */
  rotation: Rotation
  /** How far lines of text fall to the right on the turned page. */
  skewDegrees: number
  language: OcrLanguage
  /** Pixels of the image, turned by `rotation`. */
  width: number
  height: number
}

export interface Recogniser {
  /** Takes an encoded image or its path. Throws a ParseError when it cannot be decoded. Pages beyond what the engines can do at once wait. */
  recognise(image: Buffer | string, options: { language?: string }): Promise<RecognisedPage>
  close(): Promise<void>
}

/** Reads pictures of pages. Engines and language data are loaded when first needed and kept until it is closed. */
export function createRecogniser(engines: Engines & { language?: string; scratch?: string }): Recogniser {
  const tessdata = createTessdata(engines.scratch ?? tmpdir())
  const open = async (): Promise<OcrEngine> => {
    const native = await import('./tesseract-native.ts')
    if (engines.tesseract !== undefined && (await native.isUsableTesseract(engines.tesseract)))
      return native.openNativeTesseract(engines.tesseract, tessdata)
    return (await import('./tesseract-js.ts')).openTesseractJs(tessdata)
  }
  const pool = createEnginePool(Math.max(1, engines.parallel), open)
  return {
    recognise: (image, options) =>
      pool.use(async (engine) => recognisePage(await loadGrey(image), engine, options.language ?? engines.language)),
    async close() {
      await pool.close()
      await tessdata.remove()
    },
  }
}

async function recognisePage(image: LoadedImage, engine: OcrEngine, language?: string): Promise<RecognisedPage> {
  const page = flattenBackground(image)
  const measure = await measureText(page)
  const first = language === undefined ? 'eng' : modelFor(language)
  const { rotation, page: upright, sample } = await findOrientation(page, measure, engine, first)
  let model = language === undefined ? await modelForText(sample) : first
  let read = await readSegments(upright, upright.segments, engine, model)
  if (language === undefined) {
    const meant = await modelForText(read.flat())
    if (meant !== model) read = await readSegments(upright, upright.segments, engine, meant)
    model = meant
  }
  const words = isDoubtful(read) ? chooseReadings(upright, read, await readWhole(upright, engine, model)) : read.flat()
  const turned = rotation === 90 || rotation === 270
  return {
    words: isText(words) ? words : [],
    rotation,
    skewDegrees: measure.skewDegrees,
    language: model,
    width: turned ? image.fullHeight : image.fullWidth,
    height: turned ? image.fullWidth : image.fullHeight,
  }
}

const leastCredible = 0.3

/** The patterns of a photograph are read as letters, too, but not with any confidence. */
function isText(words: RecognisedWord[]): boolean {
  const sum = words.reduce((total, { confidence, text }) => total + confidence * text.length, 0)
  const letters = words.reduce((total, { text }) => total + text.length, 0)
  return letters > 0 && sum / letters >= leastCredible
}
