import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedDocument } from '../../../test/support/printed-document.ts'
import { viewDocument } from '../view/document-view.ts'
import { tickGroups } from './tick-groups.ts'

/** Each group as its question, and its options with a sign before those that are ticked. */
function groupsOf(...lines: string[]): string[][] {
  const page = ['Application for a permit', '', ...lines].join('\n')
  return tickGroups(viewDocument(printedDocument([page]))).map(({ question, options }) => [
    question,
    ...options.map(({ ticked, text }) => (ticked ? `+${text}` : text)),
  ])
}

test('boxes stand before their captions or behind them', () => {
  assert.deepEqual(groupsOf('Heating:  ☐ gas  ☒ wood  ☐ none'), [['Heating:', 'gas', '+wood', 'none']])
  assert.deepEqual(groupsOf('Heating:  gas [ ]    wood [x]    none [ ]'), [['Heating:', 'gas', '+wood', 'none']])
  assert.deepEqual(groupsOf('☒ tenant   ☐ owner'), [['', '+tenant', 'owner']])
})

test('where empty boxes cannot be read their captions are options all the same', () => {
  const lines = 'How is it packed?      Loose      Sacks      X Drum      Other'
  assert.deepEqual(groupsOf(lines), [['How is it packed?', 'Loose', 'Sacks', '+Drum', 'Other']])
  assert.deepEqual(groupsOf('Insured            yes      X no'), [['Insured', 'yes', '+no']])
})

test('several questions in one line have answers of their own', () => {
  assert.deepEqual(groupsOf('Swept clean:  ☐ yes  ☒ no  Alarm tested:  ☒ yes  ☐ no'), [
    ['Swept clean:', 'yes', '+no'],
    ['Alarm tested:', '+yes', 'no'],
  ])
})

test('a cross between figures is no tick', () => {
  assert.deepEqual(groupsOf('Sheet of glass     60 x 40 cm', 'Model X     4 pieces'), [])
})
