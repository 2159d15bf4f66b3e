import { AppError } from '../core/app-error.ts'
import { errorCode } from '../core/error-code.ts'
import { createLogger } from '../core/logger.ts'
import { stepBack } from '../parse/sandbox/step-back.ts'
import { RunningTask } from '../storage/queue/running-task.ts'
import { taskRun } from '../storage/queue/task-run.ts'
import { taskHandlers } from '../tasks/handlers.ts'
import { searchPath } from './config.ts'
import type { SentFailure, WorkOrder, WorkReport } from './large-documents.ts'
import { openExtractor } from './open-extractor.ts'
import { openParser } from './open-parser.ts'
import { openSystem } from './open-system.ts'

// Works on one task that another process holds, tells how it ended, and ends.

/** One task at a time needs few. */
const connections = 4

process.once('message', async (order: WorkOrder) => {
  const report = await work(order).catch((error: unknown): WorkReport => ({ failure: toBeSent(error) }))
  process.send?.(report, () => process.exit())
})
// Whoever holds the task is gone, and with it the right to save anything.
process.on('disconnect', () => process.exit(1))

// Whoever sent a small document goes first.
stepBack()

async function work({ config, name, data, job }: WorkOrder): Promise<WorkReport> {
  const logger = createLogger({ level: config.logLevel, destination: process.stderr })
  const opened = await openSystem({ ...config, databaseConnections: connections }, 'large', logger)
  const { system } = opened
  const parser = openParser(config, searchPath(), { scratchFolder: system.scratchFolder, owner: job.id })
  const extractor = openExtractor(config, parser, true)
  const task = new RunningTask(job)
  try {
    const handlers = taskHandlers(system, extractor)
    const about = { task: name, task_id: job.id, attempt: job.attempt }
    const run = taskRun(task, { db: system.db, logger: () => logger.child(about), leavePlace: () => {} })
    await handlers[name].run(data as never, run)
    return { completed: task.completed, news: task.news }
  } finally {
    await extractor.close()
    parser.close()
    await opened.close()
  }
}

function toBeSent(error: unknown): SentFailure {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  if (error instanceof AppError) return { message, kind: error.code, reason: error.reason }
  return { message, stack, code: errorCode(error) }
}
