import { median } from '../../core/statistics.ts'
import type { EngineWord, OcrEngine, OcrLanguage } from './engine.ts'
import { resizeGrey } from './grey-image.ts'
import type { PreparedPage } from './prepare-page.ts'
import { isCredible } from './read-segments.ts'

/** Height of capitals that the models read best, and how far small print is enlarged for it. */
const capHeight = 30
const largestScale = 3

/** Reads the page as it stands, in one piece: a second opinion. Boxes are in pixels of the level page. */
export async function readWhole(page: PreparedPage, engine: OcrEngine, language: OcrLanguage): Promise<EngineWord[]> {
  const usual = median(page.segments.map((segment) => segment.capHeight)) || capHeight
  const scale = Math.min(capHeight / usual, largestScale)
  const words = await engine.read(await resizeGrey(page.image, scale), language)
  return words.filter(isCredible).map((word) => ({
    ...word,
    left: word.left / scale,
    top: word.top / scale,
    right: word.right / scale,
    bottom: word.bottom / scale,
  }))
}
