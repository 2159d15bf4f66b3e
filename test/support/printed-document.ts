import { Assembler } from '../../src/document/assemble.ts'
import type { Document } from '../../src/document/model.ts'

const [letter, line] = [0.008, 0.02]

/** A document of pages printed with letters of one width: words stand where the text has them. */
export function printedDocument(pages: string[], source: 'text' | 'ocr' = 'text'): Document {
  const assembler = new Assembler()
  const assembled = pages.map((text, index) =>
    assembler.add({
      ...{ number: index + 1, source, geometry: 'page', width: 600, height: 800 },
      blocks: text
        .split('\n')
        .map((printed, row) =>
          [...printed.matchAll(/\S+/g)].map(({ 0: word, index: at }) => ({
            text: word,
            box: [at * letter, row * line, (at + word.length) * letter, row * line + 0.012] as const,
          })),
        )
        .filter((words) => words.length > 0)
        .map((words) => ({
          kind: 'paragraph',
          lines: [words.map(({ text: word, box }) => ({ text: word, box: [...box] }))],
        })),
    }),
  )
  return {
    format: { name: 'pdf', mediaType: 'application/pdf', reason: 'given by the test' },
    ...{ language: null, metadata: {}, outline: [], links: [], formFields: [], children: [], problems: [] },
    pages: assembled.map(({ page }) => page),
    markdown: assembled.map(({ markdown }) => markdown).join(''),
  }
}
