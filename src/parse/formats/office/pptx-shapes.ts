import type { DraftBlock } from '../../../document/draft.ts'
import type { Limits } from '../../limits.ts'
import { child, childElements, childrenNamed, descendants } from '../../zip/xml-queries.ts'
import type { XmlElement } from '../../zip/xml-tree.ts'
import { altTextBlocks } from './alt-text.ts'
import { readDrawingTable } from './drawing-table.ts'
import { drawingParagraphs } from './drawing-text.ts'
import type { EmbeddedFiles } from './embedded-files.ts'
import { inReadingOrder, type LayoutPlaces, placeholderOf } from './pptx-layout.ts'
import type { Relationships } from './relationships.ts'

/** What the shapes of one slide refer to. */
export interface SlideScope {
  relationships: Relationships
  places: LayoutPlaces
  graphics: Map<string, DraftBlock[]>
  files: EmbeddedFiles
  limits: Limits
  link(target: string): void
}

const footerRoles: Record<string, 'page_header' | 'page_footer' | 'page_number'> = {
  dt: 'page_footer',
  ftr: 'page_footer',
  hdr: 'page_header',
  sldNum: 'page_number',
}

/** The blocks of a tree of shapes, titles first, the rest as it is read. */
export function readShapes(tree: XmlElement, scope: SlideScope): DraftBlock[] {
  const shapes = childElements(tree).flatMap(alternatives).filter(isShape)
  const titles = shapes.filter((shape) => titleLevel(shape) !== undefined)
  const others = inReadingOrder(
    shapes.filter((shape) => !titles.includes(shape)),
    scope.places,
  )
  const blocks = [...titles, ...others].flatMap((shape) => readShape(shape, scope))
  return [...blocks.filter((block) => !isFooter(block)), ...blocks.filter(isFooter)]
}

function readShape(shape: XmlElement, scope: SlideScope): DraftBlock[] {
  if (shape.name === 'p:grpSp') return readShapes(shape, scope)
  if (shape.name === 'p:graphicFrame') return readFrame(shape, scope)
  followLink(
    child(shape, 'p:nvSpPr', 'p:cNvPr', 'a:hlinkClick') ?? child(shape, 'p:nvPicPr', 'p:cNvPr', 'a:hlinkClick'),
    scope,
  )
  for (const blip of descendants(shape, 'a:blip')) want(blip.attributes['r:embed'], 'inline', scope)
  const body = child(shape, 'p:txBody')
  if (!body) return altTextBlocks(child(shape, 'p:nvPicPr', 'p:cNvPr')?.attributes['descr'])
  const placeholder = placeholderOf(shape)
  const type = placeholder?.attributes['type'] ?? (placeholder ? 'body' : undefined)
  const blocks = drawingParagraphs(body, {
    bulletsByDefault: type === 'body' || type === 'obj',
    onLink: (id) => follow(id, scope),
  })
  const level = titleLevel(shape)
  if (level !== undefined) return blocks.map((block) => asHeading(block, level))
  const role = footerRoles[type ?? '']
  if (role) return blocks.map((block) => asFurniture(block, role))
  const isBox = child(shape, 'p:nvSpPr', 'p:cNvSpPr')?.attributes['txBox'] === '1'
  return isBox ? blocks.map((block) => ({ ...block, role: 'text_box' })) : blocks
}

function readFrame(frame: XmlElement, scope: SlideScope): DraftBlock[] {
  const data = child(frame, 'a:graphic', 'a:graphicData')
  const table = child(data, 'a:tbl')
  if (table) return readDrawingTable(table, scope.limits, (id) => follow(id, scope))
  for (const object of descendants(data, 'p:oleObj').slice(0, 1)) want(object.attributes['r:id'], 'embedded', scope)
  const ids = [child(data, 'c:chart')?.attributes['r:id'], child(data, 'dgm:relIds')?.attributes['r:dm']]
  return ids.flatMap((id) => scope.graphics.get(scope.relationships.get(id ?? '')?.target ?? '') ?? [])
}

function alternatives(element: XmlElement): XmlElement[] {
  if (element.name !== 'mc:AlternateContent') return [element]
  const choices = [...childrenNamed(element, 'mc:Choice'), ...childrenNamed(element, 'mc:Fallback')]
  const chosen = choices.find((choice) => childElements(choice).some(isShape))
  return chosen ? childElements(chosen).flatMap(alternatives) : []
}

function isShape(element: XmlElement): boolean {
  return /^p:(sp|grpSp|graphicFrame|pic|cxnSp)$/.test(element.name)
}

function titleLevel(shape: XmlElement): number | undefined {
  const type = placeholderOf(shape)?.attributes['type']
  if (type === 'title' || type === 'ctrTitle') return 1
  return type === 'subTitle' ? 2 : undefined
}

function asHeading(block: DraftBlock, level: number): DraftBlock {
  return 'lines' in block ? { kind: 'heading', level, lines: block.lines } : block
}

function asFurniture(block: DraftBlock, role: NonNullable<DraftBlock['role']>): DraftBlock {
  return 'lines' in block ? { kind: 'furniture', role, lines: block.lines } : block
}

function isFooter(block: DraftBlock): boolean {
  return block.kind === 'furniture'
}

function want(id: string | undefined, relation: 'inline' | 'embedded', scope: SlideScope): void {
  const relationship = scope.relationships.get(id ?? '')
  if (relationship && !relationship.external) scope.files.want(relationship.target, relation)
}

function followLink(click: XmlElement | undefined, scope: SlideScope): void {
  follow(click?.attributes['r:id'] ?? '', scope)
}

function follow(id: string, scope: SlideScope): void {
  const relationship = scope.relationships.get(id)
  if (relationship?.external) scope.link(relationship.target)
}
