import type { OcrEngine } from './engine.ts'
import { modelFor, modelForText } from './language.ts'
import { type PageReading, type RecognisedWord, readSegments } from './read-segments.ts'

/** Below the first nothing is text, below the second none that our model knows how to read: another script, perhaps. */
const blank = 0.1
const strange = 0.3
/** A page that is less sure than this is shown to Tesseract: those of its segments that are doubtful. */
const unsurePage = 0.75
const doubtful = 0.6
/** What Tesseract must be surer by, whose confidences are higher than they should be. */
const margin = 0.25

/** What our model makes of a page: segments of which it can read nothing count as much as they have pieces of ink. */
export function senseOf({ page, words }: PageReading): 'none' | 'strange' | 'text' {
  let [sure, letters] = [0, 0]
  for (const [index, segment] of page.segments.entries()) {
    const own = words[index] ?? []
    const count = lettersOf(own)
    sure += count * confidenceOf(own)
    letters += count || segment.parts.length
  }
  const sense = sure / Math.max(1, letters)
  if (sense < blank) return 'none'
  return sense < strange ? 'strange' : 'text'
}

/** Asks Tesseract about the segments that are in doubt, and takes its reading where it is much surer. */
export async function consult(reading: PageReading, engine: OcrEngine, language?: string): Promise<RecognisedWord[]> {
  const { page, words } = reading
  if (confidenceOf(words.flat()) >= unsurePage) return words.flat()
  const unsure = page.segments.filter((_, index) => confidenceOf(words[index] ?? []) < doubtful)
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
  const sum = words.reduce((whole, { text, confidence }) => whole + text.length * confidence, 0)
  return sum / Math.max(1, lettersOf(words))
}

function lettersOf(words: readonly RecognisedWord[]): number {
  return words.reduce((sum, { text }) => sum + text.length, 0)
}
