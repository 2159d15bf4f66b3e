import { createLogger } from '../../../src/core/logger.ts'
import { connectDatabase } from '../../../src/storage/postgres/database.ts'
import { announcePresence } from '../../../src/storage/postgres/presence.ts'
import { startWorker } from '../../../src/storage/queue/worker.ts'
import { catalogue } from './catalogue.ts'
import { writeEffect } from './fixture.ts'

/**
 * A worker in a process of its own, to be killed or stopped. Its tasks ignore their signal: they report that they have
 * begun, wait until they are told to finish, and report how that went.
 */
const connection = JSON.parse(process.env['QUEUE_TEST_CONNECTION'] ?? '')
const logger = createLogger({ level: 'debug', destination: process.stdout })
const { pool, db } = connectDatabase({ connection, maxConnections: 10, logger })
const presence = await announcePresence({ connection, role: 'test child', logger })
const told = new Promise<void>((resolve) => process.once('message', () => resolve()))

await startWorker({
  pool,
  db,
  presence,
  catalogue,
  handlers: {
    write: {
      async run({ text }, run) {
        process.send?.({ began: text })
        await told
        await run
          .complete((tx) => writeEffect(tx, `${text} by the child`))
          .then(
            () => process.send?.({ completed: text }),
            (error: { code: string }) => process.send?.({ refused: error.code }),
          )
      },
      gaveUp: ({ text }, tx) => writeEffect(tx, `${text} given up by the child`),
    },
    wait: { run: async () => undefined },
    count: { run: async () => undefined },
  },
  concurrency: 4,
  logger,
  schedule: '',
})
