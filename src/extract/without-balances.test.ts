import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedDocument } from '../../test/support/printed-document.ts'
import { resolveDocument } from './resolve-document.ts'
import { readSchema } from './schema/read-schema.ts'

const asked = { invoice_number: 'string', due_date: 'date', tax_total: 'number', total: 'number', amount_due: 'number' }
const read = (page: string) => resolveDocument(printedDocument([page]), readSchema(asked)).data

test('a statement of an account has no total, no tax and no day to pay by, in whatever language', () => {
  const nothing = { invoice_number: null, due_date: null, tax_total: null, total: null, amount_due: null }
  for (const [title, before, first, second, now] of [
    ['Account statement', 'Opening balance', 'Water company', 'Lenz & Partner', 'Closing balance'],
    ['Kontoauszug', 'Alter Kontostand', 'Lastschrift Wasser', 'Gutschrift Lenz', 'Neuer Kontostand'],
    ['Relevé de compte', 'Solde initial', 'Prélèvement Eaux', 'Virement Lenz', 'Solde final'],
    ['Extracto de cuenta', 'Saldo anterior', 'Recibo agua', 'Transferencia Lenz', 'Saldo final'],
  ] as const) {
    const page = `${title}

${before.padEnd(40)}4.210,55

03.02.2025   ${first.padEnd(27)}-118,00
07.02.2025   ${second.padEnd(27)}1.200,00

${now.padEnd(40)}5.292,55
`
    assert.deepEqual(read(page), nothing, title)
  }
  assert.deepEqual(
    read(':20:STARTUMSE\n:25:50010517/0648489890\n:60F:C250131EUR4210,55\n:62F:C250228EUR5292,55\n'),
    nothing,
  )
})

test('an invoice that carries a balance forward keeps its sums', () => {
  const page = `Invoice no. 771
Due date: 3 March 2025

Opening balance                                230.00
Net total                                      100.00
VAT 20 %                                        20.00
Total                                          120.00
Amount due                                     350.00
Closing balance                                350.00
`
  assert.deepEqual(read(page), {
    ...{ invoice_number: '771', due_date: '2025-03-03', tax_total: 20, total: 120, amount_due: 350 },
  })
})
