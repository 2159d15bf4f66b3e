import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { z } from 'zod'
import { createLogger } from '../../../src/core/logger.ts'
import { connectDatabase, type Database, type Tx } from '../../../src/storage/postgres/database.ts'
import { announcePresence, type Presence } from '../../../src/storage/postgres/presence.ts'
import { createQueue, type EnqueueOptions, type Queue } from '../../../src/storage/queue/enqueue.ts'
import { sweep } from '../../../src/storage/queue/sweep.ts'
import type { TaskHandlers } from '../../../src/storage/queue/task-runner.ts'
import { startWorker } from '../../../src/storage/queue/worker.ts'
import { cloneDatabase, type TestDatabase } from '../../support/database.ts'
import { catalogue } from './catalogue.ts'

export type Catalogue = typeof catalogue
export type Handlers = Partial<TaskHandlers<Catalogue>>

export interface JobState {
  attempts: number
  run_at: Date
  locked_by: string | null
  last_error: string | null
}

export interface QueueFixture {
  database: TestDatabase
  db: Database
  queue: Queue<Catalogue>
  /** Every line that any worker of this fixture logged, as text. */
  log(): string
  /** Adds a task in a transaction of its own. */
  enqueue<N extends keyof Catalogue>(name: N, data: z.input<Catalogue[N]>, options?: EnqueueOptions): Promise<string>
  cancel(key: string): Promise<string>
  /** A worker as a process of its own would have it, but in this one. */
  worker(handlers: Handlers, options?: TestWorkerOptions): Promise<TestWorker>
  /** What tasks have written, in the order in which they did. */
  effects(): Promise<string[]>
  /** The same, and then forgets them. */
  takeEffects(): Promise<string[]>
  job(taskId: string): Promise<JobState | undefined>
  /** Which tasks hold or await a place of their concurrency key. */
  slots(): Promise<{ key: string; held: boolean }[]>
  /** Gives a running task to another worker, as when its own hung and was taken for dead. */
  takeAway(taskId: string): Promise<void>
  /** A thorough sweep, as workers do from time to time. */
  sweep(): Promise<void>
  /** Makes every task that rests after a failure due. */
  endRests(): Promise<void>
  close(): Promise<void>
}

export interface TestWorkerOptions {
  concurrency?: number
  silenceSeconds?: number
  beforeReconnect?: () => Promise<void>
}

export interface TestWorker {
  presence: Presence
  drain(deadlineSeconds: number): Promise<void>
  /** Drains and closes everything. */
  stop(): Promise<void>
}

export async function openQueue(): Promise<QueueFixture> {
  const database = await cloneDatabase()
  const { connection } = database
  const lines: string[] = []
  const logger = createLogger({ level: 'debug', destination: { write: (line) => lines.push(line) } })
  const { db, close } = connectDatabase({ connection, maxConnections: 5, logger })
  await sql`create table effects (id int generated always as identity, text text not null)`.execute(db)
  const queue = createQueue(catalogue)
  const workers: Promise<TestWorker>[] = []

  async function startTestWorker(handlers: Handlers, options: TestWorkerOptions = {}): Promise<TestWorker> {
    const { concurrency = 4, ...limits } = options
    const own = connectDatabase({ connection, maxConnections: concurrency + 4, logger })
    const presence = await announcePresence({ connection, role: 'test', logger, ...limits })
    const worker = await startWorker({
      pool: own.pool,
      db: own.db,
      presence,
      catalogue,
      handlers: { ...idleHandlers, ...handlers },
      concurrency,
      logger,
      schedule: '',
    })
    const drain = once((seconds: number) => worker.drain(seconds))
    const stop = once(async () => {
      await drain(0)
      await presence.stop()
      await own.close()
    })
    return { presence, drain, stop: () => stop(0) }
  }

  return {
    database,
    db,
    queue,
    log: () => lines.join(''),
    async enqueue(name, data, options) {
      const { taskId } = await db.transaction().execute((tx) => queue.enqueue(tx, name, data, options))
      return taskId
    },
    cancel: (key) => db.transaction().execute((tx) => queue.cancel(tx, key)),
    worker(handlers, options) {
      const started = startTestWorker(handlers, options)
      workers.push(started)
      return started
    },
    async effects() {
      const { rows } = await sql<{ text: string }>`select text from effects order by id`.execute(db)
      return rows.map((row) => row.text)
    },
    async takeEffects() {
      const { rows } = await sql<{ text: string }>`
        with taken as (delete from effects returning id, text) select text from taken order by id`.execute(db)
      return rows.map((row) => row.text)
    },
    async job(taskId) {
      const { rows } = await sql<JobState>`
        select attempts, run_at, locked_by, last_error from graphile_worker._private_jobs where id = ${taskId}`.execute(
        db,
      )
      return rows[0]
    },
    slots: () => db.selectFrom('task_slots').select(['key', 'held']).orderBy('job_id').execute(),
    async takeAway(taskId) {
      await sql`
        update graphile_worker._private_jobs set locked_by = 'another worker', attempts = attempts + 1
        where id = ${taskId}`.execute(db)
    },
    sweep: () =>
      sweep(
        {
          db,
          logger,
          running: new Set(),
          presence: { processId: randomUUID(), silenceSeconds: 30 },
          workerPool: 'sweeper',
        },
        true,
      ),
    async endRests() {
      await sql`
        update graphile_worker._private_jobs set run_at = now()
        where locked_at is null and attempts > 0 and run_at > now()`.execute(db)
      await sql`select pg_notify('jobs:insert', '{"count":10}')`.execute(db)
    },
    async close() {
      // Those that were still starting when the test failed are waited for, or they would run on for ever.
      const started = await Promise.allSettled(workers)
      await Promise.all(started.map((worker) => (worker.status === 'fulfilled' ? worker.value.stop() : undefined)))
      await close()
      await database.drop()
    },
  }
}

/** What a task writes when it is told to do nothing else. */
export async function writeEffect(tx: Tx, text: string): Promise<void> {
  await sql`insert into effects (text) values (${text})`.execute(tx)
}

function once(action: (seconds: number) => Promise<void>): typeof action {
  let done: Promise<void> | undefined
  return (seconds) => {
    done ??= action(seconds)
    return done
  }
}

const idleHandlers: TaskHandlers<Catalogue> = {
  write: { run: ({ text }, run) => run.complete((tx) => writeEffect(tx, text)) },
  wait: { run: async () => undefined },
  count: { run: async () => undefined },
}
