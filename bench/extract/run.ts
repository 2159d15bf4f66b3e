import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printTable, round } from '../../eval/print-table.ts'
import { median } from '../../src/core/statistics.ts'
import type { Document } from '../../src/document/model.ts'
import { openReader } from '../../src/extract/reader/open-reader.ts'
import { readSchema } from '../../src/extract/schema/read-schema.ts'
import { readConfig } from '../../src/main/config.ts'
import { openParser } from '../../src/main/open-parser.ts'
import { tasks } from '../../src/services/engine/tasks.ts'
import { generateDocument } from '../../train/generate/generate.ts'
import { makeReport } from '../parse/make-pdf.ts'
import { hold } from '../support/bars.ts'
import { askFor, longDocument } from './made-up.ts'

// What extraction costs after parsing: time of the processor, since others may use the machine.

const rounds = 4
const manyDocuments = 60
const reader = openReader()

await measurePages()
await measureGrowth('pages', [75, 150, 300], (pages) => ({ document: longDocument(pages), fields: 20 }))
await measureGrowth('fields', [10, 20, 40], (fields) => ({ document: longDocument(150), fields }))
await measureLongest()

/** Short documents of all families, 20 fields each. The first round is that of a thread that has just begun. */
async function measurePages(): Promise<void> {
  const documents = Array.from({ length: manyDocuments }, (_, seed) => generateDocument(seed).document)
  const pages = documents.reduce((sum, document) => sum + document.pages.length, 0)
  const schema = readSchema(askFor(20))
  const times: number[] = []
  for (let turn = 0; turn < rounds; turn += 1)
    times.push(
      await timeOf(async () => {
        // Copies, since what was found out about a document is kept with it.
        for (const document of documents) await extract(structuredClone(document), schema)
      }),
    )
  const [first = 0, ...others] = times.map((time) => time / pages)
  printTable(
    [`${manyDocuments} documents, ${pages} pages, 20 fields`, 'ms a page'],
    [
      ['the first time', round(first, 1)],
      ['after that, median', round(median(others), 1)],
    ],
  )
  hold('time of the processor for a page', median(others), { most: 12 }, ' ms')
}

/** How time grows when pages or fields double: twice as long is linear. */
async function measureGrowth(
  what: string,
  sizes: number[],
  make: (size: number) => { document: Document; fields: number },
): Promise<void> {
  const times: number[][] = sizes.map(() => [])
  for (let turn = 0; turn <= rounds; turn += 1)
    for (const [index, size] of sizes.entries()) {
      const { document, fields } = make(size)
      const schema = readSchema(askFor(fields))
      const time = await timeOf(() => extract(document, schema))
      // The first turn only makes the code warm.
      if (turn > 0) times[index]?.push(time)
    }
  const medians = times.map(median)
  printTable(
    [what, 'ms, median', 'times the one before'],
    sizes.map((size, index) => {
      const before = medians[index - 1]
      const time = medians[index] ?? 0
      return [String(size), round(time, 0), before === undefined ? '' : round(time / before, 2)]
    }),
  )
  const growth = medians.slice(1).map((time, index) => time / (medians[index] ?? 1))
  hold(`growth when the ${what} double`, Math.max(...growth), { most: 2 }, ' times')
}

/** A PDF of 300 pages with 40 fields from beginning to end, by the clock. */
async function measureLongest(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-bench-'))
  const parser = openParser({ ...readConfig(), parseParallel: 1 }, process.env.PATH)
  try {
    const path = join(folder, 'report.pdf')
    await makeReport(path, 300)
    const started = performance.now()
    const document = await parser.parse({ path, name: 'report.pdf' })
    const parsed = performance.now()
    await extract(document, readSchema(askFor(40)))
    const ended = performance.now()
    printTable(
      ['300-page PDF, 40 fields', 'seconds'],
      [
        ['parsing', round((parsed - started) / 1000, 1)],
        ['extraction', round((ended - parsed) / 1000, 1)],
      ],
    )
    hold('300 pages and 40 fields in all', (ended - started) / 1000, { most: 10 }, ' s')
  } finally {
    parser.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function extract(document: Document, schema: ReturnType<typeof readSchema>): Promise<void> {
  const ask = () => Promise.reject(new Error('no model'))
  await tasks.extract({ document, schema, validation: 'lax', coverage: false }, { ask, reader }, () => {})
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
