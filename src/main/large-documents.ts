import { type ChildProcess, fork } from 'node:child_process'
import { AppError, type ErrorCode } from '../core/app-error.ts'
import { FairPlaces } from '../core/fair-places.ts'
import { tooMuchMemory } from '../services/engine/threads.ts'
import type { HandedTask, WorkElsewhere } from '../services/work/or-elsewhere.ts'
import { shareOf } from '../storage/queue/held-job.ts'
import type { Outcome } from '../storage/queue/running-task.ts'
import { type Config, environmentOfChild } from './config.ts'

/** Bytes that a reading gives at most where requests are answered: about fifty full pages, made and read within 50 ms. */
export const mostHere = 4 * 1024 ** 2

export interface WorkOrder extends HandedTask {
  config: Config
}

export type WorkReport = Outcome | { failure: SentFailure }

export interface SentFailure {
  message: string
  stack?: string | undefined
  /** Of the system or the database. */
  code?: string | undefined
  /** Of an AppError. */
  kind?: ErrorCode | undefined
  reason?: string | undefined
}

/** Works on each large document in a process of its own, so that neither its length nor its memory is felt by others. */
export function largeDocuments(config: Config): WorkElsewhere {
  const places = new FairPlaces(1)
  return (task, signal) =>
    places.use({ owner: task.job.concurrency && shareOf(task.job.concurrency), signal }, () =>
      workApart({ ...task, config }, signal),
    )
}

async function workApart(order: WorkOrder, signal: AbortSignal): Promise<Outcome> {
  const { parseMemoryMegabytes } = order.config
  const child = fork(new URL('./large-document-process.ts', import.meta.url), {
    execArgv: [`--max-old-space-size=${parseMemoryMegabytes}`],
    env: environmentOfChild(),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const kill = () => child.kill('SIGKILL')
  signal.addEventListener('abort', kill)
  try {
    const { report, end } = await reportOf(child, order)
    signal.throwIfAborted()
    if (report === undefined)
      throw end === 'SIGABRT' ? tooMuchMemory(parseMemoryMegabytes) : new Error(`ended by ${end}`)
    if ('failure' in report) throw received(report.failure)
    return report
  } finally {
    signal.removeEventListener('abort', kill)
  }
}

function reportOf(child: ChildProcess, order: WorkOrder): Promise<{ report?: WorkReport | undefined; end: string }> {
  return new Promise((resolve, reject) => {
    let report: WorkReport | undefined
    child.on('message', (message) => {
      report = message as WorkReport
    })
    child.once('error', reject)
    child.once('exit', (code, end) => resolve({ report, end: end ?? (code === 134 ? 'SIGABRT' : String(code)) }))
    child.send(order)
  })
}

function received({ kind, message, reason, stack, code }: SentFailure): Error {
  if (kind !== undefined) return new AppError(kind, message, reason === undefined ? {} : { reason })
  return Object.assign(new Error(message), { stack, code })
}
