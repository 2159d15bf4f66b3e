import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { printTable, round } from '../../eval/print-table.ts'
import { median } from '../../src/core/statistics.ts'
import { given, hold } from '../support/bars.ts'
import { makeReport } from './make-pdf.ts'
import { measureMemory } from './memory.ts'
import { measureRecognition } from './recognition.ts'
import { soak } from './soak.ts'

const run = promisify(execFile)
const contenderScript = fileURLToPath(new URL('./pdf-contender.ts', import.meta.url))
const rounds = 5

const parts = {
  speed: measureSpeed,
  memory: measureMemory,
  recognition: measureRecognition,
  soak,
}

const wanted = given
const folder = await mkdtemp(join(tmpdir(), 'sheaf-bench-'))
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    console.log(`# ${name}\n`)
    await measure(folder)
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** Words, layout, tables and markdown of a 300-page PDF on one core, against liteparse's own markdown. */
async function measureSpeed(scratch: string): Promise<void> {
  const path = join(scratch, 'report-300.pdf')
  await makeReport(path, 300)
  const ours: number[] = []
  const peer: number[] = []
  for (let round_ = 0; round_ < rounds; round_ += 1) {
    ours.push(await pagesPerSecond('ours', path))
    peer.push(await pagesPerSecond('liteparse', path))
  }
  const ratios = ours.map((speed, index) => speed / (peer[index] ?? 1))
  printTable(
    ['300-page PDF, one core', 'pages/s, median', 'best'],
    [
      ['sheaf: words, layout, tables, markdown', round(median(ours), 0), round(Math.max(...ours), 0)],
      ['liteparse: markdown', round(median(peer), 0), round(Math.max(...peer), 0)],
      ['ratio', round(median(ratios), 2), round(Math.max(...ratios), 2)],
    ],
  )
  hold('pages a second on one core', median(ours), { least: 60 })
  hold("share of the speed of liteparse's own markdown", median(ratios), { least: 0.5 })
}

async function pagesPerSecond(contender: string, path: string): Promise<number> {
  // Where the system can pin a process to a core, both run on the same one.
  const command = [process.execPath, '--max-semi-space-size=32', contenderScript, contender, path]
  const pinned = ['-c', '0', ...command]
  const { stdout } = await run('taskset', pinned).catch(() => run(process.execPath, command.slice(1)))
  const { pages, seconds } = JSON.parse(stdout) as { pages: number; seconds: number }
  return pages / seconds
}
