import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { LiteParse } from '@llamaindex/liteparse'
import PDFDocument from 'pdfkit'
import { printTable, round } from '../../eval/print-table.ts'
import { Parser } from '../../src/parse/parser.ts'
import { hold } from '../support/bars.ts'
import { makeReport } from './make-pdf.ts'

const pages = 4

/** Scanned pages one after the other, and two at a time, by our recogniser and by the built-in Tesseract. */
export async function measureRecognition(scratch: string): Promise<void> {
  const path = join(scratch, 'scan.pdf')
  await makeScan(scratch, path)
  const rows: (string | number)[][] = []
  let speedUp = 0
  for (const tesseractOnly of [false, true]) {
    const alone = await secondsFor(path, { parallel: 1, tesseractOnly })
    const together = await secondsFor(path, { parallel: 2, tesseractOnly })
    speedUp = alone / together
    const times = [alone / pages, together / pages, speedUp]
    rows.push([tesseractOnly ? 'tesseract.js' : 'own', ...times.map((time) => round(time, 2))])
  }
  printTable(['scan of 4 A4 pages', 's a page', 'two at a time', 'speed-up'], rows)
  hold('tesseract.js, two pages at a time against one', speedUp, { least: 1.7 }, ' times')
}

/** The first run loads the models and is not counted. */
async function secondsFor(path: string, engines: { parallel: number; tesseractOnly: boolean }): Promise<number> {
  const parser = new Parser({ parallel: 1, engines })
  try {
    await parser.parse({ path, name: 'scan.pdf' }, { pages: `1-${engines.parallel}` })
    const started = performance.now()
    await parser.parse({ path, name: 'scan.pdf' })
    return (performance.now() - started) / 1000
  } finally {
    parser.close()
  }
}

/** Pages of a report as pictures, nothing else. */
async function makeScan(scratch: string, path: string): Promise<void> {
  const report = join(scratch, 'report-4.pdf')
  await makeReport(report, pages)
  const images = await new LiteParse({ quiet: true, dpi: 200 }).screenshot(report, [1, 2, 3, 4])
  const pdf = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false })
  const file = pdf.pipe(createWriteStream(path))
  for (const { imageBuffer } of images) pdf.addPage().image(imageBuffer, 0, 0, { width: 595.28 })
  pdf.end()
  await finished(file)
}
