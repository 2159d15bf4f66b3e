import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { findDates } from './dates.ts'
import type { Conventions } from './mention.ts'
import { findTimes, joinDatesAndTimes } from './times.ts'

const dayFirst: Conventions = { decimalMark: ',', dayFirst: true, language: 'de' }
const monthFirst: Conventions = { decimalMark: '.', dayFirst: false, language: 'en' }

const dates = (text: string, conventions = dayFirst) => findDates(text, conventions).map(({ value }) => value)
const moments = (text: string) =>
  joinDatesAndTimes(text, findDates(text, dayFirst), findTimes(text)).map(({ start, end, value }) => [
    text.slice(start, end),
    value,
  ])

describe('dates', () => {
  it('reads numeric dates with points, slashes, hyphens and blanks', () => {
    for (const text of [
      '03.04.2024',
      '3.4.24',
      '03/04/2024',
      '3-4-2024',
      '03 . 04 . 2024',
      '03 04 2024',
      '2024-04-03',
      '2024/04/03',
      '20240403',
    ]) {
      assert.deepEqual(dates(`vom ${text}.`), ['2024-04-03'], text)
    }
  })

  it('reads ordinals that were set apart from their number', () => {
    assert.deepEqual(dates('made on December 9 th , 2014 between'), ['2014-12-09'])
    assert.deepEqual(dates('this 9 th day of December, 2014'), ['2014-12-09'])
  })

  it('reads month names and abbreviations in four languages', () => {
    const printed = [
      '3. März 2024',
      '3. Maerz 2024',
      '03. Mrz. 2024',
      '3 March 2024',
      'March 3, 2024',
      'March 3rd, 2024',
      'Mar. 3 2024',
      '3rd day of March, 2024',
      '3rd of March 2024',
      '03-Mar-2024',
      '3 mars 2024',
      '3 de marzo de 2024',
      '3 marzo 2024',
      '3 de marzo del 2024',
      'MARCH 3, 2024',
      '2024-Mar-03',
      '03 mar 24',
    ]
    for (const text of printed) assert.deepEqual(dates(text), ['2024-03-03'], text)
    assert.deepEqual(dates('le 1er janvier 2024, 15 août 2023, 31 déc. 2022'), [
      '2024-01-01',
      '2023-08-15',
      '2022-12-31',
    ])
    assert.deepEqual(dates('1. Jänner 2024, 24. Dez. 2023, 5 ene 2021, 5. Okt 2020'), [
      '2024-01-01',
      '2023-12-24',
      '2021-01-05',
      '2020-10-05',
    ])
  })

  it('gives months with a year as such', () => {
    assert.deepEqual(dates('März 2024, Sept. 2023, marzo de 2022, 04/2021, 2020-05'), [
      '2024-03',
      '2023-09',
      '2022-03',
      '2021-04',
      '2020-05',
    ])
  })

  it('takes the order of the document only where both are possible', () => {
    assert.deepEqual(dates('03/04/2024 31/12/2024 12/31/2024', dayFirst), ['2024-04-03', '2024-12-31', '2024-12-31'])
    assert.deepEqual(dates('03/04/2024 31/12/2024 12/31/2024', monthFirst), ['2024-03-04', '2024-12-31', '2024-12-31'])
    assert.equal(findDates('03/04/2024', dayFirst)[0]?.ambiguous, true)
    assert.equal(findDates('31/12/2024', dayFirst)[0]?.ambiguous, undefined)
    assert.deepEqual(dates('03.04.2024', monthFirst), ['2024-04-03'])
  })

  it('refuses impossible dates, addresses of machines, versions and codes', () => {
    assert.deepEqual(
      dates('31.02.2024 00.01.2024 12.13.14.15 192.168.10.20 2024-03-03-001 29.02.2023 RE-01-02-2024'),
      [],
    )
    assert.deepEqual(dates('29.02.2024'), ['2024-02-29'])
  })

  it('reads both ends of a range', () => {
    assert.deepEqual(dates('01.03.2024-31.03.2024'), ['2024-03-01', '2024-03-31'])
    assert.deepEqual(dates('01/03/2024 – 31/03/2024'), ['2024-03-01', '2024-03-31'])
  })

  it('reads back what it formats', () => {
    const forms: ((day: string, month: string, year: string) => string)[] = [
      (day, month, year) => `${day}.${month}.${year}`,
      (day, month, year) => `${day}/${month}/${year}`,
      (day, month, year) => `${day}-${month}-${year}`,
      (day, month, year) => `${year}-${month}-${day}`,
      (day, month, year) => `${day} . ${month} . ${year}`,
    ]
    const days = fc.date({ min: new Date('1950-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(days, fc.constantFrom(...forms), (date, form) => {
        const iso = date.toISOString().slice(0, 10)
        const [year = '', month = '', day = ''] = iso.split('-')
        const text = `am ${form(day, month, year)} fällig`
        assert.deepEqual(dates(text), [iso], text)
      }),
    )
  })

  it('reads back the names of months that the runtime writes', () => {
    const languages = fc.constantFrom('de-DE', 'en-GB', 'en-US', 'fr-FR', 'es-ES')
    const days = fc.date({ min: new Date('1950-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(days, languages, fc.constantFrom('long', 'medium'), (date, language, dateStyle) => {
        const text = new Intl.DateTimeFormat(language, { dateStyle, timeZone: 'UTC' }).format(date)
        assert.deepEqual(dates(text), [date.toISOString().slice(0, 10)], text)
      }),
    )
  })
})

describe('times', () => {
  it('reads times of day', () => {
    const times = (text: string) => findTimes(text).map(({ value }) => value)
    assert.deepEqual(times('14:30, 9:05 Uhr, 3:45 pm, 12:00 a.m., 14h30, 8 Uhr, 14.30 Uhr, 11:59:30'), [
      '14:30',
      '09:05',
      '15:45',
      '00:00',
      '14:30',
      '08:00',
      '14:30',
      '11:59:30',
    ])
    assert.deepEqual(times('25:00 10:75 1:2:3'), [])
    assert.deepEqual(times('10:00-12:00'), ['10:00', '12:00'])
  })

  it('joins a date and the time behind it', () => {
    assert.deepEqual(moments('am 03.03.2024 um 14:30 Uhr'), [['03.03.2024 um 14:30 Uhr', '2024-03-03T14:30']])
    assert.deepEqual(moments('2024-03-03T14:30:00Z'), [['2024-03-03T14:30:00Z', '2024-03-03T14:30:00Z']])
    assert.deepEqual(moments('March 3, 2024 at 2:30 PM'), [['March 3, 2024 at 2:30 PM', '2024-03-03T14:30']])
    assert.deepEqual(moments('03/03/2024 à 14h30'), [['03/03/2024 à 14h30', '2024-03-03T14:30']])
    assert.deepEqual(moments('03.03.2024 und 14:30'), [])
  })
})
