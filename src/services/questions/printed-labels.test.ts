import assert from 'node:assert/strict'
import { test } from 'node:test'
import { labelBefore } from './printed-labels.ts'

test('what is printed before a value names it: on its line, or over its column', () => {
  assert.equal(labelBefore('BAIL\n\nDépôt de garantie : '), 'Dépôt de garantie')
  assert.equal(labelBefore('# Bail\n**Kaution (drei Mieten):** '), 'Kaution')
  const table = '| Zimmer | Preis |\n|---|---|\n| Lerche | 62 |\n'
  assert.equal(labelBefore(`Liste\n\n${table}| Reiher | `), 'Preis')
  assert.equal(labelBefore(`Liste\n\n${table}| `), 'Zimmer')
  assert.equal(labelBefore('|  |  |\n|---|---|\n| Mieter | Nora |\n| Kaution | '), 'Kaution')
})

test('a sentence, a number or nothing is no label', () => {
  assert.equal(labelBefore('The tenant pays on the first day of each month '), undefined)
  assert.equal(labelBefore('Pos. 4: 12 x '), undefined)
  assert.equal(labelBefore('Kaution\n'), undefined)
})
