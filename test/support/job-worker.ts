import { taskCatalogue } from '../../src/contract/tasks.ts'
import type { ParserSettings } from '../../src/parse/parser.ts'
import { readEarlyBy } from '../../src/services/documents/read-blob.ts'
import { startWorker } from '../../src/storage/queue/worker.ts'
import { taskHandlers } from '../../src/tasks/handlers.ts'
import { openExtractor, sharedExtractor } from './readers.ts'
import type { TestSystem } from './system.ts'

export interface JobWorker {
  stop(): Promise<void>
}

/**
 * The product's worker in this process, as `sheaf serve --role worker` starts it, with one thread: each takes seconds to
 * start. Without settings of its own it reads with what all tests of the process share.
 */
export async function startJobWorker(
  system: TestSystem,
  { concurrency = 4, ...settings }: Partial<ParserSettings> & { concurrency?: number } = {},
): Promise<JobWorker> {
  const { pool, db, presence, logger } = system
  const own =
    Object.keys(settings).length > 0 ? openExtractor({ scratchFolder: system.scratchFolder, ...settings }) : undefined
  const extractor = own ?? sharedExtractor()
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
      await own?.close()
      own?.parser.close()
    },
  }
}
