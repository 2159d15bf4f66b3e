import type { DraftBlock } from '../../../document/draft.ts'
import { childElements } from '../../zip/xml-queries.ts'
import type { XmlElement } from '../../zip/xml-tree.ts'
import { BlockList, type BlockSink } from '../office/flow-pages.ts'
import { isDrawing, readDrawing } from './odf-drawings.ts'
import { ListCounter } from './odf-lists.ts'
import { type ListPlace, readParagraph } from './odf-paragraph.ts'
import type { OdfScope } from './odf-scope.ts'
import { readTable } from './odf-table.ts'

/** Reads what stands between paragraphs: headings, paragraphs, lists, tables, and whatever is wrapped around them. */
export function readInto(elements: XmlElement[], scope: OdfScope, sink: BlockSink): void {
  for (const element of elements) readElement(element, scope, sink)
}

export function readBlocks(elements: XmlElement[], scope: OdfScope): DraftBlock[] {
  const list = new BlockList()
  readInto(elements, scope, list)
  return list.blocks
}

const ignored = new Set(['text:tracked-changes', 'office:forms', 'text:sequence-decls', 'text:variable-decls'])

function readElement(element: XmlElement, scope: OdfScope, sink: BlockSink, place?: ListPlace): void {
  const { name } = element
  if (name === 'text:p' || name === 'text:h') readParagraph(element, scope, sink, readBlocks, place)
  else if (name === 'text:list') readList(element, scope, sink, place)
  else if (name === 'table:table') readTable(element, scope, sink, readBlocks, readInto)
  else if (name === 'text:soft-page-break') sink.breakPage(false)
  else if (isDrawing(name)) for (const block of readDrawing(element, scope, readBlocks)) sink.add(block)
  else if (!ignored.has(name) && !name.endsWith('-source')) readInto(childElements(element), scope, sink)
}

function readList(list: XmlElement, scope: OdfScope, sink: BlockSink, outer: ListPlace | undefined): void {
  const level = outer ? outer.level + 1 : 0
  const counter = outer?.counter ?? counterFor(list, scope)
  if (outer) counter.enter(level)
  for (const item of childElements(list)) {
    const isHeader = item.name === 'text:list-header'
    if (!isHeader && item.name !== 'text:list-item') continue
    const start = Number(item.attributes['text:start-value'])
    const place: ListPlace = { counter, level, isItem: !isHeader, ...(start >= 0 && { start }) }
    for (const part of childElements(item)) {
      readElement(part, scope, sink, place)
      // Only the first paragraph of an item carries its sign.
      if (part.name !== 'text:list') place.isItem = false
    }
  }
}

function counterFor(list: XmlElement, scope: OdfScope): ListCounter {
  const { attributes } = list
  const style = attributes['text:style-name']
  const last = scope.lastList.counter
  const { 'xml:id': id, 'text:continue-list': before } = attributes
  const continued = before === undefined ? undefined : scope.lists.get(before)
  const goesOn = attributes['text:continue-numbering'] === 'true' && (style === undefined || last?.style === style)
  const counter = continued ?? (goesOn ? last : undefined) ?? new ListCounter(scope.styles, style)
  if (id !== undefined) scope.lists.set(id, counter)
  scope.lastList.counter = counter
  return counter
}
