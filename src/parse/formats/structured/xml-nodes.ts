import { Parser } from 'htmlparser2'
import { ParseError } from '../../parse-error.ts'

export interface XmlNode {
  /** As in the file, with its prefix. */
  name: string
  attributes: [name: string, value: string][]
  children: (XmlNode | string)[]
  hasText: boolean
}

/** The text that stands directly in an element. */
export function nodeText(node: XmlNode): string {
  return node.children.filter((child) => typeof child === 'string').join('')
}

export interface XmlDocument {
  root: XmlNode | undefined
  /** Elements were not closed, or closed in the wrong order. */
  malformed: boolean
  /** There were more elements than the limit; those after it are gone. */
  cut: boolean
  deep: boolean
}

/** Elements below this depth become siblings: paths cannot grow without end. */
const deepest = 200
const hopeless = 10_000
const step = 1024 * 1024

/** Reads XML into nodes. Nothing that a doctype declares is ever looked up, so an entity stays as it is written. */
export function parseXmlNodes(text: string, limit: number): XmlDocument {
  const builder = new NodeBuilder(limit)
  const parser = new Parser(
    {
      onopentag: (name, attributes) => builder.open(name, attributes),
      ontext: (part) => builder.text(part),
      onclosetag: (_, implied) => builder.close(implied && text[parser.endIndex - 1] !== '/'),
    },
    { xmlMode: true, decodeEntities: true },
  )
  for (let at = 0; at < text.length && !builder.document.cut; at += step) parser.write(text.slice(at, at + step))
  parser.end()
  return builder.document
}

class NodeBuilder {
  readonly document: XmlDocument = { root: undefined, malformed: false, cut: false, deep: false }
  readonly #limit: number
  readonly #open: XmlNode[] = []
  #count = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  open(name: string, attributes: Record<string, string>): void {
    const node: XmlNode = { name, attributes: Object.entries(attributes), children: [], hasText: false }
    this.#count += 1 + node.attributes.length
    const parent = this.#open.at(-1)
    if (this.#count > this.#limit) this.document.cut = true
    else if (parent) parent.children.push(node)
    else if (!this.document.root) this.document.root = node
    else this.document.malformed = true
    const tooDeep = this.#open.length >= deepest
    // The tokenizer's own stack grows slow long before this, and no document means it.
    if (this.#open.length >= hopeless) throw new ParseError('nested_too_deep')
    this.document.deep ||= tooDeep
    this.#open.push(tooDeep && parent ? parent : node)
  }

  text(part: string): void {
    // Outside of all elements stands what is left of a doctype's declarations.
    const node = this.#open.at(-1)
    if (!node) return
    const last = node.children.length - 1
    const before = node.children[last]
    if (typeof before === 'string') node.children[last] = before + part
    else node.children.push(part)
    node.hasText ||= /\S/.test(part)
  }

  close(implied: boolean): void {
    if (implied && !this.document.cut) this.document.malformed = true
    this.#open.pop()
  }
}
