import type { ParsedPage } from '@llamaindex/liteparse'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { FoundTable } from '../../layout/found-table.ts'
import type { Source } from '../../reader.ts'
import { takeTaggedTables } from './fill-tagged-table.ts'
import { placeMarkedText } from './marked-text.ts'
import { withPdfjs } from './open-pdfjs.ts'
import type { PageGeometry } from './page-geometry.ts'
import { type TaggedTable, taggedTablesOf } from './tagged-cells.ts'

interface ReadPage {
  page: ParsedPage
  geometry: PageGeometry
  rotation: number
  source: 'text' | 'ocr' | 'none'
}

/** Takes the tables that the tags of a file tell out of the words of its pages. */
export class TaggedTables {
  readonly #source: Source
  readonly #password: string | undefined
  /** The last table of the page before, which may go on. */
  #open: FoundTable | undefined

  constructor(source: Source, password: string | undefined) {
    this.#source = source
    this.#password = password
  }

  /** Pages that were read as they are, in order. */
  async take<Page extends ReadPage>(pages: readonly Page[]): Promise<Page[]> {
    try {
      const tagged = pages.map(tablesOn)
      if (tagged.some((tables) => tables.length > 0))
        return await withPdfjs(await this.#source.bytes(), this.#password, (pdf) => this.#takeAll(pages, tagged, pdf))
    } catch {
      // Tags are a help only: what stands on the pages tells tables, too.
    }
    this.#open = undefined
    return [...pages]
  }

  async #takeAll<Page extends ReadPage>(
    pages: readonly Page[],
    tagged: readonly TaggedTable[][],
    pdf: PDFDocumentProxy,
  ): Promise<Page[]> {
    const read: Page[] = []
    for (const [index, each] of pages.entries()) {
      const tables = tagged[index] ?? []
      if (tables.length === 0) {
        this.#open = undefined
        read.push(each)
        continue
      }
      const placed = await placeMarkedText(pdf, each.page.pageNum)
      const found = takeTaggedTables(tables, placed, each.geometry.words, this.#open)
      this.#open = found.tables.at(-1)
      read.push({ ...each, geometry: { ...each.geometry, ...found } })
    }
    return read
  }
}

function tablesOn({ page, source, rotation }: ReadPage): TaggedTable[] {
  return source === 'text' && rotation === 0 ? taggedTablesOf(page) : []
}
