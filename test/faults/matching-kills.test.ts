import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import type { ReferenceData } from '../../src/contract/reference-data.ts'
import { changeTier, grantPack } from '../../src/services/credits/operate.ts'
import { operatorContext } from '../../src/services/workspaces/find.ts'
import { audit } from '../support/credits.ts'
import { cloneDatabase, type TestDatabase } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'
import { type Answer, call } from '../support/job-load.ts'
import { invoices, makeRecords, matchingClient } from '../support/matching.ts'
import { multipart, type Part } from '../support/multipart.ts'
import { platformClient } from '../support/platform-client.ts'
import { type StartedSheaf, startSheaf } from '../support/sheaf-process.ts'
import { createTestSystem, type TestSystem } from '../support/system.ts'

const kills = Number(process.env['SHEAF_TEST_MATCHING_KILLS'] ?? 2)
const records = 300
const tableRows = 60_000

let folder: string
let database: TestDatabase
let system: TestSystem
let server: StartedSheaf

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheaf-matching-faults-'))
  database = await cloneDatabase()
  system = await createTestSystem({ database })
  server = await startServer()
})
after(async () => {
  await server?.stop()
  await system.close()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

test(`${kills} SIGKILLs while records are matched and a table is replaced: no half table, one result a record, paid once`, async (t) => {
  const workspace = await system.workspace()
  const ctx = await operatorContext(system, workspace.id)
  await changeTier(ctx, 'prepaid')
  await grantPack(ctx, { credits: 100 * records * kills })
  const client = platformClient(await system.app(), workspace)
  const many = Array.from({ length: records }, (_, index) => invoices[index % 40]).filter((each) => each !== undefined)
  const made = await makeRecords(system, workspace.id, client, many)
  const { create, start, end, good } = matchingClient(client)
  const config = await create(made.config)
  const send = (method: string, path: string, generation: number): Promise<Answer> => {
    const name: Part[] = method === 'POST' ? [['name', 'Prices']] : []
    const { payload: body, headers } = multipart([...name, ['file', csvOf(generation), 'prices.csv']])
    return call(server.address, workspace.key.key, { method, path, headers, body })
  }
  const posted = await send('POST', '/v1/reference-data', 0)
  assert.equal(posted.status, 200, posted.body)
  const path = `/v1/reference-data/${JSON.parse(posted.body).id}`
  const interrupted = { runs: 0, imports: 0 }
  for (let kill = 0; kill < kills; kill++) {
    const { id } = await start(config.id)
    const sent = { isDone: false, status: 0 }
    const replacing = replace().catch(() => {})
    async function replace() {
      sent.status = (await send('PUT', `${path}/rows`, kill + 1).finally(() => (sent.isDone = true))).status
    }
    await moment(kill, id, sent)
    server.child.kill('SIGKILL')
    await replacing
    interrupted.imports += sent.status === 0 ? 1 : 0
    interrupted.runs += await count(`select from matching_runs where status = 'processing'`)

    // The commit may have gone through with nobody left to tell.
    const table = await good<ReferenceData>(client.get(path))
    if (sent.status !== 0) assert.deepEqual([sent.status, table.version], [200, kill + 2])
    assert.equal(await generationOf(table, (await client.get(`${path}/csv`)).body), table.version - 1)
    await eventually(
      'nothing to be left of a table that nobody has',
      async () =>
        (await count(`select from pg_tables where schemaname = 'reference'`)) ===
        (await count('select from reference_row_sets')),
    )

    server = await startServer()
    const run = await end(id)
    assert.deepEqual([run.status, run.rows_processed, run.rows_matched], ['completed', records, records])
    await checkResults(id, made.documents, many)
    const again = await send('PUT', `${path}/rows`, kill + 1)
    assert.deepEqual([again.status, JSON.parse(again.body).version], [200, kill + 2], again.body)
  }
  const ledger = await audit(system, workspace.id)
  assert.deepEqual([ledger.spent, ledger.reserved, ledger.available, ledger.total], [100 * records * kills, 0, 0, 0])
  t.diagnostic(`${interrupted.imports} imports and ${interrupted.runs} runs were interrupted`)
  assert.ok(interrupted.imports + interrupted.runs > 0, 'nothing was interrupted')
})

/** When to kill: in the midst of copying, in the midst of matching, or at any time. */
async function moment(kill: number, runId: string, sent: { isDone: boolean }): Promise<void> {
  if (kill % 3 === 2) return delay(Math.random() * 2000)
  const isThere =
    kill % 3 === 0
      ? async () => sent.isDone || (await count(copying)) > 0
      : async () => (await count(`select from matching_runs where id = '${runId}' and position > 0`)) > 0
  await eventually('the moment to kill', async () => (await isThere()) || undefined)
}

const copying = `select from pg_stat_activity
  where datname = current_database() and state = 'active' and (query like 'copy reference.%' or query like 'create unique index%')`

async function count(query: string): Promise<number> {
  const { rows } = await system.pool.query(query)
  return rows.length
}

/** A table each of whose rows says which it is and when it was made. */
function csvOf(generation: number): string {
  const lines = Array.from({ length: tableRows }, (_, row) => `P-${row},made ${generation},${row * 7}\n`)
  return `id,made,price\n${lines.join('')}`
}

/** When all rows of an export were made. */
async function generationOf({ row_count }: ReferenceData, csv: string): Promise<number> {
  const lines = csv.trimEnd().split('\n').slice(1)
  const made = new Set(lines.map((line) => line.split(',')[1]))
  assert.deepEqual([row_count, lines.length, made.size], [tableRows, tableRows, 1])
  return Number([...made][0]?.replace('made ', ''))
}

async function checkResults(runId: string, documents: string[], expected: { id: string }[]): Promise<void> {
  const { rows } = await system.pool.query(
    'select position, document_id, best_row_id from matching_results where run_id = $1 order by position',
    [runId],
  )
  assert.deepEqual(
    rows.map(({ position }) => position),
    Array.from({ length: records }, (_, position) => position),
  )
  const found = new Map(rows.map(({ document_id, best_row_id }) => [document_id, best_row_id]))
  for (const [index, document] of documents.entries()) assert.equal(found.get(document), expected[index]?.id)
}

function startServer(): Promise<StartedSheaf> {
  return startSheaf({ cwd: folder, env: { SHEAF_LOG_LEVEL: 'error', DATABASE_URL: database.url } })
}
