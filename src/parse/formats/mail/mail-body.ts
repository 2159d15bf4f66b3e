import { type DraftBlock, type DraftLine, wordsOf } from '../../../document/draft.ts'
import { countWords } from '../../text/block-words.ts'
import { htmlBlocks } from '../html/html-blocks.ts'
import type { HtmlFacts } from '../html/html-facts.ts'
import type { MailParts } from './mail-parts.ts'
import { markQuoted } from './mark-quoted.ts'
import { spacedLength, spacedTable } from './spaced-table.ts'

/** The better of the two bodies: html, unless it says much less than the plain text beside it. */
export function bodyBlocks(mail: MailParts, facts: HtmlFacts, limits: { cells: number }): DraftBlock[] {
  const html = mail.html ? [...htmlBlocks(mail.html, facts, limits)] : []
  const plain = mail.text ? plainBlocks(mail.text) : []
  const better = wordsIn(html) >= wordsIn(plain) * 0.6 ? html : plain
  return markQuoted(better)
}

/** Empty lines part paragraphs, and so does the border between what is quoted and what is not. */
function plainBlocks(text: string): DraftBlock[] {
  const blocks: DraftBlock[] = []
  let paragraph: { quoted: boolean; lines: string[] } = { quoted: false, lines: [] }
  const end = (quoted: boolean) => {
    blocks.push(...blocksOf(paragraph.lines, paragraph.quoted))
    paragraph = { quoted, lines: [] }
  }
  for (const source of text.split(/\r\n|[\n\r\f\v\u2028\u2029]/)) {
    const quoted = /^ ?>/.test(source)
    const line = quoted ? source.replace(/^(?: ?>)+/, '') : source
    const isEmpty = wordsOf(line).length === 0
    if (isEmpty || quoted !== paragraph.quoted) end(quoted)
    if (!isEmpty) paragraph.lines.push(line)
  }
  end(false)
  return blocks
}

/** A paragraph, with the tables that are written into it. */
function blocksOf(lines: string[], quoted: boolean): DraftBlock[] {
  const role = quoted ? { role: 'quoted' as const } : {}
  const blocks: DraftBlock[] = []
  let text: DraftLine[] = []
  const end = () => {
    if (text.length > 0) blocks.push({ kind: 'paragraph', lines: text, ...role })
    text = []
  }
  for (let at = 0; at < lines.length; ) {
    const length = spacedLength(lines, at)
    if (length > 0) {
      end()
      blocks.push({ ...spacedTable(lines.slice(at, at + length)), ...role })
    } else text.push(wordsOf(lines[at] ?? ''))
    at += Math.max(1, length)
  }
  end()
  return blocks
}

function wordsIn(blocks: DraftBlock[]): number {
  return blocks.reduce((sum, block) => sum + countWords(block), 0)
}
