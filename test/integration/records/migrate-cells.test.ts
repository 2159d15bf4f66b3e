import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { after, before, test } from 'node:test'
import pg from 'pg'
import type { ExtractionView } from '../../../src/contract/extractions.ts'
import type { Filter } from '../../../src/contract/filter.ts'
import { splitPath } from '../../../src/extract/schema/field-path.ts'
import type { Context } from '../../../src/services/context.ts'
import { extractionTables } from '../../../src/services/exports/extraction-tables.ts'
import { type TableOptions, writeTables } from '../../../src/services/exports/write-tables.ts'
import { getExtraction } from '../../../src/services/extractions/list.ts'
import { recall } from '../../../src/services/extractions/registry.ts'
import { listFields } from '../../../src/services/fields/manage.ts'
import { filterDocuments } from '../../../src/services/records/filter.ts'
import { searchWorkspace } from '../../../src/services/search/search.ts'
import { operatorContext } from '../../../src/services/workspaces/find.ts'
import { migrate } from '../../../src/storage/postgres/migrate.ts'
import { testServer } from '../../support/database.ts'
import { createTestSystem, type TestSystem } from '../../support/system.ts'

/** Rows that a release before this migration has made, and what it answered about them. */
interface Before {
  tables: Record<string, { id?: string }[]>
  expected: {
    extractions: { id: string; data: unknown; confidence: unknown; provenance: unknown; csv: string }[]
    filters: { filter: Filter; total: number; data: { document_id: string; fields: object }[] }[]
    fields: unknown[][]
    search: { q: string; matches: unknown[][] }[]
  }
}

type KnownBefore = Record<'content' | 'engine' | 'path' | 'profile' | 'value' | 'confidence', string>

const bytesOf = (hex: string) => Buffer.from(hex.slice(2), 'hex')
const lastBefore = 16
const folder = new URL('../../../src/storage/postgres/migrations/', import.meta.url)
const server = testServer()
const database = `cells_${randomBytes(6).toString('hex')}`
const { tables, expected } = JSON.parse(
  await readFile(new URL('../../fixtures/cells-before.json', import.meta.url), 'utf8'),
) as Before

let system: TestSystem
let ctx: Context
before(async () => {
  await withClient('postgres', (client) => client.query(`create database ${database}`))
  await withClient(database, async (client) => {
    const names = (await readdir(folder)).filter((name) => Number(name.slice(0, 4)) <= lastBefore).sort()
    await client.query(
      'create table schema_migrations (version integer primary key, name text, checksum text, applied_at timestamptz default now())',
    )
    for (const name of names) {
      const sql = await readFile(new URL(name, folder), 'utf8')
      await client.query(sql)
      await client.query('insert into schema_migrations (version, name, checksum) values ($1, $2, $3)', [
        ...[Number(name.slice(0, 4)), name, createHash('sha256').update(sql).digest('hex')],
      ])
    }
    for (const [table, rows] of Object.entries(tables))
      await client.query(
        `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1)`,
        [JSON.stringify(rows)],
      )
  })
  const connection = { ...server, database }
  const pool = new pg.Pool({ ...connection, max: 2 })
  await migrate(pool)
  await pool.end()
  const drop = () =>
    withClient('postgres', async (client) => {
      await client.query(`drop database ${database} with (force)`)
    })
  system = await createTestSystem({ database: { connection, url: '', drop } })
  ctx = await operatorContext(system, tables['workspaces']?.[0]?.id ?? '')
})
after(async () => {
  await system.close()
  await system.database.drop()
})

function withoutNulls(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== null))
}

async function withClient(name: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ ...server, database: name })
  await client.connect()
  await work(client)
  await client.end()
}

test('extractions from before are answered as they were', async () => {
  for (const { id, csv, ...answer } of expected.extractions) {
    const { data, confidence, provenance } = (await getExtraction(ctx, id, [])) as ExtractionView
    // What has no value was null then, and is left out now.
    const told = Object.entries(answer.provenance as Record<string, object>).map(([path, leaf]) => [
      path,
      withoutNulls(leaf),
    ])
    assert.deepEqual({ data, confidence, provenance }, { ...answer, provenance: Object.fromEntries(told) })
    assert.equal(JSON.stringify(data), JSON.stringify(answer.data))
    const table: TableOptions = { format: 'csv', extras: [], escapeFormulas: false }
    const pieces = await writeTables(await extractionTables(ctx, id), table, tmpdir())
    assert.equal((await Array.fromAsync(pieces)).join(''), csv)
  }
})

test('filter, search and fields tell of documents from before what they told', async () => {
  for (const { filter, total, data } of expected.filters) {
    const found = await filterDocuments(ctx, { ...filter, conditions: filter.conditions ?? [] })
    assert.equal(found.total, total)
    assert.deepEqual(
      found.data.map(({ document_id, fields }) => ({ document_id, fields })),
      data.map(({ document_id, fields }) => ({ document_id, fields })),
    )
  }
  for (const { q, matches } of expected.search) {
    const { fieldMatches } = await searchWorkspace(ctx, q)
    assert.deepEqual(
      fieldMatches.map((match) => [match.document_id, match.field, match.path, match.value, match.extraction_id]),
      matches,
    )
  }
  const { data } = await listFields(ctx, { limit: 200 })
  const told = data.map((field) => [
    ...[field.canonical_name, field.display_name, field.data_type, field.occurrence_count, field.document_types],
  ])
  assert.deepEqual(new Set(told), new Set(expected.fields))
})

test('what an older extraction said is there by its schema, and is not the last word', async () => {
  const { rows } = await system.pool.query(
    `select coalesce(text, as_number::text), is_latest, is_current from cells
     where path = 'total' and document_no = 1 order by extraction_no`,
  )
  assert.deepEqual(
    rows.map((row) => Object.values(row)),
    [
      ['146', false, false],
      ['€146.00', false, true],
      ['146', true, true],
    ],
  )
})

test('what the registry knew of a content it still knows, from the extraction that had found it', async () => {
  for (const { content, engine, path, profile, value, confidence } of tables['known_cells'] as KnownBefore[]) {
    const unit = { path, steps: splitPath(path), profile: bytesOf(profile), least: 0, expected: 0 }
    const scope = { workspaceId: ctx.workspaceId, content: bytesOf(content), engine }
    const { known, corrected } = await recall(system.db, scope, [unit])
    const found = known.get(path)
    // What a person has said stands in that extraction by now, and goes over what is known in any case.
    const said = corrected.find((cell) => cell.path === path)
    assert.deepEqual(found?.value, JSON.parse(said?.value ?? value), path)
    assert.deepEqual(Object.keys(found?.confidence ?? {}), Object.keys(JSON.parse(confidence)))
  }
})

test('the fields of a saved schema are known by their paths', async () => {
  const { rows } = await system.pool.query(
    'select path, canonical_name from schema_fields join fields on fields.no = field_no order by position',
  )
  assert.deepEqual(
    rows.map(({ path, canonical_name }) => [path, canonical_name]),
    [
      ['invoiceNumber', 'invoice_number'],
      ['invoice_date', 'invoice_date'],
      ['seller.name', 'seller.name'],
      ['total', 'total'],
      ['items[].article', 'items.article'],
      ['items[].quantity', 'items.quantity'],
      ['items[].price', 'items.price'],
      ['["a.b"]', 'a_b'],
    ],
  )
})
