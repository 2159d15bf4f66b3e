import type { Client } from 'pg'
import { newId } from '../../src/core/ids.ts'
import type { Provenance } from '../../src/extract/extraction.ts'
import type { DataLeaf } from '../../src/services/cells/leaves.ts'
import { saveCells } from '../../src/services/cells/save.ts'
import { foldFields } from '../../src/storage/fields.ts'
import type { Database } from '../../src/storage/postgres/database.ts'

/** Twenty values a document, some of few kinds, some all different. `n`: numbers, `d`: dates, `t`: texts. */
const columns = [
  ...['n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'd1', 'd2', 'd3'],
  ...['country', 'status', 'company', 't1', 't2', 't3', 't4', 't5', 't6', 't7', 't8'],
]

const documentsAtOnce = 100
const savedAtOnce = 2

/**
 * Documents by the thousand in a wide table, with the indexes that somebody would make who knows the questions, and the
 * same as extractions of documents, whose values are saved as the end of an extraction saves them.
 */
export async function fill(client: Client, db: Database, workspaceId: string, documents: number): Promise<void> {
  const run = (text: string, values: unknown[] = []) => client.query(text, values)
  await run('create schema if not exists bench')
  await run(
    `create table if not exists bench.wide (workspace_id uuid, document_id uuid primary key, no bigint, ${columns
      .map((name) => `${name} ${typeOf(name)}`)
      .join(', ')})`,
  )
  await run(
    `insert into bench.wide select $1, uuidv7(), 0, ${columns.map(sampleOf).join(', ')}
     from generate_series(1, $2::int) i`,
    [workspaceId, documents],
  )
  await run(
    `insert into documents (id, workspace_id, filename, status, max_file_bytes, type_detected, extraction_count, created_at, updated_at)
     select document_id, workspace_id, 'document ' || substr(document_id::text, 1, 8) || '.pdf', 'completed', 1,
       case when n6 < 5000 then 'invoice' else 'receipt' end, 1, now(), now()
     from bench.wide where workspace_id = $1`,
    [workspaceId],
  )
  await run(
    `update bench.wide set no = documents.no from documents where documents.id = wide.document_id and wide.workspace_id = $1`,
    [workspaceId],
  )
  const { rows } = await run('select * from bench.wide where workspace_id = $1 order by no', [workspaceId])
  const parts = Array.from({ length: Math.ceil(documents / documentsAtOnce) }, (_, part) =>
    rows.slice(part * documentsAtOnce, (part + 1) * documentsAtOnce),
  ).entries()
  await Promise.all(
    Array.from({ length: savedAtOnce }, async () => {
      for (const [part, some] of parts) {
        await saveAll(db, workspaceId, some)
        const saved = part * documentsAtOnce + some.length
        if (saved % 10_000 === 0) console.log(`${saved} of ${documents} documents saved`)
      }
    }),
  )
  await foldFields(db)
}

type Wide = Record<string, string | number> & { document_id: string; no: number; n6: number }

async function saveAll(db: Database, workspaceId: string, rows: Wide[]): Promise<void> {
  const now = new Date()
  await db.transaction().execute(async (tx) => {
    const extractions = await tx
      .insertInto('extractions')
      .values(
        rows.map((row) => ({
          ...{ id: newId(), workspace_id: workspaceId, document_id: row.document_id, status: 'complete' },
          ...{ schema_source: 'provided', options: '{}', is_batch: false, ingests: true, estimated_seconds: 1 },
          ...{ created_at: now, completed_at: now, updated_at: now, is_current: true },
        })),
      )
      .returningAll()
      .execute()
    const records = rows.flatMap((row) => {
      const extraction = extractions.find(({ document_id }) => document_id === row.document_id)
      if (extraction === undefined) return []
      const type_detected = row.n6 < 5000 ? 'invoice' : 'receipt'
      return [
        {
          document: { id: row.document_id, no: row.no, type_detected },
          extraction,
          leaves: columns.map((name) => leafOf(row, name)),
        },
      ]
    })
    await saveCells(tx, { workspaceId, records, now })
  })
}

function leafOf(row: Wide, name: string): DataLeaf {
  const value = row[name]
  const place: Provenance = {
    ...{ page: 1, bbox: [0.1, 0.2, 0.3, 0.22], quote: String(value), start: 10, end: 20, section: null },
    ...{ kind: 'span', resolver: 'embedded' },
  }
  const dataType = name.startsWith('n') ? 'number' : name.startsWith('d') ? 'date' : 'string'
  return { path: name, value, confidence: 0.9, place, dataType }
}

/** The indexes on the wide table, and what autovacuum would have done by the time that somebody asks. */
export async function settle(client: Client): Promise<void> {
  for (const name of ['n1', 'd1', 'country', 'status', 'company'])
    await client.query(`create index on bench.wide (workspace_id, ${name})`)
  await client.query('vacuum analyze')
}

function typeOf(name: string): string {
  if (name.startsWith('n')) return 'double precision'
  return name.startsWith('d') ? 'date' : 'text'
}

function sampleOf(name: string): string {
  if (name.startsWith('n')) return 'round((random() * 10000)::numeric, 2)::float8'
  if (name.startsWith('d')) return "date '2020-01-01' + (random() * 1800)::int"
  if (name === 'country') return "(array['DE', 'FR', 'GB', 'US', 'ES'])[1 + floor(random() * 5)]"
  if (name === 'status') return "(array['open', 'paid', 'void'])[1 + floor(random() * 3)]"
  return name === 'company' ? "'Company ' || floor(random() * 500)" : 'md5(random()::text)'
}
