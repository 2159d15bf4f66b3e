import type { DraftBlock } from '../../../document/draft.ts'
import { wordsOf } from '../../../document/draft.ts'
import { child, childElements, childrenNamed, textOf } from '../../zip/xml-queries.ts'
import type { XmlElement } from '../../zip/xml-tree.ts'
import { readContentControl } from './docx-content-control.ts'
import { readParagraph } from './docx-paragraph.ts'
import type { DocxScope } from './docx-scope.ts'
import { readTable } from './docx-table.ts'
import { BlockList, type BlockSink } from './flow-pages.ts'
import { equationText } from './omml-text.ts'

/** Reads what stands between paragraphs: paragraphs, tables, and whatever is wrapped around them. */
export function readInto(elements: XmlElement[], scope: DocxScope, sink: BlockSink): void {
  for (const element of elements) readElement(element, scope, sink)
}

export function readBlocks(elements: XmlElement[], scope: DocxScope): DraftBlock[] {
  const list = new BlockList()
  readInto(elements, scope, list)
  return list.blocks
}

const transparent = new Set(['w:ins', 'w:moveTo', 'w:customXml', 'w:smartTag', 'w:sdtContent', 'w:body', 'w:document'])

function readElement(element: XmlElement, scope: DocxScope, sink: BlockSink): void {
  const { name } = element
  if (name === 'w:p') readParagraph(element, scope, sink, readBlocks)
  else if (name === 'w:tbl') readTable(element, scope, sink, readBlocks, readInto)
  else if (name === 'w:sdt') readControl(element, scope, sink)
  else if (name === 'm:oMathPara' || name === 'm:oMath')
    sink.add({ kind: 'paragraph', lines: [wordsOf(equationText(element))] })
  else if (name === 'w:altChunk') readChunk(element, scope)
  else if (name === 'mc:AlternateContent')
    readInto(childElements(childrenNamed(element, 'mc:Choice')[0] ?? element), scope, sink)
  else if (name === 'w:r' || name === 'w:hyperlink')
    readParagraph({ name: 'w:p', attributes: {}, children: [element] }, scope, sink, readBlocks)
  else if (transparent.has(name)) readInto(childElements(element), scope, sink)
}

function readControl(element: XmlElement, scope: DocxScope, sink: BlockSink): void {
  const content = child(element, 'w:sdtContent')
  if (!content) return
  const field = readContentControl(element, textOf(content))
  if (field) scope.flow.formField(field)
  readInto(childElements(content), scope, sink)
}

/** A whole file that Word was to take in when it opens the document. */
function readChunk(element: XmlElement, scope: DocxScope): void {
  const relationship = scope.relationships.get(element.attributes['r:id'] ?? '')
  if (relationship && !relationship.external) scope.flow.file(relationship.target, 'embedded')
}
