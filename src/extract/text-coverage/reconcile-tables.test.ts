import assert from 'node:assert/strict'
import { test } from 'node:test'
import { csvDocument } from '../../../test/support/data-documents.ts'
import { reconcileTables } from './reconcile-tables.ts'

const table = (...rows: string[]) => csvDocument(['Item;Pieces;Amount', ...rows].join('\n'))

test('columns are added up and compared with the row of totals', async () => {
  const document = await table('Paper;20;1,090.00', 'Pens;5;6.00', 'Total;25;1,096.00')
  assert.deepEqual(reconcileTables(document), [
    {
      ...{ page: 1, rows: 2 },
      columns: [
        { column: 'Pieces', sum: 25, total: 25, reconciles: true },
        { column: 'Amount', sum: 1096, total: 1096, reconciles: true },
      ],
    },
  ])
})

test('a total that its rows do not make is told', async () => {
  const document = await table('Paper;20;90.00', 'Pens;5;6.00', 'Total;;97.00')
  assert.deepEqual(reconcileTables(document)[0]?.columns, [{ column: 'Amount', sum: 96, total: 97, reconciles: false }])
})

test('any of several totals may be the sum: the net total as well as the gross', async () => {
  const document = await table('Paper;20;90.00', 'Net total;;90.00', 'VAT;;18.00', 'Total;;108.00')
  assert.equal(reconcileTables(document)[0]?.columns[0]?.reconciles, true)
})

test('a column without a heading is not judged: it may be a list of totals', async () => {
  const document = await csvDocument(';\nSum;90.00\nTax;18.00\nTotal;108.00')
  assert.deepEqual(reconcileTables(document), [])
})

test('a table without totals is not judged', async () => {
  assert.deepEqual(reconcileTables(await table('Paper;20;90.00')), [])
})
