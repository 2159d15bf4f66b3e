import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textDocument } from '../../../test/support/written-documents.ts'
import { extractDocument } from '../extract.ts'
import { readSchema } from '../schema/read-schema.ts'

const asked = readSchema({ due_date: 'date', invoice_number: 'string' })

async function dueDate(...lines: string[]): Promise<unknown> {
  const document = await textDocument(`INVOICE\nInvoice number: 5521\n${lines.join('\n')}\nTotal: EUR 240.00\n`)
  return (extractDocument(document, asked).data as { due_date: unknown }).due_date
}

test('a date that is said to be another one is no date to pay by', async () => {
  assert.equal(await dueDate('Date of invoice: 4 March 2025'), null)
  assert.equal(
    await dueDate('Date of inspection: 02/03/2025', 'Date of invoice: 4 March 2025', 'PAID by card 4 March 2025'),
    null,
  )
  assert.equal(await dueDate('Date of invoice: 4 March 2025', 'Payable until: 18 March 2025'), '2025-03-18')
})
