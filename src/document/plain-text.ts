import type { Document } from './model.ts'

/** The text of a document line by line, without any markup; that of documents inside it follows. */
export function plainText(document: Document): string {
  const own = document.pages.map((page) =>
    page.lines
      .map(({ words: [from, to] }) =>
        page.words
          .slice(from, to)
          .map(({ text }) => text)
          .join(' '),
      )
      .join('\n'),
  )
  const inside = document.children.flatMap((child) => (child.document ? [plainText(child.document)] : []))
  return [...own, ...inside].join('\n\n')
}
