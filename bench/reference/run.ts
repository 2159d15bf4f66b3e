import { createReadStream, createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { median } from '../../src/core/statistics.ts'
import { startSheaf } from '../../test/support/sheaf-process.ts'
import { withDatabase } from '../../test/support/with-database.ts'
import { given, hold } from '../support/bars.ts'

// A table of eight columns over HTTP, in and out, against a bare COPY of the same file into the same PostgreSQL.
const rows = Number(given[0] ?? 5_000_000)
const columns = ['id', 'name', 'street', 'postcode', 'city', 'country', 'founded', 'revenue']

const folder = await mkdtemp(join(tmpdir(), 'sheaf-bench-'))
const path = join(folder, 'table.csv')
await writeTable()
try {
  await withDatabase(async (url) => {
    const server = await startSheaf({ cwd: folder, env: { DATABASE_URL: url, SHEAF_LOG_LEVEL: 'error' } })
    try {
      await measure(url, server)
    } finally {
      await server.stop()
    }
  })
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function measure(url: string, server: Awaited<ReturnType<typeof startSheaf>>): Promise<void> {
  const headers = { authorization: `Bearer ${server.key}` }
  const address = `${server.address}/v1/reference-data`
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`create table bare (${columns.map((name) => `${name} text`).join(', ')})`)
  const bareIn = await timed(() =>
    pipeline(createReadStream(path), client.query(copyFrom('copy bare from stdin (format csv, header)'))),
  )
  const watch = watchMemory(server.child.pid ?? 0)
  let id = ''
  const ownIn = await timed(async () => {
    const form = new FormData()
    form.set('name', 'bench')
    form.set('file', await openAsBlob(path), 'table.csv')
    const answer = await fetch(address, { method: 'POST', headers, body: form })
    const made = (await answer.json()) as { id: string; row_count: number }
    if (made.row_count !== rows) throw new Error(JSON.stringify(made))
    id = made.id
  })
  const bareOut = await timed(() => pipeline(client.query(copyTo('copy bare to stdout (format csv)')), nowhere()))
  const ownOut = await timed(async () => {
    const answer = await fetch(`${address}/${id}/csv`, { headers })
    await pipeline(answer.body as unknown as AsyncIterable<Uint8Array>, nowhere())
  })
  const grown = await watch()
  const last = Math.floor(rows / 100)
  const page = async (number: number) => {
    const times: number[] = []
    for (let turn = 0; turn < 30; turn++)
      times.push(
        await timed(async () => void (await (await fetch(`${address}/${id}/rows?page=${number}`, { headers })).text())),
      )
    return median(times)
  }
  const [first, deep] = [await page(1), await page(Math.min(40_000, last))]
  await client.end()
  console.log(
    `${rows} rows: in ${ownIn.toFixed(1)} s, bare ${bareIn.toFixed(1)} s; out ${ownOut.toFixed(1)} s, bare ${bareOut.toFixed(1)} s`,
  )
  hold('in, times a bare COPY', ownIn / bareIn, { most: 2.5 })
  hold('out, times a bare COPY', ownOut / bareOut, { most: 1.5 })
  hold('growth of the process', grown, { most: 60 }, ' MB')
  hold(`page ${Math.min(40_000, last)}, times page 1`, deep / first, { most: 2 })
}

/** How much the process holds more at most than now, until it is asked. */
function watchMemory(pid: number): () => Promise<number> {
  const resident = async () => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
  }
  const before = resident()
  let most = 0
  const timer = setInterval(() => void resident().then((now) => (most = Math.max(most, now))), 50)
  return async () => {
    clearInterval(timer)
    return most - (await before)
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1000
}

function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() })
}

async function writeTable(): Promise<void> {
  await (await open(path, 'w')).close()
  async function* lines() {
    yield `${columns.join(',')}\n`
    for (let start = 0; start < rows; start += 1000) {
      let text = ''
      for (let row = start; row < Math.min(rows, start + 1000); row++)
        text += `C-${row},"Company ${row * 7919}, Ltd",${row % 200} Long Street,${10_000 + (row % 89_999)},Town ${row % 5000},GB,19${10 + (row % 89)}-0${1 + (row % 9)}-15,${(row * 37) % 1_000_000}.50\n`
      yield text
    }
  }
  await pipeline(lines, createWriteStream(path))
}
