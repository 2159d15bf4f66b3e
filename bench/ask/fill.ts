import type { Client } from 'pg'
import type { DataLeaf } from '../../src/services/cells/leaves.ts'
import { foldFields } from '../../src/storage/fields.ts'
import { storeDocument } from '../../test/support/stored-documents.ts'
import type { TestSystem } from '../../test/support/system.ts'

const saved = 2000
export const sellers = 500
const things = ['Screws', 'Nails', 'Paper', 'Ink', 'Desk', 'Chair', 'Lamp', 'Cable', 'Software', 'Support']

/**
 * Invoices and receipts of twenty values each. The first two thousand are saved as the end of an extraction saves them; the others
 * are copies of their rows under numbers of their own, row for row the same. Each invoice has a number of its own.
 */
export async function fill(system: TestSystem, client: Client, workspaceId: string, documents: number): Promise<void> {
  for (let at = 0; at < saved; at++)
    await storeDocument(system, {
      ...{ workspaceId, filename: `document-${at}.pdf`, leaves: leavesOf(at) },
      documentType: at % 5 === 4 ? 'receipt' : 'invoice',
    })
  await foldFields(system.db)
  await copyRows(client, workspaceId, documents / saved - 1)
}

/** Twenty values: eight of the document, and four of each of its three items. Of a hundred documents one states no total and one no day. */
function leavesOf(at: number): DataLeaf[] {
  const random = (salt: number) => ((at * 7919 + salt * 104_729 + 17) * 48_271) % 100_003
  const leaf = (path: string, value: string | number, dataType: DataLeaf['dataType']): DataLeaf => ({
    ...{ path, value, dataType, confidence: 0.95 },
  })
  const day = (salt: number) => new Date(Date.UTC(2020, 0, 1 + (random(salt) % 1800))).toISOString().slice(0, 10)
  const amount = (path: string, value: number): DataLeaf => ({
    ...leaf(path, value, 'number'),
    place: {
      ...{ page: 1, bbox: [0.1, 0.2, 0.3, 0.22], quote: `${value} EUR`, start: 10, end: 20, section: null },
      ...{ kind: 'span', resolver: 'embedded' },
    },
  })
  const items = [0, 1, 2].flatMap((no) => [
    leaf(`items[${no}].description`, things[random(no + 10) % things.length] ?? '', 'string'),
    leaf(`items[${no}].quantity`, 1 + (random(no + 20) % 9), 'number'),
    amount(`items[${no}].unit_price`, (random(no + 30) % 50_000) / 100),
    amount(`items[${no}].amount`, (random(no + 40) % 300_000) / 100),
  ])
  return [
    leaf('invoice_number', `RE-${at}`, 'string'),
    ...(at % 100 === 50 ? [] : [leaf('invoice_date', day(1), 'date')]),
    leaf('due_date', day(2), 'date'),
    leaf('seller.name', `Seller ${random(3) % sellers} GmbH`, 'string'),
    leaf('buyer.name', `Buyer ${random(4) % 50} AG`, 'string'),
    leaf('country', ['DE', 'FR', 'ES', 'GB'][random(5) % 4] ?? '', 'string'),
    amount('tax_amount', (random(6) % 100_000) / 100),
    ...(at % 100 === 70 ? [] : [amount('total_amount', (random(7) % 1_000_000) / 100)]),
    ...items,
  ]
}

async function copyRows(client: Client, workspaceId: string, copies: number): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = 'cells'::regclass and not indisprimary`,
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await client.query(
    `create temp table copied as
     select d.no as document_no, e.no as extraction_no, copy, uuidv7() as document_id, uuidv7() as extraction_id,
       nextval(pg_get_serial_sequence('documents', 'no')) as new_document_no,
       nextval(pg_get_serial_sequence('extractions', 'no')) as new_extraction_no
     from documents d join extractions e on e.document_id = d.id cross join generate_series(1, $2::int) as copy
     where d.workspace_id = $1`,
    [workspaceId, copies],
  )
  const copy = async (table: string, changed: Record<string, string>, on: string) => {
    const { rows: columns } = await client.query<{ name: string }>(
      `select attname as name from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [table],
    )
    const values = columns.map(({ name }) => changed[name] ?? `t.${name}`)
    await client.query(
      `insert into ${table} (${columns.map(({ name }) => name).join(', ')}) overriding system value
       select ${values.join(', ')} from ${table} t join copied on ${on}`,
    )
  }
  await copy(
    'documents',
    {
      ...{ id: 'document_id', no: 'new_document_no', filename: "'copy-' || copy || '-' || t.filename" },
      // Each is a file of its own: equal ones are counted once, which the statements by hand do not.
      sha256: "sha256(convert_to(t.no || '-' || copy, 'UTF8'))",
    },
    't.no = copied.document_no',
  )
  await copy(
    'extractions',
    { id: 'extraction_id', no: 'new_extraction_no', document_id: 'copied.document_id' },
    't.no = copied.extraction_no',
  )
  const own = (column: string) =>
    `case when t.path = 'invoice_number' then t.${column} || '-' || copy else t.${column} end`
  await copy(
    'cells',
    {
      ...{ document_no: 'new_document_no', extraction_no: 'new_extraction_no' },
      ...{ text: own('text'), as_text: own('as_text'), quote: own('quote') },
    },
    't.extraction_no = copied.extraction_no',
  )
  await client.query(
    'update fields set occurrence_count = occurrence_count * $2, record_count = record_count * $2 where workspace_id = $1',
    [workspaceId, copies + 1],
  )
  for (const { definition } of rows) await client.query(definition)
  await client.query('vacuum analyze')
}
