import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { median } from '../../src/core/statistics.ts'
import type { Parser } from '../../src/parse/parser.ts'
import { readTruth } from '../corpus.ts'
import { textOfBoxes } from '../ocr/receipts.ts'
import { printTable, round } from '../print-table.ts'
import { recall, tokensOf } from './tokens.ts'

/** Words of photographed receipts against their human transcription. */
export async function scoreReceipts(corpus: string, parser: Parser): Promise<void> {
  const scores: [string, number][] = []
  let seconds = 0
  for (const row of await readTruth<{ file: string; ocr_boxes: string }>(corpus, 'receipts-sroie')) {
    const path = join(corpus, 'receipts-sroie', row.file)
    const boxes = await readFile(join(corpus, 'receipts-sroie', row.ocr_boxes), 'utf8')
    const started = performance.now()
    const document = await parser.parse({ path, name: basename(path) })
    seconds += (performance.now() - started) / 1000
    scores.push([row.file, recall(tokensOf(textOfBoxes(boxes)), tokensOf(document.markdown))])
  }
  const values = scores.map(([, score]) => score)
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  printTable(
    ['receipts', 'mean word recall', 'median', 's a page'],
    [[values.length, round(mean), round(median(values)), round(seconds / values.length, 1)]],
  )
  const low = scores.filter(([, score]) => score < 0.7).map(([file, score]) => [file, round(score)])
  if (low.length > 0) printTable(['below 0.7', 'recall'], low)
}
