import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Conventions } from './mention.ts'
import { findMoney } from './money.ts'
import { findNumberSpans } from './numbers.ts'
import { findPercents } from './percents.ts'

const german: Conventions = { decimalMark: ',', dayFirst: true, language: 'de' }
const english: Conventions = { decimalMark: '.', dayFirst: false, language: 'en' }

const money = (text: string, conventions: Conventions) =>
  findMoney(text, findNumberSpans(text, conventions), conventions).map((mention) => [
    text.slice(mention.start, mention.end),
    mention.value,
    mention.currency ?? mention.kind,
  ])

describe('money', () => {
  it('takes the currency before or behind the number', () => {
    assert.deepEqual(money('Summe: 1.234,50 €, also EUR 1.234,50', german), [
      ['1.234,50 €', 1234.5, 'EUR'],
      ['EUR 1.234,50', 1234.5, 'EUR'],
    ])
    assert.deepEqual(
      money('US$ 10 A$5.50 R$ 7 RM12.50 £3 ¥1,000', english).map(([, value, code]) => [value, code]),
      [
        [10, 'USD'],
        [5.5, 'AUD'],
        [7, 'BRL'],
        [12.5, 'MYR'],
        [3, 'GBP'],
        [1000, 'JPY'],
      ],
    )
    assert.deepEqual(money("CHF 1'234.50", german), [["CHF 1'234.50", 1234.5, 'CHF']])
    assert.deepEqual(
      money('99,90 zł, 1 500,00 Kč', { ...german, language: 'pl' }).map(([, value, code]) => [value, code]),
      [
        [99.9, 'PLN'],
        [1500, 'CZK'],
      ],
    )
  })

  it('gives each number its own currency when several stand in a row', () => {
    assert.deepEqual(
      money('USD 10.00 EUR 5.00', english).map(([, value, code]) => [value, code]),
      [
        [10, 'USD'],
        [5, 'EUR'],
      ],
    )
    assert.deepEqual(
      money('10.00 EUR 5.00 USD', english).map(([, value, code]) => [value, code]),
      [
        [10, 'EUR'],
        [5, 'USD'],
      ],
    )
  })

  it('reads negative amounts in all their forms', () => {
    const printed = ['-€5.00', '€-5.00', '(€5.00)', '$(5.00)', '-5.00 €', '- 5.00 €', '5.00- €', '5.00 €-']
    for (const text of printed) {
      assert.deepEqual(
        money(text, english).map(([span, value]) => [span, value]),
        [[text, -5]],
      )
    }
  })

  it('reads dashes for cents, and words', () => {
    assert.deepEqual(money('1.234,- €', german), [['1.234,- €', 1234, 'EUR']])
    assert.deepEqual(money('500 Euro', german), [['500 Euro', 500, 'EUR']])
    assert.deepEqual(money('3 millions d’euros', { ...german, language: 'fr' }), [
      ['3 millions d’euros', 3000000, 'EUR'],
    ])
    assert.deepEqual(money('$1.5 billion', english), [['$1.5 billion', 1500000000, 'USD']])
  })

  it('reports a currency that stands by itself', () => {
    assert.deepEqual(money('Alle Beträge in EUR', german), [['EUR', 'EUR', 'currency']])
    assert.deepEqual(money('EUROPA eurozone', german), [])
  })
})

describe('percents', () => {
  it('reads the sign and the words', () => {
    const percents = (text: string, conventions: Conventions) =>
      findPercents(text, findNumberSpans(text, conventions)).map(({ value }) => value)
    assert.deepEqual(percents('19 % MwSt., 5,5% und -0,25 Prozent', german), [19, 5.5, -0.25])
    assert.deepEqual(percents('20 pour cent, 4 por ciento, 3.5 per cent', english), [20, 4, 3.5])
    assert.deepEqual(percents('19 von 20', german), [])
  })
})
