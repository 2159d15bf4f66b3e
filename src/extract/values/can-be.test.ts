import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canBe } from './can-be.ts'
import type { ValueKind } from './mention.ts'

const conventions = { decimalMark: '.', dayFirst: true, language: null } as const

test('a name is nothing that has a form of its own', () => {
  const kinds: ValueKind[] = ['email', 'phone', 'url', 'iban', 'bic', 'isin', 'vat_id']
  const others: ValueKind[] = ['date', 'datetime', 'time', 'money', 'percent', 'country', 'currency']
  for (const kind of [...kinds, ...others])
    for (const name of ['Blue Door Ltd', 'Kiosk 24', 'Blue Door Ltd (1234-X)'])
      assert.equal(canBe(kind, name, conventions), false, `${name} as ${kind}`)
})

test('what has the form may be one, although no list knows it', () => {
  const known: [ValueKind, string][] = [
    ['email', 'josé@shop.example'],
    ['url', 'shop.example/roses'],
    ['phone', '1-800-FLOWERS'],
    ['phone', '+49 30 1234 ext. 5'],
    ['vat_id', '123 456 789 MVA'],
    ['currency', 'Lei'],
    ['iban', 'DE89 3704 0044 0532 0130 00'],
    ['company', 'Blue Door Ltd'],
  ]
  for (const [kind, text] of known) assert.equal(canBe(kind, text, conventions), true, `${text} as ${kind}`)
})
