import { LiteParse, type LiteParseConfig, type ParsedPage } from '@llamaindex/liteparse'
import { ParseError } from '../../parse-error.ts'
import { turnOf } from './page-geometry.ts'

const pagesAtOnce = 20

/** One PDF, read in batches of pages so that memory does not grow with its length. */
export class PdfSession {
  readonly #path: string
  readonly #password: string | undefined

  constructor(path: string, password: string | undefined) {
    this.#path = path
    this.#password = password
  }

  /** Pages of the whole file, without reading any of them. */
  async countPages(): Promise<number> {
    const { totalPages } = await this.#parse({ targetPages: '1' })
    if (totalPages < 1) throw new ParseError('corrupt_file', 'It has no pages.')
    return totalPages
  }

  /** Yields batches of these pages, in order. A page that pdfium cannot read is reported and left out. */
  async *batches(pages: readonly number[], onProblem: (page: number) => void): AsyncGenerator<ParsedPage[]> {
    for (let start = 0; start < pages.length; start += pagesAtOnce) {
      const batch = pages.slice(start, start + pagesAtOnce)
      const result = await this.#parse({ targetPages: batch.join(',') })
      for (const { pageNum } of result.pageErrors) onProblem(pageNum)
      yield result.pages
    }
  }

  /** Pages whose text lies on its side are read again, turned. */
  async turnUpright(pages: readonly ParsedPage[]): Promise<{ page: ParsedPage; rotation: 0 | 90 | 180 | 270 }[]> {
    const lying = pages.map((page) => ({ page: page.pageNum, angle: turnOf(page) })).filter(({ angle }) => angle !== 0)
    if (lying.length === 0) return pages.map((page) => ({ page, rotation: 0 }))
    const result = await this.#parse({
      targetPages: lying.map(({ page }) => page).join(','),
      pageOrientationCorrections: lying,
    })
    return pages.map((page) => {
      const turned = result.pages.find((other) => other.pageNum === page.pageNum)
      const angle = lying.find((other) => other.page === page.pageNum)?.angle
      if (!turned || !angle) return { page, rotation: 0 }
      return { page: turned, rotation: ({ 90: 270, 180: 180, 270: 90 } as const)[angle] }
    })
  }

  /** The page as a PNG. */
  async render(page: number, dpi: number): Promise<Buffer> {
    const [image] = await this.#explained(this.#open({ dpi }).screenshot(this.#path, [page]))
    if (!image) throw new ParseError('unreadable_page')
    return image.imageBuffer
  }

  async #parse(options: Partial<LiteParseConfig>): Promise<Awaited<ReturnType<LiteParse['parse']>>> {
    return this.#explained(this.#open(options).parse(this.#path))
  }

  async #explained<T>(work: Promise<T>): Promise<T> {
    return work.catch((error: unknown) => {
      throw this.#explain(error)
    })
  }

  #open(options: Partial<LiteParseConfig>): LiteParse {
    return new LiteParse({
      ocrEnabled: false,
      outputFormat: 'json',
      quiet: true,
      keepHeadersFooters: true,
      preserveVerySmallText: true,
      emitWordBoxes: true,
      extractVectorGraphics: true,
      extractAnnotations: true,
      extractFormFields: true,
      extractStructureTree: true,
      includeComplexity: true,
      continueOnPageError: true,
      imageMode: 'off',
      extractLinks: false,
      renderFormFields: false,
      ...(this.#password !== undefined && { password: this.#password }),
      ...options,
    })
  }

  #explain(error: unknown): ParseError {
    const message = error instanceof Error ? error.message : String(error)
    if (/password/i.test(message))
      return new ParseError(this.#password === undefined ? 'password_required' : 'wrong_password', undefined, {
        cause: error,
      })
    return new ParseError('corrupt_file', undefined, { cause: error })
  }
}
