import { EventEmitter } from 'node:events'
import {
  Logger as LibraryLogger,
  parseCrontab,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import type { Pool, PoolClient } from 'pg'
import type { Logger } from '../../core/logger.ts'
import { DueTasks } from './due-tasks.ts'

/** Starts graphile-worker, which picks due jobs in order; how they end is ours. */
export async function startLibrary(options: {
  pool: Pool
  tasks: TaskList
  concurrency: number
  schedule: string
  logger: Logger
}): Promise<{ runner: Runner; workerPool: string }> {
  const events: WorkerEvents = new EventEmitter()
  const workerPool = new Promise<string>((resolve) =>
    events.once('pool:create', (event) => resolve(event.workerPool.id)),
  )
  const due = new DueTasks()
  events.on('pool:listen:notification', ({ message }) => {
    if (message.channel === 'jobs:insert') due.announce(countIn(message.payload))
  })
  const runner = await run({
    pgPool: ourPool(options.pool, due),
    taskList: options.tasks,
    events,
    concurrency: options.concurrency,
    parsedCronItems: parseCrontab(options.schedule),
    noHandleSignals: true,
    pollInterval: 1000,
    logger: new LibraryLogger(() => (level, message) => forwardLog(options.logger, level, message)),
  })
  return { runner, workerPool: await workerPool }
}

/** How many tasks a notification announces. */
function countIn(payload: string | undefined): number {
  const { count } = JSON.parse(payload ?? '{}') as { count?: number }
  return count ?? 1
}

/**
 * The library deletes a job by its id when a task returns, without a fence: late, that could be an attempt that has
 * begun since. By then we have ended the job ourselves, so that statement goes nowhere. It looks for tasks where there are some.
 */
function ourPool(pool: Pool, due: DueTasks<unknown>): Pool {
  // With a callback it asks for the connection on which it listens, which needs all of a client.
  const connect = (callback?: () => void) => (callback === undefined ? lazyClient(pool, due) : pool.connect(callback))
  return new Proxy(pool, {
    get: (target, property) => (property === 'connect' ? connect : Reflect.get(target, property, target)),
  })
}

/**
 * Behind "returning *": most tasks that are due hold their place, and need not ask for it. It is not worth waiting for the disk:
 * should the database crash and forget it, whoever works on the task goes on when it is fetched again (`attempt.ts`).
 */
const withPlace = `, exists (select from task_slots slot where slot.job_id = jobs.id and slot.held) as holds_place,
  set_config('synchronous_commit', 'off', true)`

/** Takes a connection at the first statement that goes anywhere. */
async function lazyClient(pool: Pool, due: DueTasks<unknown>): Promise<Pick<PoolClient, 'release'>> {
  let client: PoolClient | undefined
  const send = async (...asked: unknown[]) => {
    client ??= await pool.connect()
    return Reflect.apply(client.query, client, asked)
  }
  const query = async (config: { name?: string; text?: string }, ...rest: unknown[]) => {
    if (config.name?.startsWith('complete_job')) return { rows: [] }
    if (!config.name?.startsWith('get_job')) return send(config, ...rest)
    return due.look(() => send({ ...config, text: `${config.text}${withPlace}` }, ...rest))
  }
  return Object.assign({ query }, { release: () => client?.release() })
}

/** How tasks end is logged where it happens, in our own words; the library's lines can quote payloads. */
function forwardLog(logger: Logger, level: string, message: string): void {
  if (message.startsWith('Failed task') || message.startsWith('Completed task')) return
  if (level === 'error') logger.error({ queue: true }, message)
  else if (level === 'warning') logger.warn({ queue: true }, message)
  else logger.debug({ queue: true }, message)
}
