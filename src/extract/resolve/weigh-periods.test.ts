import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedDocument } from '../../../test/support/printed-document.ts'
import { resolveDocument } from '../resolve-document.ts'
import { readSchema } from '../schema/read-schema.ts'

const read = (page: string, schema: unknown) => resolveDocument(printedDocument([page]), readSchema(schema)).data

const fields = { total_deductions: 'number', taxable_pay: 'number', taxable_pay_ytd: 'number' }

test('what is stated for the period and since the year began is read for the period, unless the field asks otherwise', () => {
  const beside = `
Pay advice of Millhouse Ltd
Employee: J. Roe

THIS PERIOD                               YEAR TO DATE
Taxable pay              1,830.20         Taxable pay              9,151.00
Total deductions           299.70         Total deductions         1,498.50
`
  const stated = { total_deductions: 299.7, taxable_pay: 1830.2, taxable_pay_ytd: 9151 }
  assert.deepEqual(read(beside, fields), stated)
  const columns = `
Pay advice of Millhouse Ltd
Employee: J. Roe

                          Year to date      This period
Taxable pay                   9,151.00         1,830.20
Total deductions              1,498.50           299.70
`
  assert.deepEqual(read(columns, fields), stated)
})

test('so it is in German, French and Spanish', () => {
  for (const [title, label, period, since] of [
    ['Verdienstabrechnung', 'Gesamtbrutto', 'Monat', 'Kumuliert'],
    ['Bulletin de paie', 'Salaire brut', 'Mois', 'Cumul annuel'],
    ['Recibo de salario', 'Salario bruto', 'Mes', 'Acumulado'],
  ]) {
    const page = `
${title}

${'Angaben'.padEnd(24)}${since?.padStart(16)}${period?.padStart(16)}
${label?.padEnd(24)}${'18.400,00'.padStart(16)}${'2.300,00'.padStart(16)}
`
    assert.deepEqual(read(page, { gross_pay: 'number' }), { gross_pay: 2300 }, title)
  }
})
