import { spawn } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { printTable } from '../../eval/print-table.ts'
import { hold } from '../support/bars.ts'
import { makeReport } from './make-pdf.ts'

const command = fileURLToPath(new URL('../../bin/sheaf.js', import.meta.url))

/** Most memory that `sheaf parse --layout` and its sandbox ever held, for longer and longer documents. */
export async function measureMemory(scratch: string): Promise<void> {
  const rows: number[][] = []
  for (const pages of [300, 1000, 3000]) {
    const path = join(scratch, `report-${pages}.pdf`)
    await makeReport(path, pages)
    const { sandbox, parent, seconds } = await watch(path)
    rows.push([pages, sandbox, parent, Math.round(seconds)])
  }
  printTable(['pages', 'peak MB of the sandbox', 'peak MB of the command', 'seconds'], rows)
  const [, peak = 0, longest = 0] = rows.map(([, sandbox]) => sandbox)
  hold('peak of the process that reads 1,000 pages', peak, { most: 400 }, ' MB')
  hold('the same for 3,000 pages', longest, { most: 400 }, ' MB')
}

async function watch(path: string): Promise<{ sandbox: number; parent: number; seconds: number }> {
  const started = performance.now()
  const child = spawn(process.execPath, [command, 'parse', path, '--layout'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const peaks = new Map<number, number>()
  const look = setInterval(async () => {
    for (const pid of await descendants(child.pid ?? 0)) {
      const peak = await peakOf(pid)
      if (peak !== undefined) peaks.set(pid, peak)
    }
  }, 50)
  await new Promise((resolve) => child.once('exit', resolve))
  clearInterval(look)
  const parent = peaks.get(child.pid ?? 0) ?? 0
  peaks.delete(child.pid ?? 0)
  return { sandbox: Math.max(0, ...peaks.values()), parent, seconds: (performance.now() - started) / 1000 }
}

async function descendants(root: number): Promise<number[]> {
  const parents = new Map<number, number>()
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
    parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
  }
  const found = [root]
  for (const pid of found) for (const [child, parent] of parents) if (parent === pid) found.push(child)
  return found
}

async function peakOf(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const match = /VmHWM:\s+(\d+) kB/.exec(status)
  return match ? Math.round(Number(match[1]) / 1024) : undefined
}
