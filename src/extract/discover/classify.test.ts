import assert from 'node:assert/strict'
import { test } from 'node:test'
import { csvDocument, xmlDocument } from '../../../test/support/data-documents.ts'
import { htmlDocument } from '../../../test/support/written-documents.ts'
import { classifyDocument } from './classify.ts'
import type { DocumentType } from './document-types.ts'

const documents: [DocumentType, string][] = [
  [
    'invoice',
    '<h1>Rechnung</h1><p>Rechnungsnummer: 17<br>Fällig am: 1.2.2024<br>Nettobetrag: 10,00<br>Gesamtbetrag: 11,90</p>',
  ],
  ['invoice', '<h1>Facture</h1><p>Numéro de facture : 17<br>Montant HT : 10,00<br>Total TTC : 12,00</p>'],
  ['credit_note', '<h1>Nota de crédito</h1><p>Factura original: 12<br>Importe: 10,00</p>'],
  [
    'receipt',
    '<p>Corner Shop</p><p>RECEIPT</p><p>Bread 2.50<br>Total 2.50<br>Cash 5.00<br>Change 2.50</p><p>Thank you</p>',
  ],
  ['order', '<h1>Purchase Order</h1><p>Order date: 3 May 2024<br>Requested delivery date: 9 May 2024</p>'],
  ['delivery_note', '<h1>Lieferschein</h1><p>Lieferscheinnummer: 5512<br>Anzahl Pakete: 3</p>'],
  ['quote', '<h1>Devis</h1><p>Devis n° 12<br>Valable jusqu’au 3 mai 2024<br>Total : 120,00</p>'],
  ['bank_statement', '<h1>Kontoauszug</h1><p>Alter Saldo 100,00<br>Neuer Saldo 80,00</p><p>Buchungstag Valuta</p>'],
  [
    'trade_confirmation',
    '<h1>Wertpapierabrechnung Kauf</h1><p>ISIN DE0005140008<br>Stück 10<br>Kurs 12,50<br>Handelsplatz Xetra</p>',
  ],
  ['payslip', '<h1>Payslip</h1><p>Gross salary 3,000.00<br>Income tax 500.00<br>Net salary 2,500.00</p>'],
  [
    'contract',
    '<h1>Mietvertrag</h1><p>Zwischen dem Vermieter und dem Mieter wird der folgende Vertrag geschlossen, der am ersten Tag des nächsten Monats beginnt und für ein Jahr gilt.</p>',
  ],
  [
    'nda',
    '<h1>Mutual Non-Disclosure Agreement</h1><p>The receiving party shall keep all confidential information of the disclosing party secret and shall not use it for any other purpose than the one that is named in this agreement.</p>',
  ],
  [
    'letter',
    '<p>Sehr geehrte Damen und Herren,</p><p>vielen Dank für Ihr freundliches Schreiben, das wir gern und so bald wie möglich mit allen Einzelheiten beantworten werden.</p><p>Mit freundlichen Grüßen</p>',
  ],
  [
    'form',
    '<h1>Antrag auf Mitgliedschaft</h1><p>Familienname ______</p><p>Geburtsdatum ______</p><p>☐ ja ☐ nein</p><p>Bitte ankreuzen</p>',
  ],
  [
    'resume',
    '<h1>Curriculum Vitae</h1><h2>Work experience</h2><p>2019 to 2023, baker</p><h2>Education</h2><p>2016</p>',
  ],
  [
    'report',
    '<h1>Geschäftsbericht 2023</h1><p>Jahresabschluss</p><p>Bericht an alle, die dieses Jahr mit uns gearbeitet haben und wissen wollen, was daraus geworden ist.</p>',
  ],
  [
    'id_document',
    '<p>REISEPASS PASSPORT</p><p>Staatsangehörigkeit</p><p>P&lt;UTOEXAMPLE&lt;&lt;ANNA&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;</p>',
  ],
  ['other', '<p>Apples, pears and plums.</p>'],
]

for (const [type, body] of documents) {
  test(`a document that begins "${body
    .replace(/<[^>]+>/g, ' ')
    .trim()
    .slice(0, 24)}" is of the type ${type}`, async () => {
    const found = classifyDocument(await htmlDocument(body))
    assert.equal(found.type, type, JSON.stringify(found.scores))
    assert.ok(found.confidence > 0 && found.confidence < 1)
  })
}

test('an invoice in XML is known by its root, and a credit note by its code', async () => {
  const invoice = await xmlDocument('<Invoice><ID>17</ID><InvoiceTypeCode>380</InvoiceTypeCode></Invoice>')
  const credit = await xmlDocument('<Invoice><ID>18</ID><InvoiceTypeCode>381</InvoiceTypeCode></Invoice>')
  assert.deepEqual([classifyDocument(invoice).type, classifyDocument(credit).type], ['invoice', 'credit_note'])
})

test('columns that any list of things has claim no kind', async () => {
  for (const head of [
    'sku,name,quantity,location,unit price',
    'Artikel,Stück,Preis,Lagerort',
    'Produit,Quantité,Prix',
  ]) {
    const rows = [1, 2, 3].map((row) => head.split(',').map((_, at) => (at === 0 ? `K-${row}` : row * 4.5)))
    const { type } = classifyDocument(await csvDocument([head, ...rows.map((row) => row.join(','))].join('\n')))
    assert.equal(type, 'other', head)
  }
})

test('words for what is paid tell of a till only beside an amount', async () => {
  const found = classifyDocument(await htmlDocument('<p>Not insured</p><ul><li>Rings</li><li>Cash</li></ul>'))
  assert.equal(found.type, 'other', JSON.stringify(found.scores))
})
