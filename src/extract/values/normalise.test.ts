import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Conventions, ValueKind } from './mention.ts'
import { normaliseAs } from './normalise.ts'

const german: Conventions = { decimalMark: ',', dayFirst: true, language: 'de' }

it('reads a whole text as the kind that is asked for', () => {
  const cases: [ValueKind, string, string | number | boolean][] = [
    ['money', '1.234,50 €', 1234.5],
    ['money', 'EUR 1.234,50', 1234.5],
    ['number', '1 234,50', 1234.5],
    ['number', '12 kg', 12],
    ['number', '(1.234,00)', -1234],
    ['percent', '19 %', 19],
    ['percent', '19', 19],
    ['date', '03.04.2024', '2024-04-03'],
    ['date', '03.04.2024, 14:30 Uhr', '2024-04-03'],
    ['datetime', '03.04.2024, 14:30 Uhr', '2024-04-03T14:30'],
    ['time', '14.30 Uhr', '14:30'],
    ['duration', 'two (2) years', '2 years'],
    ['currency', '€', 'EUR'],
    ['currency', 'usd', 'USD'],
    ['iban', 'de89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['bic', 'COBA DE FF XXX', 'COBADEFFXXX'],
    ['vat_id', 'DE 136 695 976', 'DE136695976'],
    ['tax_id', '201/113/40209', '201/113/40209'],
    ['isin', 'US0378331005', 'US0378331005'],
    ['email', 'Info@Example.de', 'info@example.de'],
    ['url', 'www.example.com', 'www.example.com'],
    ['phone', '+49 (0)30 1234-56', '+4930123456'],
    ['code', '# 4711-A', '4711-A'],
    ['country', 'Frankreich', 'FR'],
    ['country', 'es', 'ES'],
    ['boolean', 'Ja', true],
    ['boolean', '☐', false],
    ['text', ' two  words ', 'two words'],
  ]
  for (const [kind, text, value] of cases) assert.equal(normaliseAs(kind, text, german), value, `${kind} ${text}`)
})

it('answers null for a text that is none', () => {
  const cases: [ValueKind, string][] = [
    ['money', 'EUR'],
    ['number', 'Pos. 5 und 6'],
    ['number', 'abc 5'],
    ['date', '31.02.2024'],
    ['date', 'am 3. April'],
    ['iban', 'DE89 3704'],
    ['vat_id', '136695976'],
    ['email', 'example.de'],
    ['country', 'Europa'],
    ['boolean', 'vielleicht'],
    ['text', '  '],
  ]
  for (const [kind, text] of cases) assert.equal(normaliseAs(kind, text, german), null, `${kind} ${text}`)
})
