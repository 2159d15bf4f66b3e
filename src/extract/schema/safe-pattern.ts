import { Worker } from 'node:worker_threads'
import { RE2JS } from 're2js'
import { toRe2 } from './re2-syntax.ts'

export interface SafePattern {
  /** Undefined when it could not be decided in the time that was left. */
  test(text: string): boolean | undefined
}

/** Milliseconds that slow patterns may still take; patterns that share a budget share its end. */
export interface PatternBudget {
  left: number
}

/**
 * A pattern of a user, which may be written to hang us. RE2 runs what it can, in linear time; the rest (look-ahead,
 * back-references) runs in a thread that is killed when time is up. Throws when it is no regular expression.
 */
export function compilePattern(source: string, budget: PatternBudget = common): SafePattern {
  const { flags, linear } = compiledOnce(source)
  return {
    test(text) {
      const small = text.length * source.length < linearCells
      return linear !== undefined && small ? linear(text) : testInThread(source, flags, text, budget)
    },
  }
}

/** One that is renewed from time to time. */
export class RenewedBudget implements PatternBudget {
  readonly #all: number
  readonly #every: number
  #left = 0
  #until = 0

  constructor(all: number, every: number) {
    this.#all = all
    this.#every = every
  }

  get left(): number {
    const now = performance.now()
    if (now > this.#until) [this.#left, this.#until] = [this.#all, now + this.#every]
    return this.#left
  }

  set left(left: number) {
    this.#left = left
  }
}

/** Who brings no budget shares this one: hostile patterns together take a fifteenth of the time at most. */
const common = new RenewedBudget(2_000, 30_000)

const longestTest = 500
/** What a test takes that is not slow: the way to the thread and back. */
const freeTime = 10
/** RE2 is linear in text times pattern; beyond this the thread is the safer place. */
const linearCells = 5_000_000

interface Compiled {
  flags: string
  linear: ((text: string) => boolean) | undefined
}

/** Patterns are tested value by value by those who do not keep them. */
const known = new Map<string, Compiled>()

function compiledOnce(source: string): Compiled {
  const compiled = known.get(source) ?? { flags: flagsFor(source), linear: compileLinear(source) }
  if (known.size > 1_000) known.clear()
  if (source.length < 1_000) known.set(source, compiled)
  return compiled
}

function flagsFor(source: string): string {
  try {
    new RegExp(source, 'u')
    return 'u'
  } catch {
    new RegExp(source)
    return ''
  }
}

function compileLinear(source: string): ((text: string) => boolean) | undefined {
  const translated = toRe2(source)
  if (translated === undefined) return
  try {
    const compiled = RE2JS.compile(translated)
    return (text) => compiled.matcher(text).find()
  } catch {
    return
  }
}

let thread: Worker | undefined

function testInThread(source: string, flags: string, text: string, budget: PatternBudget): boolean | undefined {
  if (budget.left <= 0) return
  thread ??= startThread()
  if (thread === undefined) return
  const started = performance.now()
  const answer = new Int32Array(new SharedArrayBuffer(4))
  thread.postMessage({ source, flags, text, answer })
  const outcome = Atomics.wait(answer, 0, 0, Math.min(budget.left, longestTest))
  budget.left -= Math.max(0, performance.now() - started - freeTime)
  if (outcome === 'timed-out') {
    budget.left -= freeTime
    void thread.terminate()
    thread = undefined
    return
  }
  return answer[0] === 3 ? undefined : answer[0] === 1
}

/** Starting takes longer than most tests, so it has a time limit of its own. */
function startThread(): Worker | undefined {
  const ready = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(new URL('./pattern-worker.ts', import.meta.url), { workerData: ready, env: {} })
  worker.unref()
  worker.on('error', () => {
    if (thread === worker) thread = undefined
  })
  if (Atomics.wait(ready, 0, 0, 10_000) !== 'timed-out') return worker
  void worker.terminate()
}
