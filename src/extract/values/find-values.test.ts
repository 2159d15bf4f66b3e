import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { findAddress } from './addresses.ts'
import { findBooleans } from './booleans.ts'
import { findCountries } from './countries.ts'
import { decideConventions } from './decide-conventions.ts'
import { findValues } from './find-values.ts'
import type { Conventions, ValueKind } from './mention.ts'

const german: Conventions = { decimalMark: ',', dayFirst: true, language: 'de' }
const ofKind = (kind: ValueKind, text: string) =>
  findValues(text, german)
    .filter((mention) => mention.kind === kind)
    .map(({ value }) => value)

describe('all values of a text', () => {
  it('come in order of start, with the characters they were read from', () => {
    const text = 'Rechnung RE-17 vom 3. März 2024: 1.234,50 € an info@example.de'
    assert.deepEqual(
      findValues(text, german).map(({ kind, start, end }) => [kind, text.slice(start, end)]),
      [
        ['code', 'RE-17'],
        ['date', '3. März 2024'],
        ['money', '1.234,50 €'],
        ['number', '1.234,50'],
        ['email', 'info@example.de'],
      ],
    )
  })

  it('hold no numbers of dates, times, ids, telephones and addresses of mail', () => {
    assert.deepEqual(
      ofKind('number', '03.03.2024 14:30 DE89 3704 0044 0532 0130 00 Tel. 030 123456 a7@example.de 12'),
      [12],
    )
  })

  it('hold the date of a moment too', () => {
    assert.deepEqual(ofKind('datetime', '03.03.2024 14:30'), ['2024-03-03T14:30'])
    assert.deepEqual(ofKind('date', '03.03.2024 14:30'), ['2024-03-03'])
  })

  it('hold no person and no currency that is part of a company', () => {
    assert.deepEqual(ofKind('person', 'Peter Müller GmbH'), [])
    assert.deepEqual(ofKind('company', 'Peter Müller GmbH'), ['Peter Müller GmbH'])
    assert.deepEqual(ofKind('currency', 'BRIGHT TRADING SDN BHD'), [])
  })

  it('always lie within the text', () => {
    const alphabet = fc.constantFrom(...'0123456789.,-/ €$%()aDEGmbHXAMz:@\u00a0|'.split(''))
    fc.assert(
      fc.property(fc.array(alphabet, { maxLength: 60 }), (characters) => {
        const text = characters.join('')
        for (const { start, end } of findValues(text, german))
          assert.ok(start >= 0 && start < end && end <= text.length, text)
      }),
      { numRuns: 2000 },
    )
  })

  it('are found in one go, whatever 50,000 characters hold', () => {
    const pieces = '7|.| |a|A|1.|1 |(5)|12 345 |€|1€|DE1|a@|Aa |ein |Mai |GmbH |Dr. |03.|www.|[ '.split('|')
    for (const piece of pieces) {
      const text = piece.repeat(50_000 / piece.length)
      const read = () => [decideConventions([text], 'de'), findValues(text, german), findAddress([text])] as const
      // Takes tens of milliseconds; hours where a character makes the reader look at all others again.
      const [conventions, values] = runInNewContext('read()', { read }, { timeout: 15_000 }) as ReturnType<typeof read>
      assert.equal(conventions.language, 'de', piece)
      const outside = values.filter(({ start, end }) => !(start >= 0 && start < end && end <= text.length))
      assert.deepEqual(outside, [], piece)
    }
  })
})

describe('countries', () => {
  const countries = (text: string, language = 'de') =>
    findCountries(text, language).map(({ kind, value }) => [kind, value])

  it('are found by their names in four languages', () => {
    for (const name of ['Deutschland', 'Germany', 'Allemagne', 'Alemania', 'ALEMANIA', 'Bundesrepublik Deutschland'])
      assert.deepEqual(countries(name), [['country', 'DE']])
    assert.deepEqual(countries('the United States of America, USA. Großbritannien'), [
      ['country', 'US'],
      ['country', 'US'],
      ['country', 'GB'],
    ])
    assert.deepEqual(countries('Island', 'en'), [])
  })

  it('stay apart from the states of the United States', () => {
    assert.deepEqual(countries('laws of the State of New York and Delaware', 'en'), [
      ['text', 'New York'],
      ['text', 'Delaware'],
    ])
  })
})

describe('booleans', () => {
  const booleans = (text: string) => findBooleans(text).map(({ value }) => value)

  it('are check boxes and answers', () => {
    assert.deepEqual(booleans('☒ Ja ☐ Nein'), [true, false])
    assert.deepEqual(booleans('[x] A [ ] B'), [true, false])
    assert.deepEqual(booleans('Privat: ja'), [true])
    assert.deepEqual(booleans('Déjà client ? Non'), [false])
    assert.deepEqual(booleans('no hay nada; there is no limit'), [])
  })

  it('are states behind a label, and a cross that answers', () => {
    assert.deepEqual(['Autopay: OFF', 'Bluetooth: on', 'Alarm : désactivée', 'Heizung: an', 'Lift? N'].map(booleans), [
      [false],
      [true],
      [false],
      [true],
      [false],
    ])
    assert.deepEqual([booleans('Balcony: ✗'), booleans('✗ Balcony'), booleans('Lift: ✓')], [[false], [true], [true]])
    assert.deepEqual(booleans('Meeting: on Monday; the heating is off'), [])
  })
})
