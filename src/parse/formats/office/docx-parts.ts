import { ParseError } from '../../parse-error.ts'
import type { ReadContext } from '../../reader.ts'
import type { Package } from '../../zip/open-package.ts'
import { childElements } from '../../zip/xml-queries.ts'
import { parseXml } from '../../zip/xml-tree.ts'
import { FieldStack } from './docx-fields.ts'
import { Numbering } from './docx-numbering.ts'
import type { DocxScope, SideText } from './docx-scope.ts'
import { Styles } from './docx-styles.ts'
import { EmbeddedFiles } from './embedded-files.ts'
import { FlowPages } from './flow-pages.ts'
import { readGraphicParts } from './graphic-parts.ts'
import { findMainPart, ofKind, type Relationships, readRelationships } from './relationships.ts'

/** The bytes of the running text, and everything that it refers to. */
export async function openDocx(opened: Package, context: ReadContext): Promise<{ main: Buffer; scope: DocxScope }> {
  const part = await findMainPart(opened, 'word/document.xml', /(^|\/)document\d*\.xml$/i)
  const main = await opened.read(part)
  if (!main) throw new ParseError('corrupt_file', 'Its text is missing.')
  const relationships = await readRelationships(opened, part)
  const read = (kind: string) => readKind(opened, relationships, kind)
  const scope: DocxScope = {
    styles: new Styles((await read('styles'))?.element),
    numbering: new Numbering((await read('numbering'))?.element),
    fields: new FieldStack(),
    flow: new FlowPages(context, new EmbeddedFiles(opened, context)),
    limits: context.limits,
    relationships,
    graphics: await readGraphicParts(opened, relationships, context),
    notes: new Map([...notesIn('footnote', await read('footnotes')), ...notesIn('endnote', await read('endnotes'))]),
    noteSigns: new Map(),
    noteCounts: new Map(),
    comments: commentsIn(await read('comments')),
    headersAndFooters: await readMargins(opened, relationships),
  }
  return { main, scope }
}

async function readKind(opened: Package, relationships: Relationships, kind: string): Promise<SideText | undefined> {
  const part = ofKind(relationships, kind)[0]?.target ?? `word/${kind}.xml`
  return readTextPart(opened, part)
}

async function readTextPart(opened: Package, part: string): Promise<SideText | undefined> {
  const bytes = await opened.read(part)
  return bytes && { element: parseXml(bytes), relationships: await readRelationships(opened, part) }
}

function notesIn(kind: string, part: SideText | undefined): [string, SideText][] {
  if (!part) return []
  return childElements(part.element)
    .filter((note) => !/separator|notice/i.test(note.attributes['w:type'] ?? ''))
    .map((element) => [`${kind} ${element.attributes['w:id'] ?? ''}`, { ...part, element }])
}

function commentsIn(part: SideText | undefined): DocxScope['comments'] {
  if (!part) return new Map()
  return new Map(
    childElements(part.element).map((element) => {
      const { 'w:id': id = '', 'w:author': author = '' } = element.attributes
      return [id, { ...part, element, author: author.trim() }]
    }),
  )
}

async function readMargins(opened: Package, relationships: Relationships): Promise<Map<string, SideText>> {
  const margins = new Map<string, SideText>()
  for (const [id, { kind, target, external }] of relationships) {
    if (external || (kind !== 'header' && kind !== 'footer')) continue
    const text = await readTextPart(opened, target)
    if (text) margins.set(id, text)
  }
  return margins
}
