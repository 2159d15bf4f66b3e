import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedDocument } from '../../../test/support/printed-document.ts'
import { resolveDocument } from '../resolve-document.ts'
import { readSchema } from '../schema/read-schema.ts'

const heads = {
  en: ['Date', 'Details', 'Withdrawals', 'Deposits', 'Balance'],
  de: ['Datum', 'Buchungstext', 'Soll', 'Haben', 'Saldo'],
  fr: ['Date', 'Libellé', 'Débit', 'Crédit', 'Solde'],
  es: ['Fecha', 'Concepto', 'Cargo', 'Abono', 'Saldo'],
  'de, of a club': ['Datum', 'Buchungstext', 'Ausgaben', 'Einnahmen', 'Saldo'],
  'fr, of a club': ['Date', 'Libellé', 'Dépenses', 'Recettes', 'Solde'],
  'es, of a card': ['Fecha', 'Concepto', 'Retiros', 'Ingresos', 'Saldo'],
}
const rows = [
  ['03.02.2026', 'Aldous Mitre', '70.00', '', '930.00'],
  ['04.02.2026', 'Berit Lavender', '', '190.50', '1,120.50'],
  ['06.02.2026', 'Corvin Tallow', '12.40', '', '1,108.10'],
]

function amountsIn(printed: readonly (readonly string[])[], fields: Record<string, unknown>): unknown[] {
  const lines = printed.map(([day = '', text = '', ...figures]) =>
    [day.padEnd(14), text.padEnd(18), ...figures.map((figure) => figure.padStart(14))].join('').trimEnd(),
  )
  const schema = readSchema({ transactions: [fields] })
  const { data } = resolveDocument(printedDocument([lines.join('\n')]), schema)
  const { transactions = [] } = data as { transactions?: Record<string, unknown>[] }
  return transactions.map(({ amount }) => amount)
}

for (const [language, head] of Object.entries(heads))
  test(`one amount is that of whichever column of two is filled, as it is printed: ${language}`, () => {
    const fields = { date: 'date', description: 'string', amount: 'money' }
    const withoutBalance = [head, ...rows].map((cells) => cells.slice(0, 4))
    assert.deepEqual(amountsIn(withoutBalance, fields), [70, 190.5, 12.4])
    assert.deepEqual(amountsIn([head, ...rows], { ...fields, balance: 'money' }), [70, 190.5, 12.4])
    assert.deepEqual(amountsIn(withoutBalance, { description: 'string', amount: 'money' }), [70, 190.5, 12.4])
  })

test('what is paid out is below zero where the field says that its amount has a sign', () => {
  for (const description of ['Signed amount', 'Betrag, negativ bei Belastungen', 'Montant signé', 'Importe con signo'])
    assert.deepEqual(
      amountsIn([heads.en, ...rows], { date: 'date', description: 'string', amount: { type: 'number', description } }),
      [-70, 190.5, -12.4],
    )
})

test('an amount that has a column of its own is taken from there', () => {
  const head = ['Date', 'Details', 'Amount', 'Debit', 'Credit']
  const own = rows.map(([day = '', text = '', out = '', into = '']) => [
    day,
    text,
    out || into,
    out && '1.00',
    into && '1.00',
  ])
  assert.deepEqual(
    amountsIn([head, ...own], { date: 'date', description: 'string', amount: 'money' }),
    [70, 190.5, 12.4],
  )
})
