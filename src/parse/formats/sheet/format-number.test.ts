import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatNumber } from './format-number.ts'

for (const [format, shown] of [
  ['0 %', '20 %'],
  ['0.00\\ %', '19.50 %'],
  ['0.00 zł', '0.20 zł'],
  ['R$ 0.00', 'R$ 0.20'],
  ['0.0°;-0.0°', '0.2°'],
  ['General', '0.195'],
] as const)
  test(`0.195 in the format ${format} is ${shown}`, () => {
    assert.equal(formatNumber(0.195, format, false), shown)
  })

test('a format that cannot be understood shows the number itself', () => {
  assert.equal(formatNumber(12.5, '[Red', false), '12.5')
})
