import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import { newId } from '../../src/core/ids.ts'
import { createLogger } from '../../src/core/logger.ts'
import { readConfig } from '../../src/main/config.ts'
import { openSystem } from '../../src/main/open-system.ts'
import { serve } from '../../src/main/serve.ts'
import { scope } from '../../src/operations/access.ts'
import { operation } from '../../src/operations/operation.ts'
import { createQueue } from '../../src/storage/queue/enqueue.ts'
import { startWorker } from '../../src/storage/queue/worker.ts'

// A process of the fault test, `api` or `worker`: the product's own wiring with one more route and one more task.
const catalogue = { record: z.strictObject({ rowId: z.string() }) }
const logger = createLogger({ level: 'error', destination: process.stderr })
const config = readConfig()

if (process.argv[2] === 'api') {
  const queue = createQueue(catalogue)
  const createRow = operation({
    api: 'platform',
    tag: 'API keys',
    summary: 'writes a row and its task',
    method: 'POST',
    path: '/v1/fault-rows',
    name: 'createFaultRow',
    access: scope('write'),
    body: z.strictObject({ name: z.string() }),
    output: z.object({ id: z.string() }),
    handle: ({ ctx, body }) =>
      ctx.commit(async (tx, audit) => {
        const id = newId()
        await sql`insert into fault_rows (id, name) values (${id}, ${body.name})`.execute(tx)
        await queue.enqueue(tx, 'record', { rowId: id }, { maxAttempts: 100 })
        audit({ action: 'fault_row.create', subjectId: id })
        return { id }
      }),
  })
  const { address } = await serve({ config, role: 'api', logger, extraOperations: [createRow] })
  process.send?.({ address })
} else {
  const { system, database } = await openSystem(config, 'worker', logger)
  await startWorker({
    pool: database.pool,
    db: system.db,
    presence: system.presence,
    catalogue,
    handlers: {
      record: {
        async run({ rowId }, run) {
          await delay(Math.random() * 200)
          await run.complete((tx) => sql`insert into fault_results (row_id) values (${rowId})`.execute(tx))
        },
      },
    },
    concurrency: 16,
    logger,
    schedule: '',
  })
  process.send?.({ address: '' })
}
