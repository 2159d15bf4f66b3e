import assert from 'node:assert/strict'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { checkPage } from '../support/docs-page.ts'
import { joinSharedServer } from '../support/shared-server.ts'
import { runSheaf } from '../support/sheaf-process.ts'

const { cwd, server } = await joinSharedServer()

test('every command of docs/matching.md answers what is shown below it, but for ids and times', async () => {
  await checkPage('matching.md', 9, { server, cwd })
})

const trees = 'Alder Birch Cedar Dogwood Elm Fir Ginkgo Hazel Ironwood Juniper Katsura Larch'.split(' ')
const trades = 'Logistics Bakery Metals'.split(' ')

test('what two tables teach is saved, run and shown by commands', async () => {
  const suppliers = trees.flatMap((tree, i) =>
    trades.map((trade, j) => [`${tree} ${trade} GmbH`, `DE${811_000_000 + i * 811 + j * 37}`]),
  )
  await writeFile(join(cwd, 'suppliers.csv'), `supplier,vat_id\n${suppliers.map((row) => row.join(',')).join('\n')}\n`)
  await mkdir(join(cwd, 'inbox'))
  for (const [index, [name = '', vat_id]] of suppliers.slice(0, 20).entries()) {
    const record = { supplier: name.replace(' GmbH', '').toUpperCase(), vat_id: index % 2 ? vat_id : null }
    await writeFile(join(cwd, 'inbox', `${index}.json`), JSON.stringify(record))
  }
  const env = { SHEAF_API_KEY: server.key ?? '', SHEAF_SERVER: server.address }
  const json = async (...args: string[]) => {
    const { stdout, stderr } = await runSheaf([...args, '--json'], { cwd, env })
    assert.notEqual(stdout, '', stderr)
    return JSON.parse(stdout)
  }
  const schema = await json('schemas', 'create', '--name', 'Supplier', '--fields', 'supplier, vat_id')
  const run = await json('runs', 'create', 'inbox', '--schema', schema.short_id, '--wait')
  const reference = await json('reference', 'add', 'suppliers.csv')
  const both = await runSheaf(['match', 'suggest', reference.id], { cwd, env })
  assert.deepEqual([both.status, /--schema or --run/.test(both.stderr)], [2, true])
  const suggested = await runSheaf(['match', 'suggest', reference.id, '--run', run.run_id, '--precision', '0.9'], {
    cwd,
    env,
  })
  assert.match(suggested.stdout, /supplier +supplier +fuzzy +\d/, suggested.stderr)
  const config = await json('match', 'suggest', reference.id, '--run', run.run_id, '--save', 'Learned')
  assert.deepEqual([config.name, config.target_type, config.target_value], ['Learned', 'run', run.run_id])
  const ended = await json('match', 'run', config.id, '--wait', '--max-credits', '2000')
  assert.deepEqual([ended.status, ended.rows_matched], ['completed', 20], JSON.stringify(ended))
  const { stdout } = await runSheaf(['match', 'results', ended.id, '--csv', '--status', 'matched'], { cwd, env })
  assert.equal(stdout.trim().split('\r\n').length, 21)
  const [result] = (await json('match', 'results', ended.id, '--limit', '1')).data
  assert.equal((await json('match', 'review', ended.id, result.id, 'no_match')).status, 'no_match')
  const bad = await runSheaf(['match', 'review', ended.id, result.id, 'perhaps'], { cwd, env })
  assert.deepEqual([bad.status, /matched.*review.*no_match/.test(bad.stderr)], [2, true], bad.stderr)
})
