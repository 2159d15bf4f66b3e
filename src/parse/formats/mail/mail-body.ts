import { type DraftBlock, type DraftLine, wordsOf } from '../../../document/draft.ts'
import { countWords } from '../../text/block-words.ts'
import { htmlBlocks } from '../html/html-blocks.ts'
import type { HtmlFacts } from '../html/html-facts.ts'
import type { MailParts } from './mail-parts.ts'
import { markQuoted } from './mark-quoted.ts'

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
  let paragraph: { quoted: boolean; lines: DraftLine[] } = { quoted: false, lines: [] }
  const end = (quoted: boolean) => {
    if (paragraph.lines.length > 0)
      blocks.push({ kind: 'paragraph', lines: paragraph.lines, ...(paragraph.quoted && { role: 'quoted' }) })
    paragraph = { quoted, lines: [] }
  }
  for (const source of text.split(/\r\n|[\n\r\f\v\u2028\u2029]/)) {
    const quoted = /^ ?>/.test(source)
    const words = wordsOf(quoted ? source.replace(/^(?: ?>)+/, '') : source)
    if (words.length === 0 || quoted !== paragraph.quoted) end(quoted)
    if (words.length > 0) paragraph.lines.push(words)
  }
  end(false)
  return blocks
}

function wordsIn(blocks: DraftBlock[]): number {
  return blocks.reduce((sum, block) => sum + countWords(block), 0)
}
