import type { DraftBlock } from '../../../document/draft.ts'
import { child, childElements } from '../../zip/xml-queries.ts'
import { streamElements, type XmlElement } from '../../zip/xml-tree.ts'
import { readBlocks } from './docx-body.ts'
import { readSideText } from './docx-notes.ts'
import type { DocxScope } from './docx-scope.ts'
import { cellContent } from './table-grid.ts'

/** Follows the sections of a document: each may begin a page and have headers and footers of its own. */
export class Sections {
  readonly #scope: DocxScope
  /** A section is described where it ends, its header stands where it begins: so all are looked up before. */
  readonly #sections: XmlElement[]
  readonly #shown = new Set<string>()
  #current = 0

  constructor(documentPart: Buffer, scope: DocxScope) {
    this.#scope = scope
    this.#sections = [...streamElements(documentPart, (name) => name === 'w:sectPr')]
    this.#showMargins()
  }

  /** To be told of every element of the body, after it was read. */
  passed(element: XmlElement): void {
    if (element.name !== 'w:p' || !child(element, 'w:pPr', 'w:sectPr')) return
    this.#current += 1
    const kind = child(this.#sections[this.#current], 'w:type')?.attributes['w:val']
    if (kind !== 'continuous') this.#scope.flow.breakPage(false)
    this.#showMargins()
  }

  #showMargins(): void {
    const section = this.#sections[this.#current]
    if (!section) return
    for (const reference of childElements(section)) {
      const id = reference.attributes['r:id'] ?? ''
      const isHeader = reference.name === 'w:headerReference'
      if ((!isHeader && reference.name !== 'w:footerReference') || this.#shown.has(id)) continue
      this.#shown.add(id)
      const text = this.#scope.headersAndFooters.get(id)
      for (const block of text ? readSideText(text, this.#scope, readBlocks) : [])
        if (isHeader) this.#scope.flow.add(asFurniture(block, 'page_header'))
        else this.#scope.flow.addFooter(asFurniture(block, 'page_footer'))
    }
  }
}

function asFurniture(block: DraftBlock, role: 'page_header' | 'page_footer'): DraftBlock {
  if (block.kind === 'table') return { ...block, role }
  return { kind: 'furniture', role, lines: cellContent([{ ...block, role }]).lines }
}
