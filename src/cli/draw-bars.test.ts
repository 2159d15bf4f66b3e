import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawBars } from './draw-bars.ts'

const columns = [
  { name: 'month', type: 'date' },
  { name: 'sum', type: 'number' },
]

test('figures of a series are bars by their share of the largest', () => {
  const rows = [
    { month: '2024-01-01', sum: 100 },
    { month: '2024-02-01', sum: 50 },
    { month: '2024-03-01', sum: 1.25 },
  ]
  const [chart = ''] = drawBars(columns, rows)
  assert.deepEqual(chart.split('\n'), [
    `2024-01-01  ${'█'.repeat(40)} 100`,
    `2024-02-01  ${'█'.repeat(20)} 50`,
    '2024-03-01  ▌ 1.25',
  ])
})

test('what is no series is not drawn', () => {
  assert.deepEqual(drawBars(columns, [{ month: '2024-01-01', sum: 1 }]), [])
  assert.deepEqual(drawBars([{ name: 'sum', type: 'number' }], [{ sum: 1 }, { sum: 2 }]), [])
  assert.deepEqual(
    drawBars(columns, [
      { month: 'a', sum: -1 },
      { month: 'b', sum: 2 },
    ]),
    [],
  )
})
