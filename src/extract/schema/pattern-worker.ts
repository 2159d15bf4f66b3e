import { parentPort, workerData } from 'node:worker_threads'

interface Question {
  source: string
  flags: string
  text: string
  /** 1 for a match, 2 for none, 3 when the engine gave up. */
  answer: Int32Array
}

parentPort?.on('message', ({ source, flags, text, answer }: Question) => {
  Atomics.store(answer, 0, decide(source, flags, text))
  Atomics.notify(answer, 0)
})

const ready = workerData as Int32Array
Atomics.store(ready, 0, 1)
Atomics.notify(ready, 0)

function decide(source: string, flags: string, text: string): number {
  try {
    return new RegExp(source, flags).test(text) ? 1 : 2
  } catch {
    return 3
  }
}
