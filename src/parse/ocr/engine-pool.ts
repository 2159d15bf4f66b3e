import type { OcrEngine } from './engine.ts'

export interface EnginePool {
  /** Runs the work as soon as one of the engines is free. */
  use<T>(work: (engine: OcrEngine) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** At most so many engines, each for one page at a time, opened when first needed and kept for the next page. */
export function createEnginePool(size: number, open: () => Promise<OcrEngine>): EnginePool {
  const opened: OcrEngine[] = []
  const idle: OcrEngine[] = []
  const waiting: (() => void)[] = []
  let busy = 0

  async function take(): Promise<OcrEngine> {
    const known = idle.pop()
    if (known) return known
    const engine = await open()
    opened.push(engine)
    return engine
  }

  return {
    async use(work) {
      if (busy >= size) await new Promise<void>((resolve) => waiting.push(resolve))
      else busy += 1
      try {
        const engine = await take()
        try {
          return await work(engine)
        } finally {
          idle.push(engine)
        }
      } finally {
        const next = waiting.shift()
        if (next) next()
        else busy -= 1
      }
    },
    async close() {
      await Promise.all(opened.map((engine) => engine.close()))
    },
  }
}
