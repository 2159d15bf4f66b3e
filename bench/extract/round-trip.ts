import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Sheaf } from '../../sdk/src/index.ts'
import { median } from '../../src/core/statistics.ts'
import { Parser } from '../../src/parse/parser.ts'
import { extractFile } from '../../src/services/engine/extract-file.ts'
import { Extractor } from '../../src/services/engine/extractor.ts'
import { readSchemaText } from '../../src/services/engine/read-wanted.ts'
import { makePdf } from '../../test/support/make-pdf.ts'
import { runSheaf, startSheaf } from '../../test/support/sheaf-process.ts'
import { hold } from '../support/bars.ts'

// What the service adds to an extraction: a synchronous round trip over HTTP against the same work in this process,
// turn by turn, and whether many callers at once keep the processors busy.

const turns = 40
const warmUp = 10
const callers = 20
const seconds = 20

const wanted = { invoice_number: 'string', invoice_date: 'date', customer: 'string', total: 'number' }
const folder = await mkdtemp(join(tmpdir(), 'sheaf-bench-'))
// As a user starts it; servers of tests read one file after the other.
const server = await startSheaf({ cwd: folder, env: { SHEAF_PARSE_PARALLEL: String(availableParallelism()) } })
try {
  // By the operator: a key cannot hand on more than it has itself.
  const limits = ['--concurrency', '100', '--rate-limit', '1000000']
  const { stdout } = await runSheaf(['keys', 'create', '--name', 'bench', ...limits, '--json'], { cwd: folder })
  const { key } = JSON.parse(stdout) as { key: string }
  const sheaf = new Sheaf({ url: server.address, key })
  await measureRoundTrip(sheaf)
  await measureCallers(sheaf)
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

async function measureRoundTrip(sheaf: Sheaf): Promise<void> {
  const parser = new Parser({ parallel: 1, engines: { parallel: 1 }, owner: 'one' })
  const extractor = new Extractor({ parser, parallel: 1 })
  const schema = readSchemaText(JSON.stringify(wanted))
  const path = join(folder, 'five.pdf')
  const inProcess = () =>
    extractFile(
      extractor,
      { path, name: 'five.pdf' },
      {
        ...{ schema, validation: 'lax', coverage: false, run: {}, signal: new AbortController().signal },
      },
    )
  const [bare, served]: number[][] = [[], []]
  for (let turn = -warmUp; turn < turns; turn += 1) {
    const pdf = await fivePages(turn)
    await writeFile(path, pdf)
    const alone = await timeOf(inProcess)
    const whole = await timeOf(() => sheaf.extract({ file: fileOf(pdf), schema: wanted }))
    if (turn < 0) continue
    bare?.push(alone)
    served?.push(whole)
  }
  await extractor.close()
  parser.close()
  const added = served?.map((time, turn) => time - (bare?.[turn] ?? 0)) ?? []
  console.log(`five pages, median of ${turns}: in process ${ms(bare)}, over HTTP ${ms(served)}`)
  hold('added to the work in process', median(added), { most: 40 }, ' ms')
}

async function measureCallers(sheaf: Sheaf): Promise<void> {
  const before = { used: processorSeconds(), at: performance.now() }
  const deadline = before.at + seconds * 1000
  let done = 0
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      for (let turn = 0; performance.now() < deadline; turn += 1) {
        const pdf = await fivePages(caller * 100_000 + turn + 1000)
        await sheaf.extract({ file: fileOf(pdf), schema: wanted })
        done += 1
      }
    }),
  )
  const elapsed = (performance.now() - before.at) / 1000
  const busy = (processorSeconds() - before.used) / elapsed / cpus().length
  console.log(`${callers} callers: ${(done / elapsed).toFixed(1)} documents/s`)
  hold('processors busy', Math.round(busy * 100), { least: 90 }, ' %')
}

/** Of the whole machine, since the work is spread over many processes; in hundredths of a second there. */
function processorSeconds(): number {
  const [, ...ticks] = execFileSync('head', ['-1', '/proc/stat']).toString().trim().split(/\s+/).map(Number)
  const [user = 0, nice = 0, system = 0] = ticks
  return (user + nice + system) / 100
}

function fileOf(pdf: Buffer): File {
  return new File([new Uint8Array(pdf)], 'five.pdf')
}

function fivePages(number: number): Promise<Buffer> {
  return makePdf((pdf) => {
    pdf.fontSize(11)
    for (let page = 1; page <= 5; page += 1) {
      if (page > 1) pdf.addPage()
      else
        pdf.text(
          `Invoice number: A-${number}\nInvoice date: 2024-03-${1 + (Math.abs(number) % 28)}\nCustomer: Sample Ltd\n\n`,
        )
      for (let line = 0; line < 30; line += 1)
        pdf.text(`Position ${page}.${line} of the work that was done in this month`)
    }
    pdf.text(`Total: ${Math.abs(number) + 100}.00 EUR`)
  })
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

function ms(times: number[] | undefined): string {
  return `${median(times ?? []).toFixed(1)} ms`
}
