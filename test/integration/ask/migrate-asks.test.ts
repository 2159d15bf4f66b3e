import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { test } from 'node:test'
import pg from 'pg'
import { newId } from '../../../src/core/ids.ts'
import { testServer } from '../../support/database.ts'

const changed = 49
const folder = new URL('../../../src/storage/postgres/migrations/', import.meta.url)

test('what answers cited before is cited still', async () => {
  const name = `asks_${randomBytes(6).toString('hex')}`
  const server = testServer()
  await withClient('postgres', (client) => client.query(`create database ${name}`))
  try {
    await withClient(name, async (client) => {
      const all = (await readdir(folder)).sort()
      const apply = async (isWanted: (version: number) => boolean) => {
        for (const file of all.filter((one) => isWanted(Number(one.slice(0, 4)))))
          await client.query(await readFile(new URL(file, folder), 'utf8'))
      }
      await apply((version) => version < changed)
      const workspace = newId()
      await client.query(
        "insert into workspaces (id, name, tier, created_at) values ($1, 'home', 'self_hosted', now())",
        [workspace],
      )
      const cited = [['838860800009', '7', '16777216'], []]
      for (const cells of cited)
        await client.query(
          `insert into asks (id, workspace_id, question, answer, cited_cells, cited_runs, document_nos, created_at)
           values ($1, $2, 'How many?', '{}', $3::bigint[], '{}', '{}', now())`,
          [newId(), workspace, cells],
        )
      await apply((version) => version === changed)
      const { rows } = await client.query<{ cited: Buffer }>('select cited from asks order by id')
      const keysOf = (bytes: Buffer) =>
        Array.from({ length: bytes.length / 8 }, (_, at) => String(bytes.readBigInt64BE(at * 8)))
      assert.deepEqual(
        rows.map((row) => keysOf(row.cited)),
        cited,
      )
    })
  } finally {
    await withClient('postgres', (client) => client.query(`drop database ${name} with (force)`))
  }

  async function withClient(database: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
    const client = new pg.Client({ ...server, database })
    await client.connect()
    try {
      await work(client)
    } finally {
      await client.end()
    }
  }
})
