import { Worker } from 'node:worker_threads'
import { AppError } from '../../core/app-error.ts'
import { compileCacheSettings } from '../../core/compile-cache.ts'
import { errorCode } from '../../core/error-code.ts'
import { FairPlaces } from '../../core/fair-places.ts'
import { type AskModel, ModelError } from '../../extract/model/ask-model.ts'
import type { ExtractionSchema } from '../../extract/schema/field-tree.ts'
import { awaitNative, endThread, type NativeState, newNativeState } from './native-calls.ts'
import type { Kind, Tasks } from './tasks.ts'
import type { Order, Reply, Report } from './thread.ts'
import { defaultTimeLimit, Stopwatch, type TimeLimit } from './time-limit.ts'

export interface RunOptions {
  signal: AbortSignal
  /** Whose document it is: threads are shared between owners. */
  owner?: string | undefined
  /** Called when it takes so long that others work beside it. */
  onLong?: (() => void) | undefined
  ask?: AskModel
  /** Called as soon as an extraction knows what kind of document it is. */
  onKind?(kind: Kind): void
}

/** Of all threads of this process, which end with it, wherever it is told to. */
const states = new Map<Worker, NativeState>()
let atWork = 0
process.on('exit', () => states.forEach((state) => void awaitNative(state)))

/** Threads that work on documents, up to a number, kept for the next. Work beyond that waits for its owner's turn. */
export class Threads {
  readonly #idle: Worker[] = []
  readonly #all = new Set<Worker>()
  /** The schema that a thread was given last, which it keeps. */
  readonly #schemas = new WeakMap<Worker, ExtractionSchema>()
  readonly #limit: TimeLimit
  readonly #most: number
  readonly #stepsBack: boolean
  /** Memory that one document may take. */
  readonly #megabytes: number
  readonly #places: FairPlaces
  #done = 0

  constructor(most: number, limit: TimeLimit = defaultTimeLimit, stepsBack = false, megabytes = usualMegabytes) {
    this.#megabytes = megabytes
    this.#stepsBack = stepsBack
    this.#most = most
    this.#limit = limit
    this.#places = new FairPlaces(most)
  }

