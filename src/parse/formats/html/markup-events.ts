import { Tokenizer } from 'htmlparser2'

export interface MarkupHandler {
  open(name: string, attributes: Record<string, string>): void
  /** Every element that was opened and is not void is closed, in order. */
  close(name: string): void
  text(text: string): void
}

/** Deeper elements are looked through: no page that people see needs as many. */
const deepest = 256

/**
 * Tags as the tokenizer finds them, made to fit each other. The library's own parser does this too, but takes
 * half a minute for a hundred thousand open tags.
 */
export class MarkupEvents {
  readonly #html: string
  readonly #handler: MarkupHandler
  readonly #tokenizer: Tokenizer
  readonly #open: string[] = []
  /** How many of each name are open: most tags that close nothing are told by it. */
  readonly #counts = new Map<string, number>()
  #written = 0
  #name = ''
  #attributes: Record<string, string> = {}
  #attribute = ''
  #value = ''

  constructor(html: string, handler: MarkupHandler) {
    this.#html = html
    this.#handler = handler
    const nothing = () => {}
    this.#tokenizer = new Tokenizer(
      { xmlMode: false, decodeEntities: true, recognizeSelfClosing: false },
      {
        ontext: (start, end) => handler.text(html.slice(start, end)),
        ontextentity: (code) => handler.text(String.fromCodePoint(code)),
        oncdata: (start, end, cut) => handler.text(html.slice(start, end - cut)),
        onopentagname: (start, end) => this.#startTag(html.slice(start, end)),
        onattribname: (start, end) => this.#startAttribute(html.slice(start, end)),
        onattribdata: (start, end) => this.#extendValue(html.slice(start, end)),
        onattribentity: (code) => this.#extendValue(String.fromCodePoint(code)),
        onattribend: () => this.#endAttribute(),
        onopentagend: () => this.#endTag(false),
        onselfclosingtag: () => this.#endTag(true),
        onclosetag: (start, end) => this.#closeTag(html.slice(start, end).trim().toLowerCase()),
        oncomment: nothing,
        ondeclaration: nothing,
        onprocessinginstruction: nothing,
        onend: nothing,
      },
    )
  }

  /** Reads on by so many characters; false when there are no more. */
  advance(length: number): boolean {
    if (this.#written < this.#html.length) {
      this.#tokenizer.write(this.#html.slice(this.#written, this.#written + length))
      this.#written += length
      return true
    }
    this.#tokenizer.end()
    this.#closeDownTo(0)
    return false
  }

  #startTag(name: string): void {
    this.#name = name.toLowerCase()
    this.#attributes = Object.create(null)
  }

  #startAttribute(name: string): void {
    this.#attribute = name.toLowerCase()
    this.#value = ''
  }

  #extendValue(text: string): void {
    this.#value += text
  }

  #endAttribute(): void {
    this.#attributes[this.#attribute] ??= this.#value
  }

  #endTag(selfClosing: boolean): void {
    const name = this.#name
    this.#closeImplied(name)
    this.#handler.open(name, this.#attributes)
    if (voidElements.has(name)) return
    const ended = selfClosing && foreignElements.has(this.#open.at(-1) ?? '')
    if (ended || this.#open.length >= deepest) this.#handler.close(name)
    else this.#push(name)
  }

  #push(name: string): void {
    this.#open.push(name)
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1)
  }

  #closeTag(name: string): void {
    if (name === 'br' || name === 'p') this.#closeOrInsert(name)
    else this.#close(name)
  }

  /** Browsers take `</br>` for a line end and `</p>` without a start for an empty paragraph. */
  #closeOrInsert(name: string): void {
    if (this.#close(name)) return
    this.#handler.open(name, {})
    if (name === 'p') this.#handler.close(name)
  }

  #close(name: string): boolean {
    const barrier = tableParts.has(name) ? ['table'] : ['td', 'th', 'caption']
    const at = this.#findOpen([name], name === 'table' ? [] : barrier)
    if (at >= 0) this.#closeDownTo(at)
    return at >= 0
  }

  #closeImplied(name: string): void {
    const rule = impliedEnds[name]
    if (rule) {
      for (let at = this.#findOpen(...rule); at >= 0; at = this.#findOpen(...rule)) this.#closeDownTo(at)
    } else if (endsParagraph.has(name) && this.#open.at(-1) === 'p') this.#closeDownTo(this.#open.length - 1)
  }

  #findOpen(names: string[], barriers: string[]): number {
    if (!names.some((name) => this.#counts.get(name))) return -1
    for (let at = this.#open.length - 1; at >= 0; at -= 1) {
      const name = this.#open[at] ?? ''
      if (names.includes(name)) return at
      if (barriers.includes(name)) return -1
    }
    return -1
  }

  #closeDownTo(depth: number): void {
    while (this.#open.length > depth) {
      const name = this.#open.pop() ?? ''
      this.#counts.set(name, (this.#counts.get(name) ?? 1) - 1)
      this.#handler.close(name)
    }
  }
}

const setOf = (names: string) => new Set(names.split(' '))
const voidElements = setOf('area base basefont br col embed hr img input link meta param source track wbr')
const foreignElements = setOf('svg math g defs symbol mrow')
const tableParts = setOf('table tbody thead tfoot tr td th caption colgroup')
const endsParagraph = setOf(
  'address article aside blockquote center details div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main ' +
    'nav ol p pre section table ul',
)
const sections = ['td', 'th', 'tr', 'caption', 'colgroup', 'thead', 'tbody', 'tfoot']
const impliedEnds: Record<string, [names: string[], barriers: string[]]> = {
  li: [['li'], ['ul', 'ol', 'menu', 'td', 'th', 'table']],
  dt: [
    ['dt', 'dd'],
    ['dl', 'td', 'th', 'table'],
  ],
  dd: [
    ['dt', 'dd'],
    ['dl', 'td', 'th', 'table'],
  ],
  td: [
    ['td', 'th', 'caption'],
    ['table', 'tr'],
  ],
  th: [
    ['td', 'th', 'caption'],
    ['table', 'tr'],
  ],
  tr: [
    ['td', 'th', 'tr', 'caption', 'colgroup'],
    ['table', 'thead', 'tbody', 'tfoot'],
  ],
  tbody: [sections, ['table']],
  thead: [sections, ['table']],
  tfoot: [sections, ['table']],
  option: [['option'], ['select']],
  optgroup: [['option', 'optgroup'], ['select']],
}
