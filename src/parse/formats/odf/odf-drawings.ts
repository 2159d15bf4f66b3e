import type { DraftBlock } from '../../../document/draft.ts'
import { child, childElements, textOf } from '../../zip/xml-queries.ts'
import type { XmlElement } from '../../zip/xml-tree.ts'
import { altTextBlocks } from '../office/alt-text.ts'
import { asTextBox } from '../office/aside-blocks.ts'
import { readControl } from './odf-forms.ts'
import type { OdfScope, ReadBlocks } from './odf-scope.ts'

export function isDrawing(name: string): boolean {
  return name.startsWith('draw:') || name.startsWith('dr3d:')
}

/** Text boxes, shapes with text, pictures, formulas, charts and embedded files of a drawing. */
export function readDrawing(element: XmlElement, scope: OdfScope, readBlocks: ReadBlocks): DraftBlock[] {
  if (element.name === 'draw:control') return readControl(element, scope)
  const { content, inner } = partsOf(element)
  const boxed = readBlocks(content, scope).map(asTextBox)
  const objects = readObject(element, scope)
  const nested = inner
    .filter((part) => objects === undefined || part.name !== 'draw:image')
    .flatMap((part) => readDrawing(part, scope, readBlocks))
  const alt = textOf(child(element, 'svg:desc')) || textOf(child(element, 'svg:title'))
  return [...(objects ?? []), ...boxed, ...nested, ...(child(element, 'draw:image') ? altTextBlocks(alt) : [])]
}

function partsOf(element: XmlElement): { content: XmlElement[]; inner: XmlElement[] } {
  const parts = childElements(element)
  return {
    content: parts.filter((part) => /^(text:(p|h|list|section)|table:table)$/.test(part.name)),
    inner: parts.filter((part) => isDrawing(part.name)),
  }
}

/** Where the drawing is an object, its picture only repeats it. */
function readObject(element: XmlElement, scope: OdfScope): DraftBlock[] | undefined {
  const object = child(element, 'draw:object')
  const href = (object ?? child(element, 'draw:object-ole'))?.attributes['xlink:href']
  if (href !== undefined) {
    const part = partName(href)
    if (!object) scope.files.want(part, 'embedded')
    return scope.objects.get(part) ?? []
  }
  const picture = element.name === 'draw:image' ? element.attributes['xlink:href'] : undefined
  if (picture !== undefined && !/^[a-z]+:/i.test(picture)) scope.files.want(partName(picture), 'inline')
  return undefined
}

function partName(href: string): string {
  return href.replace(/^(\.?\/)+/, '').replace(/\/$/, '')
}
