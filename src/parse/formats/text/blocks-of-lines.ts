import type { DraftBlock, DraftLine } from '../../../document/draft.ts'

/** Empty lines part paragraphs; every line stays a line. */
export function blocksOfLines(lines: DraftLine[]): DraftBlock[] {
  const blocks: DraftBlock[] = []
  let paragraph: DraftLine[] = []
  const end = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', lines: paragraph })
    paragraph = []
  }
  for (const line of lines) {
    if (line.length > 0) paragraph.push(line)
    else end()
  }
  end()
  return blocks
}
