import { type DraftBlock, type DraftLine, wordsOf } from '../../../document/draft.ts'
import type { Limits } from '../../limits.ts'
import { child, childElements, childrenNamed, descendants } from '../../zip/xml-queries.ts'
import type { XmlElement } from '../../zip/xml-tree.ts'
import type { FlowPages } from '../office/flow-pages.ts'
import { gridOf, type PlacedCell } from '../office/table-grid.ts'
import { linesFromRuns, type TextRun } from '../office/text-runs.ts'
import { asBlock } from './iwa-text.ts'

/** Reads the XML that iWork wrote until 2009: texts stand in storages, among templates that are left out. */
export function readIworkXml(root: XmlElement, flow: FlowPages, limits: Limits): void {
  const names = new Map(
    descendants(root, 'sf:styles')
      .flatMap(childElements)
      .filter((style) => style.name === 'sf:paragraphstyle')
      .flatMap(({ attributes }): [string, string][] => {
        const name = attributes['sf:name'] ?? ''
        return [attributes['sf:ident'], attributes['sfa:ID']].flatMap((id) => (id === undefined ? [] : [[id, name]]))
      }),
  )
  new XmlWalk(names, flow, limits).element(root, undefined)
}

/** Metadata of the document, by our names. */
export function iworkXmlFacts(root: XmlElement): Record<string, string> {
  const metadata = descendants(root, 'sf:metadata')[0] ?? descendants(root, 'key:metadata')[0]
  const read = (name: string) => descendants(child(metadata, name), 'sf:string')[0]?.attributes['sfa:string'] ?? ''
  return {
    title: read('sf:title') || read('key:title'),
    author: read('sf:authors') || read('key:authors'),
    keywords: read('sf:keywords'),
    description: read('sf:comment'),
  }
}

type Role = 'page_header' | 'page_footer' | 'text_box' | 'speaker_notes' | undefined

const templates = new Set([
  'sl:section-prototypes',
  'sl:prototype',
  'key:theme-list',
  'sl:masters-group',
  'sf:stylesheet',
])
const roles: Record<string, Role> = {
  'sf:header': 'page_header',
  'sf:footer': 'page_footer',
  'key:notes': 'speaker_notes',
}

class XmlWalk {
  readonly #styleNames: Map<string, string>
  readonly #flow: FlowPages
  readonly #limits: Limits

  constructor(styleNames: Map<string, string>, flow: FlowPages, limits: Limits) {
    this.#styleNames = styleNames
    this.#flow = flow
    this.#limits = limits
  }

  element(element: XmlElement, role: Role): void {
    const { name } = element
    if (templates.has(name)) return
    if (name === 'sf:text-storage') this.#storage(element, role)
    else if (name === 'sf:tabular-model') this.#table(element)
    else {
      for (const part of childElements(element)) this.element(part, roles[name] ?? role)
      if (name === 'key:slide') this.#flow.breakPage(false)
    }
  }

