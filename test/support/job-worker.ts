import { taskCatalogue } from '../../src/contract/tasks.ts'
import { Parser, type ParserSettings } from '../../src/parse/parser.ts'
import { readEarlyBy } from '../../src/services/documents/read-blob.ts'
import { Extractor } from '../../src/services/engine/extractor.ts'
import { startWorker } from '../../src/storage/queue/worker.ts'
import { taskHandlers } from '../../src/tasks/handlers.ts'
import type { TestSystem } from './system.ts'

export interface JobWorker {
  stop(): Promise<void>
}

/** The product's worker in this process, as `sheaf serve --role worker` starts it, with one thread: each takes seconds to start. */
export async function startJobWorker(
  system: TestSystem,
  { concurrency = 4, parallel = 1, ...parsing }: Partial<ParserSettings> & { concurrency?: number } = {},
): Promise<JobWorker> {
  const { pool, db, presence, logger, scratchFolder } = system
  const parser = new Parser({ parallel, engines: { parallel: 1 }, scratchFolder, ...parsing })
  const extractor = new Extractor({ parser, parallel })
  const handlers = taskHandlers(system, extractor)
  const stopEarly = readEarlyBy(system, extractor)
  const worker = await startWorker({
    ...{ pool, db, presence, logger, handlers, concurrency },
    ...{ catalogue: taskCatalogue, schedule: '' },
  })
  return {
    async stop() {
      stopEarly()
      await worker.drain(1)
      await extractor.close()
      parser.close()
    },
  }
}
