import type { DraftBlock, DraftPage } from '../../../document/draft.ts'
import { ParseError } from '../../parse-error.ts'
import type { ReadContext, Reader } from '../../reader.ts'
import { openPackage, type Package } from '../../zip/open-package.ts'
import { child, childrenNamed, descendants } from '../../zip/xml-queries.ts'
import { parseXml, type XmlElement } from '../../zip/xml-tree.ts'
import { readSafely } from '../legacy/read-safely.ts'
import { drawingParagraphs } from './drawing-text.ts'
import { EmbeddedFiles } from './embedded-files.ts'
import { readGraphicParts } from './graphic-parts.ts'
import { readCommentAuthors, readComments } from './pptx-comments.ts'
import { type LayoutPlaces, layoutPlaces, placeholderOf } from './pptx-layout.ts'
import { readShapes } from './pptx-shapes.ts'
import { readProperties, reportDamage } from './properties.ts'
import { findMainPart, ofKind, type Relationships, readRelationships } from './relationships.ts'

/** PowerPoint presentations: one page a slide, with its notes and comments. */
export const readPptx: Reader = async function* (source, context) {
  const bytes = await source.bytes()
  yield* readSafely({ bytes, format: 'pptx', context }, () => readSlides(bytes, context))
}

async function* readSlides(bytes: Buffer, context: ReadContext): AsyncGenerator<DraftPage> {
  const opened = await openPackage(bytes, context.limits)
  await readProperties(opened, context)
  const part = await findMainPart(opened, 'ppt/presentation.xml', /(^|\/)presentation\.xml$/i)
  const relationships = await readRelationships(opened, part)
  const slides = await slideParts(opened, part, relationships)
  const authors = await readCommentAuthors(opened, relationships)
  const reader = new SlideReader(opened, context, authors)
  for (const [index, slide] of slides.entries()) {
    yield await reader.read(slide, index + 1)
    context.progress({ stage: 'reading', done: index + 1, of: slides.length })
  }
  reportDamage(opened, context)
}

/** In the order of the presentation; in that of their names where it lists none. */
async function slideParts(opened: Package, part: string, relationships: Relationships): Promise<string[]> {
  const bytes = await opened.read(part)
  const list = bytes ? childrenNamed(child(parseXml(bytes), 'p:sldIdLst'), 'p:sldId') : []
  const listed = list.flatMap((slide) => relationships.get(slide.attributes['r:id'] ?? '')?.target ?? [])
  if (listed.length > 0) return listed
  const numberOf = (name: string) => Number(/(?<!\d)(\d+)\.xml$/i.exec(name)?.[1] ?? 0)
  const found = opened.names.filter((name) => /(^|\/)slides\/slide\d+\.xml$/i.test(name))
  if (found.length === 0 && !bytes) throw new ParseError('corrupt_file', 'It has no slides.')
  return found.sort((a, b) => numberOf(a) - numberOf(b))
}

class SlideReader {
  readonly #opened: Package
  readonly #context: ReadContext
  readonly #authors: Map<string, string>
  readonly #files: EmbeddedFiles
  readonly #layouts = new Map<string, LayoutPlaces>()

  constructor(opened: Package, context: ReadContext, authors: Map<string, string>) {
    this.#opened = opened
    this.#context = context
    this.#authors = authors
    this.#files = new EmbeddedFiles(opened, context)
  }

  async read(part: string, number: number): Promise<DraftPage> {
    const bytes = await this.#opened.read(part)
    if (!bytes) {
      this.#context.problem(new ParseError('unreadable_page').toProblem(number))
      return { number, source: 'none', geometry: 'flow', blocks: [] }
    }
    const slide = parseXml(bytes)
    const relationships = await readRelationships(this.#opened, part)
    const tree = child(slide, 'p:cSld', 'p:spTree')
    const shapes = tree
      ? readShapes(tree, {
          relationships,
          places: await this.#placesFor(relationships),
          graphics: await readGraphicParts(this.#opened, relationships, this.#context),
          files: this.#files,
          limits: this.#context.limits,
          link: (target) => this.#context.link({ page: number, box: null, target }),
        })
      : []
    const comments = await readComments(this.#opened, relationships, this.#authors)
    const blocks = [...shapes, ...(await this.#notes(relationships)), ...comments]
    await this.#files.give()
    const title = titleOf(shapes)
    if (title) this.#context.outline({ title, level: 1, page: number })
    return {
      number,
      ...(title && { title }),
      ...(/^(0|false)$/.test(slide.attributes['show'] ?? '') && { hidden: true }),
      source: blocks.length > 0 ? 'text' : 'none',
      geometry: 'flow',
      blocks,
    }
  }

  async #placesFor(slide: Relationships): Promise<LayoutPlaces> {
    const part = ofKind(slide, 'slideLayout')[0]?.target ?? ''
    const known = this.#layouts.get(part)
    if (known) return known
    const master = ofKind(await readRelationships(this.#opened, part), 'slideMaster')[0]?.target
    const places = layoutPlaces(await this.#tree(part), await this.#tree(master ?? ''))
    this.#layouts.set(part, places)
    return places
  }

  async #tree(part: string): Promise<XmlElement | undefined> {
    const bytes = await this.#opened.read(part)
    return bytes && parseXml(bytes)
  }

  async #notes(slide: Relationships): Promise<DraftBlock[]> {
    const notes = await this.#tree(ofKind(slide, 'notesSlide')[0]?.target ?? '')
    return descendants(notes, 'p:sp')
      .filter((shape) => placeholderOf(shape)?.attributes['type'] === 'body')
      .flatMap((shape) => drawingParagraphs(child(shape, 'p:txBody') ?? shape))
      .map((block) => ({ ...block, role: 'speaker_notes' }))
  }
}

function titleOf(blocks: DraftBlock[]): string {
  const heading = blocks.find((block) => block.kind === 'heading' && block.level === 1)
  return heading && 'lines' in heading
    ? heading.lines
        .flat()
        .map((word) => word.text)
        .join(' ')
    : ''
}
