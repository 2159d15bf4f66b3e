import Fastify from 'fastify'
import pg from 'pg'
import { z } from 'zod'
import { newId } from '../../src/core/ids.ts'
import { createLogger } from '../../src/core/logger.ts'
import { readConfig } from '../../src/main/config.ts'
import { serve } from '../../src/main/serve.ts'
import { scope } from '../../src/operations/access.ts'
import { operation } from '../../src/operations/operation.ts'

// One of the two servers that the benchmark compares, as a process of its own: `bare` or `sheaf`.
const [kind = '', workspaceId = ''] = process.argv.slice(2)
const rowBody = z.strictObject({ name: z.string().min(1).max(200), amount: z.number() })
const row = z.object({ id: z.uuid(), name: z.string(), amount: z.number() })

const insertRow = 'insert into bench_rows (id, workspace_id, name, amount) values ($1, $2, $3, $4)'
const insertAudit = `insert into audit_log (id, workspace_id, actor_kind, actor_id, action, subject_id, details, request_id, created_at)
  values ($1, $2, 'api_key', $3, 'bench.create', $4, '{}', $5, $6)`
const selectRow = 'select id, name, amount from bench_rows where workspace_id = $1 and id = $2'

/** The same SQL as ours and nothing else. */
async function startBare(): Promise<string> {
  const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 })
  const app = Fastify()
  app.get<{ Params: { id: string } }>('/v1/bench/:id', async ({ params }) => {
    const { rows } = await pool.query(selectRow, [workspaceId, params.id])
    return rows[0]
  })
  app.post<{ Body: { name: string; amount: number } }>('/v1/bench', async ({ body }) => {
    const id = newId()
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query(insertRow, [id, workspaceId, body.name, body.amount])
      await client.query(insertAudit, [newId(), workspaceId, workspaceId, id, newId(), new Date()])
      await client.query('commit')
    } finally {
      client.release()
    }
    return { id, ...body }
  })
  return app.listen({ host: '127.0.0.1', port: 0 })
}

async function startSheaf(): Promise<string> {
  const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 })
  const common = { api: 'platform', tag: 'API keys', summary: 'bench', output: row } as const
  const operations = [
    operation({
      ...common,
      method: 'GET',
      path: '/v1/bench/:id',
      name: 'getBench',
      access: scope('read'),
      params: z.object({ id: z.uuid() }),
      async handle({ ctx, params }) {
        const { rows } = await pool.query(selectRow, [ctx.workspaceId, params.id])
        return rows[0]
      },
    }),
    operation({
      ...common,
      method: 'POST',
      path: '/v1/bench',
      name: 'createBench',
      access: scope('write'),
      body: rowBody,
      handle: ({ ctx, body }) =>
        ctx.commit(async (tx, audit) => {
          const id = newId()
          await tx
            .insertInto('bench_rows' as never)
            .values({ id, workspace_id: ctx.workspaceId, ...body } as never)
            .execute()
          audit({ action: 'bench.create', subjectId: id })
          return { id, ...body }
        }),
    }),
  ]
  const { address } = await serve({
    config: readConfig({ ...process.env, SHEAF_PORT: '0' }),
    role: 'api',
    // One line per request is written, as in production, but to nowhere.
    logger: createLogger({ level: 'info', destination: { write: () => undefined } }),
    extraOperations: operations,
  })
  return String(address).replace('localhost', '127.0.0.1')
}

const address = kind === 'bare' ? await startBare() : await startSheaf()
process.send?.({ address })
process.on('SIGINT', () => process.exit())
