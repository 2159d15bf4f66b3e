import type { ReportTable } from '../extract/report.ts'
import { round } from '../print-table.ts'
import { type Contender, documentsOf, openContenders } from './contenders.ts'
import { scoreFields } from './fields.ts'
import { scoreReceiptWords } from './receipts.ts'
import { scoreHardPages } from './robustness.ts'
import { scoreScanText } from './scans.ts'
import { measureSpeed } from './speed.ts'

const parts = { receipts, scans, speed, robustness }

/** Recognition with our own model and without it, on real receipts, scanned invoices, and pages made to be hard. */
export async function evaluateRecognition(corpus: string, wanted: readonly string[]): Promise<ReportTable[]> {
  const contenders = openContenders()
  const tables: ReportTable[] = []
  try {
    for (const [name, part] of Object.entries(parts)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue
      console.error(`recognise: ${name}`)
      tables.push(await part(corpus, contenders))
    }
    return tables
  } finally {
    for (const { parser } of contenders) parser.close()
  }
}

async function receipts(corpus: string, contenders: readonly Contender[]): Promise<ReportTable> {
  const rows: ReportTable['rows'] = []
  for (const contender of contenders) {
    const documents = await documentsOf(contender)
    const fields = await scoreFields(corpus, 'receipts', documents)
    const { words, mean, numeric } = await scoreReceiptWords(corpus, documents)
    rows.push([contender.name, round(words), round(mean), round(numeric), round(fields['total, date'] ?? 0)])
  }
  const headings = ['receipts by', 'words found', 'mean of receipts', 'numbers exact', 'F1 of total and date']
  return { title: 'Receipts', headings, rows }
}

async function scans(corpus: string, contenders: readonly Contender[]): Promise<ReportTable> {
  const rows: ReportTable['rows'] = []
  for (const contender of contenders) {
    const documents = await documentsOf(contender)
    const { all } = await scoreFields(corpus, 'invoices, scanned', documents)
    const { all: twins } = await scoreFields(corpus, 'invoices, scanned', documents, 'invoices-zugferd-facturx')
    const figures = await scoreScanText(corpus, documents, contender.parser)
    const errors = [figures.medianError, figures.meanError].map((rate) => round(100 * rate, 2))
    const letters = `${round(100 * figures.accented, 2)} of ${figures.accentedLetters}`
    const pages = `${figures.pages} without ${figures.empty} of one pixel`
    rows.push([contender.name, pages, ...errors, letters, round(all ?? 0), round(twins ?? 0)])
  }
  const headings = [
    'scans by',
    'pages',
    'CER % median',
    'mean',
    'accented letters right, %',
    'F1',
    'F1 of the digital twins',
  ]
  return { title: 'Scanned invoices', headings, rows }
}

async function speed(): Promise<ReportTable> {
  const rows = (await measureSpeed()).map((figures) => [
    figures.contender,
    round(figures.secondsAPage, 2),
    round(figures.bestSeconds, 2),
    round(figures.computing, 2),
    round(figures.startSeconds, 2),
    Math.round(figures.peakMegabytes),
  ])
  const headings = ['A4, 60 full lines, by', 's a page', 'best', 's of computing', 's to the first words', 'peak MB']
  return { title: 'Speed of recognition', headings, rows }
}

async function robustness(_: string, contenders: readonly Contender[]): Promise<ReportTable> {
  const figures = await scoreHardPages(contenders)
  const rows = [...Map.groupBy(figures, ({ page }) => page)].map(([page, each]) => [
    page,
    ...each.flatMap(({ recall, precision, words }) => [round(recall), round(precision), words]),
  ])
  const headings = contenders.flatMap(({ name }) => [`${name}: recall`, 'precision', 'words'])
  return { title: 'Hard pages', headings: ['page', ...headings], rows }
}
