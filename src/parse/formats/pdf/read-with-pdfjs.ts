import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { DraftPage } from '../../../document/draft.ts'
import { analysePage } from '../../layout/analyse-page.ts'
import type { LayoutPage, LayoutWord } from '../../layout/layout-page.ts'

/** Reads pages of files that pdfium cannot open: words placed by their share of the run they stand in, no drawn lines. */
export async function* readWithPdfjs(
  pdf: PDFDocumentProxy,
  wanted: (page: number) => boolean,
): AsyncGenerator<DraftPage> {
  for (let number = 1; number <= pdf.numPages; number += 1) {
    if (!wanted(number)) continue
    const page = await pdf.getPage(number)
    const view = page.getViewport({ scale: 1 })
    const content = await page.getTextContent()
    const words = content.items.flatMap((item) => ('str' in item ? wordsOfRun(item, view.transform as number[]) : []))
    page.cleanup()
    const layout: LayoutPage = { width: view.width, height: view.height, words, rulings: [] }
    yield {
      number,
      geometry: 'page',
      source: words.length > 0 ? 'text' : 'none',
      width: view.width,
      height: view.height,
      blocks: analysePage(layout),
    }
  }
}

interface Run {
  str: string
  width: number
  height: number
  transform: number[]
}

function wordsOfRun(run: Run, view: number[]): LayoutWord[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = view
  const [, , , , x = 0, y = 0] = run.transform
  const left = a * x + c * y + e
  const base = b * x + d * y + f
  const size = run.height || 10
  const unit = run.str.length === 0 ? 0 : run.width / run.str.length
  return [...run.str.matchAll(/[^\s\p{Cc}]+/gu)].map((match) => ({
    text: match[0],
    x0: left + match.index * unit,
    x1: left + (match.index + match[0].length) * unit,
    y0: base - 0.8 * size,
    y1: base + 0.2 * size,
    size,
    space: 0.27 * size,
  }))
}
