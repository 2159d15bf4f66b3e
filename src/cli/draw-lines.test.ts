import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawLines } from './draw-lines.ts'

const columns = [
  { name: 'month', type: 'date' },
  { name: 'sum', type: 'number' },
  { name: 'currency', type: 'text' },
]
const months = ['2024-01-01', '2024-02-01', '2024-03-01', '2024-07-01']
const series = (values: number[], currency = 'EUR') =>
  values.map((sum, at) => ({ month: months[at] ?? '', sum, currency }))

test('figures by month are a line over the time that passed between them', () => {
  const [chart = '', ...more] = drawLines(columns, series([0, 700, 700, 0]))
  assert.deepEqual(more, [])
  assert.deepEqual(chart.split('\n'), [
    'EUR',
    '700 ┤   ╭────╮',
    '600 ┤   │    ╰─╮',
    '500 ┤  ╭╯      ╰──╮',
    '400 ┤ ╭╯          ╰─╮',
    '300 ┤ │             ╰─╮',
    '200 ┤╭╯               ╰─╮',
    '100 ┤│                  ╰─╮',
    '  0 ┤╯                    ╰──',
    '     2024-01-01    2024-07-01',
  ])
})

test('each currency has a line of its own, and what is no series by time is not drawn', () => {
  const both = drawLines(columns, [...series([1, 2, 3, 4]), ...series([4, 3, 2, 1], 'USD')])
  assert.deepEqual(
    both.map((chart) => chart.split('\n')[0]),
    ['EUR', 'USD'],
  )
  assert.deepEqual(drawLines(columns, series([1, 2, 3])), [])
  assert.deepEqual(drawLines([{ name: 'sum', type: 'number' }], [{ sum: 1 }, { sum: 2 }]), [])
  const twice = [...series([1, 2, 3, 4]), ...series([1, 2, 3, 4])]
  assert.deepEqual(drawLines(columns, twice), [])
})
