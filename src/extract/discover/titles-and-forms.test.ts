import assert from 'node:assert/strict'
import { test } from 'node:test'
import { htmlDocument } from '../../../test/support/written-documents.ts'
import { discover } from './discover.ts'

test('the number in the title of a document is its number, whatever the document is called', async () => {
  const numberOf = async (title: string) => {
    const { pairs } = discover(await htmlDocument(`<h1>${title}</h1><p>Zone: 4</p><p>Holder: Ada Quill</p>`))
    return pairs.filter(({ label }) => title.startsWith(label)).map(({ name, value }) => [name, value])
  }
  assert.deepEqual(await numberOf('Mooring permit no. KP-20871'), [['mooring_permit_number', 'KP-20871']])
  assert.deepEqual(await numberOf('Minutes of the assembly no. 41'), [['minutes_assembly_number', '41']])
  assert.deepEqual(await numberOf('Stallbescheid Nr. 7'), [['stallbescheid_number', '7']])
  assert.deepEqual(await numberOf('Weighing list 88-0417'), [['weighing_list', '88-0417']])
  assert.deepEqual(await numberOf('Weighing list 2025'), [])
})

test('labels with their values over the columns of a table are none of its rows', async () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  const { pairs, tables } = discover(
    await htmlDocument(
      `<table>${row('Boat: Gannet', '', 'Berth: A1')}${row('Keeper: Ada Quill', '', '')}${row('Sail', 'Area', 'Year')}` +
        `${row('Main', '21.5', '2019')}${row('Jib', '14.0', '2021')}${row('Storm', '6.2', '2015')}</table>`,
    ),
  )
  assert.deepEqual(
    pairs.map(({ value }) => value),
    ['Gannet', 'A1', 'Ada Quill'],
  )
  assert.deepEqual(
    tables[0]?.rows.map((cells) => cells.map((cell) => cell?.value)),
    [
      ['Main', 21.5, 2019],
      ['Jib', 14, 2021],
      ['Storm', 6.2, 2015],
    ],
  )
})

test('labels and values that a page joined in two cells are pairs, line by line', async () => {
  const { pairs, tables } = discover(
    await htmlDocument(
      '<table><tr><th>Skipper<br>Berth<br>Plate</th><th>Ada Quill<br>Pier 7<br>FX-482-LR</th></tr>' +
        '<tr><td>Valid from</td><td>01/09/2025</td></tr><tr><td>Yearly fee</td><td>96.00 EUR</td></tr></table>',
    ),
  )
  assert.equal(tables.length, 0)
  const values = new Map(pairs.map(({ label, value }) => [label, value]))
  assert.deepEqual(
    ['Berth', 'Plate', 'Valid from', 'Yearly fee'].map((label) => values.get(label)),
    ['Pier 7', 'FX-482-LR', '2025-09-01', 96],
  )
})

test('a paragraph whose lines are labels with their values has a pair in each', async () => {
  const { pairs } = discover(
    await htmlDocument('<p>Hafen Nordkai<br>Kundennummer 118 402 77<br>Rechnungsnummer 2025-0771</p>'),
  )
  assert.deepEqual(
    pairs.map(({ name, value }) => [name, value]),
    [
      ['seller_name', 'Hafen Nordkai'],
      ['customer_number', '118 402 77'],
      ['invoice_number', '2025-0771'],
    ],
  )
})

test('labels over their values in the cells of a row are a form, and no table', async () => {
  const cell = (label: string, value: string) => `<td>${label}<br>${value}</td>`
  const row = (...cells: string[]) => `<tr>${cells.join('')}</tr>`
  const { pairs, tables } = discover(
    await htmlDocument(
      `<table>${row('<th>From</th>', '<th>Ferry</th>', '<th>Class</th>')}${row('<td>Aarhus</td>', '<td>Nordlys</td>', '<td>2</td>')}` +
        `${row(cell('Date', '21/08/2025'), cell('Departure', '08:34'), cell('Cabin', '9241'))}</table>`,
    ),
  )
  assert.equal(tables.length, 0)
  const values = new Map(pairs.map(({ label, value }) => [label, value]))
  assert.deepEqual(
    ['Date', 'Departure', 'Cabin'].map((label) => values.get(label)),
    ['2025-08-21', '08:34', 9241],
  )
})

test('a value ends with its line where the next line begins anew though it had room', async () => {
  const { pairs } = discover(
    await htmlDocument('<p>Position: Sail maker<br>Employed at the loft from 1 March 2019 to 30 April 2025</p>'),
  )
  assert.equal(pairs.find(({ label }) => label === 'Position')?.value, 'Sail maker')
})
