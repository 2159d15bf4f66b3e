import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hardPages } from '../../test/support/hard-pages.ts'
import { recall } from '../parse/tokens.ts'
import type { Contender } from './contenders.ts'

export interface HardPageFigures {
  page: string
  contender: string
  /** Words of the page that were found, and words found that are on the page. */
  recall: number
  precision: number
  words: number
}

/** Pages that are turned, inverted, stamped and so on, and pages without text. */
export async function scoreHardPages(contenders: readonly Contender[]): Promise<HardPageFigures[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-ocr-'))
  const figures: HardPageFigures[] = []
  try {
    for (const { name, image, words } of await hardPages())
      for (const { name: contender, parser } of contenders) {
        const path = join(folder, 'page.png')
        await writeFile(path, image)
        const document = await parser.parse({ path, name: 'page.png' })
        const found = document.pages.flatMap((page) => page.words.map(({ text }) => text))
        const shares = { recall: recall(words, found), precision: recall(found, words) }
        figures.push({ page: name, contender, ...shares, words: found.length })
      }
  } finally {
    await rm(folder, { recursive: true })
  }
  return figures
}
