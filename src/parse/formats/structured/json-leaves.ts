/** A scalar of JSON text, or the beginning of an object or list, in the order of the text. */
export interface JsonItem {
  kind: 'scalar' | 'object' | 'list'
  /** JSON pointer. */
  path: string
  /** The nearest name: of the member, or of the list that it is in. */
  name: string
  /** What a scalar says: a string's characters, and everything else as it is written. */
  text: string
  depth: number
}

/** The text is not JSON from this position on. */
export class JsonSyntaxError extends Error {
  override readonly name = 'JsonSyntaxError'
  readonly position: number

  constructor(position: number) {
    super(`not JSON at ${position}`)
    this.position = position
  }
}

interface Container {
  list: boolean
  path: string
  name: string
  /** Of the next element of a list. */
  index: number
  /** Of the member whose value comes next. */
  key: string | undefined
}

/** Containers below this depth keep the path of the one above, so that paths cannot grow without end. */
export const deepestPath = 200

const space = /[\s\ufeff]+|\/\/[^\n\r]*|\/\*[\s\S]*?\*\//y
const literal = /-?(?:\d[\d.eE+-]*|Infinity)|true|false|null|NaN|undefined/y

/** Goes through JSON text without a stack of calls. Comments, commas at the end and `NaN` are let pass. */
export function* jsonItems(text: string): Generator<JsonItem> {
  yield* new JsonScanner(text).items()
}

class JsonScanner {
  readonly #text: string
  readonly #open: Container[] = []
  #at = 0
  #values = 0

  constructor(text: string) {
    this.#text = text
  }

  *items(): Generator<JsonItem> {
    for (this.#skipSpace(); this.#at < this.#text.length; this.#skipSpace()) {
      const item = this.#step(this.#text[this.#at] ?? '')
      if (item) yield item
    }
    if (this.#open.length > 0) throw new JsonSyntaxError(this.#at)
  }

  #step(character: string): JsonItem | undefined {
    const container = this.#open.at(-1)
    if (character === '}' || character === ']') {
      if (container?.list !== (character === ']')) throw new JsonSyntaxError(this.#at)
      this.#open.pop()
      this.#at += 1
    } else if (character === ',' && container) this.#at += 1
    else if (container && !container.list && container.key === undefined) this.#readKey(container, character)
    else return this.#readValue(container, character)
    return undefined
  }

  #readKey(container: Container, character: string): void {
    if (character !== '"') throw new JsonSyntaxError(this.#at)
    container.key = this.#readString()
    this.#skipSpace()
    if (this.#text[this.#at] !== ':') throw new JsonSyntaxError(this.#at)
    this.#at += 1
  }

  #readValue(container: Container | undefined, character: string): JsonItem {
    const place = this.#placeIn(container)
    const depth = this.#open.length
    if (character === '{' || character === '[') {
      this.#at += 1
      const list = character === '['
      this.#open.push({ list, ...place, index: 0, key: undefined })
      return { kind: list ? 'list' : 'object', ...place, text: '', depth }
    }
    const text = character === '"' ? this.#readString() : this.#readLiteral()
    return { kind: 'scalar', ...place, text, depth }
  }

  /** Values that follow each other without a list around them, as in JSON lines, count like a list's. */
  #placeIn(container: Container | undefined): { path: string; name: string } {
    if (!container) {
      this.#values += 1
      return { path: this.#values === 1 ? '' : `/${this.#values - 1}`, name: '' }
    }
    const part = container.list ? String(container.index) : (container.key ?? '')
    const name = container.list ? container.name : (container.key ?? '')
    container.index += 1
    container.key = undefined
    if (this.#open.length > deepestPath) return { path: container.path, name }
    return { path: `${container.path}/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`, name }
  }

  #readString(): string {
    const start = this.#at
    let end = this.#text.indexOf('"', start + 1)
    while (end >= 0 && isEscaped(this.#text, end)) end = this.#text.indexOf('"', end + 1)
    if (end < 0) throw new JsonSyntaxError(this.#at)
    this.#at = end + 1
    const raw = this.#text.slice(start + 1, end)
    return raw.includes('\\') ? unescaped(raw) : raw
  }

  #readLiteral(): string {
    literal.lastIndex = this.#at
    const found = literal.exec(this.#text)?.[0]
    if (found === undefined) throw new JsonSyntaxError(this.#at)
    this.#at += found.length
    return found
  }

  #skipSpace(): void {
    for (space.lastIndex = this.#at; space.test(this.#text); ) this.#at = space.lastIndex
  }
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0
  while (text[at - 1 - slashes] === '\\') slashes += 1
  return slashes % 2 === 1
}

const escapes: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }

function unescaped(raw: string): string {
  return raw
    .replace(/\\(?:u([\da-fA-F]{4})|([\s\S]))/g, (_, code: string | undefined, character: string) =>
      code === undefined ? (escapes[character] ?? character) : String.fromCharCode(Number.parseInt(code, 16)),
    )
    .toWellFormed()
}
