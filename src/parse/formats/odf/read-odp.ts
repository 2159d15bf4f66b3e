import { type DraftBlock, type DraftPage, linesOf } from '../../../document/draft.ts'
import type { ReadContext, Reader } from '../../reader.ts'
import { child, childElements, textOf } from '../../zip/xml-queries.ts'
import { streamElements, type XmlElement } from '../../zip/xml-tree.ts'
import { readSafely } from '../legacy/read-safely.ts'
import { type Place, readingOrder } from '../office/pptx-layout.ts'
import { reportDamage } from '../office/properties.ts'
import { readBlocks } from './odf-body.ts'
import { isDrawing, readDrawing } from './odf-drawings.ts'
import { annotationBlocks } from './odf-inline.ts'
import { openOdf } from './odf-package.ts'
import type { OdfScope } from './odf-scope.ts'

/** OpenDocument presentations: one page a slide, with its notes and comments. */
export const readOdp: Reader = async function* (source, context) {
  const bytes = await source.bytes()
  yield* readSafely({ bytes, format: 'odp', context }, () => readSlides(bytes, context))
}

async function* readSlides(bytes: Buffer, context: ReadContext): AsyncGenerator<DraftPage> {
  const odf = await openOdf(bytes, context)
  const declared = new Map<string, string>()
  let number = 0
  for (const element of streamElements(odf.content, isWanted)) {
    if (element.name === 'office:automatic-styles') odf.scope.styles.add(element)
    else if (element.name.endsWith('-decl'))
      declared.set(element.attributes['presentation:name'] ?? '', textOf(element))
    else if (element.name === 'draw:page') {
      number += 1
      yield readSlide(element, number, odf.scope, declared, context)
      await odf.scope.files.give()
    }
  }
  reportDamage(odf.opened, context)
}

function isWanted(name: string, parent: string): boolean {
  return parent === 'office:presentation' || name === 'office:automatic-styles'
}

function readSlide(
  slide: XmlElement,
  number: number,
  shared: OdfScope,
  declared: Map<string, string>,
  context: ReadContext,
): DraftPage {
  const notes: DraftBlock[] = []
  const scope: OdfScope = {
    ...shared,
    link: (target) => context.link({ page: number, box: null, target }),
    formField: (field) => context.formField({ ...field, page: number, box: null }),
    addNote: (block) => notes.push(block),
  }
  const shapes = childElements(slide).filter((part) => isDrawing(part.name))
  const titles = shapes.filter((shape) => shape.attributes['presentation:class'] === 'title')
  const others = shapes.filter((shape) => !titles.includes(shape))
  const headings = titles.flatMap((shape) => readShape(shape, scope)).map(asHeading)
  const blocks = [
    ...headings,
    ...readingOrder(others.map((item) => ({ item, place: placeOf(item) }))).flatMap((shape) => readShape(shape, scope)),
    ...notes,
    ...furniture(slide, declared),
    ...speakerNotes(child(slide, 'presentation:notes'), scope),
    ...childElements(slide)
      .filter((part) => part.name === 'office:annotation')
      .flatMap((part) => annotationBlocks(part, scope, readBlocks)),
  ]
  const title = headings.flatMap((block) => ('lines' in block ? block.lines.flat() : [])).map((word) => word.text)
  if (title.length > 0) context.outline({ title: title.join(' '), level: 1, page: number })
  return {
    number,
    ...(title.length > 0 && { title: title.join(' ') }),
    ...(shared.styles.isHiddenSlide(slide.attributes['draw:style-name']) && { hidden: true }),
    source: blocks.length > 0 ? 'text' : 'none',
    geometry: 'flow',
    blocks,
  }
}

/** What layouts hold is the slide's own text; only free boxes are boxes. */
function readShape(shape: XmlElement, scope: OdfScope): DraftBlock[] {
  const blocks = readDrawing(shape, scope, readBlocks)
  if (shape.attributes['presentation:class'] === undefined) return blocks
  return blocks.map((block) => {
    if (block.role !== 'text_box') return block
    const { role: _, ...plain } = block
    return plain
  })
}

function asHeading(block: DraftBlock): DraftBlock {
  return 'lines' in block ? { kind: 'heading', level: 1, lines: block.lines } : block
}

function furniture(slide: XmlElement, declared: Map<string, string>): DraftBlock[] {
  return (['header', 'footer', 'date-time'] as const).flatMap((part): DraftBlock[] => {
    const lines = linesOf(declared.get(slide.attributes[`presentation:use-${part}-name`] ?? '') ?? '')
    const role = part === 'header' ? 'page_header' : 'page_footer'
    return lines.length > 0 ? [{ kind: 'furniture', role, lines }] : []
  })
}

function speakerNotes(notes: XmlElement | undefined, scope: OdfScope): DraftBlock[] {
  const frames = notes ? childElements(notes).filter((part) => part.attributes['presentation:class'] === 'notes') : []
  return frames.flatMap((frame) => readShape(frame, scope)).map((block) => ({ ...block, role: 'speaker_notes' }))
}

function placeOf(shape: XmlElement): Place {
  const { 'svg:x': x, 'svg:y': y, 'svg:height': height } = shape.attributes
  return {
    x: Number.parseFloat(x ?? '0') || 0,
    y: Number.parseFloat(y ?? '0') || 0,
    height: Number.parseFloat(height ?? '0') || 0,
  }
}
