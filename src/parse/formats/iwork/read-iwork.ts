import { gunzipSync } from 'node:zlib'
import type { DraftBlock, DraftPage } from '../../../document/draft.ts'
import { ParseError } from '../../parse-error.ts'
import type { ReadContext, Reader } from '../../reader.ts'
import { openPackage, type Package } from '../../zip/open-package.ts'
import { parseXml } from '../../zip/xml-tree.ts'
import { EmbeddedFiles } from '../office/embedded-files.ts'
import { FlowPages } from '../office/flow-pages.ts'
import { reportDamage } from '../office/properties.ts'
import { type IwaObject, readIwaObjects } from './iwa-objects.ts'
import { IwaIndex, readStory, type Story, storageTypes } from './iwa-text.ts'
import { iworkXmlFacts, readIworkXml } from './iwork-xml.ts'

/** Apple Pages and Keynote: the packed objects of today, or the XML of 2009 and before. */
export const readIwork: Reader = async function* (source, context) {
  const opened = await openInner(await openPackage(await source.bytes(), context.limits), context)
  if (opened.names.some((name) => /(^|\/)\.iwp(v2|h)$/.test(name))) throw new ParseError('password_required')
  const pages = (await readXml(opened, context)) ?? (await readObjects(opened, context))
  yield* pages
  if (pages.every((page) => page.blocks.length === 0)) await givePreview(opened, context)
  reportDamage(opened, context)
}

/** Documents that are folders on a Mac keep their parts in an archive of their own. */
async function openInner(opened: Package, context: ReadContext): Promise<Package> {
  const inner = opened.names.find((name) => /(^|\/)Index\.zip$/i.test(name))
  const bytes = inner === undefined ? undefined : await opened.read(inner)
  return bytes ? openPackage(bytes, context.limits) : opened
}

async function readXml(opened: Package, context: ReadContext): Promise<DraftPage[] | undefined> {
  const name = opened.names.find((part) => /(^|\/)index\.(xml|apxl)(\.gz)?$/i.test(part))
  if (name === undefined) return undefined
  const stored = await opened.read(name)
  // Documents with a password have their parts packed in a way that no archive knows.
  if (!stored) throw new ParseError('password_required')
  const bytes = /\.gz$/i.test(name) ? unzip(stored, context) : stored
  const root = parseXml(bytes)
  const flow = new FlowPages(context, new EmbeddedFiles(opened, context))
  context.metadata(iworkXmlFacts(root))
  readIworkXml(root, flow, context.limits)
  return flow.takeRest()
}

function unzip(bytes: Buffer, context: ReadContext): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: Math.min(context.limits.expandedBytes, 512 * 1024 * 1024) })
  } catch (error) {
    const tooBig = error instanceof RangeError
    throw new ParseError(tooBig ? 'expands_too_much' : 'corrupt_file', undefined, { cause: error })
  }
}

async function readObjects(opened: Package, context: ReadContext): Promise<DraftPage[]> {
  const all: IwaObject[] = []
  const parts: IwaObject[][] = []
  let left = context.limits.expandedBytes
  for (const name of opened.names.filter((part) => /\.iwa$/i.test(part)).sort(byNumber)) {
    const bytes = await opened.read(name)
    if (!bytes) continue
    const objects = readIwaObjects(bytes, left)
    left -= objects.reduce((sum, object) => sum + object.bytes.length, 0)
    all.push(...objects)
    if (!/(Stylesheet|MasterSlide|TemplateSlide|ViewState|Metadata)/i.test(name)) parts.push(objects)
  }
  if (all.length === 0) throw new ParseError('corrupt_file', 'Its text is missing.')
  const index = new IwaIndex(all)
  const flow = new FlowPages(context, new EmbeddedFiles(opened, context))
  for (const objects of parts) {
    const stories = objects.filter((object) => storageTypes.has(object.type)).map((object) => readStory(object, index))
    for (const story of inOrder(stories)) addStory(story, flow)
    flow.breakPage(false)
  }
  return flow.takeRest().filter((page) => page.blocks.length > 0 || page.number === 1)
}

const storyOrder: Story['kind'][] = ['header', 'body', 'cell', 'text_box', 'footnote', 'notes']

function inOrder(stories: Story[]): Story[] {
  return stories.toSorted((a, b) => storyOrder.indexOf(a.kind) - storyOrder.indexOf(b.kind))
}

function addStory(story: Story, flow: FlowPages): void {
  for (const target of story.links) flow.link(target)
  story.pages.forEach((blocks, index) => {
    if (index > 0 && story.kind === 'body') flow.breakPage(true)
    for (const block of blocks) {
      if (story.kind === 'footnote') flow.addNote({ ...block, role: 'footnote' })
      else flow.add(withRole(block, story.kind))
    }
  })
}

function withRole(block: DraftBlock, kind: Story['kind']): DraftBlock {
  if (!('lines' in block)) return block
  if (kind === 'header') return { kind: 'furniture', role: 'page_header', lines: block.lines }
  if (kind === 'text_box') return { kind: 'paragraph', role: 'text_box', lines: block.lines }
  return kind === 'notes' ? { kind: 'paragraph', role: 'speaker_notes', lines: block.lines } : block
}

/** Slides are numbered in the names of their parts. */
function byNumber(a: string, b: string): number {
  const numberOf = (name: string) => Number(/(?<!\d)(\d+)\.iwa$/i.exec(name)?.[1] ?? 0)
  return numberOf(a) - numberOf(b) || (a < b ? -1 : 1)
}

/** The program's own picture of the document, where nothing else can be read. */
async function givePreview(opened: Package, context: ReadContext): Promise<void> {
  const name = opened.names.find((part) => /(^|\/)preview\.(pdf|jpe?g)$/i.test(part))
  const bytes = name === undefined ? undefined : await opened.read(name)
  if (name !== undefined && bytes)
    await context.child({ name: name.slice(name.lastIndexOf('/') + 1), relation: 'inline', bytes })
}
