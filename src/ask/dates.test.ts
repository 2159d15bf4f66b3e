import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readDates } from './dates.ts'
import type { Language } from './phrases.ts'
import { tokensOf } from './words.ts'

const today = new Date('2024-05-15T12:00:00Z')
const cases: [text: string, language: Language, from: string, before: string][] = [
  ['2024-03-05', 'en', '2024-03-05', '2024-03-06'],
  ['05.03.2024', 'de', '2024-03-05', '2024-03-06'],
  ['5/3/2024', 'fr', '2024-03-05', '2024-03-06'],
  ['5 March 2024', 'en', '2024-03-05', '2024-03-06'],
  ['March 5, 2024', 'en', '2024-03-05', '2024-03-06'],
  ['März', 'de', '2024-03-01', '2024-04-01'],
  ['December', 'en', '2023-12-01', '2024-01-01'],
  ['enero de 2023', 'es', '2023-01-01', '2023-02-01'],
  ['Q1 2024', 'en', '2024-01-01', '2024-04-01'],
  ['second quarter of 2023', 'en', '2023-04-01', '2023-07-01'],
  ['zweiten Quartal 2023', 'de', '2023-04-01', '2023-07-01'],
  ['2e trimestre 2023', 'fr', '2023-04-01', '2023-07-01'],
  ['segundo semestre de 2023', 'es', '2023-07-01', '2024-01-01'],
  ['erstes Halbjahr', 'de', '2024-01-01', '2024-07-01'],
  ['last month', 'en', '2024-04-01', '2024-05-01'],
  ['last 3 months', 'en', '2024-02-15', '2024-05-16'],
  ['letztes Jahr', 'de', '2023-01-01', '2024-01-01'],
  ['letzten Quartal', 'de', '2024-01-01', '2024-04-01'],
  ['diesen Monat', 'de', '2024-05-01', '2024-06-01'],
  ['année dernière', 'fr', '2023-01-01', '2024-01-01'],
  ['semaine dernière', 'fr', '2024-05-06', '2024-05-13'],
  ['año pasado', 'es', '2023-01-01', '2024-01-01'],
  ['este trimestre', 'es', '2024-04-01', '2024-07-01'],
  ['yesterday', 'en', '2024-05-14', '2024-05-15'],
  ['two years ago', 'en', '2022-01-01', '2023-01-01'],
  ['a month ago', 'en', '2024-04-01', '2024-05-01'],
  ['year before last', 'en', '2022-01-01', '2023-01-01'],
  ['vor zwei Jahren', 'de', '2022-01-01', '2023-01-01'],
  ['vorletzten Monat', 'de', '2024-03-01', '2024-04-01'],
  ['nächsten Monat', 'de', '2024-06-01', '2024-07-01'],
  ['il y a 3 mois', 'fr', '2024-02-01', '2024-03-01'],
  ['avant-hier', 'fr', '2024-05-13', '2024-05-14'],
  ['mois prochain', 'fr', '2024-06-01', '2024-07-01'],
  ['hace dos años', 'es', '2022-01-01', '2023-01-01'],
  ['últimos dos meses', 'es', '2024-03-15', '2024-05-16'],
  ['March to June 2022', 'en', '2022-03-01', '2022-04-01'],
  ['November bis März 2022', 'de', '2021-11-01', '2021-12-01'],
  ['15 de marzo y el 15 de abril de 2022', 'es', '2022-03-15', '2022-03-16'],
]

test('days are read as people write them, against the clock', () => {
  for (const [text, language, from, before] of cases) {
    const found = readDates(tokensOf(text), 0, language, today)
    assert.deepEqual(found && [found.from, found.before], [from, before], text)
  }
  for (const text of ['2024-13-05', '31.02.2024', 'may I ask', 'marching', '12', 'fourth half', 'second invoice'])
    assert.equal(readDates(tokensOf(text), 0, 'en', today), undefined, text)
})
