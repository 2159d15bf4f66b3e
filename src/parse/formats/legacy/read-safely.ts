import type { DraftPage } from '../../../document/draft.ts'
import { isEncryptedOfficeFile } from '../../compound/compound-file.ts'
import { ParseError } from '../../parse-error.ts'
import type { ReadContext } from '../../reader.ts'
import { type AnydocFormat, readWithAnydoc } from './read-with-anydoc.ts'

interface OfficeFile {
  bytes: Buffer
  format: AnydocFormat
  context: ReadContext
}

/**
 * Reads with our own reader. Where it fails before it gave any text, or found none, the other parser has a try;
 * where it fails later, what it gave stays and the rest is a problem.
 */
export async function* readSafely(
  file: OfficeFile,
  readPages: () => AsyncIterable<DraftPage>,
): AsyncGenerator<DraftPage> {
  if (file.bytes.length === 0) throw new ParseError('empty_file')
  if (isEncryptedOfficeFile(file.bytes)) throw new ParseError('password_required')
  for await (const page of readEither(file, readPages)) {
    if (page.number > file.context.limits.pages) {
      file.context.problem(new ParseError('too_many_pages').toProblem())
      return
    }
    yield page
  }
}

async function* readEither(file: OfficeFile, readPages: () => AsyncIterable<DraftPage>): AsyncGenerator<DraftPage> {
  const empty: DraftPage[] = []
  let hasText = false
  try {
    for await (const page of readPages()) {
      hasText ||= page.blocks.length > 0
      if (hasText) yield* [...empty.splice(0), page]
      else empty.push(page)
    }
  } catch (error) {
    const failure = error instanceof ParseError ? error : new ParseError('corrupt_file', undefined, { cause: error })
    if (hasText) file.context.problem(failure.toProblem())
    else yield* await secondOpinion(file, failure)
    return
  }
  if (!hasText) yield* (await tryAnydoc(file)) ?? empty
}

/** Throws the failure of our own reader when the other one can do no better. */
async function secondOpinion(file: OfficeFile, failure: ParseError): Promise<DraftPage[]> {
  const pages = failure.code === 'corrupt_file' ? await tryAnydoc(file) : undefined
  if (!pages) throw failure
  file.context.problem(failure.toProblem())
  return pages
}

async function tryAnydoc(file: OfficeFile): Promise<DraftPage[] | undefined> {
  try {
    const pages: DraftPage[] = []
    for await (const page of readWithAnydoc(file.bytes, file.format, file.context)) {
      // Stopping here keeps it from giving the pictures that our own reader has given already.
      if (page.blocks.length === 0) return undefined
      pages.push(page)
    }
    return pages
  } catch (error) {
    if (error instanceof ParseError && error.code === 'password_required') throw error
    return undefined
  }
}
