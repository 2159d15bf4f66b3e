import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import type { Conventions } from './mention.ts'
import { findNumberSpans, findNumbers } from './numbers.ts'
import { readNumber } from './read-number.ts'

const german: Conventions = { decimalMark: ',', dayFirst: true, language: 'de' }
const english: Conventions = { decimalMark: '.', dayFirst: false, language: 'en' }
const french: Conventions = { decimalMark: ',', dayFirst: true, language: 'fr' }

const numbers = (text: string, conventions: Conventions) => findNumbers(text, findNumberSpans(text, conventions))
const values = (text: string, conventions: Conventions) => numbers(text, conventions).map(({ value }) => value)

describe('numbers', () => {
  it('reads both conventions right when only one reading is possible', () => {
    for (const conventions of [german, english]) {
      assert.deepEqual(values('1.234,56 und 1,234.56', conventions), [1234.56, 1234.56])
      assert.deepEqual(values("12.345.678,9 / 1'234.50 / 12,5 / 0,125", conventions), [12345678.9, 1234.5, 12.5, 0.125])
    }
  })

  it('follows the convention of the document where both are possible, and says so', () => {
    assert.deepEqual(numbers('1.234', german)[0], {
      kind: 'number',
      start: 0,
      end: 5,
      value: 1234,
      decimals: 0,
      ambiguous: true,
    })
    assert.deepEqual(numbers('1.234', english)[0], {
      kind: 'number',
      start: 0,
      end: 5,
      value: 1.234,
      decimals: 3,
      ambiguous: true,
    })
  })

  it('joins groups over blanks where the language writes so', () => {
    assert.deepEqual(values('Total 1 234 567,89', french), [1234567.89])
    assert.deepEqual(values('Total 1\u202f234,50 et 12\u00a0000', german), [1234.5, 12000])
    assert.deepEqual(values('2 100,00', german), [2, 100])
    assert.deepEqual(values('5 000 000', german), [5000000])
    assert.deepEqual(values('2 100,00', { ...german, blankThousands: true }), [2100])
  })

  it('joins decimals that a scan has torn off', () => {
    assert.deepEqual(values('1 234, 56', french), [1234.56])
    assert.deepEqual(values('45, 10 €', french), [45.1])
    assert.deepEqual(values('im Jahr 20, 10 Leute', german), [20, 10])
  })

  it('reads signs before, behind and as parentheses', () => {
    assert.deepEqual(values('-5 −6,50 +7 1.234,00- (1.234,50)', german), [-5, -6.5, 7, -1234, -1234.5])
    assert.deepEqual(values('two (2) years', english), [2])
    assert.deepEqual(values('(123)', english), [-123])
  })

  it('scales by the words behind', () => {
    assert.deepEqual(values('1,2 Mio. und 3 Mrd', german), [1200000, 3000000000])
    assert.deepEqual(values('2.5 million', english), [2500000])
  })

  it('gives the unit that is printed with it', () => {
    assert.deepEqual(
      numbers('12 kg, 3,5h, 4 Stück, 10x', german).map(({ value, unit }) => [value, unit]),
      [
        [12, 'kg'],
        [3.5, 'h'],
        [4, 'Stück'],
        [10, 'x'],
      ],
    )
  })

  it('takes no number out of codes, versions and long digits', () => {
    assert.deepEqual(values('RE-2024-001 A4 v1.2.3 0815 4711-12 DE123 1234567890123456', german), [])
  })

  it('reads back what it formats, in every convention', () => {
    const styles = [
      { group: '.', mark: ',' },
      { group: ',', mark: '.' },
      { group: '’', mark: '.' },
      { group: '\u202f', mark: ',' },
      { group: '', mark: ',' },
      { group: '', mark: '.' },
    ] as const
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 12 }),
        fc.constantFrom(...styles),
        fc.boolean(),
        (cents, { group, mark }, negative) => {
          const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, group)
          const text = `${negative ? '-' : ''}${whole}${mark}${String(cents % 100).padStart(2, '0')}`
          const [found, ...others] = numbers(text, { ...german, decimalMark: mark })
          assert.deepEqual(others, [])
          assert.equal(found?.value, (negative ? -1 : 1) * Number((cents / 100).toFixed(2)), text)
          assert.equal(text.slice(found?.start, found?.end), text)
        },
      ),
    )
  })

  it('reads figures that are set apart letter by letter', () => {
    assert.deepEqual(values('Steuern EUR 1 . 4 3 9 , 1 3', german), [1439.13])
    assert.deepEqual(values('EUR 0 , 0 0 und EUR 1 0 3 , 5 2', german), [0, 103.52])
    assert.deepEqual(values('Seats 4 5 6 , 12', english).length, 4)
  })

  it('refuses groups that are no thousands', () => {
    assert.equal(readNumber('1.23.456', ','), null)
    assert.equal(readNumber('1,2,3', '.'), null)
    assert.equal(readNumber('1.234.56', '.'), null)
    assert.equal(readNumber('1,23,456.00', '.')?.value, 123456)
  })
})
