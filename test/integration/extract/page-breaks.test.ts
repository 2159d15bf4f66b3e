import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractDocument } from '../../../src/extract/extract.ts'
import { readSchema } from '../../../src/extract/schema/read-schema.ts'
import { readPdf } from '../../../src/parse/formats/pdf/read-pdf.ts'
import { makePdf } from '../../support/make-pdf.ts'
import { readInProcess } from '../../support/read-in-process.ts'

type Row = Record<string, unknown>

/** Rows below a head that is printed again on every page, as programs print long tables. */
async function listIn(title: string, head: string[], rows: string[][], item: Record<string, string>): Promise<Row[]> {
  const pdf = await makePdf((page) => {
    const columns = head.map((_, column) => 50 + column * 105)
    let [y, number] = [0, 0]
    const line = (cells: string[]) => {
      for (const [column, cell] of cells.entries()) page.text(cell, columns[column] ?? 50, y, { lineBreak: false })
      y += 15
    }
    const begin = () => {
      if (number > 0) page.addPage()
      number += 1
      page.fontSize(14).text(title, 50, 40).fontSize(9)
      y = 80
      line(head)
    }
    for (const row of rows) {
      if (number === 0 || y > 760) begin()
      line(row)
    }
  })
  const document = await readInProcess(readPdf, { name: 'list.pdf', bytes: pdf })
  const { data } = extractDocument(document, readSchema({ rows: [item] }))
  return (data as { rows: Row[] }).rows
}

test('every day of a time sheet is a row, also those that look alike on several pages', async () => {
  const people = ['Ada Quist', 'Ben Ode', 'Cleo Fay']
  const days = Array.from({ length: 120 }, (_, index) => {
    const day = String((index % 28) + 1).padStart(2, '0')
    return [`2024-0${Math.floor(index / 28) + 1}-${day}`, people[index % 3] ?? '', '08:00', '16:30', '8.00']
  })
  const item = { date: 'date', name: 'string', start: 'string', end: 'string', hours: 'number' }
  const rows = await listIn('Time sheet', ['Date', 'Name', 'Start', 'End', 'Hours'], days, item)
  assert.deepEqual(
    rows.map(({ date }) => date),
    days.map(([date]) => date),
  )
  assert.deepEqual(new Set(rows.map(({ hours }) => hours)), new Set([8]))
})

test('every position of an invoice of many pages is a row', async () => {
  const positions = Array.from({ length: 300 }, (_, index) => [
    ...[String(index + 1), `Screw M${(index % 7) + 3}`, '10', '0.50', '5.00'],
  ])
  const item = {
    position: 'integer',
    description: 'string',
    quantity: 'integer',
    unit_price: 'number',
    total: 'number',
  }
  const rows = await listIn(
    'Invoice 4711',
    ['Position', 'Description', 'Quantity', 'Unit price', 'Total'],
    positions,
    item,
  )
  assert.deepEqual(
    rows.map(({ position }) => position),
    positions.map(([position]) => Number(position)),
  )
})
