import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { toCsv } from './to-csv.ts'

const plain = { escapeFormulas: false }

test('a list of objects becomes rows, with what stands outside of it repeated', () => {
  const csv = toCsv(
    { number: 'A-1', seller: { name: 'Some, Ltd' }, items: [{ price: 1.5 }, { price: 2, note: 'a "b"' }] },
    plain,
  )
  assert.equal(
    csv,
    'number,seller.name,items.price,items.note\r\nA-1,"Some, Ltd",1.5,\r\nA-1,"Some, Ltd",2,"a ""b"""\r\n',
  )
})

test('without a list there is one row, and a list of plain values stands in one cell', () => {
  assert.equal(toCsv({ a: null, b: true, tags: ['x', 'y'] }, plain), 'a,b,tags\r\n,true,"[""x"",""y""]"\r\n')
})

test('what a program for tables would compute is quoted when that is wanted, numbers are not', () => {
  assert.equal(toCsv({ a: '=1+1', b: -5 }, { escapeFormulas: true }), "a,b\r\n'=1+1,-5\r\n")
  assert.equal(toCsv({ a: '=1+1' }, plain), 'a\r\n=1+1\r\n')
})

test('whatever the values are, a reader of tables gets them back', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ a: fc.string(), b: fc.string() }, { noNullPrototype: true }), { minLength: 1 }),
      (items) => {
        const read = parse(toCsv({ items }, plain), { columns: true, relaxColumnCount: false }) as Record<
          string,
          string
        >[]
        assert.deepEqual(
          read.map((row) => ({ a: row['items.a'], b: row['items.b'] })),
          items,
        )
      },
    ),
  )
})
