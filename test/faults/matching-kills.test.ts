import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { changeTier, grantPack } from '../../src/services/credits/operate.ts'
import { operatorContext } from '../../src/services/workspaces/find.ts'
import { audit } from '../support/credits.ts'
import { cloneDatabase, type TestDatabase } from '../support/database.ts'
import { invoices, makeRecords, matchingClient } from '../support/matching.ts'
import { platformClient } from '../support/platform-client.ts'
import { type StartedSheaf, startSheaf } from '../support/sheaf-process.ts'
import { createTestSystem, type TestSystem } from '../support/system.ts'

const kills = Number(process.env['SHEAF_TEST_MATCHING_KILLS'] ?? 3)
const records = 600

let folder: string
let database: TestDatabase
let system: TestSystem
let worker: StartedSheaf

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheaf-matching-faults-'))
  database = await cloneDatabase()
  system = await createTestSystem({ database })
  worker = await startWorker()
})
after(async () => {
  await worker?.stop()
  await system.close()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

test(`${kills} SIGKILLs while records are matched: each has one result, its own row, and is paid once`, async () => {
  const workspace = await system.workspace()
  const ctx = await operatorContext(system, workspace.id)
  await changeTier(ctx, 'prepaid')
  await grantPack(ctx, { credits: 100 * records * kills })
  const client = platformClient(await system.app(), workspace)
  const many = Array.from({ length: records }, (_, index) => invoices[index % 40]).filter((each) => each !== undefined)
  const made = await makeRecords(system, workspace.id, client, many)
  const { create, start, end } = matchingClient(client)
  const config = await create(made.config)
  let interrupted = 0
  for (let kill = 0; kill < kills; kill++) {
    const { id } = await start(config.id)
    await delay(200 + Math.random() * 1500)
    worker.child.kill('SIGKILL')
    const { rows: before } = await system.pool.query(
      `select position from matching_runs where id = $1 and status = 'processing'`,
      [id],
    )
    interrupted += before.length
    worker = await startWorker()
    const run = await end(id)
    assert.deepEqual([run.status, run.rows_processed, run.rows_matched], ['completed', records, records])
    const { rows } = await system.pool.query(
      'select position, document_id, best_row_id from matching_results where run_id = $1 order by position',
      [id],
    )
    assert.deepEqual(
      rows.map(({ position }) => position),
      Array.from({ length: records }, (_, position) => position),
    )
    const found = new Map(rows.map(({ document_id, best_row_id }) => [document_id, best_row_id]))
    for (const [index, document] of made.documents.entries()) assert.equal(found.get(document), many[index]?.id)
  }
  const ledger = await audit(system, workspace.id)
  assert.deepEqual([ledger.spent, ledger.reserved, ledger.available, ledger.total], [100 * records * kills, 0, 0, 0])
  assert.ok(interrupted > 0, 'no run was interrupted')
})

function startWorker(): Promise<StartedSheaf> {
  const env = { SHEAF_LOG_LEVEL: 'error', DATABASE_URL: database.url }
  return startSheaf({ cwd: folder, args: ['--role', 'worker'], env })
}
