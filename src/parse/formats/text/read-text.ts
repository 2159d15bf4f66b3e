import type { DraftPage } from '../../../document/draft.ts'
import type { Source } from '../../reader.ts'
import { decodeText } from '../../text/decode-text.ts'
import { blocksOfLines } from './blocks-of-lines.ts'
import { textGrid } from './text-grid.ts'

/** Plain text, word by word where it stands in its line: tables made of spaces keep their columns. */
export async function* readText(source: Source): AsyncGenerator<DraftPage> {
  const { text } = decodeText(await source.bytes())
  let number = 0
  for (const lines of textGrid(text)) {
    number += 1
    const blocks = blocksOfLines(lines)
    yield { number, source: blocks.length > 0 ? 'text' : 'none', geometry: 'flow', blocks }
  }
}
