import { parentPort, Worker } from 'node:worker_threads'
import { AppError, type ErrorCode, type ErrorDetail } from '../core/app-error.ts'

// biome-ignore lint/suspicious/noExplicitAny: whatever each takes, callers are held to it by its type
type Tasks = Record<string, (input: any) => unknown>

interface Order {
  id: number
  name: string
  input: unknown
}

type Report = { id: number } & ({ result: unknown } | { refusal: Refusal } | { error: unknown })

interface Refusal {
  code: ErrorCode
  message: string
  details?: ErrorDetail[] | undefined
}

interface Pending {
  resolve(result: unknown): void
  reject(error: unknown): void
}

/** One thread for short work that would hold up all requests of this process. It is started when it is first needed. */
export class HelperThread<T extends Tasks> {
  readonly #script: URL
  readonly #pending = new Map<number, Pending>()
  #thread: Worker | undefined
  #lastId = 0

  constructor(script: URL) {
    this.#script = script
  }

  run<N extends keyof T & string>(name: N, input: Parameters<T[N]>[0]): Promise<Awaited<ReturnType<T[N]>>> {
    this.#thread ??= this.#start()
    this.#thread.ref()
    const id = ++this.#lastId
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    this.#pending.set(id, { resolve, reject })
    this.#thread.postMessage({ id, name, input } satisfies Order)
    return promise as Promise<Awaited<ReturnType<T[N]>>>
  }

  /** Whatever it is doing; who waits for it is told. */
  async end(): Promise<void> {
    await this.#thread?.terminate()
  }

  #start(): Worker {
    const worker = new Worker(this.#script, { env: {} })
    worker.on('message', (report: Report) => this.#hear(worker, report))
    const onEnd = (error: unknown) => {
      if (this.#thread !== worker) return
      this.#thread = undefined
      for (const { reject } of this.#pending.values()) reject(error)
      this.#pending.clear()
    }
    worker.once('error', onEnd).once('exit', () => onEnd(new Error('The thread has ended.')))
    return worker
  }

  #hear(worker: Worker, report: Report): void {
    const waiting = this.#pending.get(report.id)
    this.#pending.delete(report.id)
    // Nobody waits for it: the process may end.
    if (this.#pending.size === 0) worker.unref()
    if ('result' in report) waiting?.resolve(report.result)
    else if ('error' in report) waiting?.reject(report.error)
    else {
      const { code, message, details } = report.refusal
      waiting?.reject(new AppError(code, message, details ? { details } : {}))
    }
  }
}

/** What the script of such a thread does with its tasks. In another thread it does nothing. */
export function serveThread(tasks: Tasks): void {
  parentPort?.on('message', async ({ id, name, input }: Order) => {
    parentPort?.postMessage({ id, ...(await outcomeOf(async () => tasks[name]?.(input))) } satisfies Report)
  })
}

async function outcomeOf(work: () => Promise<unknown>) {
  try {
    return { result: await work() }
  } catch (error) {
    if (!(error instanceof AppError)) return { error }
    const { code, message, details } = error
    return { refusal: { code, message, details } }
  }
}
