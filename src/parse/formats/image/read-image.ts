import type { DraftPage } from '../../../document/draft.ts'
import { analysePage } from '../../layout/analyse-page.ts'
import { layoutOfRecognised } from '../../ocr/layout-of-recognised.ts'
import { sharedRecogniser } from '../../ocr/shared-recogniser.ts'
import { noSuchPage, parsePageRange } from '../../page-range.ts'
import { ParseError } from '../../parse-error.ts'
import type { ReadContext, Source } from '../../reader.ts'
import { type Frame, openFrames } from './open-frames.ts'

/** Reads pictures of pages: every page of a TIFF, the first frame of an animation. */
export async function* readImage(source: Source, context: ReadContext): AsyncGenerator<DraftPage> {
  const wanted = parsePageRange(context.options.pages)
  const all = await openFrames(source, context.limits)
  const frames = all.filter(({ number }) => wanted(number))
  if (frames.length === 0 && all.length > 0) throw noSuchPage(all.length)
  const ahead: Promise<DraftPage>[] = []
  let next = 0
  for (let done = 0; done < frames.length; done += 1) {
    for (; next < frames.length && ahead.length < context.engines.parallel; next += 1) {
      const frame = frames[next]
      if (frame) ahead.push(settled(readFrame(frame, frames.length === 1, context)))
    }
    const page = await ahead.shift()
    if (page) yield page
    context.progress({ stage: 'recognising', done: done + 1, of: frames.length })
  }
}

/** Failures are met where the page is awaited, not before. */
function settled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {})
  return promise
}

async function readFrame(frame: Frame, isOnly: boolean, context: ReadContext): Promise<DraftPage> {
  const empty: Omit<DraftPage, 'source'> = { number: frame.number, geometry: 'page', blocks: [] }
  try {
    frame.check()
    if (context.options.ocr === 'never')
      return { ...empty, source: 'none', ...sizeOf(frame, frame.width, frame.height) }
    if (await frame.isCutOff()) context.problem(cutOff.toProblem(frame.number))
    const { language } = context.options
    const image = await frame.image()
    const page = await sharedRecogniser(context.engines).recognise(image, language === undefined ? {} : { language })
    const size = sizeOf(frame, page.width, page.height)
    const blocks = analysePage(layoutOfRecognised(page, size.width, size.height))
    return { ...empty, source: 'ocr', rotation: page.rotation, blocks, ...size }
  } catch (cause) {
    if (isOnly && cause instanceof ParseError) throw cause
    const error = cause instanceof ParseError ? cause : new ParseError('unreadable_page', undefined, { cause })
    context.problem(error.toProblem(frame.number))
    return { ...empty, source: 'none' }
  }
}

const cutOff = new ParseError('corrupt_file', 'The picture ends early: only what is there of it was read.')

/** In points. */
function sizeOf(frame: Frame, width: number, height: number): { width: number; height: number } {
  const points = 72 / frame.pixelsPerInch
  return { width: Math.round(width * points * 100) / 100, height: Math.round(height * points * 100) / 100 }
}
