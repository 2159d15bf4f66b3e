import { type DraftBlock, type DraftPage, linesOf } from '../../../document/draft.ts'
import { readCompoundFile, streamNamed } from '../../compound/compound-file.ts'
import { ParseError } from '../../parse-error.ts'
import type { ReadContext, Reader } from '../../reader.ts'
import { commentBlocks } from '../office/aside-blocks.ts'
import { oldEncryption } from './old-encryption.ts'
import { giveOleObjects, givePictures } from './ppt-pictures.ts'
import { type PptSlide, type PptText, readPptSlides } from './ppt-slides.ts'
import { readSafely } from './read-safely.ts'
import { readSummaryInformation } from './summary-information.ts'

const encryptedToken = 0xf3d1c4df

/** PowerPoint 97-2003: one page a slide, with its notes and comments. */
export const readPpt: Reader = async function* (source, context) {
  const bytes = await source.bytes()
  yield* readSafely({ bytes, format: 'ppt', context }, () => readSlides(bytes, context))
}

async function* readSlides(bytes: Buffer, context: ReadContext): AsyncGenerator<DraftPage> {
  const streams = readCompoundFile(bytes)
  const stream = streamNamed(streams, 'PowerPoint Document')
  if (!stream) throw new ParseError('corrupt_file', 'Its slides are missing.')
  const user = streamNamed(streams, 'Current User')
  if (user && user.length >= 16 && user.readUInt32LE(12) === encryptedToken)
    throw oldEncryption(context.options.password)
  readSummaryInformation(streams, context)
  const slides = readPptSlides(stream, user && user.length >= 20 ? user.readUInt32LE(16) : 0)
  if (!slides) throw new ParseError('corrupt_file', 'Its slides are missing.')
  for (const [index, slide] of slides.entries()) yield asPage(slide, index + 1, context)
  await givePictures(streamNamed(streams, 'Pictures') ?? Buffer.alloc(0), context)
  await giveOleObjects(stream, context)
}

function asPage(slide: PptSlide, number: number, context: ReadContext): DraftPage {
  const titles = slide.texts.filter((text) => text.kind === 'title')
  const others = slide.texts.filter((text) => text.kind !== 'title')
  const blocks = [
    ...titles.flatMap((text): DraftBlock[] => [{ kind: 'heading', level: 1, lines: linesOf(text.text) }]),
    ...others.flatMap(paragraphs),
    ...slide.notes.flatMap(paragraphs).map((block): DraftBlock => ({ ...block, role: 'speaker_notes' })),
    ...slide.comments.flatMap(({ author, text }) => commentBlocks(author, linesOf(text))),
  ].filter((block) => !('lines' in block) || block.lines.length > 0)
  const title = linesOf(titles[0]?.text ?? '')
    .flatMap((line) => line.map((word) => word.text))
    .join(' ')
  if (title !== '') context.outline({ title, level: 1, page: number })
  return {
    number,
    ...(title !== '' && { title }),
    ...(slide.hidden && { hidden: true }),
    source: blocks.length > 0 ? 'text' : 'none',
    geometry: 'flow',
    blocks,
  }
}

/** Paragraphs end with a return, lines within them with a vertical tab. */
function paragraphs({ kind, text }: PptText): DraftBlock[] {
  return text
    .split('\r')
    .map((paragraph) => linesOf(paragraph))
    .filter((lines) => lines.length > 0)
    .map(
      (lines): DraftBlock => (kind === 'body' ? { kind: 'list_item', level: 0, lines } : { kind: 'paragraph', lines }),
    )
}
