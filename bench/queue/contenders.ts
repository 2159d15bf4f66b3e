import { EventEmitter } from 'node:events'
import { Logger as LibraryLogger, run, type TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import { pino } from 'pino'
import { z } from 'zod'
import { createLogger } from '../../src/core/logger.ts'
import { type ConnectionSettings, connectDatabase } from '../../src/storage/postgres/database.ts'
import { announcePresence } from '../../src/storage/postgres/presence.ts'
import { createQueue } from '../../src/storage/queue/enqueue.ts'
import { startWorker } from '../../src/storage/queue/worker.ts'

export type TaskName = 'nothing' | 'insert'

export interface Contender {
  name: string
  /** Adds one task in a transaction, as a service would. */
  enqueue(task: TaskName, number: number): Promise<void>
  /** The stored payload of a task, for adding many at once. */
  payload(number: number): object
  /** Starts a worker that calls `onStart` as each task begins; returns how to stop it. */
  start(onStart: (number: number) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

interface ContenderOptions {
  connection: ConnectionSettings
  concurrency: number
}

const pollInterval = 1000

/** graphile-worker as its manual shows it, with the settings and the log of our worker. */
export function bareContender(options: ContenderOptions, name: string, completeJobBatchDelay: number): Contender {
  const { pool, logger, close } = connect(options)
  return {
    name,
    async enqueue(task, number) {
      const client = await pool.connect()
      await client.query('begin')
      await client.query('select graphile_worker.add_job($1, $2)', [task, JSON.stringify({ number })])
      await client.query('commit')
      client.release()
    },
    payload: (number) => ({ number }),
    async start(onStart) {
      const taskList: TaskList = {
        async nothing(payload) {
          onStart((payload as { number: number }).number)
        },
        async insert(payload, helpers) {
          const { number } = payload as { number: number }
          onStart(number)
          await helpers.withPgClient(async (client) => {
            await client.query('begin')
            await client.query('insert into bench_rows (number) values ($1)', [number])
            await client.query('commit')
          })
        },
      }
      const runner = await run({
        pgPool: pool,
        taskList,
        events: new EventEmitter(),
        concurrency: options.concurrency,
        parsedCronItems: [],
        noHandleSignals: true,
        pollInterval,
        logger: new LibraryLogger(() => (level, message) => {
          if (level === 'info') logger.info(message)
        }),
        preset: { worker: { completeJobBatchDelay } },
      })
      return () => runner.stop()
    },
    close,
  }
}

/** Our worker as the product starts it. */
export function sheafContender(options: ContenderOptions): Contender {
  const { pool, db, logger, close } = connect(options)
  const data = z.strictObject({ number: z.number() })
  const catalogue = { nothing: data, insert: data }
  const queue = createQueue(catalogue)
  return {
    name: 'Sheaf',
    async enqueue(task, number) {
      await db.transaction().execute((tx) => queue.enqueue(tx, task, { number }))
    },
    payload: (number) => ({ data: { number } }),
    async start(onStart) {
      const presence = await announcePresence({ connection: options.connection, role: 'bench', logger })
      const worker = await startWorker({
        pool,
        db,
        presence,
        catalogue,
        handlers: {
          nothing: {
            async run({ number }) {
              onStart(number)
            },
          },
          insert: {
            async run({ number }, { complete }) {
              onStart(number)
              await complete((tx) => sql`insert into bench_rows (number) values (${number})`.execute(tx))
            },
          },
        },
        concurrency: options.concurrency,
        logger,
        schedule: '',
      })
      return async () => {
        await worker.drain(10)
        await presence.stop()
      }
    },
    close,
  }
}

function connect({ connection, concurrency }: ContenderOptions) {
  const logger = createLogger({
    level: 'info',
    destination: pino.destination({ dest: '/dev/null', sync: false, minLength: 4096 }),
  })
  return { logger, ...connectDatabase({ connection, maxConnections: concurrency * 2 + 2, logger }) }
}
