import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseTsv } from './parse-tsv.ts'

test('words are read with their boxes, lines are counted over the page, levels above words are left out', () => {
  const tsv = [
    'level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext',
    '4\t1\t1\t1\t1\t0\t10\t20\t100\t12\t-1\t',
    '5\t1\t1\t1\t1\t1\t10\t20\t40\t12\t96.5\tTotal',
    '5\t1\t1\t1\t1\t2\t60\t20\t50\t12\t91\t7,00',
    '5\t1\t1\t1\t1\t3\t60\t20\t50\t12\t91\t ',
    '5\t1\t1\t2\t1\t1\t10\t50\t40\t12\t-1\tEUR',
  ].join('\n')
  assert.deepEqual(parseTsv(tsv), [
    { text: 'Total', left: 10, top: 20, right: 50, bottom: 32, confidence: 0.965, line: 0, block: 1 },
    { text: '7,00', left: 60, top: 20, right: 110, bottom: 32, confidence: 0.91, line: 0, block: 1 },
    { text: 'EUR', left: 10, top: 50, right: 50, bottom: 62, confidence: 0, line: 1, block: 1 },
  ])
})
