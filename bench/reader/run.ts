import { readdir, stat } from 'node:fs/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { printTable, round } from '../../eval/print-table.ts'
import { median } from '../../src/core/statistics.ts'
import type { Document } from '../../src/document/model.ts'
import { openReader } from '../../src/extract/reader/open-reader.ts'
import { readerHome } from '../../src/extract/reader/reader-home.ts'
import { readSchema } from '../../src/extract/schema/read-schema.ts'
import { viewDocument } from '../../src/extract/view/document-view.ts'
import { generateDocument } from '../../train/generate/generate.ts'
import { askFor } from '../extract/made-up.ts'
import { hold } from '../support/bars.ts'

// What the reader alone costs: one page of about 300 words, asked for 17 fields at once.

const [words, fields] = [300, 17]
const [warmUps, rounds] = [3, 15]

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const pages = pagesOf(words)
const schema = readSchema(askFor(fields))
// What the page itself takes is not the reader's.
for (const page of pages) viewDocument(page)
const before = residentMegabytes()
const started = performance.now()
const reader = await openReader()
if (!reader) throw new Error('there are no weights to measure')
const opened = performance.now()
for (let turn = 0; turn < warmUps; turn += 1) await readAll()
const times: number[] = []
const [clock, processor] = [performance.now(), process.cpuUsage()]
for (let turn = 0; turn < rounds; turn += 1) times.push(...(await readAll()))
const busy = process.cpuUsage(processor)
const memory = residentMegabytes() - before
const reads = rounds * pages.length

printTable(
  [`${pages.length} pages of about ${words} words, ${fields} fields`, 'ms'],
  [
    ['opening the reader', round(opened - started, 0)],
    ['a page, median', round(median(times), 1)],
    ['a page, mean', round((performance.now() - clock) / reads, 1)],
    ['a page, time of the processor', round((busy.user + busy.system) / 1000 / reads, 1)],
  ],
)
hold('time for a page', Math.round(median(times)), { most: 120 }, ' ms')
hold('more resident memory with the reader', Math.round(memory), { most: 120 }, ' MB')
hold('size of the weights', Math.round((await weightsSize()) * 10) / 10, { most: 12 }, ' MB')

/** The first pages of made-up documents that have nearly so many words. */
function pagesOf(count: number): Document[] {
  const found: Document[] = []
  for (let seed = 0; found.length < 5; seed += 1) {
    const { document } = generateDocument(seed, { family: 'invoice' })
    const [page, ...others] = document.pages
    if (page && others.length === 0 && Math.abs(page.words.length - count) <= 15) found.push(document)
  }
  return found
}

async function readAll(): Promise<number[]> {
  const own: number[] = []
  for (const page of pages) {
    const begun = performance.now()
    await reader?.(viewDocument(page), schema)
    own.push(performance.now() - begun)
  }
  return own
}

/** Without what nobody holds any more. */
function residentMegabytes(): number {
  collect()
  return process.memoryUsage.rss() / 1e6
}

async function weightsSize(): Promise<number> {
  const files = (await readdir(readerHome)).filter((name) => /\.(?:onnx|bin|json)$/.test(name))
  const sizes = await Promise.all(files.map(async (name) => (await stat(new URL(name, readerHome))).size))
  return sizes.reduce((sum, size) => sum + size, 0) / 1e6
}
