import { areJoined } from './joined-words.ts'
import type { Document, Page, Range } from './model.ts'

/** The text of a document line by line, without any markup; that of documents inside it follows. */
export function plainText(document: Document): string {
  const own = document.pages.map((page) => page.lines.map(({ words }) => lineText(document, page, words)).join('\n'))
  const inside = document.children.flatMap((child) => (child.document ? [plainText(child.document)] : []))
  return [...own, ...inside].join('\n\n')
}

function lineText({ markdown }: Document, { words }: Page, [from, to]: Range): string {
  let text = words[from]?.text ?? ''
  for (let index = from + 1; index < to; index += 1) {
    const [before, word] = [words[index - 1], words[index]]
    if (before && word) text += areJoined(markdown, before, word) ? word.text : ` ${word.text}`
  }
  return text
}
