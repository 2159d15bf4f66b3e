import assert from 'node:assert/strict'
import { tmpdir } from 'node:os'
import { test } from 'node:test'
import * as xlsx from '@e965/xlsx'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { collectFields } from './fields-of-data.ts'
import { planSheets } from './plan-tables.ts'
import type { TableRecord, TableSource } from './table-source.ts'
import { type TableOptions, writeTables } from './write-tables.ts'
import { writeWorkbook } from './xlsx/write-workbook.ts'

const record = (data: unknown, over: Partial<TableRecord> = {}): TableRecord => ({
  ...{ lead: [], data, confidence: {}, page: () => null },
  ...over,
})

function sourceOf(records: TableRecord[], over: Partial<TableSource> = {}): TableSource {
  const fields = collectFields()
  for (const { data } of records) fields.add(data)
  return { ...{ name: 'x', sheet: 'Fields', lead: [], fields: fields.all(), records: stream(records) }, ...over }
}

async function* stream<T>(all: T[]): AsyncGenerator<T> {
  yield* all
}

async function bytesOf(pieces: AsyncIterable<string | Uint8Array>): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const piece of pieces) all.push(Buffer.from(piece as string))
  return Buffer.concat(all)
}

const plain: TableOptions = { format: 'csv', extras: [], escapeFormulas: false }
const csvOf = async (source: TableSource, options: Partial<TableOptions> = {}) =>
  (await bytesOf(await writeTables(source, { ...plain, ...options }, tmpdir()))).toString()
const bookOf = async (source: TableSource, options: Partial<TableOptions> = {}) =>
  xlsx.read(await bytesOf(await writeTables(source, { ...plain, format: 'xlsx', ...options }, tmpdir())), {
    ...{ cellDates: false, cellNF: true, cellText: false },
  })
const gridOf = (book: xlsx.WorkBook, sheet: string) =>
  xlsx.utils.sheet_to_json<unknown[]>(book.Sheets[sheet] ?? {}, { header: 1, defval: null })

test('a list of objects becomes rows, with what stands outside of it repeated', async () => {
  const data = {
    ...{ number: 'A-1', seller: { name: 'Some, Ltd' }, tags: ['x', 'y'], none: [] },
    items: [{ price: 1.5 }, { price: 2, note: 'a "b"' }],
  }
  assert.equal(
    await csvOf(sourceOf([record(data)])),
    'number,seller.name,tags,items.price,items.note\r\nA-1,"Some, Ltd","[""x"",""y""]",1.5,\r\n' +
      'A-1,"Some, Ltd","[""x"",""y""]",2,"a ""b"""\r\n',
  )
  assert.equal(
    await csvOf(sourceOf([record(data)]), { list: 'none' }),
    'number,seller.name,tags,items\r\nA-1,"Some, Ltd","[""x"",""y""]","[{""price"":1.5},{""price"":2,""note"":""a \\""b\\""""}]"\r\n',
  )
})

test('a record whose list is empty keeps a row, and a list inside of a list repeats what is around it', async () => {
  const orders = [
    { id: 1, lines: [{ sku: 'a' }, { sku: 'b' }] },
    { id: 2, lines: [] },
  ]
  const records = [record({ n: 1, orders }), record({ n: 2, orders: [] })]
  assert.equal(
    await csvOf(sourceOf(records), { list: 'orders.lines' }),
    'n,orders.id,orders.lines.sku\r\n1,1,a\r\n1,1,b\r\n2,,\r\n',
  )
  assert.equal(
    await csvOf(sourceOf([...records])),
    'n,orders.id,orders.lines\r\n1,1,"[{""sku"":""a""},{""sku"":""b""}]"\r\n1,2,[]\r\n2,,\r\n',
  )
  await assert.rejects(
    csvOf(sourceOf(records), { list: 'lines' }),
    /no list "lines" here, but "orders", "orders.lines"/,
  )
})

test('what a program for tables would compute is quoted when that is wanted, numbers are not', async () => {
  const formulas = () => sourceOf([record({ a: '=1+1', b: -5, c: '-12.50', d: '@x' })])
  assert.equal(await csvOf(formulas(), { escapeFormulas: true }), "a,b,c,d\r\n'=1+1,-5,-12.50,'@x\r\n")
  assert.equal(await csvOf(formulas()), 'a,b,c,d\r\n=1+1,-5,-12.50,@x\r\n')
})

