import { fork } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Finished, type LoadDocument, makeInvoices, runLoad, wrongResults } from '../../test/support/job-load.ts'
import { hold } from '../support/bars.ts'
import { plainCall } from './plain-client.ts'

const clients = 50
const warmUp = 150

/** Many small documents from clients that poll, against the same documents read in a loop by two processes. */
export async function measureLoad(address: string, keys: string[], count = 1000): Promise<void> {
  const documents = await makeInvoices(count)
  const options = { address: () => address, keys, clients, jobsAtOnce: 3, pollMilliseconds: 1000, call: plainCall }
  await runLoad(documents.slice(0, warmUp), options)

  const polls: number[] = []
  const started = Date.now()
  const finished = await runLoad(documents, { ...options, onPoll: (milliseconds) => polls.push(milliseconds) })
  // Until the last job has ended: the second at most until its client asks again is of the client's choice, and no work.
  const seconds = (Math.max(...finished.map(endOf)) - started) / 1000
  const jobs = new Set(finished.map(({ submitted }) => submitted.job_id)).size
  const wrong = wrongResults(finished)
  const sorted = polls.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0

  const bare = await measureLoop(documents)
  console.log(`${count} documents by ${clients} clients: ${jobs} jobs, ${wrong.length} without the right result`)
  for (const line of wrong.slice(0, 3)) console.log(`  ${line.slice(0, 300)}`)
  console.log(`${sorted.length} polls: p50 ${at(0.5).toFixed(1)} ms, longest ${at(1).toFixed(1)} ms`)
  console.log(`${(count / seconds).toFixed(1)} documents/s; the loop has ${(count / bare).toFixed(1)}`)
  hold('jobs lost, doubled or with a wrong result', count - jobs + wrong.length, { most: 0 })
  hold('p99 of polls', at(0.99), { most: 50 }, ' ms')
  hold('share of the throughput of the loop', bare / seconds, { least: 0.75 })
}

function endOf({ status }: Finished): number {
  return Date.parse(status.finish_time ?? '')
}

/** Seconds that two processes need for the documents, once each has read some. */
async function measureLoop(documents: LoadDocument[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-bench-'))
  try {
    await Promise.all(documents.map(({ name, bytes }) => writeFile(join(folder, name), bytes)))
    const half = Math.ceil(documents.length / 2)
    const names = documents.map(({ name }) => join(folder, name))
    const seconds = await Promise.all([names.slice(0, half), names.slice(half)].map(readInProcess))
    return Math.max(...seconds)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function readInProcess(paths: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('./loop.ts', import.meta.url))
    child.once('message', (seconds) => resolve(Number(seconds))).once('error', reject)
    child.send({ paths, warmUp: warmUp / 2 })
  })
}
