import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { Engines } from '../reader.ts'
import { consult, senseOf } from './consult.ts'
import type { OcrEngine, OcrLanguage } from './engine.ts'
import { createEnginePool } from './engine-pool.ts'
import { flattenBackground } from './flatten-background.ts'
import { type GreyImage, type LoadedImage, loadGrey, type Rotation } from './grey-image.ts'
import { modelFor, modelForText } from './language.ts'
import type { LineModel } from './lines/line-model.ts'
import { lineModelHome } from './lines/line-model-home.ts'
import { readByLines } from './lines/read-by-lines.ts'
import type { SharedLineModel } from './lines/shared-line-model.ts'
import { measureText, type TextMeasure } from './measure-text.ts'
import { checkStrange } from './page-budget.ts'
import { readByTesseract } from './read-by-tesseract.ts'
import type { RecognisedWord } from './read-segments.ts'
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
  /** Takes an encoded image or its path. Throws a ParseError when it cannot be decoded or is noise. Pages beyond what the engines can do at once wait. */
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
  let lines: Promise<SharedLineModel> | undefined
  const openLines = async () => (await import('./lines/shared-line-model.ts')).openSharedLineModel()
  const hasLines = !engines.tesseractOnly && existsSync(lineModelHome)
  return {
    recognise: (image, options) =>
      pool.use(async (engine) => {
        const loaded = await loadGrey(image)
        if (hasLines) lines ??= openLines()
        const readers = { engine, ...(lines && { lines: await lines }) }
        return recognisePage(loaded, readers, options.language ?? engines.language)
      }),
    async close() {
      await pool.close()
      await (await lines)?.close()
      await tessdata.remove()
    },
  }
}

interface Readers {
  engine: OcrEngine
  lines?: LineModel
}

async function recognisePage(image: LoadedImage, readers: Readers, language?: string): Promise<RecognisedPage> {
  const page = flattenBackground(image)
  const measure = await measureText(page)
  const { rotation, words } = await readPage(page, measure, readers, language)
  const turned = rotation === 90 || rotation === 270
  return {
    words: isText(words) ? words : [],
    rotation,
    skewDegrees: measure.skewDegrees,
    language: language === undefined ? await modelForText(words) : modelFor(language),
    width: turned ? image.fullHeight : image.fullWidth,
    height: turned ? image.fullWidth : image.fullHeight,
  }
}

/** Our own model first; Tesseract where there is none, and where it is in doubt. */
async function readPage(
  page: GreyImage,
  measure: TextMeasure,
  { engine, lines }: Readers,
  language?: string,
): Promise<{ rotation: Rotation; words: RecognisedWord[] }> {
  if (!lines) return readByTesseract(page, measure, engine, language)
  const own = await readByLines(page, measure, lines)
  const sense = senseOf(own)
  if (sense === 'strange') {
    checkStrange(own.page.segments)
    return readByTesseract(page, measure, engine, language)
  }
  return { rotation: own.rotation, words: sense === 'none' ? [] : await consult(own, engine, language) }
}

const leastCredible = 0.3

/** The patterns of a photograph are read as letters, too, but not with any confidence. */
function isText(words: RecognisedWord[]): boolean {
  const sum = words.reduce((total, { confidence, text }) => total + confidence * text.length, 0)
  const letters = words.reduce((total, { text }) => total + text.length, 0)
  return letters > 0 && sum / letters >= leastCredible
}