test('whatever the values are, a reader of tables gets them back', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ a: fc.string(), b: fc.string() }, { noNullPrototype: true }), { minLength: 1 }),
      async (items) => {
        const csv = await csvOf(sourceOf([record({ items })]))
        const read = parse(csv, { columns: true, relaxColumnCount: false }) as Record<string, string>[]
        assert.deepEqual(
          read.map((row) => ({ a: row['items.a'], b: row['items.b'] })),
          items,
        )
      },
    ),
  )
})

test('a workbook has a sheet for what stands outside of lists and one for each list, with types of Excel', async () => {
  const data = {
    ...{ number: '007', day: '2024-02-29', old: '1850-01-01', total: 1234.5, paid: true, formula: '=1+1' },
    orders: [
      { id: 1, lines: [{ sku: 'a' }, { sku: 'b' }] },
      { id: 2, lines: [] },
    ],
    tags: ['x', 'y'],
  }
  const lead = [{ name: 'document_id', type: 'string' as const, isKey: true }]
  const book = await bookOf(sourceOf([record(data, { lead: ['d1'] })], { lead }))
  assert.deepEqual(book.SheetNames, ['Fields', 'orders', 'orders.lines', 'tags'])
  assert.deepEqual(gridOf(book, 'Fields'), [
    ['document_id', 'number', 'day', 'old', 'total', 'paid', 'formula'],
    ['d1', '007', new Date('2024-02-29'), '1850-01-01', 1234.5, true, '=1+1'],
  ])
  const cells = book.Sheets['Fields'] ?? {}
  assert.deepEqual([cells['C2'].v, cells['C2'].z], [45351, 'yyyy\\-mm\\-dd'])
  assert.deepEqual([cells['B2'].t, cells['G2'].t, cells['G2'].f], ['s', 's', undefined])
  assert.deepEqual(gridOf(book, 'orders.lines'), [
    ['document_id', 'orders row', 'row', 'sku'],
    ['d1', 1, 1, 'a'],
    ['d1', 1, 2, 'b'],
  ])
  assert.deepEqual(gridOf(book, 'tags').slice(1), [
    ['d1', 1, 'x'],
    ['d1', 2, 'y'],
  ])
})

test('confidence and page have columns of their own when they are asked for', async () => {
  const known = record(
    { total: 5, items: [{ price: 2 }, { price: 3 }] },
    { confidence: { total: 0.5, 'items[1].price': 0.25 }, page: (path) => (path === 'items[1].price' ? 7 : null) },
  )
  const extras: TableOptions['extras'] = ['confidence', 'page']
  assert.equal(
    await csvOf(sourceOf([known]), { extras }),
    'total,total confidence,total page,items.price,items.price confidence,items.price page\r\n5,0.5,,2,,\r\n5,0.5,,3,0.25,7\r\n',
  )
  assert.deepEqual(gridOf(await bookOf(sourceOf([known]), { extras }), 'items')[2], [2, 3, 0.25, 7])
})

test('any text is read back from a workbook, also what XML cannot hold', async () => {
  const texts = ['a\0b', '_x0041_', '<&>"\'', ' x ', 'l1\nl2', '\ud800', '\uffff', '😀', '\u0085']
  const book = await bookOf(sourceOf([record({ items: texts.map((text) => ({ text })) })]))
  assert.deepEqual(
    gridOf(book, 'items')
      .slice(1)
      .map(([, text]) => text),
    texts,
  )
})

test('names of sheets are valid and unique, and a full sheet goes on in another', async () => {
  const long = 'x'.repeat(40)
  const data = { [`${long}1`]: [1], [`${long}2`]: [1], 'a/b:c': [1], History: [1], Fields: [1, 2, 3, 4, 5] }
  const source = sourceOf([record(data)])
  const names = (await bookOf(source)).SheetNames
  assert.deepEqual(names, ['x'.repeat(31), `${'x'.repeat(27)} (2)`, 'a_b_c', 'History (2)', 'Fields'])
  const again = sourceOf([record(data), record(data)])
  const pieces = writeWorkbook({ tables: planSheets(again, []), records: again.records, folder: tmpdir(), mostRows: 4 })
  const book = xlsx.read(await bytesOf(pieces))
  assert.deepEqual(
    ['Fields', 'Fields 2', 'Fields 3', 'Fields 4'].map((name) => gridOf(book, name).length),
    [4, 4, 4, 2],
  )
})
