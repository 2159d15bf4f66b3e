import type { DraftLine } from '../../../document/draft.ts'
import { LineBuilder } from '../../text/line-builder.ts'

/** The words of a piece of markdown without its signs. Targets of links are handed over as they are met. */
export function inlineLines(text: string, link: (target: string) => void): DraftLine[] {
  const writer = new InlineWriter(link)
  for (const found of text.matchAll(inline)) writer.write(found.groups ?? {})
  return writer.lines.take()
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
      const text = groups['code'] ?? groups['picture'] ?? groups['escaped'] ?? decodeEntity(entity) ?? groups['plain']
      this.lines.add(text ?? '', { bold: this.#bold })
    }
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
 * One alternative for each thing that markdown writes inside a line, each bounded so that no text takes long.
 * Emphasis counts only at the edges of words: snake_case and 2 * 3 stay as they are.
 */
const inline = new RegExp(
  [
    '(?<ticks>`+)(?<code>[^\\n]{0,2000}?[^`\\n])\\k<ticks>(?!`)',
    '!\\[(?<picture>[^\\]\\n]{0,1000})\\](?:\\([^)\\n]{0,2000}\\)|\\[[^\\]\\n]{0,200}\\])',
    '\\[(?<words>(?:[^\\[\\]\\n\\\\]|\\\\.|\\[[^\\[\\]\\n]{0,200}\\]){1,2000})\\]' +
      '\\(\\s*<?(?<target>[^)\\s>]{0,2000})>?(?:\\s+["\'(][^)\\n]{0,500})?\\s*\\)',
    '<(?<address>[a-z][a-z0-9+.-]{1,20}:[^\\s<>]+|[^\\s<>@]{1,200}@[^\\s<>@]{1,200})>',
    '(?<tag></?[A-Za-z][^<>\\n]{0,1000}>|<!--[\\s\\S]{0,5000}?-->)',
    '\\\\(?<escaped>[!-/:-@[-`{-~])',
    '(?<bold>\\*\\*(?=\\S)|(?<=\\S)\\*\\*|(?<![\\p{L}\\p{N}])__(?=\\S)|(?<=\\S)__(?![\\p{L}\\p{N}]))',
    '(?<sign>~~|\\*(?=[^\\s*])|(?<=[^\\s*])\\*|(?<![\\p{L}\\p{N}_])_(?=[^\\s_])|(?<=[^\\s_])_(?![\\p{L}\\p{N}_]))',
    '(?<entity>&(?:amp|lt|gt|quot|nbsp|#\\d{1,7}|#x[0-9a-f]{1,6});)',
    '(?<lineEnd>\\n)',
    '(?<plain>[^`!\\[<\\\\*_~&\\n]+|[^\\n])',
  ].join('|'),
  'giu',
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
