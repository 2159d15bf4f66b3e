import type { Document } from '../../document/model.ts'
import type { TextPart } from '../../storage/document-texts.ts'
import { descendants } from '../parsing/descendants.ts'

/** PostgreSQL keeps no more than a megabyte of words in one place. */
const mostCharacters = 20_000

/** The text of a document and of those inside it as it is searched: by pages, long ones in pieces between words. */
export function textParts(document: Document): TextPart[] {
  const inside = descendants(document.children).flatMap(({ name, document: child }) =>
    child ? partsOf(child, name) : [],
  )
  return [...partsOf(document, null), ...inside]
}

function partsOf({ pages, markdown }: Document, child: string | null): TextPart[] {
  return pages.flatMap(({ number: page, start, end }) =>
    piecesOf(markdown, start, end).map(([from, to]) => ({
      ...{ page, child, start: from },
      // PostgreSQL keeps no NUL; offsets stay as they are.
      text: markdown.slice(from, to).replaceAll('\0', ' '),
    })),
  )
}

function piecesOf(markdown: string, start: number, end: number): [number, number][] {
  const pieces: [number, number][] = []
  for (let from = start; from < end; ) {
    const most = Math.min(end, from + mostCharacters)
    const gap = most < end ? markdown.lastIndexOf(' ', most) : most
    const to = gap > from ? gap : most
    if (markdown.slice(from, to).trim() !== '') pieces.push([from, to])
    from = to
  }
  return pieces
}
