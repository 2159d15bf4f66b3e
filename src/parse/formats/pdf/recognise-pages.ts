import { layoutOfRecognised } from '../../ocr/layout-of-recognised.ts'
import { ParseError } from '../../parse-error.ts'
import type { ReadContext } from '../../reader.ts'
import type { PageGeometry } from './page-geometry.ts'
import type { PdfSession } from './pdf-session.ts'
import { plausibleShare } from './text-quality.ts'

const bestDpi = 220
const mostPixels = 25_000_000

interface Recognised {
  geometry: PageGeometry
  rotation: 0 | 90 | 180 | 270
}

/** Reads pages from their pictures, several at a time. A page that its text layer tells better is left out. */
export async function recognisePages(
  session: PdfSession,
  geometries: readonly PageGeometry[],
  numbers: readonly number[],
  context: ReadContext,
): Promise<Map<number, Recognised>> {
  const found = new Map<number, Recognised>()
  if (numbers.length === 0) return found
  const { sharedRecogniser } = await import('../../ocr/shared-recogniser.ts')
  const recogniser = sharedRecogniser(context.engines)
  let next = 0
  let done = 0
  const work = async (): Promise<void> => {
    while (next < numbers.length) {
      const index = next
      next += 1
      const [number, geometry] = [numbers[index], geometries[index]]
      if (number === undefined || !geometry) return
      try {
        const page = await recognisePage(number, geometry)
        if (page) found.set(number, page)
      } catch (error) {
        if (geometry.words.length > 0) continue
        const problem =
          error instanceof ParseError ? error : new ParseError('unreadable_page', undefined, { cause: error })
        context.problem(problem.toProblem(number))
      }
      done += 1
      context.progress({ stage: 'recognising', done, of: numbers.length })
    }
  }
  await Promise.all(Array.from({ length: Math.min(context.engines.parallel, numbers.length) }, work))
  return found

  async function recognisePage(number: number, geometry: PageGeometry): Promise<Recognised | undefined> {
    const pixels = Math.min(mostPixels, context.limits.pixels)
    const dpi = Math.min(bestDpi, 72 * Math.sqrt(pixels / (geometry.width * geometry.height)))
    const image = await session.render(number, Math.max(1, Math.floor(dpi)))
    const page = await recogniser.recognise(
      image,
      context.options.language === undefined ? {} : { language: context.options.language },
    )
    if (!isBetter(page.words, geometry.words)) return undefined
    const sideways = page.rotation % 180 !== 0
    const width = sideways ? geometry.height : geometry.width
    const height = sideways ? geometry.width : geometry.height
    return { geometry: { ...layoutOfRecognised(page, width, height), turned: [] }, rotation: page.rotation }
  }
}

function isBetter(
  recognised: readonly { text: string; confidence: number }[],
  stored: readonly { text: string }[],
): boolean {
  if (stored.length === 0) return true
  const sure = recognised.filter((word) => word.confidence > 0.6)
  return sure.length > 0.5 * stored.length && plausibleShare(sure) >= plausibleShare(stored)
}
