import { type DraftBlock, wordsOf } from '../../../document/draft.ts'
import { ParseError } from '../../parse-error.ts'
import type { ReadContext } from '../../reader.ts'
import { openPackage, type Package } from '../../zip/open-package.ts'
import { child, childElements, childrenNamed, descendants, textOf } from '../../zip/xml-queries.ts'
import { parseXml, type XmlElement } from '../../zip/xml-tree.ts'
import { EmbeddedFiles } from '../office/embedded-files.ts'
import { readBlocks } from './odf-body.ts'
import { ListCounter } from './odf-lists.ts'
import type { OdfScope } from './odf-scope.ts'
import { OdfStyles, outlineName } from './odf-styles.ts'

export interface OpenedOdf {
  opened: Package
  content: Buffer
  /** The styles part, which also holds headers and footers. */
  stylesPart: XmlElement | undefined
  scope: OdfScope
}

/** Opens an OpenDocument package and reads what its content refers to. */
export async function openOdf(bytes: Buffer, context: ReadContext): Promise<OpenedOdf> {
  const opened = await openPackage(bytes, context.limits)
  if (await isEncrypted(opened)) throw new ParseError('password_required')
  const content = await opened.read('content.xml')
  if (!content) throw new ParseError('corrupt_file', 'Its content is missing.')
  await readMeta(opened, context)
  const stylesBytes = await opened.read('styles.xml')
  const stylesPart = stylesBytes && parseXml(stylesBytes)
  const styles = new OdfStyles()
  styles.add(child(stylesPart, 'office:styles'))
  styles.add(child(stylesPart, 'office:automatic-styles'))
  const scope: OdfScope = {
    styles,
    files: new EmbeddedFiles(opened, context),
    limits: context.limits,
    link: () => {},
    formField: () => {},
    controls: new Map(),
    addNote: () => {},
    deletions: new Map(),
    insertions: new Set(),
    openInsertions: new Set(),
    objects: new Map(),
    notes: { count: 0 },
    headings: new ListCounter(styles, outlineName),
    lists: new Map(),
    lastList: {},
  }
  scope.objects = await readObjects(opened, scope)
  return { opened, content, stylesPart, scope }
}

async function isEncrypted(opened: Package): Promise<boolean> {
  const bytes = await opened.read('META-INF/manifest.xml')
  if (!bytes) return false
  return childrenNamed(parseXml(bytes), 'manifest:file-entry').some(
    (entry) =>
      /^(content\.xml|encrypted-package)$/.test(entry.attributes['manifest:full-path'] ?? '') &&
      child(entry, 'manifest:encryption-data') !== undefined,
  )
}

const metaNames: Record<string, string> = {
  'dc:title': 'title',
  'meta:initial-creator': 'author',
  'dc:creator': 'lastModifiedBy',
  'dc:subject': 'subject',
  'dc:description': 'description',
  'meta:keyword': 'keywords',
  'meta:creation-date': 'created',
  'dc:date': 'modified',
  'meta:generator': 'application',
}

async function readMeta(opened: Package, context: ReadContext): Promise<void> {
  const bytes = await opened.read('meta.xml')
  if (!bytes) return
  const facts: Record<string, string> = {}
  for (const element of descendants(parseXml(bytes), 'office:meta').flatMap(childElements)) {
    const name = metaNames[element.name]
    const text = textOf(element).trim()
    if (name !== undefined && text !== '') facts[name] = name in facts ? `${facts[name]}, ${text}` : text
  }
  facts['author'] ??= facts['lastModifiedBy'] ?? ''
  context.metadata(facts)
}

/** Formulas, and the tables of charts and sheets, that are documents within the document. */
async function readObjects(opened: Package, scope: OdfScope): Promise<Map<string, DraftBlock[]>> {
  const objects = new Map<string, DraftBlock[]>()
  for (const name of opened.names.filter((part) => /.\/content\.xml$/i.test(part))) {
    const bytes = await opened.read(name)
    if (!bytes) continue
    const root = parseXml(bytes)
    const blocks = /(^|:)math$/.test(root.name)
      ? [formula(root)]
      : readBlocks(descendants(root, 'table:table'), scope).filter((block) => block.kind === 'table')
    objects.set(name.slice(0, name.lastIndexOf('/')), blocks)
  }
  return objects
}

function formula(root: XmlElement): DraftBlock {
  const annotation = [...descendants(root, 'annotation'), ...descendants(root, 'math:annotation')][0]
  const text = annotation ? textOf(annotation) : childElements(root).map(textOf).join(' ')
  return { kind: 'paragraph', lines: [wordsOf(text)] }
}
