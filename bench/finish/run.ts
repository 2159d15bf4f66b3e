import { sql } from 'kysely'
import { taskCatalogue } from '../../src/contract/tasks.ts'
import { newId } from '../../src/core/ids.ts'
import { createLogger } from '../../src/core/logger.ts'
import type { Extraction } from '../../src/extract/extraction.ts'
import { readSchemaText } from '../../src/services/engine/read-wanted.ts'
import { finishExtraction } from '../../src/services/extractions/finish.ts'
import type { System } from '../../src/services/system.ts'
import { placesOf } from '../../src/services/work/places-of.ts'
import { connectDatabase, type Database } from '../../src/storage/postgres/database.ts'
import { commitAndCompleteFrom } from '../../src/storage/queue/end-job.ts'
import { createQueue } from '../../src/storage/queue/enqueue.ts'
import { withDatabase } from '../../test/support/with-database.ts'
import { given, hold } from '../support/bars.ts'

// The ends of extractions of small documents in one workspace, by the transaction that ends them in the service: how
// many a second, with several at once as in a process that works on that many documents.

const count = Number(given[0] ?? 4000)
const atOnce = 8
const warmUp = 200
const fields = ['invoice_number', 'invoice_date', 'customer', 'net', 'vat', 'total']
const schema = readSchemaText(JSON.stringify(Object.fromEntries(fields.map((name) => [name, 'string']))))
const now = new Date()
const lockedBy = 'bench'

await withDatabase(async (connectionString) => {
  const logger = createLogger({ level: 'error', destination: process.stderr })
  const { db, close } = connectDatabase({ connection: { connectionString }, maxConnections: atOnce, logger })
  const workspaceId = newId()
  await db
    .insertInto('workspaces')
    .values({ id: workspaceId, name: 'bench', tier: 'self_hosted', created_at: now })
    .execute()
  const system = {
    ...{ db, logger, queue: createQueue(taskCatalogue), clock: { now: () => new Date() } },
    settings: { reviewThreshold: 0.5 },
  } as unknown as System
  const begun = await begin(system, workspaceId, warmUp + count)
  await endAll(system, begun.slice(0, warmUp))
  const started = performance.now()
  await endAll(system, begun.slice(warmUp))
  const seconds = (performance.now() - started) / 1000
  hold('ends of extractions a second, in one workspace', Math.round(count / seconds), { least: 200 })
  const { done } = await db
    .selectFrom('extractions')
    .select(({ fn }) => fn.countAll<number>().as('done'))
    .where('status', '=', 'complete')
    .executeTakeFirstOrThrow()
  if (Number(done) !== begun.length) throw new Error(`${done} of ${begun.length} extractions are complete`)
  await close()
})

type Begun = Awaited<ReturnType<typeof begin>>[number]

/** Documents that have been read, extractions that work on them, and their tasks, held by this process. */
async function begin(system: System, workspaceId: string, documents: number) {
  const { db } = system
  const rows = Array.from({ length: documents }, () => ({ document: newId(), extraction: newId() }))
  const concurrency = placesOf(workspaceId, { id: newId(), limits: { concurrentExtractions: 1e9 } } as never, 'process')
  const all = []
  for (let from = 0; from < rows.length; from += 500) {
    const some = rows.slice(from, from + 500)
    const made = await insert(db, workspaceId, some)
    await db.transaction().execute(async (tx) => {
      for (const { extraction } of made)
        await system.queue.enqueue(
          tx,
          'extraction:run',
          { extractionId: extraction.id },
          { key: extraction.id, concurrency },
        )
    })
    const { rows: jobs } = await sql<{ id: string; key: string }>`
      update graphile_worker._private_jobs set attempts = 1, locked_by = ${lockedBy}, locked_at = now()
      where key = any(${made.map(({ extraction }) => extraction.id)}) returning id, key`.execute(db)
    for (const each of made) {
      const id = jobs.find(({ key }) => key === each.extraction.id)?.id
      if (id === undefined) throw new Error('every extraction has a task')
      all.push({ ...each, job: { id, lockedBy, attempt: 1, concurrency } })
    }
  }
  return all
}

async function insert(db: Database, workspaceId: string, rows: { document: string; extraction: string }[]) {
  const shared = { workspace_id: workspaceId, created_at: now, updated_at: now }
  const documents = await db
    .insertInto('documents')
    .values(
      rows.map(({ document }, index) => ({
        ...{ ...shared, id: document, filename: `${index}.txt`, status: 'completed', max_file_bytes: 1, pages: 1 },
        ...{ sha256: Buffer.from(document.replaceAll('-', ''), 'hex'), type_detected: 'invoice' },
      })),
    )
    .returningAll()
    .execute()
  const extractions = await db
    .insertInto('extractions')
    .values(
      rows.map(({ document, extraction }) => ({
        ...{ ...shared, id: extraction, document_id: document, status: 'processing', schema_source: 'provided' },
        ...{
          options: '{}',
          is_batch: false,
          ingests: true,
          estimated_seconds: 1,
          definition: JSON.stringify(schema.definition),
        },
      })),
    )
    .returningAll()
    .execute()
  return rows.map(({ document, extraction }) => ({
    row: documents.find(({ id }) => id === document) as (typeof documents)[number],
    extraction: extractions.find(({ id }) => id === extraction) as (typeof extractions)[number],
  }))
}

async function endAll(system: System, begun: Begun[]): Promise<void> {
  const left = begun.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const { row, extraction, job } of left) {
        const finished = { extraction, row, resolved: resolvedOf(row.id), duration: 10 }
        await commitAndCompleteFrom(system.db, job, (tx, end) => finishExtraction(tx, system, finished, end))
      }
    }),
  )
}

function resolvedOf(seed: string) {
  const place = {
    page: 1,
    bbox: [0.1, 0.2, 0.3, 0.22],
    start: 10,
    end: 20,
    section: null,
    kind: 'span',
    resolver: 'embedded',
  }
  const extraction = {
    data: Object.fromEntries(fields.map((name) => [name, `${name} ${seed}`])),
    confidence: { overall: 0.9, fields: Object.fromEntries(fields.map((name) => [name, 0.9])) },
    provenance: Object.fromEntries(fields.map((name) => [name, { ...place, quote: `${name} ${seed}` }])),
  } as unknown as Extraction
  return {
    ...{ extraction, schema, definition: schema.definition, validation: { valid: true, concerns: [] } },
    ...{ learned: [], engine: 'embedded', locked: [], corrected: [] },
    usage: { pages: 1, cells_registry: 0, cells_ai: fields.length, credits: 0 },
  }
}