  #storage(storage: XmlElement, role: Role): void {
    const isBox = storage.attributes['sf:kind'] === 'textbox'
    const body = child(storage, 'sf:text-body')
    if (body) this.#body(body, role ?? (isBox ? 'text_box' : undefined))
    for (const note of descendants(child(storage, 'sf:footnotes'), 'sf:p')) this.#note(note)
    for (const attachments of childrenNamed(storage, 'sf:attachments')) this.element(attachments, role)
  }

  #body(element: XmlElement, role: Role): void {
    for (const part of childElements(element)) {
      if (part.name === 'sf:page-start') this.#startPage(part)
      else if (part.name === 'sf:p') this.#paragraph(part, role)
      else this.#body(part, role)
    }
  }

  #startPage(start: XmlElement): void {
    if (start.attributes['sf:page-index'] !== '0') this.#flow.breakPage(false)
  }

  /** A page may start within a paragraph, which is then given in parts. */
  #paragraph(paragraph: XmlElement, role: Role): void {
    const style = this.#styleNames.get(paragraph.attributes['sf:style'] ?? '') ?? ''
    for (const part of splitAtPages(paragraph)) {
      if (part.name === 'sf:page-start') this.#startPage(part)
      else if (part.name === 'sf:pgbr') this.#flow.breakPage(true)
      else {
        const lines = this.#lines(part)
        if (lines.length > 0) this.#add(asBlock(lines, style), role)
      }
    }
  }

  #lines(element: XmlElement): DraftLine[] {
    const runs: TextRun[] = []
    this.#collect(element, runs)
    return linesFromRuns(runs)
  }

  #collect(element: XmlElement, runs: TextRun[]): void {
    for (const part of element.children) {
      const run = typeof part === 'string' ? { text: part.replace(/\s+/g, ' ') } : fixedRun(part)
      if (run) runs.push(run)
      else if (typeof part !== 'string' && part.name !== 'sf:ghost-text') {
        const target = part.name === 'sf:link' ? (part.attributes['href'] ?? '') : ''
        if (/^[a-z][a-z\d+.-]*:/i.test(target)) this.#flow.link(target)
        this.#collect(part, runs)
      }
    }
  }

  #note(note: XmlElement): void {
    const lines = this.#lines(note)
    if (lines.length > 0) this.#flow.addNote({ kind: 'paragraph', role: 'footnote', lines })
  }

  #add(block: DraftBlock, role: Role): void {
    if (role === undefined || !('lines' in block)) this.#flow.add(block)
    else if (role === 'page_header') this.#flow.add({ kind: 'furniture', role, lines: block.lines })
    else if (role === 'page_footer') this.#flow.addFooter({ kind: 'furniture', role, lines: block.lines })
    else this.#flow.add({ kind: 'paragraph', role, lines: block.lines })
  }

  /** Cells come one after the other, row by row. */
  #table(model: XmlElement): void {
    const grid = descendants(model, 'sf:grid')[0]
    const columns = Math.max(1, Number(grid?.attributes['sf:numcols'] ?? 1) || 1)
    const cells = childElements(child(grid, 'sf:datasource') ?? model).map((cell, index): PlacedCell => {
      const text = descendants(cell, 'sf:ct')[0]?.attributes['sfa:s'] ?? cell.attributes['sf:v'] ?? ''
      const lines = [wordsOf(text)].filter((line) => line.length > 0)
      return { row: Math.floor(index / columns), column: index % columns, rowSpan: 1, columnSpan: 1, lines }
    })
    const headerRows = Number(model.attributes['sf:num-header-rows'] ?? 0) || 0
    const table = gridOf(cells, headerRows, this.#limits)
    if (table) this.#flow.add({ kind: 'table', table })
  }
}

function fixedRun({ name, attributes }: XmlElement): TextRun | undefined {
  if (name === 'sf:br' || name === 'sf:crbr' || name === 'sf:lnbr') return { text: '\n' }
  if (name === 'sf:tab') return { text: '\t' }
  if (name === 'sf:footnote-mark') return { text: `[${attributes['sf:mark'] ?? '*'}]`, mark: true }
  return name === 'sf:page-number' ? { text: attributes['sf:value'] ?? '' } : undefined
}

const pageMarks = new Set(['sf:page-start', 'sf:pgbr'])

/** The paragraph as itself where no page ends in it, else as its parts with the marks between them. */
function splitAtPages(paragraph: XmlElement): XmlElement[] {
  const parts: XmlElement[] = [{ ...paragraph, children: [] }]
  for (const part of flattened(paragraph)) {
    if (typeof part !== 'string' && pageMarks.has(part.name)) parts.push(part, { ...paragraph, children: [] })
    else parts.at(-1)?.children.push(part)
  }
  return parts
}

/** Marks of pages may lie in spans: those that hold one give way to their content. */
function flattened(element: XmlElement): (XmlElement | string)[] {
  return element.children.flatMap((part) => {
    if (typeof part === 'string' || pageMarks.has(part.name)) return [part]
    const holdsMark = [...pageMarks].some((name) => descendants(part, name).length > 0)
    return holdsMark ? flattened(part) : [part]
  })
}
