import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { median } from '../../src/core/statistics.ts'
import type { Parser } from '../../src/parse/parser.ts'
import type { Documents } from '../extract/documents.ts'
import { alignTo, textByLines } from '../parse/scans.ts'
import { errorRate } from '../parse/tokens.ts'
import { lettersKept } from './letters-kept.ts'

export interface ScanFigures {
  pages: number
  /** Scans that show nothing. */
  empty: number
  medianError: number
  meanError: number
  /** Of the letters beyond ASCII, the share that was read as they are. */
  accented: number
  accentedLetters: number
}

/** Recognised pages of invoices against the text of their digital twins, character by character. */
export async function scoreScanText(corpus: string, documents: Documents, parser: Parser): Promise<ScanFigures> {
  const folder = join(corpus, 'invoices-zugferd-scanned/documents')
  const rates: number[] = []
  let [kept, letters, empty] = [0, 0, 0]
  for (const name of (await readdir(folder)).sort()) {
    const twin = join(corpus, 'invoices-zugferd-facturx/documents', name)
    const scan = existsSync(twin) ? await documents.load(join(folder, name)) : null
    if (!scan) continue
    if (await isOnePixelWide(join(folder, name))) {
      empty += 1
      continue
    }
    const digital = await parser.parse({ path: twin, name }, { ocr: 'never' })
    for (const [index, page] of scan.pages.entries()) {
      const words = digital.pages[index]?.words ?? []
      const [truth, found] = [textByLines(words), textByLines(alignTo(words, page.words))]
      rates.push(errorRate(truth, found))
      const accented = lettersKept(truth, found, (letter) => /[^\p{ASCII}]/u.test(letter) && /\p{L}/u.test(letter))
      kept += accented.kept
      letters += accented.letters
    }
  }
  return {
    pages: rates.length,
    empty,
    medianError: median(rates),
    meanError: rates.reduce((sum, rate) => sum + rate, 0) / rates.length,
    accented: kept / Math.max(1, letters),
    accentedLetters: letters,
  }
}

/** One scan of the corpus went wrong when it was made: its picture is a line of pixels, off which nothing can be read. */
async function isOnePixelWide(path: string): Promise<boolean> {
  return /\/Width 1\b/.test(await readFile(path, 'latin1'))
}
