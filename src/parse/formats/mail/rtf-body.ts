import iconv from 'iconv-lite'

/** The body that rich text of a mail holds: the html it was made from where it says so, else its plain text. */
export function rtfBody(rtf: string): { html?: string; text?: string } {
  const codepage = /\\ansicpg(\d{3,5})/.exec(rtf)?.[1] ?? '1252'
  const fromHtml = /\\fromhtml1\b/.test(rtf.slice(0, 4096))
  const content = new RtfText(iconv.encodingExists(codepage) ? codepage : '1252', fromHtml).read(rtf)
  if (content.trim() === '') return {}
  return fromHtml ? { html: content } : { text: content }
}

interface Group {
  skip: boolean
  /** Text for programs that show the rich text instead of the html. */
  onlyRtf: boolean
}

const token = /\\'([0-9a-fA-F]{2})|\\([a-zA-Z]{1,32})(-?\d{1,10})? ?|\\([^a-zA-Z])|([{}])|[\r\n]+|([^\\{}\r\n]+)/g
const asides =
  /^(?:fonttbl|colortbl|stylesheet|info|pict|header|footer|generator|listtable|listoverridetable|themedata|xmlnstbl|object|datastore|rsidtbl)$/
const characters: Record<string, string> = {
  ...{ par: '\n', line: '\n', sect: '\n', page: '\n', tab: '\t', cell: '\t', row: '\n', emdash: '—', endash: '–' },
  ...{ bullet: '•', lquote: '‘', rquote: '’', ldblquote: '“', rdblquote: '”', emspace: ' ', enspace: ' ' },
}

class RtfText {
  readonly #encoding: string
  readonly #fromHtml: boolean
  readonly #groups: Group[] = [{ skip: false, onlyRtf: false }]
  #text = ''
  #bytes: number[] = []
  /** Characters still to be left out: the stand-in for one that was given by its number. */
  #standIns = 0

  constructor(encoding: string, fromHtml: boolean) {
    this.#encoding = encoding
    this.#fromHtml = fromHtml
  }

  read(rtf: string): string {
    for (const [, hex, word, number, sign, brace, plain] of rtf.matchAll(token)) {
      if (hex === undefined) this.#flushBytes()
      if (hex !== undefined) this.#byte(Number.parseInt(hex, 16))
      else if (word !== undefined) this.#control(word, number)
      else if (sign !== undefined) this.#sign(sign)
      else if (brace !== undefined) this.#brace(brace)
      else if (plain !== undefined) this.#plain(plain)
    }
    this.#flushBytes()
    return this.#text
  }

  get #group(): Group {
    return this.#groups.at(-1) ?? { skip: false, onlyRtf: false }
  }

  #brace(brace: string): void {
    if (brace === '{' && this.#groups.length < 10_000) this.#groups.push({ ...this.#group })
    else if (brace === '}' && this.#groups.length > 1) this.#groups.pop()
  }

  #control(word: string, number: string | undefined): void {
    const group = this.#group
    if (word === 'htmltag') group.skip = false
    else if (word === 'htmlrtf') group.onlyRtf = number !== '0'
    else if (asides.test(word)) group.skip = true
    else if (word === 'u' && number !== undefined) {
      this.#emit(String.fromCharCode(Number(number) & 0xffff))
      this.#standIns = 1
    } else this.#emit(characters[word] ?? '')
  }

  /** `\*` begins a group that may be left out; the one for html says so by its next word. */
  #sign(sign: string): void {
    if (sign === '*') this.#group.skip = true
    else if (sign === '~') this.#emit('\u00a0')
    else if ('\\{}'.includes(sign)) this.#emit(sign)
    else if (sign === '\n' || sign === '\r') this.#emit('\n')
  }

  #byte(byte: number): void {
    if (this.#standIns > 0) this.#standIns -= 1
    else this.#bytes.push(byte)
  }

  #plain(text: string): void {
    const shown = text.slice(this.#standIns)
    this.#standIns = 0
    this.#emit(iconv.decode(Buffer.from(shown, 'latin1'), this.#encoding))
  }

  #flushBytes(): void {
    if (this.#bytes.length === 0) return
    const bytes = Buffer.from(this.#bytes)
    this.#bytes = []
    this.#emit(iconv.decode(bytes, this.#encoding))
  }

  #emit(text: string): void {
    const { skip, onlyRtf } = this.#group
    if (!skip && !(onlyRtf && this.#fromHtml)) this.#text += text
  }
}
