import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { MessageChannel, Worker } from 'node:worker_threads'
import type { Character } from './character.ts'
import { type LineModel, openLineModel } from './line-model.ts'
import { makeBatches } from './make-batches.ts'
import { readInTurn, type SharedWork } from './read-in-turn.ts'

export interface SharedLineModel extends LineModel {
  /** When all threads read: until then the first does so alone, and the first words do not wait for the second. */
  complete: Promise<void>
  close(): Promise<void>
}

/**
 * The line model in this thread and, where there is a second core, in another. The runtime computes within the call, and
 * two threads with a batch each are much faster than one batch spread over both.
 */
export async function openSharedLineModel(): Promise<SharedLineModel> {
  const helper = availableParallelism() > 1 ? new Helper() : undefined
  const own = await openLineModel()
  return {
    shape: own.shape,
    complete: helper?.opened ?? Promise.resolve(),
    async read(strips) {
      const batches = makeBatches(strips.map(({ width }) => width))
      if (!helper?.isReady || batches.length < 2) return own.read(strips)
      const work = {
        batches: batches.map(({ members }) =>
          members.flatMap((member) => strips[member] ?? []).map(({ data, width, height }) => ({ data, width, height })),
        ),
        turn: new Int32Array(new SharedArrayBuffer(4)),
      }
      const [mine, others] = await Promise.all([readInTurn(own, work), helper.read(work)])
      const read = new Map([...mine, ...others])
      const lines: Character[][] = strips.map(() => [])
      for (const [index, { members }] of batches.entries())
        for (const [place, member] of members.entries()) lines[member] = read.get(index)?.[place] ?? []
      return lines
    },
    async close() {
      await helper?.close()
    },
  }
}

/** The second thread. One that is stopped within the runtime takes the process with it: it is only ever stopped while idle. */
class Helper {
  readonly #thread = new Worker(new URL('./line-thread.ts', import.meta.url))
  readonly opened: Promise<void>
  isReady = false

  constructor() {
    this.opened = once(this.#thread, 'message').then(
      () => {
        this.isReady = true
        // From here on it only holds the process while somebody waits for an answer.
        this.#thread.unref()
      },
      () => {},
    )
    this.#thread.on('error', () => {})
    this.#thread.on('exit', () => {
      this.isReady = false
    })
  }

  async read(work: SharedWork): Promise<Map<number, Character[][]>> {
    const { port1: here, port2: there } = new MessageChannel()
    this.#thread.postMessage({ ...work, answer: there }, [there])
    try {
      const ended = once(here, 'close').then(() => Promise.reject(new Error('a thread of the line model ended')))
      const [read] = (await Promise.race([once(here, 'message'), ended])) as [Map<number, Character[][]>]
      return read
    } finally {
      here.close()
    }
  }

  async close(): Promise<void> {
    await this.opened
    await this.#thread.terminate()
  }
}
