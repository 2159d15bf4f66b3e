import assert from 'node:assert/strict'
import { it } from 'node:test'
import { decideConventions } from './decide-conventions.ts'

const decide = (language: string | null, ...texts: string[]) => decideConventions(texts, language)

it('decides the decimal mark from all numbers, whatever the language', () => {
  assert.equal(decide('en', 'Total 12.345,67', '1.234').decimalMark, ',')
  assert.equal(decide('de', '1,234.56', '99.90', '1.234').decimalMark, '.')
  assert.equal(decide('fr', '1 234,56').decimalMark, ',')
  assert.equal(decide('de', "1'234.50").decimalMark, '.')
  assert.equal(decide('en', 'Section 1.2', '5,00', '7,50', '19,00').decimalMark, ',')
})

it('learns more from amounts than from numbers of accounts', () => {
  const texts = ['Portfolio 582.267.706', 'Konto 582.267.307', 'CHF 250.23', 'CHF 0.38', 'CHF 251.86']
  assert.equal(decide('de', ...texts).decimalMark, '.')
  assert.equal(decide('en', '1.234.567').decimalMark, ',')
})

it('takes a point before three digits of euros for one between thousands, unless other numbers say otherwise', () => {
  assert.equal(decide(null, 'El alquiler es de 1.200 euros al mes').decimalMark, ',')
  assert.equal(decide('en', '1.259 EUR per litre', '12.50 EUR').decimalMark, '.')
})

it('decides the order of day and month from the dates that have only one', () => {
  assert.equal(decide('en', '31/12/2024', '01/02/2024').dayFirst, true)
  assert.equal(decide('de', '12/31/2024').dayFirst, false)
  assert.equal(decide('en', '01.02.2024').dayFirst, true)
})

it('falls back on the language, and on the currency for the dates of English documents', () => {
  assert.deepEqual(decide('de', 'nothing'), { decimalMark: ',', dayFirst: true, blankThousands: false, language: 'de' })
  assert.deepEqual(decide('en', 'nothing'), {
    decimalMark: '.',
    dayFirst: false,
    blankThousands: false,
    language: 'en',
    orderUnknown: true,
  })
  assert.equal(decide('en', '01/02/2024', '£5').dayFirst, true)
  assert.equal(decide('en', '01/02/2024', '£5').orderUnknown, undefined)
  assert.equal(decide('fr', 'rien').blankThousands, true)
})

it('decides whether blanks group thousands', () => {
  assert.equal(decide('fr', '1.234,56 et 2.345,00').blankThousands, false)
  assert.equal(decide('de', '12 000,00').blankThousands, true)
  assert.equal(decide('de', '2 100,00').blankThousands, false)
  assert.equal(decide(null, '1\u202f234,50').blankThousands, true)
})
