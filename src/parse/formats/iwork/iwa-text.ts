import { type DraftBlock, linesOf } from '../../../document/draft.ts'
import type { IwaObject } from './iwa-objects.ts'
import { bytesIn, type Message, messageIn, numberIn, readMessage, textIn } from './protobuf.ts'

export const storageTypes = new Set([2001, 2005])
const paragraphStyleType = 2022
const placeholderType = 2031
const hyperlinkType = 2032

const kinds = { header: 1, footnote: 2, textBox: 3, note: 4, cell: 5, contents: 7 }

const pageEnds = new Set(['\u0004', '\u0005'])
const paragraphEnds = new RegExp(`([\n\u2029${[...pageEnds].join('')}])`)

export interface Story {
  kind: 'body' | 'header' | 'footnote' | 'text_box' | 'notes' | 'cell'
  /** Parts that lie on one page each. */
  pages: DraftBlock[][]
  links: string[]
}

/** Finds what a text refers to: styles, links and placeholders, by the ids of their objects. */
export class IwaIndex {
  readonly #objects: Map<number, IwaObject>

  constructor(objects: IwaObject[]) {
    this.#objects = new Map(objects.map((object) => [object.id, object]))
  }

  /** The name of a paragraph style, or of the nearest named one that it varies. */
  styleName(id: number | undefined): string {
    let at = id
    for (let depth = 0; depth < 8 && at !== undefined; depth += 1) {
      const object = this.#objects.get(at)
      if (object?.type !== paragraphStyleType) return ''
      const style = messageIn(readMessage(object.bytes), 1)
      const name = style ? textIn(style, 1) : ''
      if (name !== '') return name
      at = style && numberIn(messageIn(style, 3) ?? new Map(), 1)
    }
    return ''
  }

  isPlaceholder(id: number | undefined): boolean {
    return this.#objects.get(id ?? -1)?.type === placeholderType
  }

  linkTarget(id: number | undefined): string {
    const object = this.#objects.get(id ?? -1)
    return object?.type === hyperlinkType ? textIn(readMessage(object.bytes), 2) : ''
  }
}

/** One text of a document: its body, a header, a box, a note. */
export function readStory(object: IwaObject, index: IwaIndex): Story {
  const message = readMessage(object.bytes)
  const fields = attributes(message, 11)
  const text = withoutPlaceholders(textIn(message, 3), fields, index)
  const styles = attributes(message, 5)
  const pages: DraftBlock[][] = [[]]
  let at = 0
  for (const piece of text.split(paragraphEnds)) {
    if (pageEnds.has(piece)) pages.push([])
    const lines = linesOf(piece.replaceAll('\ufffc', ' '))
    if (lines.length > 0) pages.at(-1)?.push(asBlock(lines, index.styleName(styleAt(styles, at))))
    at += piece.length
  }
  const links = fields.map(({ object: id }) => index.linkTarget(id)).filter((target) => target !== '')
  return { kind: kindOf(numberIn(message, 1)), pages, links }
}

interface Attribute {
  from: number
  object: number | undefined
}

/** What holds from which character on. */
function attributes(message: Message, field: number): Attribute[] {
  const table = messageIn(message, field)
  return (table ? bytesIn(table, 1) : []).map((bytes) => {
    const entry = readMessage(bytes)
    return { from: numberIn(entry, 1) ?? 0, object: numberIn(messageIn(entry, 2) ?? new Map(), 1) }
  })
}

/** What a template says where nothing was written yet is not text of the document; its place is kept. */
function withoutPlaceholders(text: string, fields: Attribute[], index: IwaIndex): string {
  let clean = text
  fields.forEach((field, position) => {
    if (!index.isPlaceholder(field.object)) return
    const end = fields[position + 1]?.from ?? text.length
    const blank = text.slice(field.from, end).replace(/[^\n]/g, ' ')
    clean = clean.slice(0, field.from) + blank + clean.slice(end)
  })
  return clean
}

function styleAt(styles: Attribute[], at: number): number | undefined {
  return styles.findLast((style) => style.from <= at)?.object
}

export function asBlock(lines: ReturnType<typeof linesOf>, styleName: string): DraftBlock {
  const name = styleName.toLowerCase()
  if (/^title/.test(name)) return { kind: 'heading', level: 1, lines }
  if (/^subtitle/.test(name)) return { kind: 'heading', level: 2, lines }
  const heading = /^heading ?(\d)?/.exec(name)
  if (heading) return { kind: 'heading', level: Number(heading[1] ?? 1), lines }
  return { kind: 'paragraph', lines, ...(/^caption/.test(name) && { role: 'caption' as const }) }
}

function kindOf(kind: number | undefined): Story['kind'] {
  if (kind === kinds.header) return 'header'
  if (kind === kinds.footnote) return 'footnote'
  if (kind === kinds.note) return 'notes'
  if (kind === kinds.cell) return 'cell'
  return kind === 0 || kind === kinds.contents ? 'body' : 'text_box'
}
