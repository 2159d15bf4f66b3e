import { TextDecoder } from 'node:util'
import { Parser } from 'htmlparser2'
import { ParseError } from '../parse-error.ts'
import { canonicalPrefixes } from './xml-namespaces.ts'

export interface XmlElement {
  /** With the usual prefix of its namespace, whatever prefix the file uses: `w:p`. */
  name: string
  attributes: Record<string, string>
  children: (XmlElement | string)[]
}

// Deeper elements become siblings, so that no walk over a tree can exhaust the stack.
const deepest = 300
// The parser's time grows with the square of the depth: no honest file comes near this.
const absurdlyDeep = 10_000

type Scope = Map<string, string>

/** Reads XML into a tree. Damage is repaired as browsers do; entities of a DTD stay unresolved, so none can blow up. */
export function parseXml(bytes: Buffer): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] }
  Array.from(streamElements(bytes, () => false, root))
  return root.children.find((child) => typeof child !== 'string') ?? root
}

/**
 * Gives the elements that `wanted` names one after the other, as soon as each is whole, without keeping the rest
 * of the document. An element inside a given one is part of it and not given again.
 */
export function* streamElements(
  bytes: Buffer,
  wanted: (name: string, parent: string) => boolean,
  keep?: XmlElement,
): Generator<XmlElement> {
  const builder = new TreeBuilder(wanted, keep)
  const decoder = decoderFor(bytes)
  const step = 256 * 1024
  for (let at = 0; at < bytes.length; at += step) {
    builder.parser.write(decoder.decode(bytes.subarray(at, at + step), { stream: true }))
    yield* builder.take()
  }
  builder.parser.end(decoder.decode())
  yield* builder.take()
}

class TreeBuilder {
  readonly parser: Parser
  readonly #wanted: (name: string, parent: string) => boolean
  readonly #open: XmlElement[] = []
  readonly #names: string[] = []
  readonly #scopes: Scope[] = [new Map()]
  #ready: XmlElement[] = []

  constructor(wanted: (name: string, parent: string) => boolean, keep?: XmlElement) {
    this.#wanted = wanted
    if (keep) this.#open.push(keep)
    this.parser = new Parser(
      {
        onopentag: (name, attributes) => this.#onOpen(name, attributes),
        ontext: (text) => this.#onText(text),
        onclosetag: () => this.#onClose(),
      },
      { xmlMode: true, decodeEntities: true },
    )
  }

  take(): XmlElement[] {
    const ready = this.#ready
    this.#ready = []
    return ready
  }

  #onOpen(raw: string, rawAttributes: Record<string, string>): void {
    if (this.#names.length > absurdlyDeep) throw new ParseError('nested_too_deep')
    const scope = this.#scopeFor(rawAttributes)
    this.#scopes.push(scope)
    const name = canonical(raw, scope, true)
    const parent = this.#open.at(-1)
    if (parent || this.#wanted(name, this.#names.at(-1) ?? '')) {
      const attributes: Record<string, string> = {}
      for (const [key, value] of Object.entries(rawAttributes)) attributes[canonical(key, scope, false)] = value
      const element: XmlElement = { name, attributes, children: [] }
      parent?.children.push(element)
      this.#open.push(parent && this.#open.length >= deepest ? parent : element)
    }
    this.#names.push(name)
  }

  #onText(text: string): void {
    const children = this.#open.at(-1)?.children
    if (!children) return
    const last = children.length - 1
    const before = children[last]
    if (typeof before === 'string') children[last] = before + text
    else children.push(text)
  }

  #onClose(): void {
    this.#names.pop()
    this.#scopes.pop()
    const closed = this.#open.pop()
    if (closed && this.#open.length === 0) this.#ready.push(closed)
  }

  #scopeFor(attributes: Record<string, string>): Scope {
    const outer = this.#scopes.at(-1) ?? new Map<string, string>()
    let scope = outer
    for (const [key, value] of Object.entries(attributes)) {
      if (key !== 'xmlns' && !key.startsWith('xmlns:')) continue
      if (scope === outer) scope = new Map(outer)
      scope.set(key.slice(6), canonicalPrefixes.get(value) ?? key.slice(6))
    }
    return scope
  }
}

function canonical(name: string, scope: Scope, isElement: boolean): string {
  const colon = name.indexOf(':')
  if (colon < 0) {
    const prefix = isElement ? scope.get('') : undefined
    return prefix ? `${prefix}:${name}` : name
  }
  const prefix = name.slice(0, colon)
  const known = scope.get(prefix)
  return known === undefined || known === prefix ? name : `${known}:${name.slice(colon + 1)}`
}

function decoderFor(bytes: Buffer): TextDecoder {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be')
  if (bytes[0] === 0x3c && bytes[1] === 0) return new TextDecoder('utf-16le')
  const declared = /^[^>]{0,100}encoding\s*=\s*["']([\w.:-]+)["']/.exec(bytes.toString('latin1', 0, 200))?.[1]
  if (declared === undefined || /^utf-?16/i.test(declared)) return new TextDecoder('utf-8')
  try {
    return new TextDecoder(declared)
  } catch {
    return new TextDecoder('utf-8')
  }
}
