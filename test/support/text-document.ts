import { Assembler } from '../../src/document/assemble.ts'
import { linesOf } from '../../src/document/draft.ts'
import type { Document } from '../../src/document/model.ts'

/** A document of plain pages, made without any reader: empty lines part paragraphs. */
export function textDocument(...pages: string[]): Document {
  const assembler = new Assembler()
  const assembled = pages.map((text, index) =>
    assembler.add({
      ...{ number: index + 1, source: 'text', geometry: 'flow' },
      blocks: text.split(/\n\n+/).map((paragraph) => ({ kind: 'paragraph', lines: linesOf(paragraph) })),
    }),
  )
  return {
    format: { name: 'txt', mediaType: 'text/plain', reason: 'given by the test' },
    ...{ language: null, metadata: {}, outline: [], links: [], formFields: [], children: [], problems: [] },
    pages: assembled.map(({ page }) => page),
    markdown: assembled.map(({ markdown }) => markdown).join(''),
  }
}
