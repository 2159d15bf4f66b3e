import assert from 'node:assert/strict'
import { test } from 'node:test'
import { htmlDocument, mailDocument, textDocument } from '../../../test/support/written-documents.ts'
import { discover } from './discover.ts'
import type { Discovery } from './discovery.ts'

function daysIn({ pairs }: Discovery): [string, unknown][] {
  return pairs.filter(({ type }) => type === 'date' || type === 'datetime').map(({ name, value }) => [name, value])
}

const lines = (...heads: string[]) =>
  `<table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>` +
  '<tr><td>Oak board</td><td>2</td><td>30.00</td></tr><tr><td>Pine board</td><td>1</td><td>20.00</td></tr></table>'

test('the day of an invoice has one name, however it is printed', async () => {
  const documents = [
    '<h1>Invoice</h1><p>Invoice number: A-1<br>Date: 3 September 2026<br>Due date: 3 October 2026</p><p>Total: 80.00 EUR</p>',
    '<h1>Tax invoice</h1><p>Invoice no: A-2<br>Issued: 3 September 2026<br>Payable by: 3 October 2026</p><p>Total: 80.00 EUR</p>',
    '<h1>Rechnung</h1><p>Rechnungsnummer: A-3<br>Datum: 03.09.2026<br>Zahlbar bis: 03.10.2026</p><p>Summe: 80,00 EUR</p>',
    '<h1>Facture</h1><p>N° de facture : A-4<br>Émis le : 03/09/2026<br>Échéance : 03/10/2026</p><p>Total : 80,00 EUR</p>',
    '<h1>Factura</h1><p>Factura nº: A-5<br>Fecha: 03/09/2026<br>Vencimiento: 03/10/2026</p><p>Total: 80,00 EUR</p>',
  ]
  for (const body of documents)
    assert.deepEqual(
      daysIn(discover(await htmlDocument(body))),
      [
        ['invoice_date', '2026-09-03'],
        ['due_date', '2026-10-03'],
      ],
      body,
    )
})

test('other kinds of documents have days of their own, also where their number alone tells the kind', async () => {
  const quote = await textDocument('Angebot Nr. AN-14\n\nDatum: 28.09.2026\n\nGültig bis: 31.10.2026\n')
  assert.deepEqual(daysIn(discover(quote)), [
    ['quote_date', '2026-09-28'],
    ['valid_until', '2026-10-31'],
  ])
  const note = await htmlDocument(
    '<h1>Lieferschein</h1><p>Lieferschein-Nr.: L-9<br>Ausgestellt am: 24.09.2026<br>Lieferdatum: 25.09.2026</p>',
  )
  assert.deepEqual(daysIn(discover(note)), [
    ['delivery_note_date', '2026-09-24'],
    ['delivery_date', '2026-09-25'],
  ])
})

test('a day that may be another keeps its name', async () => {
  const invoice = '<h1>Invoice</h1><p>Invoice number: A-1</p>'
  const stated = discover(
    await htmlDocument(`${invoice}<p>Invoice date: 3 May 2026<br>Date: 4 May 2026</p><p>Total: 80.00 EUR</p>`),
  )
  assert.deepEqual(daysIn(stated), [
    ['invoice_date', '2026-05-03'],
    ['date', '2026-05-04'],
  ])
  const several = discover(
    await htmlDocument(`${invoice}<p>Issued: 3 May 2026<br>Created on: 4 May 2026</p><p>Total: 80.00 EUR</p>`),
  )
  assert.ok(!daysIn(several).some(([name]) => name === 'invoice_date'))
  const signed = discover(
    await htmlDocument(
      `${invoice}${lines('Item', 'Quantity', 'Amount')}<p>Total: 80.00 EUR</p><p>Received by: J. Roe</p><p>Date: 9 May 2026</p>`,
    ),
  )
  assert.deepEqual(daysIn(signed), [['date', '2026-05-09']])
  const letter = discover(await htmlDocument('<p>Date: 4 May 2026</p><p>Dear Ms Roe,</p><p>Sincerely</p>'))
  assert.deepEqual(daysIn(letter), [['date', '2026-05-04']])
})

test('the day in the head of a mail is that of the mail', async () => {
  const mail =
    'From: a@example.org\r\nTo: b@example.org\r\nDate: Mon, 14 Sep 2026 10:00:00 +0000\r\nSubject: Invoice A-1\r\n\r\n' +
    'INVOICE\r\n\r\nInvoice number: A-1\r\n\r\nDue date: 14 October 2026\r\n\r\nSubtotal: 80.00 EUR\r\n\r\nTotal: 96.00 EUR\r\n'
  const found = discover(await mailDocument(mail))
  assert.equal(found.documentType.type, 'invoice')
  assert.deepEqual(
    daysIn(found).map(([name]) => name),
    ['date', 'due_date'],
  )
})
