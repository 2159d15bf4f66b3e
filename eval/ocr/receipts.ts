import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readTruth } from '../corpus.ts'
import type { Documents } from '../extract/documents.ts'
import { recall, tokensOf } from '../parse/tokens.ts'

export interface ReceiptFigures {
  /** Of all words of all receipts, as bags. */
  words: number
  /** The mean of the receipts. */
  mean: number
  /** Amounts, dates, numbers: found exactly as printed. */
  numeric: number
}

/** Words of photographed receipts against their human transcription. */
export async function scoreReceiptWords(corpus: string, documents: Documents): Promise<ReceiptFigures> {
  const shares: { wanted: number; share: number; numbers: number; numericShare: number }[] = []
  for (const row of await readTruth<{ file: string; ocr_boxes: string }>(corpus, 'receipts-sroie')) {
    const truth = textOfBoxes(await readFile(join(corpus, 'receipts-sroie', row.ocr_boxes), 'utf8'))
    const found = textOf(await documents.load(join(corpus, 'receipts-sroie', row.file)))
    const [wanted, numbers] = [tokensOf(truth), numericTokens(truth)]
    shares.push({
      wanted: wanted.length,
      share: recall(wanted, tokensOf(found)),
      numbers: numbers.length,
      numericShare: recall(numbers, numericTokens(found)),
    })
  }
  const sum = (value: (each: (typeof shares)[number]) => number) =>
    shares.reduce((whole, each) => whole + value(each), 0)
  return {
    words: sum(({ wanted, share }) => wanted * share) / sum(({ wanted }) => wanted),
    mean: sum(({ share }) => share) / shares.length,
    numeric: sum(({ numbers, numericShare }) => numbers * numericShare) / sum(({ numbers }) => numbers),
  }
}

/** The words as they were recognised: markdown would escape some. */
function textOf(document: Awaited<ReturnType<Documents['load']>>): string {
  return document?.pages.flatMap(({ words }) => words.map(({ text }) => text)).join(' ') ?? ''
}

/** What stands between blanks and has digits but no letters, without the punctuation around it. */
function numericTokens(text: string): string[] {
  return text
    .split(/\s+/)
    .map((token) => token.replace(/^[^\d]+|[^\d%]+$/g, ''))
    .filter((token) => /\d/.test(token) && !/\p{L}/u.test(token))
}

/** Each line is eight coordinates and the text, which may hold commas. */
export function textOfBoxes(csv: string): string {
  return csv
    .split(/\r?\n/)
    .map((line) => line.split(',').slice(8).join(','))
    .join('\n')
}
