import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LiteParse } from '@llamaindex/liteparse'
import { defaultLimits } from '../../src/parse/limits.ts'
import { type ReadEvent, readDocument } from '../../src/parse/read-document.ts'

// One contender in a process of its own: prints the seconds of its second run, when everything is loaded.

const [contender = '', path = ''] = process.argv.slice(2)

async function ours(): Promise<number> {
  let pages = 0
  const scratch = await mkdtemp(join(tmpdir(), 'sheaf-bench-'))
  const job = {
    path,
    name: 'report.pdf',
    options: {},
    limits: defaultLimits,
    engines: { parallel: 1 },
    scratch,
  }
  const count = (event: ReadEvent) => {
    if (event.type === 'page') pages += JSON.stringify(event).length > 0 ? 1 : 0
  }
  await readDocument(job, count, (error) => {
    throw error
  })
  await rm(scratch, { recursive: true })
  return pages
}

async function liteparse(): Promise<number> {
  const parser = new LiteParse({ ocrEnabled: false, outputFormat: 'markdown', quiet: true, keepHeadersFooters: true })
  return (await parser.parse(await readFile(path))).pages.length
}

const run = contender === 'ours' ? ours : liteparse
await run()
const started = performance.now()
const pages = await run()
console.log(JSON.stringify({ pages, seconds: (performance.now() - started) / 1000 }))
