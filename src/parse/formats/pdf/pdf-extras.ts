import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { ReadContext } from '../../reader.ts'
import { findLooseAttachments } from './loose-attachments.ts'

const mostOutlineItems = 2000

/** What a PDF carries beside its pages: facts about itself, bookmarks and embedded files. */
export async function readExtras(pdf: PDFDocumentProxy, bytes: Buffer, context: ReadContext): Promise<void> {
  await readMetadata(pdf, context)
  await readOutline(pdf, context)
  await readAttachments(pdf, bytes, context)
}

async function readMetadata(pdf: PDFDocumentProxy, context: ReadContext): Promise<void> {
  const info = (await pdf.getMetadata()).info as Record<string, unknown>
  const text = (key: string): string | undefined => (typeof info[key] === 'string' ? info[key] : undefined)
  context.metadata({
    title: text('Title'),
    author: text('Author'),
    subject: text('Subject'),
    keywords: text('Keywords'),
    creator: text('Creator'),
    producer: text('Producer'),
    created: isoDate(text('CreationDate')),
    modified: isoDate(text('ModDate')),
    version: text('PDFFormatVersion'),
  })
}

/** `D:20240131120000+01'00'` as ISO 8601, to the second. */
function isoDate(date: string | undefined): string | undefined {
  const match = /^(?:D:)?(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:(Z)|([+-]\d\d)'?(\d\d)?)?/.exec(date ?? '')
  if (!match) return undefined
  const [, year, month = '01', day = '01', hour = '00', minute = '00', second = '00', , zone, zoneMinutes = '00'] =
    match
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${zone ? `${zone}:${zoneMinutes}` : 'Z'}`
}

type Outline = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>

async function readOutline(pdf: PDFDocumentProxy, context: ReadContext): Promise<void> {
  const open: { items: Outline; level: number }[] = [{ items: (await pdf.getOutline()) ?? [], level: 1 }]
  let count = 0
  while (open.length > 0) {
    const group = open.at(-1)
    const item = group?.items.shift()
    if (!group || !item) {
      open.pop()
      continue
    }
    count += 1
    if (count > mostOutlineItems) return
    context.outline({ title: item.title, level: group.level, page: await pageOf(pdf, item.dest) })
    if (item.items.length > 0 && open.length < 20) open.push({ items: item.items, level: group.level + 1 })
  }
}

async function pageOf(pdf: PDFDocumentProxy, destination: string | unknown[] | null): Promise<number | null> {
  try {
    const place = typeof destination === 'string' ? await pdf.getDestination(destination) : destination
    const target: unknown = place?.[0]
    if (typeof target === 'number') return target + 1
    if (typeof target !== 'object' || target === null) return null
    return (await pdf.getPageIndex(target as Parameters<PDFDocumentProxy['getPageIndex']>[0])) + 1
  } catch {
    return null
  }
}

const mostLooseBytes = 64 * 1024 ** 2

async function readAttachments(pdf: PDFDocumentProxy, bytes: Buffer, context: ReadContext): Promise<void> {
  const attachments = [...((await pdf.getAttachments()) ?? [])].slice(0, context.limits.entries)
  for (const [id, { filename }] of attachments) {
    const content = await pdf.getAttachmentContent(id)
    if (content && content.length > 0) await context.child({ name: filename, relation: 'embedded', bytes: content })
  }
  if (attachments.length > 0) return
  for (const { name, bytes: content } of findLooseAttachments(bytes, mostLooseBytes))
    await context.child({ name, relation: 'embedded', bytes: content })
}
