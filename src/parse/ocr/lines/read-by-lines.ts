import { findOrientation } from '../find-orientation.ts'
import type { GreyImage } from '../grey-image.ts'
import type { TextMeasure } from '../measure-text.ts'
import { checkLength } from '../page-budget.ts'
import type { PageReading, RecognisedWord } from '../read-segments.ts'
import { agreeOnMarks } from './agree-on-marks.ts'
import type { LineModel } from './line-model.ts'
import { type LineWord, readLines, spell } from './read-lines.ts'

/** Fainter and wider than for Tesseract: the model reads what is hardly there, and knows wide spaces. */
const find = { faintest: 0.08, widest: 3.2 }

/** A whole page by our own model. What was read to find out how it lies is not read again. */
export async function readByLines(page: GreyImage, measure: TextMeasure, model: LineModel): Promise<PageReading> {
  const orientation = await findOrientation(
    page,
    measure,
    (turned, segments) => readLines(turned, segments, model),
    find,
  )
  const { rotation, page: upright, sample } = orientation
  const rest = upright.segments.filter((segment) => !sample.has(segment))
  checkLength(rest)
  const read = await readLines(upright, rest, model)
  rest.forEach((segment, index) => {
    sample.set(segment, read[index] ?? [])
  })
  return { rotation, page: upright, words: settle(upright.segments.map((segment) => sample.get(segment) ?? [])) }
}

/** What only the whole page can tell. */
function settle(words: LineWord[][]): RecognisedWord[][] {
  const agreed = agreeOnMarks(words.flat().map(({ characters }) => characters))
  let next = 0
  return words.map((own) =>
    own.map(({ box, line, block }) => {
      const characters = agreed[next] ?? []
      next += 1
      return { ...spell(characters), box, line, block }
    }),
  )
}
