import { type DraftBlock, wordsOf } from '../../../document/draft.ts'
import { child, childElements, childrenNamed, descendants } from '../../zip/xml-queries.ts'
import type { XmlElement } from '../../zip/xml-tree.ts'
import { altTextBlocks } from './alt-text.ts'
import { asTextBox } from './aside-blocks.ts'
import type { DocxScope, ReadBlocks } from './docx-scope.ts'
import { drawingParagraphs } from './drawing-text.ts'

interface Graphic {
  blocks: DraftBlock[]
  files: { part: string; relation: 'inline' | 'embedded' }[]
  altTexts: Set<string>
  /** Ordinary content that only stood between alternatives. */
  inside: XmlElement[]
}

/** Text boxes, pictures, charts, diagrams and embedded files of a drawing, new or old. */
export function readGraphic(element: XmlElement, scope: DocxScope, readBlocks: ReadBlocks): Graphic {
  const graphic: Graphic = { blocks: [], files: [], altTexts: new Set(), inside: [] }
  collect(element, graphic, scope, readBlocks)
  return graphic
}

function collect(element: XmlElement, graphic: Graphic, scope: DocxScope, readBlocks: ReadBlocks): void {
  const { name, attributes } = element
  if (name === 'w:txbxContent') graphic.blocks.push(...readBlocks(childElements(element), scope).map(asTextBox))
  else if (name === 'mc:AlternateContent') collectAlternative(element, graphic, scope, readBlocks)
  else if (name === 'a:blip') addPicture(attributes['r:embed'], graphic, scope)
  else if (name === 'v:imagedata') addPicture(attributes['r:id'], graphic, scope)
  else if (name === 'v:textpath') addText(attributes['string'], graphic)
  else if (name === 'wp:docPr' || name === 'pic:cNvPr') addAltText(attributes['descr'], graphic)
  else if (name === 'c:chart') addGraphicPart(attributes['r:id'], graphic, scope)
  else if (name === 'dgm:relIds') addGraphicPart(attributes['r:dm'], graphic, scope)
  else if (name === 'a:txBody') graphic.blocks.push(...drawingParagraphs(element).map(asTextBox))
  else if (name === 'w:object') collectObject(element, graphic, scope, readBlocks)
  else for (const part of childElements(element)) collect(part, graphic, scope, readBlocks)
}

/** The first alternative is the newest; older ones say the same for older programs. */
function collectAlternative(element: XmlElement, graphic: Graphic, scope: DocxScope, readBlocks: ReadBlocks): void {
  const choices = [...childrenNamed(element, 'mc:Choice'), ...childrenNamed(element, 'mc:Fallback')]
  for (const choice of choices) {
    const drawings = childElements(choice).filter((part) => part.name !== 'w:r' && part.name !== 'w:t')
    const inside = childElements(choice).filter((part) => !drawings.includes(part))
    const found: Graphic = { blocks: [], files: [], altTexts: graphic.altTexts, inside }
    for (const part of drawings) collect(part, found, scope, readBlocks)
    if (found.blocks.length + found.files.length + inside.length === 0) continue
    graphic.blocks.push(...found.blocks)
    graphic.files.push(...found.files)
    graphic.inside.push(...found.inside)
    return
  }
}

/** The picture of an embedded file is only its icon or a copy of its first page. */
function collectObject(element: XmlElement, graphic: Graphic, scope: DocxScope, readBlocks: ReadBlocks): void {
  const object = descendants(element, 'o:OLEObject')[0] ?? child(element, 'w:objectEmbed')
  const relationship = scope.relationships.get(object?.attributes['r:id'] ?? '')
  if (relationship && !relationship.external) graphic.files.push({ part: relationship.target, relation: 'embedded' })
  else for (const part of childElements(element)) collect(part, graphic, scope, readBlocks)
}

function addPicture(id: string | undefined, graphic: Graphic, scope: DocxScope): void {
  const relationship = scope.relationships.get(id ?? '')
  if (relationship && !relationship.external) graphic.files.push({ part: relationship.target, relation: 'inline' })
}

/** Drawing and picture often say the same. */
function addAltText(text: string | undefined, graphic: Graphic): void {
  if (text === undefined || graphic.altTexts.has(text)) return
  graphic.altTexts.add(text)
  graphic.blocks.push(...altTextBlocks(text))
}

function addGraphicPart(id: string | undefined, graphic: Graphic, scope: DocxScope): void {
  const part = scope.relationships.get(id ?? '')?.target
  graphic.blocks.push(...(scope.graphics.get(part ?? '') ?? []))
}

function addText(text: string | undefined, graphic: Graphic): void {
  if (text) graphic.blocks.push({ kind: 'paragraph', role: 'text_box', lines: [wordsOf(text)] })
}
