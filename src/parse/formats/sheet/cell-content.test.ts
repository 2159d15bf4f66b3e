import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as library from '@e965/xlsx'
import { bytesOf, cellAt, read, workbook } from './workbook-fixtures.ts'

test('numbers show their formatted text and keep what is stored', async () => {
  const book = workbook({
    S: [
      ['Rate', 'Net'],
      [0.19, 1234.5],
    ],
  })
  const sheet = book.Sheets['S'] ?? {}
  sheet['A2'].z = '0\\ %'
  sheet['B2'].z = '#,##0.00 "EUR"'
  const [page] = (await read(bytesOf(book))).pages
  assert.deepEqual([cellAt(page, 'A2').text, cellAt(page, 'A2').value], ['19 %', 0.19])
  assert.deepEqual([cellAt(page, 'B2').text, cellAt(page, 'B2').value], ['1,234.50 EUR', 1234.5])
})

test('formulas come with their values, and without where none was saved', async () => {
  const book = workbook({
    S: [
      ['a', 'b'],
      [2, 3],
    ],
  })
  const sheet = book.Sheets['S'] ?? {}
  sheet['C2'] = { t: 'n', v: 5, f: 'A2+B2' }
  sheet['D2'] = { t: 'e', v: 7, w: '#DIV/0!', f: 'A2/0' }
  sheet['!ref'] = 'A1:D2'
  const [page] = (await read(bytesOf(book))).pages
  const sum = cellAt(page, 'C2')
  assert.deepEqual([sum.formula, sum.value, sum.text], ['A2+B2', 5, '5'])
  const error = cellAt(page, 'D2')
  assert.deepEqual([error.type, error.text], ['error', '#DIV/0!'])
})

test('dates count from 1904 where the workbook says so', async () => {
  for (const date1904 of [false, true]) {
    const book = workbook({ S: [['Day']] })
    book.Sheets['S'] = library.utils.aoa_to_sheet([['Day'], [new Date(Date.UTC(2021, 11, 31))]], {
      cellDates: true,
      UTC: true,
    })
    book.Workbook = { WBProps: { date1904 } }
    const [page] = (await read(bytesOf(book))).pages
    assert.equal(cellAt(page, 'A2').value, '2021-12-31')
  }
})

test('times of day are times, moments are moments, elapsed time is a number', async () => {
  const book = workbook({ S: [[0.75, 45000.5, 1.5]] })
  const sheet = book.Sheets['S'] ?? {}
  sheet['A1'].z = 'h:mm'
  sheet['B1'].z = 'yyyy-mm-dd hh:mm'
  sheet['C1'].z = '[h]:mm'
  const [page] = (await read(bytesOf(book))).pages
  assert.deepEqual([cellAt(page, 'A1').text, cellAt(page, 'A1').value], ['18:00', '18:00:00'])
  assert.equal(cellAt(page, 'B1').value, '2023-03-15T12:00:00')
  assert.deepEqual([cellAt(page, 'C1').text, cellAt(page, 'C1').value], ['36:00', 1.5])
})

test('merged cells span, and a merge over filled cells is none', async () => {
  const book = workbook({
    S: [
      ['Sales', null, 'Costs'],
      ['Q1', 'Q2', 'Q1'],
      [1, 2, 3],
      [4, 5, 6],
    ],
  })
  const sheet = book.Sheets['S'] ?? {}
  sheet['!merges'] = [library.utils.decode_range('A1:B1'), library.utils.decode_range('A3:B4')]
  const [page] = (await read(bytesOf(book))).pages
  assert.equal(cellAt(page, 'A1').columnSpan, 2)
  assert.equal(cellAt(page, 'A3').columnSpan, 1)
  assert.equal(cellAt(page, 'B4').text, '5')
  assert.equal(page?.tables[0]?.headerRows, 2)
})

test('comments follow the table with the address of their cell, and links are told', async () => {
  const book = workbook({
    S: [
      ['Site', 'Total'],
      ['here', 5],
    ],
  })
  const sheet = book.Sheets['S'] ?? {}
  sheet['A2'].l = { Target: 'https://example.org/x' }
  sheet['B2'].c = [{ a: 'Ann', t: 'please check' }]
  const { pages, links } = await read(bytesOf(book))
  assert.deepEqual(links, [{ page: 1, box: null, target: 'https://example.org/x' }])
  const comment = pages[0]?.blocks.find((block) => block.role === 'comment')
  assert.equal(comment?.path, 'B2')
  const words = pages[0]?.words.slice(...(comment?.words ?? [0, 0])).map((word) => word.text)
  assert.deepEqual(words, ['Ann:', 'please', 'check'])
})
