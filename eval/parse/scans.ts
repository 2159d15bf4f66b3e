import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '../../src/document/model.ts'
import type { Parser } from '../../src/parse/parser.ts'
import { printTable, round } from '../print-table.ts'
import { errorRate, median } from './tokens.ts'

/** Recognised pages against the text of their digital twins, character by character. */
export async function scoreScans(corpus: string, parser: Parser): Promise<void> {
  const folder = join(corpus, 'invoices-zugferd-scanned/documents')
  const rates: number[] = []
  const rows: (string | number)[][] = []
  let seconds = 0
  for (const name of (await readdir(folder)).sort()) {
    const twin = join(corpus, 'invoices-zugferd-facturx/documents', name)
    if (!existsSync(twin)) continue
    const started = performance.now()
    const scan = await parser.parse({ path: join(folder, name), name })
    seconds += (performance.now() - started) / 1000
    const digital = await parser.parse({ path: twin, name }, { ocr: 'never' })
    const own = scan.pages.map((page, index) => errorRate(textByLines(digital.pages[index]), textByLines(page)))
    rates.push(...own)
    rows.push([
      name,
      scan.pages.length,
      scan.language ?? '',
      round(100 * median(own), 2),
      round(100 * Math.max(...own), 2),
    ])
  }
  printTable(['scan', 'pages', 'language', 'CER % median', 'CER % worst'], rows)
  console.log(
    `${rates.length} pages, median CER ${round(100 * median(rates), 2)} %, ` +
      `under 1 %: ${rates.filter((rate) => rate < 0.01).length}, ${round(seconds / rates.length, 1)} s a page\n`,
  )
}

/** Words line by line from top to bottom: reading order is another matter. */
function textByLines(page: Page | undefined): string {
  const words = [...(page?.words ?? [])].sort((a, b) => a.box[1] + a.box[3] - b.box[1] - b.box[3])
  const lines: { middle: number; words: typeof words }[] = []
  for (const word of words) {
    const middle = (word.box[1] + word.box[3]) / 2
    const line = lines.findLast((other) => Math.abs(other.middle - middle) < 0.006)
    if (line) line.words.push(word)
    else lines.push({ middle, words: [word] })
  }
  return lines
    .map((line) =>
      line.words
        .sort((a, b) => a.box[0] - b.box[0])
        .map((word) => word.text)
        .join(''),
    )
    .join('')
}