  /** Starts them ahead of the first document: they have much to load. */
  warmUp(count: number): void {
    while (this.#all.size < count) this.#idle.push(this.#start())
  }

  async run<N extends keyof Tasks>(
    name: N,
    input: Parameters<Tasks[N]>[0],
    options: RunOptions,
  ): Promise<Awaited<ReturnType<Tasks[N]>>> {
    const { owner, signal, onLong } = options
    return this.#places.use({ owner, signal, onLong }, () => this.#work(name, input, options))
  }

  async #work<N extends keyof Tasks>(
    name: N,
    input: Parameters<Tasks[N]>[0],
    { signal, ask, onKind }: RunOptions,
  ): Promise<Awaited<ReturnType<Tasks[N]>>> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const watch = new Stopwatch(this.#limit, input.document, computingOfOne(), reject)
    // The one that worked last: its code is the warmest.
    const thread = this.#idle.pop() ?? this.#start()
    thread.ref()
    const reply = async (request: Request) => {
      watch.stop()
      const answered = await answer(request, ask, signal)
      watch.start()
      thread.postMessage(answered)
    }
    const onReport = (report: Report) => {
      if (report.type === 'done') resolve(report.result)
      else if (report.type === 'failed') reject(report.error)
      else if (report.type === 'kind') onKind?.(report.kind)
      else reply(report.request).catch(reject)
    }
    // Also for work that is no longer wanted: whatever the thread still says, it is ended.
    const onExit = () => reject(new Error('The thread that worked on the document has ended.'))
    const onError = (error: unknown) => reject(isOutOfMemory(error) ? tooMuchMemory(this.#megabytes) : error)
    thread.on('message', onReport).once('error', onError).once('exit', onExit)
    signal.addEventListener('abort', onExit)
    atWork += 1
    try {
      watch.start()
      thread.postMessage(this.#orderTo(thread, name, input))
      const result = await promise
      // More than there are places for are started for those who need not wait. One stays, since others will come like them.
      if (this.#idle.length <= this.#most) this.#idle.push(thread)
      else await this.#end(thread)
      if (this.#stepsBack) this.#startNext()
      return result as Awaited<ReturnType<Tasks[N]>>
    } catch (error) {
      await this.#end(thread)
      throw error
    } finally {
      atWork -= 1
      thread.unref()
      watch.stop()
      signal.removeEventListener('abort', onExit)
      thread.off('message', onReport).off('error', onError).off('exit', onExit)
    }
  }

  /** In a server that has work, one after the other and ahead of whoever comes while others are taken: it takes seconds. */
  #startNext(): void {
    this.#done += 1
    const wanted = this.#done < doneBeforeSpare ? this.#most : this.#most + 1
    if (this.#all.size < wanted) this.#idle.unshift(this.#start())
  }

  async close(): Promise<void> {
    await Promise.all([...this.#all].map((thread) => this.#end(thread)))
  }

  /** A schema goes to a thread once: what the thread has found out about its fields belongs to the object. */
  #orderTo<N extends keyof Tasks>(thread: Worker, name: N, input: Parameters<Tasks[N]>[0]): Order {
    const { schema, ...rest }: Parameters<Tasks[N]>[0] & { schema?: ExtractionSchema } = input
    const keepsSchema = schema !== undefined && this.#schemas.get(thread) === schema
    if (schema) this.#schemas.set(thread, schema)
    return { name, input: keepsSchema ? rest : input, keepsSchema } as Order
  }

  #start(): Worker {
    const nativeState = newNativeState()
    const thread = new Worker(new URL('./thread.ts', import.meta.url), {
      env: { ...compileCacheSettings() },
      workerData: { stepsBack: this.#stepsBack, nativeState },
      // Documents make much short-lived garbage: fewer, larger sweeps take less time.
      resourceLimits: { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: this.#megabytes },
    })
    // An idle one does not keep its process from ending.
    thread.unref()
    this.#all.add(thread)
    states.set(thread, nativeState)
    thread.once('exit', () => {
      states.delete(thread)
      this.#forget(thread)
    })
    // One that breaks while it is idle is replaced; while it works, whoever waits is told.
    thread.on('error', () => this.#forget(thread))
    return thread
  }

  async #end(thread: Worker): Promise<void> {
    this.#forget(thread)
    thread.ref()
    const state = states.get(thread)
    if (state) await endThread(thread, state)
  }

  #forget(thread: Worker): void {
    this.#all.delete(thread)
    const place = this.#idle.indexOf(thread)
    if (place !== -1) this.#idle.splice(place, 1)
  }
}

const usualMegabytes = 1536
/** One thread more than there are places for waits where documents keep coming: of the first few none takes long enough to be worth it. */
const doneBeforeSpare = 5

function isOutOfMemory(error: unknown): boolean {
  return errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY'
}

/** What it was asked for takes too much, however often it is tried. */
export function tooMuchMemory(megabytes: number): AppError {
  const message = `Finding its values took more memory than the limit of ${megabytes} MB: ask for fewer fields or pages, or split the file.`
  return new AppError('unprocessable', message, { reason: 'out_of_memory' })
}

/**
 * How many milliseconds of a processor a thread has had from now on: its share of what all of this process have had. A thread
 * that is busy cannot be asked.
 */
function computingOfOne(): () => number {
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000 / Math.max(1, atWork)
  }
}

type Request = Extract<Report, { type: 'ask' }>['request']

async function answer(request: Request, ask: AskModel | undefined, signal: AbortSignal): Promise<Reply> {
  try {
    if (!ask) throw new ModelError('model_unavailable', 'There is no model.')
    return { answer: await ask({ ...request, signal }) }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    return { refusal: { code: error.code, message: error.message } }
  }
}
