import { symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { ParsedPage } from '@llamaindex/liteparse'
import type { DraftPage } from '../../../document/draft.ts'
import { analyseWithMargins } from '../../layout/analyse-page.ts'
import { TableContinuation } from '../../layout/continue-tables.ts'
import { partFurniture } from '../../layout/furniture.ts'
import { noSuchPage, parsePageRange } from '../../page-range.ts'
import { ParseError } from '../../parse-error.ts'
import type { ReadContext, Source } from '../../reader.ts'
import { reportAnnotations } from './annotations.ts'
import { withPdfjs } from './open-pdfjs.ts'
import { hasImpossiblePage, widenPages } from './page-boxes.ts'
import { geometryOf } from './page-geometry.ts'
import { readExtras } from './pdf-extras.ts'
import { PdfSession } from './pdf-session.ts'
import { readWithPdfjs } from './read-with-pdfjs.ts'
import { recognisePages } from './recognise-pages.ts'
import { TaggedTables } from './tagged-tables.ts'
import { sourceOf } from './text-quality.ts'

/** Larger files are not searched for damaged sizes of pages. */
const largestChecked = 64 * 1024 ** 2

/** Reads a PDF page by page; what pdfium cannot open is tried with pdf.js. */
export async function* readPdf(source: Source, context: ReadContext): AsyncGenerator<DraftPage> {
  const wanted = parsePageRange(context.options.pages)
  // pdfium is native: a bookmark that leads back to itself, which we have no use for, ends its process.
  if (context.brokeBefore) return yield* readDamaged(source, context, wanted, new ParseError('crashed'))
  const session = new PdfSession(await namedAsPdf(source, context.scratch), context.options.password)
  let total: number
  try {
    if (source.size <= largestChecked && hasImpossiblePage(await source.bytes()))
      throw new ParseError('corrupt_file', 'A page is larger than any can be.')
    total = await session.countPages()
  } catch (error) {
    if (!(error instanceof ParseError) || error.code !== 'corrupt_file') throw error
    return yield* readDamaged(source, context, wanted, error)
  }
  const pages = selectPages(total, wanted, context)
  yield* readPages(session, source, pages, context)
  await readBesidePages(source, context)
}

/** The library goes by the name's ending, which says nothing here. */
export async function namedAsPdf(source: Source, scratch: string): Promise<string> {
  const path = join(scratch, 'source.pdf')
  const repaired = source.size <= largestChecked ? widenPages(await source.bytes()) : null
  if (repaired) await writeFile(path, repaired)
  else if (source.path.endsWith('.pdf')) return resolve(source.path)
  else await symlink(resolve(source.path), path)
  return path
}

function selectPages(total: number, wanted: (page: number) => boolean, context: ReadContext): number[] {
  if (total < 1) throw new ParseError('corrupt_file', 'It has no pages.')
  const pages = Array.from({ length: total }, (_, index) => index + 1).filter(wanted)
  if (pages.length === 0) throw noSuchPage(total)
  if (pages.length > context.limits.pages)
    throw new ParseError('too_many_pages', `It has ${pages.length}, the limit is ${context.limits.pages}.`)
  return pages
}

async function* readPages(
  session: PdfSession,
  source: Source,
  pages: number[],
  context: ReadContext,
): AsyncGenerator<DraftPage> {
  const tables = new TableContinuation()
  const tagged = new TaggedTables(source, context.options.password)
  let marks: string[] = []
  let done = 0
  const onProblem = (page: number) => context.problem(new ParseError('unreadable_page').toProblem(page))
  for await (const batch of session.batches(pages, onProblem)) {
    const drafts = await draftBatch(session, tagged, batch, context, marks)
    marks = drafts.marks
    for (const draft of drafts.pages) {
      done += 1
      context.progress({ stage: 'reading', done, of: pages.length })
      yield { ...draft, blocks: tables.mark(draft.blocks) }
    }
  }
}

async function draftBatch(
  session: PdfSession,
  tagged: TaggedTables,
  batch: ParsedPage[],
  context: ReadContext,
  before: string[],
): Promise<{ pages: DraftPage[]; marks: string[] }> {
  const upright = await session.turnUpright(batch)
  const read = upright.map(({ page, rotation }) => {
    const geometry = geometryOf(page)
    const source = context.options.ocr === 'always' ? 'ocr' : sourceOf(page, geometry.words)
    reportAnnotations(page, context)
    return { page, rotation, geometry, source: source === 'ocr' && context.options.ocr === 'never' ? 'text' : source }
  })
  const recognised = await recognisePages(
    session,
    read.filter((each) => each.source === 'ocr').map((each) => each.geometry),
    read.filter((each) => each.source === 'ocr').map((each) => each.page.pageNum),
    context,
  )
  const final = read.map((each) => {
    const better = recognised.get(each.page.pageNum)
    return better
      ? { ...each, ...better, source: 'ocr' as const }
      : { ...each, source: each.geometry.words.length > 0 ? ('text' as const) : ('none' as const) }
  })
  const tabled = await tagged.take(final)
  const { margins, marks } = partFurniture(
    tabled.map((each) => each.geometry),
    before,
  )
  const pages = tabled.map(({ page, geometry, rotation, source }, index): DraftPage => {
    const margin = margins[index] ?? { header: [], footer: [], body: geometry.words }
    return {
      number: page.pageNum,
      geometry: 'page',
      source,
      rotation,
      width: geometry.width,
      height: geometry.height,
      blocks: analyseWithMargins(geometry, margin, geometry.turned),
    }
  })
  return { pages, marks }
}

async function readBesidePages(source: Source, context: ReadContext): Promise<void> {
  try {
    const bytes = await source.bytes()
    await withPdfjs(bytes, context.options.password, (pdf) => readExtras(pdf, bytes, context))
  } catch {
    // The pages are what counts; a file whose extras cannot be read has none.
  }
}

async function* readDamaged(
  source: Source,
  context: ReadContext,
  wanted: (page: number) => boolean,
  reason: ParseError,
): AsyncGenerator<DraftPage> {
  const pages: DraftPage[] = []
  try {
    const bytes = await source.bytes()
    await withPdfjs(bytes, context.options.password, async (pdf) => {
      selectPages(pdf.numPages, wanted, context)
      for await (const page of readWithPdfjs(pdf, wanted)) pages.push(page)
      await readExtras(pdf, bytes, context)
    })
  } catch (error) {
    if (error instanceof ParseError) throw error
    if (error instanceof Error && error.name === 'PasswordException') throw new ParseError('password_required')
    if (pages.length === 0) throw reason
  }
  yield* pages
}
