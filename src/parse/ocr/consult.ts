import type { OcrEngine } from './engine.ts'
import { modelFor, modelForText } from './language.ts'
import { type PageReading, type RecognisedWord, readSegments } from './read-segments.ts'

/** Below this a page is none that our model knows how to read: another script, or no text at all. */
const strange = 0.3
/** A segment that is less sure than this is shown to Tesseract, too, when the page has several such. */
const doubtful = 0.5
const sureShare = 0.9
/** What Tesseract must be surer by, whose confidences are higher than they should be. */
const margin = 0.25

/** Whether nothing that was read can be relied on. */
export function isStrange({ words }: PageReading): boolean {
  return confidenceOf(words.flat()) < strange
}

/** Asks Tesseract about the segments that are in doubt, and takes its reading where it is much surer. */
export async function consult(reading: PageReading, engine: OcrEngine, language?: string): Promise<RecognisedWord[]> {
  const { page, words } = reading
  const unsure = page.segments.filter((_, index) => confidenceOf(words[index] ?? []) < doubtful)
  const letters = (some: RecognisedWord[][]) => some.flat().reduce((sum, { text }) => sum + text.length, 0)
  const sure = letters(words.filter((own) => confidenceOf(own) >= doubtful))
  if (sure >= sureShare * letters(words)) return words.flat()
  const model = language === undefined ? await modelForText(words.flat()) : modelFor(language)
  const others = await readSegments(page, unsure, engine, model)
  return page.segments.flatMap((segment, index) => {
    const own = words[index] ?? []
    const other = others[unsure.indexOf(segment)] ?? []
    return confidenceOf(other) > confidenceOf(own) + margin ? other : own
  })
}

/** Mean of the letters. */
function confidenceOf(words: readonly RecognisedWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  return words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / Math.max(1, letters)
}
