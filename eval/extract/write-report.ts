import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { reliabilityPlots } from './calibration.ts'
import type { SetResult } from './evaluate.ts'
import { calibrationsOf, type ReportTable } from './report.ts'

const docs = join(import.meta.dirname, '../../docs')
const report = join(docs, 'accuracy.md')
/** Where the figures of recognition begin, which are measured apart. */
const recognition = '# Accuracy of recognition\n'

/** The tables of docs/accuracy.md below what its text says of them, with the reliability plot beside it. */
export async function writeReport(results: readonly SetResult[], tables: readonly ReportTable[]): Promise<void> {
  await mkdir(join(docs, 'images'), { recursive: true })
  await writeFile(join(docs, 'images/reliability.svg'), reliabilityPlots(calibrationsOf(results)))
  const [before, rest] = await readReport()
  const text = before.slice(0, before.indexOf('\n## By set\n'))
  await writeFile(report, `${text}\n${sectionsOf(tables)}${rest}`)
}

/** The tables behind those of extraction. */
export async function writeRecognition(tables: readonly ReportTable[]): Promise<void> {
  const [before] = await readReport()
  await writeFile(report, `${before}\n${recognition}\n${aboutRecognition}\n${sectionsOf(tables)}`)
}

async function readReport(): Promise<[extraction: string, recognition: string]> {
  const text = await readFile(report, 'utf8')
  const at = text.indexOf(`\n${recognition}`)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)]
}

function sectionsOf(tables: readonly ReportTable[]): string {
  const sections = tables.map(({ title, headings, rows }) => {
    const lines = [headings, headings.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
    return `## ${title}\n\n${lines.join('\n')}\n`
  })
  return sections.join('\n')
}

const aboutRecognition = `Written by \`npm run eval -- --ocr --write\`: pages read by our own recogniser, with Tesseract as its second opinion, and
by the built-in Tesseract alone, in the same run on two cores. Words of receipts are compared as bags with a human
transcription, numbers by every character; pages of invoices, simulated scans, with the text of the PDF that they were made of.
Hard pages are drawn by us: recall is the share of their words that was found, precision the share of found words that are theirs.
`
