import assert from 'node:assert/strict'
import { it } from 'node:test'
import { findDurations } from './durations.ts'
import type { Conventions } from './mention.ts'

const conventions: Conventions = { decimalMark: ',', dayFirst: true, language: 'de' }
const durations = (text: string) =>
  findDurations(text, conventions).map(({ start, end, value }) => [text.slice(start, end), value])

it('reads durations in digits and words of four languages', () => {
  assert.deepEqual(durations('zahlbar binnen 30 Tagen, 2,5 Stunden, ein Jahr, vierundzwanzig Monate'), [
    ['30 Tagen', '30 days'],
    ['2,5 Stunden', '2.5 hours'],
    ['ein Jahr', '1 year'],
    ['vierundzwanzig Monate', '24 months'],
  ])
  assert.deepEqual(durations('two (2) years, 24 months, a period of five years, thirty-six months, 30 (thirty) days'), [
    ['two (2) years', '2 years'],
    ['24 months', '24 months'],
    ['five years', '5 years'],
    ['thirty-six months', '36 months'],
    ['30 (thirty) days', '30 days'],
  ])
  assert.deepEqual(durations('pendant trois ans, vingt-quatre mois, 15 jours, une semaine'), [
    ['trois ans', '3 years'],
    ['vingt-quatre mois', '24 months'],
    ['15 jours', '15 days'],
    ['une semaine', '1 week'],
  ])
  assert.deepEqual(
    durations('seis meses, treinta y seis meses, 10 días, un año').map(([, value]) => value),
    ['6 months', '36 months', '10 days', '1 year'],
  )
})

it('reads compounds, business days and digits behind longer words', () => {
  assert.deepEqual(
    durations(
      '24-monatige Laufzeit, dreijährige Frist, 14 Werktage, ten (10) business days, one hundred eighty (180) days, a 12-month term',
    ).map(([, value]) => value),
    ['24 months', '3 years', '14 days', '10 days', '180 days', '12 months'],
  )
})

it('takes years, names and other words for no durations', () => {
  assert.deepEqual(durations('2024 Jahr, Montag, an Tagen, per month, Tag der Lieferung, the day before'), [])
})
