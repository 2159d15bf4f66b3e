import { Worker } from 'node:worker_threads'
import type { Extraction } from '../../extract/extraction.ts'
import type { ExtractionSchema } from '../../extract/schema/field-tree.ts'
import type { Concern } from '../../extract/validate/concern.ts'
import type { Validation } from '../../extract/validate/validate.ts'
import type { CheckReport, Checks } from './check-thread.ts'
import type { StoredOptions } from './prepare.ts'

/** Of values that come from different times, there is nothing to compare with the source. */
export async function check(
  schema: ExtractionSchema | undefined,
  extraction: Extraction,
  { strict }: StoredOptions,
): Promise<Validation> {
  if (schema === undefined) return { valid: true, failed: false, concerns: [], summary: '' }
  return perform('whole', { schema, extraction, level: strict ? 'strict' : 'lax' })
}

export async function checkData(schema: ExtractionSchema, data: unknown): Promise<Concern[]> {
  return perform('data', { schema, data })
}

/** A pattern can take its time, and whoever tries it waits for it: a thread does, requests are answered meanwhile. */
async function perform<N extends keyof Checks>(
  name: N,
  input: Parameters<Checks[N]>[0],
): Promise<ReturnType<Checks[N]>> {
  if (JSON.stringify(input.schema.definition).includes('"pattern')) return inThread(name, input)
  const { checks } = await import('./check-thread.ts')
  return checks[name](input as never) as ReturnType<Checks[N]>
}

interface Pending {
  resolve(result: unknown): void
  reject(error: unknown): void
}

const pending = new Map<number, Pending>()
let thread: Worker | undefined
let lastId = 0

function inThread<N extends keyof Checks>(name: N, input: Parameters<Checks[N]>[0]): Promise<ReturnType<Checks[N]>> {
  thread ??= startThread()
  thread.ref()
  const id = ++lastId
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  pending.set(id, { resolve, reject })
  thread.postMessage({ id, name, input })
  return promise as Promise<ReturnType<Checks[N]>>
}

function startThread(): Worker {
  const worker = new Worker(new URL('./check-thread.ts', import.meta.url), { env: {} })
  worker.on('message', (report: CheckReport) => {
    const waiting = pending.get(report.id)
    pending.delete(report.id)
    if (pending.size === 0) worker.unref()
    if ('error' in report) waiting?.reject(report.error)
    else waiting?.resolve(report.result)
  })
  const onEnd = (error: unknown) => {
    if (thread !== worker) return
    thread = undefined
    for (const { reject } of pending.values()) reject(error)
    pending.clear()
  }
  worker.once('error', onEnd).once('exit', () => onEnd(new Error('The thread that checks values has ended.')))
  return worker
}
