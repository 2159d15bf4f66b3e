import assert from 'node:assert/strict'
import { test } from 'node:test'
import { normaliseAs } from './normalise.ts'

function read(text: string, days: readonly string[], dayFirst = true) {
  return normaliseAs('date', text, { decimalMark: '.', dayFirst, language: 'en', daysOfDocument: () => days })
}

test('a day without its year is of the year that the document speaks of', () => {
  const statement = ['2024-11-01', '2024-11-30']
  for (const text of ['03 Nov', '3 Nov.', '3rd November', 'Nov 3', '03.11.', '03/11', '3-Nov'])
    assert.equal(read(text, statement), '2024-11-03', text)
  assert.equal(read('11/03', statement, false), '2024-11-03')
})

test('around the turn of a year the nearer day is meant', () => {
  assert.equal(read('28 Dec', ['2024-12-15', '2025-01-14']), '2024-12-28')
  assert.equal(read('10 Jan', ['2024-12-15', '2025-01-14']), '2025-01-10')
  assert.equal(read('15 Feb', ['2024-01-01', '2024-12-31']), '2024-02-15')
  assert.equal(read('14 Mar', ['1985-03-12', '2025-02-02', '2025-02-09']), '2025-03-14')
})

test('without any whole date, and for days that no month has, nothing is read', () => {
  assert.equal(read('03 Nov', []), null)
  assert.equal(read('31 Nov', ['2024-11-01']), null)
  assert.equal(read('29 Feb', ['2025-06-01']), '2024-02-29')
  assert.equal(read('Nov', ['2024-11-01']), null)
})

test('the name of the day before it tells the year as well', () => {
  const week = ['2025-01-12']
  for (const text of ['Mon 06 Jan', 'Montag, 6. Jan', 'Mo. 06.01.', 'lun. 6/01', 'Monday 6th January'])
    assert.equal(read(text, week), '2025-01-06', text)
  assert.equal(read('Tue 30 Dec', ['2025-01-12', '2025-12-01', '2025-12-20']), '2025-12-30')
  assert.equal(read('Mon 30 Dec', ['2025-01-12', '2025-12-01', '2025-12-20']), '2024-12-30')
})
