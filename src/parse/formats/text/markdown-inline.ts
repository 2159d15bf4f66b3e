import type { DraftLine } from '../../../document/draft.ts'
import { LineBuilder } from '../../text/line-builder.ts'

/** The words of a piece of markdown without its signs. Targets of links are handed over as they are met. */
export function inlineLines(text: string, link: (target: string) => void): DraftLine[] {
  const writer = new InlineWriter(link)
  const code = new CodeSpans(text)
  let hasComments = true
  for (let at = 0; at < text.length; ) {
    const comment = hasComments && text.startsWith('<!--', at) ? text.indexOf('-->', at) : undefined
    if (comment === -1) hasComments = false
    if (comment !== undefined && comment !== -1) at = comment + 3
    else if (text[at] === '`') at = writer.writeCode(code.take(at))
    else {
      inline.lastIndex = at
      const found = inline.exec(text)
      // The words of a link are read by the same pattern.
      at = Math.max(inline.lastIndex, at + 1)
      writer.write(found?.groups ?? {})
    }
  }
  return writer.lines.take()
}

/** Code between runs of back-ticks, which end with a run of the same length in the same line. */
class CodeSpans {
  readonly #text: string
  /** Where runs of a length begin, the last first: those that have been passed are taken off. */
  readonly #runs = new Map<number, number[]>()

  constructor(text: string) {
    this.#text = text
    for (const { 0: run, index } of [...text.matchAll(/`+/g)].reverse()) {
      const starts = this.#runs.get(run.length)
      if (starts) starts.push(index)
      else this.#runs.set(run.length, [index])
    }
  }

  /** The code that begins here, or the back-ticks themselves, and where the text goes on. */
  take(at: number): { code: string; end: number } {
    let start = at
    while (this.#text[start] === '`') start += 1
    const starts = this.#runs.get(start - at) ?? []
    while ((starts.at(-1) ?? Infinity) <= at) starts.pop()
    const end = starts.at(-1) ?? -1
    const code = end === -1 ? '' : this.#text.slice(start, end)
    const isCode = end !== -1 && !code.includes('\n')
    return isCode ? { code, end: end + start - at } : { code: this.#text.slice(at, start), end: start }
  }
}

class InlineWriter {
  readonly lines = new LineBuilder()
  readonly #link: (target: string) => void
  #bold = false

  constructor(link: (target: string) => void) {
    this.#link = link
  }

  write(groups: Record<string, string | undefined>): void {
    const { words, target, address, tag, bold, sign, entity, lineEnd } = groups
    if (words !== undefined) this.#writeLink(words, target)
    else if (address !== undefined) this.#writeAddress(address)
    else if (bold !== undefined) this.#bold = !this.#bold
    else if (lineEnd !== undefined || (tag !== undefined && /^<br\b/i.test(tag))) this.lines.newLine()
    else if (tag === undefined && sign === undefined) {
      const text = groups['picture'] ?? groups['escaped'] ?? decodeEntity(entity) ?? groups['plain']
      this.lines.add(text ?? '', { bold: this.#bold })
    }
  }

  writeCode({ code, end }: { code: string; end: number }): number {
    this.lines.add(code, { bold: this.#bold })
    return end
  }

  #writeLink(words: string, target: string | undefined): void {
    if (target) this.#link(target)
    const [first = [], ...others] = inlineLines(words, this.#link)
    addWords(this.lines, first, this.#bold)
    for (const line of others) {
      this.lines.newLine()
      addWords(this.lines, line, this.#bold)
    }
  }

  #writeAddress(address: string): void {
    this.#link(/^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `mailto:${address}`)
    this.lines.add(address, { bold: this.#bold })
  }
}

/**
 * One alternative for each thing but code and comments that markdown writes inside a line, each bounded so that no text
 * takes long.
 * Emphasis counts only at the edges of words: snake_case and 2 * 3 stay as they are.
 */
const inline = new RegExp(
  [
    '!\\[(?<picture>[^\\]\\n]{0,1000})\\](?:\\([^)\\n]{0,2000}\\)|\\[[^\\]\\n]{0,200}\\])',
    '\\[(?<words>(?:[^\\[\\]\\n\\\\]|\\\\.|\\[[^\\[\\]\\n]{0,200}\\]){1,500})\\]' +
      '\\(\\s{0,9}<?(?<target>[^)\\s>]{0,2000})>?(?:\\s{1,9}["\'(][^)\\n]{0,500})?\\s{0,9}\\)',
    '<(?<address>[a-z][a-z0-9+.-]{1,20}:[^\\s<>]+|[^\\s<>@]{1,200}@[^\\s<>@]{1,200})>',
    '(?<tag></?[A-Za-z][^<>\\n]{0,1000}>)',
    '\\\\(?<escaped>[!-/:-@[-`{-~])',
    '(?<bold>\\*\\*(?=\\S)|(?<=\\S)\\*\\*|(?<![\\p{L}\\p{N}])__(?=\\S)|(?<=\\S)__(?![\\p{L}\\p{N}]))',
    '(?<sign>~~|\\*(?=[^\\s*])|(?<=[^\\s*])\\*|(?<![\\p{L}\\p{N}_])_(?=[^\\s_])|(?<=[^\\s_])_(?![\\p{L}\\p{N}_]))',
    '(?<entity>&(?:amp|lt|gt|quot|nbsp|#\\d{1,7}|#x[0-9a-f]{1,6});)',
    '(?<lineEnd>\\n)',
    '(?<plain>[^`!\\[<\\\\*_~&\\n]+|[^\\n])',
  ].join('|'),
  'yiu',
)

function addWords(builder: LineBuilder, line: DraftLine, bold: boolean): void {
  line.forEach((word, index) => {
    if (index > 0 && !word.glued) builder.space()
    builder.add(word.text, { bold: bold || word.bold === true })
  })
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

function decodeEntity(entity: string | undefined): string | undefined {
  if (entity === undefined) return undefined
  const name = entity.slice(1, -1).toLowerCase()
  if (!name.startsWith('#')) return entities[name]
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : ' '
}
