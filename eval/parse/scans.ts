import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { median } from '../../src/core/statistics.ts'
import type { Word } from '../../src/document/model.ts'
import type { Parser } from '../../src/parse/parser.ts'
import { printTable, round } from '../print-table.ts'
import { errorRate } from './tokens.ts'

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
    const own = scan.pages.map((page, index) => {
      const truth = digital.pages[index]?.words ?? []
      return errorRate(textByLines(truth), textByLines(alignTo(truth, page.words)))
    })
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
export function textByLines(words: readonly Word[]): string {
  const lines: { middle: number; words: Word[] }[] = []
  for (const word of [...words].sort((a, b) => middleOf(a) - middleOf(b))) {
    const line = lines.findLast((other) => Math.abs(other.middle - middleOf(word)) < 0.006)
    if (line) line.words.push(word)
    else lines.push({ middle: middleOf(word), words: [word] })
  }
  return lines.map((line) => textOfLine(line.words)).join('')
}

function textOfLine(words: Word[]): string {
  return words
    .sort((a, b) => a.box[0] - b.box[0])
    .map((word) => word.text)
    .join('')
}

function middleOf(word: Word): number {
  return (word.box[1] + word.box[3]) / 2
}

/** A scan lies tilted and shifted on its page: words that occur once on both tell by how much, and are moved back. */
export function alignTo(truth: readonly Word[], found: readonly Word[]): Word[] {
  const known = onceOnly(truth)
  let anchors = [...onceOnly(found)].flatMap(([text, word]) => {
    const twin = known.get(text)
    return twin ? [{ x: word.box[0], y: middleOf(word), shift: middleOf(twin) - middleOf(word) }] : []
  })
  const usual = median(anchors.map(({ shift }) => shift))
  anchors = anchors.filter(({ shift }) => Math.abs(shift - usual) < 0.03)
  if (anchors.length < 5) return [...found]
  const { a, b, c } = fitPlane(anchors)
  return found.map((word) => {
    const shift = a + b * word.box[0] + c * middleOf(word)
    return { ...word, box: [word.box[0], word.box[1] + shift, word.box[2], word.box[3] + shift] }
  })
}

function onceOnly(words: readonly Word[]): Map<string, Word> {
  const groups = Map.groupBy(words, (word) => word.text)
  return new Map(
    [...groups].flatMap(([text, [word, second]]) => (word && !second && text.length > 3 ? [[text, word]] : [])),
  )
}

/** Least squares for shift = a + b x + c y. */
function fitPlane(points: { x: number; y: number; shift: number }[]): { a: number; b: number; c: number } {
  const rows = points.map(({ x, y, shift }) => [1, x, y, shift])
  const matrix = [0, 1, 2].map((i) =>
    [0, 1, 2, 3].map((j) => rows.reduce((sum, row) => sum + (row[i] ?? 0) * (row[j] ?? 0), 0)),
  )
  for (let pivot = 0; pivot < 3; pivot += 1) {
    for (let row = 0; row < 3; row += 1) {
      const factor = row === pivot ? 0 : (matrix[row]?.[pivot] ?? 0) / (matrix[pivot]?.[pivot] || 1)
      matrix[row] = (matrix[row] ?? []).map((value, column) => value - factor * (matrix[pivot]?.[column] ?? 0))
    }
  }
  const [a = 0, b = 0, c = 0] = matrix.map((row, index) => (row[3] ?? 0) / (row[index] || 1))
  return { a, b, c }
}
