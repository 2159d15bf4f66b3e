import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawnDocument, htmlDocument, mailDocument, textDocument } from '../../../test/support/written-documents.ts'
import { discover } from './discover.ts'
import type { DiscoveredValue, Discovery } from './discovery.ts'

function shown({ pairs }: Discovery): Record<string, unknown> {
  return Object.fromEntries(pairs.map(({ name, value }) => [name, value]))
}

test('a label with a colon and its value in one line are a pair, named in English and typed', async () => {
  const found = discover(
    await htmlDocument('<p>Rechnungsdatum: 31.01.2024<br>Kundennummer: 00417<br>Gesamtbetrag: 1.190,00 EUR</p>'),
  )
  assert.deepEqual(shown(found), { invoice_date: '2024-01-31', customer_number: '00417', total: 1190 })
  assert.deepEqual(
    found.pairs.map(({ label, type }) => [label, type]),
    [
      ['Rechnungsdatum', 'date'],
      ['Kundennummer', 'string'],
      ['Gesamtbetrag', 'number'],
    ],
  )
})

test('a number that is only a bound stays as it is printed', async () => {
  const rows = [
    ['CRP', '< 5'],
    ['eGFR', '> 60'],
    ['Sodium', '139'],
    ['Potassium', '5.6'],
    ['Creatinine', '104'],
    ['MCV', '89.2'],
  ]
  const cells = rows.map(
    ([test, result]) => `<tr><td>${test}</td><td>${result?.replace('<', '&lt;')}</td><td>g</td></tr>`,
  )
  const { pairs, tables } = discover(
    await htmlDocument(
      `<p>Lead: &lt;0.5<br>Weight: less than 300</p><table><tr><th>Test</th><th>Result</th><th>Unit</th></tr>${cells.join('')}</table>`,
    ),
  )
  assert.deepEqual(
    pairs.map(({ value }) => value),
    ['<0.5', 'less than 300'],
  )
  const results = tables[0]?.rows.map((row) => [row[1]?.value, row[1]?.confidence])
  assert.deepEqual(
    results?.map(([value]) => value),
    ['< 5', '> 60', 139, 5.6, 104, 89.2],
  )
  assert.equal(new Set(results?.map(([, confidence]) => confidence)).size, 1)
})

test('the point behind a day ends no sentence', async () => {
  const found = discover(
    await textDocument('Lieferdatum: 24. März 2026\n\nAbholung: 9. Juni 2026. Danach geschlossen.\n'),
  )
  assert.deepEqual(shown(found), { delivery_date: '2026-03-24', abholung: '2026-06-09' })
})

test('behind a day or a number the next label needs not be known', async () => {
  const found = discover(await textDocument('Annahme: 14.03.2026 Zwinger: Nordhof\n'))
  assert.deepEqual(shown(found), { annahme: '2026-03-14', zwinger: 'Nordhof' })
})

test('a line that has a label and its amount is no label of the line below', async () => {
  const found = discover(await textDocument('Bridge tax: EUR 4.20\nTotal: EUR 318.20\n'))
  assert.deepEqual(shown(found), { bridge_tax: 4.2, total: 318.2 })
})

test('a street and its number are no label and its value', async () => {
  const { pairs } = discover(
    await textDocument('Praxis Dr. Huber\nLandstraße 5\n4020 Linz\n\nBestellt   180\nPakete     3\n'),
  )
  assert.deepEqual(
    pairs.flatMap(({ name, text }) => (name === 'country' || text === '5' ? [name] : [])),
    [],
  )
  assert.ok(pairs.some(({ text }) => text === '3'))
})

test('labels stand to the left of their values', async () => {
  const found = discover(
    await drawnDocument([
      ['Invoice number', 60, 100],
      ['INV-2041', 200, 100],
      ['Invoice date', 60, 120],
      ['14 March 2024', 200, 120],
      ['Phone', 60, 140],
      ['+44 20 7946 0018', 200, 140],
    ]),
  )
  assert.deepEqual(shown(found), { invoice_number: 'INV-2041', invoice_date: '2024-03-14', phone: '+442079460018' })
})

test('captions under the lines of a form belong to what stands on the lines', async () => {
  const found = discover(
    await drawnDocument([
      ['Anna Example', 60, 100],
      ['12.05.1990', 320, 100],
      ['Name, Vorname', 60, 115],
      ['Geburtsdatum', 320, 115],
      ['Lange Straße 5', 60, 150],
      ['anna@example.org', 320, 150],
      ['Straße, Hausnummer', 60, 165],
      ['E-Mail', 320, 165],
    ]),
  )
  const values = new Map(found.pairs.map(({ label, text }) => [label, text]))
  assert.equal(values.get('Geburtsdatum'), '12.05.1990')
  assert.equal(values.get('E-Mail'), 'anna@example.org')
  assert.equal(values.get('Straße, Hausnummer'), 'Lange Straße 5')
})

test('what is written in the middle of a field belongs to the label over its left end', async () => {
  const found = discover(
    await drawnDocument([
      ['Vorname', 60, 100],
      ['Nachname', 320, 100],
      ['Lukas', 190, 122],
      ['Sonntag', 440, 122],
      ['E-Mail', 60, 150],
      ['Telefonnummer', 320, 150],
      ['l.sonntag@example.org', 150, 172],
      ['0154 6767908', 450, 172],
    ]),
  )
  const values = new Map(found.pairs.map(({ label, text }) => [label, text]))
  assert.deepEqual(
    ['Vorname', 'Nachname', 'E-Mail', 'Telefonnummer'].map((label) => values.get(label)),
    ['Lukas', 'Sonntag', 'l.sonntag@example.org', '0154 6767908'],
  )
})

test('options of a question know their captions and whether they are ticked', async () => {
  const found = discover(await htmlDocument('<p>Familienstand:</p><p>☒ ledig</p><p>☐ verheiratet</p>'))
  assert.deepEqual(
    found.pairs.map(({ label, value, ticked }) => [label, value, ticked]),
    [
      ['Familienstand:', 'ledig', true],
      ['Familienstand:', 'verheiratet', false],
    ],
  )
})

test('boxes in one line, and in lines of one block, are options each, before their captions or behind', async () => {
  const { pairs } = discover(
    await htmlDocument(
      '<p>Can you row? ☒ Yes ☐ No</p><p>Own boat: Yes ☐ No ☒</p><h3>Boat</h3><p>☐ Single ☒ Double ☐ Four</p>' +
        '<h3>Days</h3><p>☒ Monday<br>☐ Tuesday<br>☒ Friday</p>',
    ),
  )
  const ticked = pairs.filter((pair) => pair.ticked)
  assert.deepEqual(
    ticked.map(({ label, value }) => [label, value]),
    [
      ['Can you row?', 'Yes'],
      ['Own boat:', 'No'],
      ['Boat', 'Double'],
      ['Days', 'Monday'],
      ['Days', 'Friday'],
    ],
  )
})

test('a table of items is a table with named and typed columns, not pairs', async () => {
  const { tables, pairs } = discover(
    await htmlDocument(
      '<table><tr><th>Bezeichnung</th><th>Menge</th><th>Einzelpreis</th></tr>' +
        '<tr><td>Papier</td><td>20</td><td>4,50</td></tr><tr><td>Stifte</td><td>5</td><td>1,20</td></tr></table>',
    ),
  )
  assert.deepEqual(pairs, [])
  assert.equal(tables[0]?.name, 'line_items')
  assert.deepEqual(
    tables[0]?.columns.map(({ name, type }) => [name, type]),
    [
      ['item_description', 'string'],
      ['quantity', 'number'],
      ['unit_price', 'number'],
    ],
  )
  assert.deepEqual(
    tables[0]?.rows.map((row) => row.map((cell) => cell?.value)),
    [
      ['Papier', 20, 4.5],
      ['Stifte', 5, 1.2],
    ],
  )
})

test('a table that goes on below a line or stands beside itself is told once', async () => {
  const table = (...rows: string[]) =>
    `<table>${rows.map((row) => `<tr><td>${row.replaceAll('|', '</td><td>')}</td></tr>`).join('')}</table>`
  const head = (names: string) => `<tr><th>${names.replaceAll('|', '</th><th>')}</th></tr>`
  const withHead = (names: string, ...rows: string[]) => table(...rows).replace('<table>', `<table>${head(names)}`)
  const rowsIn = async (body: string) =>
    discover(await htmlDocument(body)).tables.map(({ rows, columns }) => [rows.length, columns.length])
  const goesOn = withHead('Article|Count|Place', 'Bolt M4|12|Shelf A', 'Bolt M5|14|Shelf B', 'Bolt M6|15|Shelf C')
  const rest = table('Bolt M7|19|Shelf A', 'Bolt M8|11|Shelf B', 'Bolt M9|10|Shelf C')
  assert.deepEqual(await rowsIn(`<h1>Stock</h1>${goesOn}<p>continued</p>${rest}`), [[6, 3]])
  const beside = withHead('Day|Level|Day|Level', '1|12.5|4|13.5', '2|14.5|5|15.5', '3|16.5|6|17.5')
  assert.deepEqual(await rowsIn(`<h1>Readings</h1>${beside}`), [[6, 2]])
})

test('typed values without a label are entities, each once', async () => {
  const text =
    'Write to us at office@example.org. Our account DE89 3704 0044 0532 0130 00 is open; office@example.org.\n'
  const { entities } = discover(await textDocument(text))
  assert.deepEqual(
    entities.map(({ kind, value }) => [kind, value]),
    [
      ['email', 'office@example.org'],
      ['iban', 'DE89370400440532013000'],
    ],
  )
})

test('the headers of a mail are pairs, and the mail is one', async () => {
  const mail =
    'From: Anna <anna@example.org>\r\nTo: ben@example.org\r\nSubject: Our offer\r\n\r\nHello Ben, see you soon.\r\n'
  const found = discover(await mailDocument(mail))
  assert.equal(found.documentType.type, 'email')
  assert.deepEqual(shown(found), { sender: 'anna@example.org', recipient: 'ben@example.org', subject: 'Our offer' })
})

test('every value says where it stands, to the letter', async () => {
  const document = await htmlDocument(
    '<p>Order number: PO-77<br>Order date: 2 May 2024</p><p>Mail office@example.org</p>' +
      '<table><tr><th>Item</th><th>Quantity</th></tr><tr><td>Pens</td><td>5</td></tr></table>',
  )
  const { pairs, tables, entities } = discover(document)
  const cells = tables.flatMap(({ rows }) => rows.flat()).filter((cell): cell is DiscoveredValue => cell !== null)
  const values = [...pairs, ...entities, ...cells]
  assert.ok(pairs.length >= 2 && entities.length >= 1 && cells.length === 2)
  for (const { text, provenance } of values) {
    assert.equal(provenance.kind, 'span')
    assert.equal(document.markdown.slice(provenance.start ?? 0, provenance.end ?? 0), provenance.quote)
    assert.ok(provenance.quote?.includes(text), `"${provenance.quote}" holds "${text}"`)
  }
})

test('the same document is discovered the same way twice', async () => {
  const document = await htmlDocument('<p>Name: Anna Example</p><p>☒ ja ☐ nein</p><p>Total 12.00</p>')
  assert.deepEqual(discover(document), discover(document))
})

test('an empty document holds nothing and is nothing in particular', async () => {
  const found = discover(await htmlDocument(''))
  assert.deepEqual([found.documentType.type, found.language.code], ['other', null])
  assert.deepEqual([found.pairs, found.tables, found.entities], [[], [], []])
})

test('the language comes with how sure it is', async () => {
  const german = 'Wir danken für den Auftrag und senden die Ware mit der Post zu Ihnen. Die Rechnung ist in dem Paket.'
  const { language } = discover(await htmlDocument(`<p>${german}</p>`))
  assert.equal(language.code, 'de')
  assert.ok(language.confidence > 0.8)
})

test('totals at the foot of a table are values of the document, and no rows', async () => {
  const rows = ['Paper<td>2<td>40.00', 'Pens<td>1<td>60.00', 'Subtotal<td><td>100.00', 'Total<td><td>120.00']
  const { pairs, tables } = discover(
    await htmlDocument(
      `<h1>Invoice</h1><table><tr><th>Item<th>Quantity<th>Amount${rows.map((row) => `<tr><td>${row}`).join('')}</table>`,
    ),
  )
  assert.deepEqual(
    tables[0]?.rows.map(([name]) => name?.value),
    ['Paper', 'Pens'],
  )
  assert.deepEqual(
    pairs.map(({ name, value }) => [name, value]),
    [
      ['net_total', 100],
      ['gross_total', 120],
    ],
  )
})

test('in a form each value belongs to the label in its own row, also to one that nobody knows', async () => {
  const rows = [
    ['Borrower', 'Helen Marsh'],
    ['Loan date', '2024-03-12'],
    ['Return date', '2024-04-12'],
    ['Deposit', '150.00 EUR'],
    ['Vorlage bezahlt', '80.00 EUR'],
    ['Result', 'passed'],
  ]
  const html = `<table>${rows.map(([label, value]) => `<tr><td>${label}<td>${value}`).join('')}</table>`
  const found = discover(await htmlDocument(html))
  assert.deepEqual(
    found.pairs.map(({ label, text }) => [label, text]),
    rows,
  )
  assert.equal(found.pairs.at(-1)?.name, 'result')
})

test('a table of aligned text ends where something else begins, and its columns have names of their own', async () => {
  const { tables, pairs } = discover(
    await textDocument(
      'Article   Description       Shelf   Counted\n' +
        'A-1001    Hex bolt M8       12A         340\n' +
        'A-1002    Washer 8 mm       12B        1200\n' +
        'B-2040    Drill bit set     07C          15\n\n' +
        'Counted by: Rosa Klein\n',
    ),
  )
  assert.deepEqual(
    tables[0]?.columns.map(({ name }) => name),
    ['article', 'item_description', 'shelf', 'counted'],
  )
  assert.equal(tables[0]?.rows.length, 3)
  assert.deepEqual(
    pairs.map(({ name, value }) => [name, value]),
    [['counted_by', 'Rosa Klein']],
  )
})

test('columns are those of the rows under a head, whatever stands across them below, and rows may have gaps', async () => {
  const { tables, pairs } = discover(
    await textDocument(
      'Berth  Boat              Since          Fee    Deposit\n' +
        'A1     Gannet, blue      01/05/2022    84.00    169.00\n' +
        'A2     empty                            0.00      0.00\n' +
        'B1     Studio 54 Ltd     01/07/2024   135.00    270.00\n' +
        'B2     Tern              15/09/2023   112.00    224.00\n\n' +
        'Fees of all berths together           331.00\n',
    ),
  )
  assert.deepEqual(
    tables[0]?.rows.map((row) => row.map((cell) => cell?.value ?? null)),
    [
      ['A1', 'Gannet, blue', '2022-05-01', 84, 169],
      ['A2', 'empty', null, 0, 0],
      ['B1', 'Studio 54 Ltd', '2024-07-01', 135, 270],
      ['B2', 'Tern', '2023-09-15', 112, 224],
    ],
  )
  assert.deepEqual(
    pairs.map(({ value }) => value),
    [331],
  )
})

test('a value goes on in the next line until another label begins', async () => {
  const { pairs } = discover(
    await textDocument(
      'Order number: PO-77\nPayment terms: net 30 days from date of invoice, 2% discount if paid\nwithin 10 days\nOrder date: 2024-05-02\n',
    ),
  )
  assert.deepEqual(
    pairs.map(({ name, value }) => [name, value]),
    [
      ['order_number', 'PO-77'],
      ['payment_terms', 'net 30 days from date of invoice, 2% discount if paid within 10 days'],
      ['order_date', '2024-05-02'],
    ],
  )
})

test('a table is named without the year in its title, totals below it are no rows, and rows with gaps are less sure', async () => {
  const { tables, pairs } = discover(
    await htmlDocument(
      '<h2>Water consumption 01.01.2023 - 31.12.2023</h2><table><tr><th>Flat</th><th>Tenant</th><th>Cubic metres</th><th>Charge</th></tr>' +
        '<tr><td>Ground floor</td><td>Ada Roe</td><td>52</td><td>109.20</td></tr><tr><td>First floor</td><td>Per Lind</td><td>79</td><td>173.80</td></tr>' +
        '<tr><td>Attic</td><td></td><td></td><td>12.00</td></tr><tr><td>All flats</td><td></td><td>131</td><td>295.00</td></tr></table>' +
        '<p>Base price 12 months x 11.90: 142.80</p>',
    ),
  )
  assert.deepEqual(
    tables.map(({ name, rows }) => [name, rows.length]),
    [['water_consumption', 3]],
  )
  const [full, sparse] = [tables[0]?.rows[0]?.[3], tables[0]?.rows[2]?.[3]]
  assert.ok((full?.confidence ?? 0) > (sparse?.confidence ?? 1))
  assert.deepEqual(
    pairs.flatMap(({ name, value }) => (value === 142.8 ? [name] : [])),
    ['base_price'],
  )
})

test('the title of a plain invoice is no label, and two rows in columns of figures are its items', async () => {
  const found = discover(
    await textDocument(`RECHNUNG

Tischlerei Haberkorn
Am Anger 4, 99084 Erfurt

Rechnungsnummer: 2026-118
Rechnungsdatum: 12.10.2026

Artikel              Menge   Preis     Betrag
Regal Eiche              2   145,00    290,00
Montage                  1    60,00     60,00

MwSt. 19%: 66,50 EUR
Gesamtbetrag: 416,50 EUR
`),
  )
  assert.deepEqual(shown(found), {
    ...{ invoice_number: '2026-118', invoice_date: '2026-10-12', tax_total: 66.5, gross_total: 416.5 },
  })
  const [table, ...others] = found.tables
  assert.deepEqual(others, [])
  assert.deepEqual(
    table?.columns.map(({ name }) => name),
    ['item_description', 'quantity', 'unit_price', 'line_total'],
  )
  assert.deepEqual(
    table?.rows.map((row) => row.map((cell) => cell?.value)),
    [
      ['Regal Eiche', 2, 145, 290],
      ['Montage', 1, 60, 60],
    ],
  )
})

test('rows whose cells are parted by bars are a list, wherever the bars stand', async () => {
  const rows = 'Article | Description | Qty | Price\nA-100 | Copper pipe 15 mm | 4 | 12.50\nA-220 | Elbow | 10 | 1.20'
  for (const text of [`Order 2291\n\n${rows}\n\nTotal: 71.90 EUR`, rows.replace(/^.*$/gm, (row) => `| ${row} |`)]) {
    const [table] = discover(await textDocument(text)).tables
    assert.deepEqual(
      table?.rows.map((row) => row.map((cell) => cell?.value)),
      [
        ['A-100', 'Copper pipe 15 mm', 4, 12.5],
        ['A-220', 'Elbow', 10, 1.2],
      ],
    )
  }
})

test('items above totals are a list, though a currency stands before the last of these', async () => {
  const text = `INVOICE NT-20931            Date: 14 May 2026
Due: 13 June 2026

Item                     Qty    Price     Total
Bread knife 25 cm          3    18.50     55.50
Dough scraper             10     4.20     42.00

Subtotal                                  97.50
VAT 20%                                   19.50
Total due                           GBP  117.00
`
  const { pairs, tables } = discover(await textDocument(text))
  assert.deepEqual(
    tables[0]?.rows.map((row) => row.map((cell) => cell?.value)),
    [
      ['Bread knife 25 cm', 3, 18.5, 55.5],
      ['Dough scraper', 10, 4.2, 42],
    ],
  )
  const sums = pairs.slice(-3).map(({ name, value, text: printed }) => [name, value, printed])
  assert.deepEqual(sums, [
    ['net_total', 97.5, '97.50'],
    ['tax_total', 19.5, '19.50'],
    ['gross_total', 117, 'GBP 117.00'],
  ])
})

test('the goods of a slip from a till are a list, and its shop is who sells', async () => {
  const slip =
    'CORNER SHOP\n12 Elm Street\nTel 0161 555 0199\n\nMilk 2L          2.10\n2 x Bread        2.90\nCoffee           6.99\n\n' +
    'TOTAL           11.99\nCASH            20.00\nCHANGE           8.01\n\n14/05/2026 10:22\n'
  const { pairs, tables } = discover(await textDocument(slip))
  assert.deepEqual(
    tables[0]?.rows.map((row) => row.map((cell) => cell?.value)),
    [
      ['Milk 2L', undefined, 2.1],
      ['Bread', 2, 2.9],
      ['Coffee', undefined, 6.99],
    ],
  )
  assert.ok(pairs.every(({ name }) => !/milk|bread|coffee/.test(name)))
  assert.deepEqual(
    pairs.filter(({ name }) => name.startsWith('seller')).map(({ name, value }) => [name, value]),
    [
      ['seller_name', 'CORNER SHOP'],
      ['seller_address', '12 Elm Street'],
    ],
  )
})

test('what a letter begins with names no value', async () => {
  const letter = `Brightside Energy Ltd\n14 Mill Lane\nLeeds LS1 4AB\n\n4 March 2026\n\nDear Mrs Okonkwo,\n\nThank you for your call.\n`
  const found = discover(await textDocument(letter))
  assert.deepEqual(
    found.pairs.filter(({ name }) => name.includes('okonkwo')),
    [],
  )
})

test('a sum is a total, and one with taxes only where the document states taxes', async () => {
  const sum = async (text: string) => Object.keys(shown(discover(await textDocument(text)))).at(-1)
  for (const label of ['Summe', 'Total', 'Gesamtsumme', 'Gesamtbetrag', 'Rechnungsbetrag']) {
    assert.equal(await sum(`${label}: 60,70 EUR`), 'total', label)
    assert.equal(await sum(`MwSt. 19 %: 9,69 EUR\n${label}: 60,70 EUR`), 'gross_total', label)
  }
  assert.equal(await sum('Alle Preise netto zuzüglich Umsatzsteuer.\n\nGesamtbetrag: 2.000,00 EUR'), 'total')
  assert.equal(await sum('Gesamtbetrag brutto: 2.000,00 EUR'), 'gross_total')
})

test('who sells and who buys is told by letterheads and addresses too', async () => {
  const letters: [seller: string, buyer: string, text: string][] = [
    [
      'Boulangerie Martin SARL',
      'Café du Parc SAS',
      `                                             Boulangerie Martin SARL
                                             5 rue des Lilas
                                             69003 Lyon

Café du Parc SAS
18 avenue Foch
69006 Lyon

FACTURE N° F-2024-77
Date : 12/04/2024
Total TTC : 312,40 €
`,
    ],
    [
      'Talleres Ibarra S.L.',
      'Construcciones Vega S.A.',
      `Talleres Ibarra S.L.                          Factura: 2024/0091
C/ Mayor 14                                   Fecha: 02/05/2024
48001 Bilbao

Cliente:
Construcciones Vega S.A.
Avda. de la Paz 22
28028 Madrid

Total: 845,00 €
`,
    ],
    [
      'Mühle Adler KG',
      'Bäckerei Sommer GmbH',
      `RECHNUNG

Kunde                                Lieferant
Bäckerei Sommer GmbH                 Mühle Adler KG
Marktplatz 1                         Am Bach 9
73033 Göppingen                      89073 Ulm

Rechnungsnummer: 8812
Datum: 17.02.2024
Summe: 560,00 EUR
`,
    ],
  ]
  for (const [seller, buyer, text] of letters) {
    const found = shown(discover(await textDocument(text)))
    assert.deepEqual([found['seller_name'], found['buyer_name']], [seller, buyer])
  }
})

test('rows that add up a table of a plain text are values of the document, wherever their labels stand', async () => {
  const texts = [
    `INVOICE
Invoice number: BW-2231

Item              Qty   Unit price   Amount
Copper pipe       10    4.20         42.00
Elbow joint       25    1.10         27.50
Solder            2     6.75         13.50
Subtotal                             83.00
VAT 20%                              16.60
Total                                99.60
`,
    `Rechnung 4410

Pos  Leistung            Menge  Einzel   Gesamt
1    Hecke schneiden     6      42,00    252,00
2    Rasen mähen         3      38,00    114,00
                         Netto           366,00
                         MwSt. 19 %       69,54
`,
    `FACTURE 2024-88

Désignation          Qté    P.U.      Montant
Chaise chêne         4      85,00     340,00
Livraison            1      35,00     35,00
-----------------------------------------------
Total HT                              375,00
TVA 20 %                              75,00
Total TTC                             450,00
`,
  ]
  const found = await Promise.all(texts.map(async (text) => discover(await textDocument(text))))
  assert.deepEqual(
    found.map(({ tables }) => tables.map(({ rows }) => rows.map((row) => row.at(-1)?.value))),
    [[[42, 27.5, 13.5]], [[252, 114]], [[340, 35]]],
  )
  assert.deepEqual(found.map(shown), [
    { invoice_number: 'BW-2231', net_total: 83, tax_total: 16.6, gross_total: 99.6 },
    { invoice_number: '4410', net_total: 366, tax_total: 69.54 },
    { invoice_number: '2024-88', net_total: 375, tax_total: 75, gross_total: 450 },
  ])
})

test('rows that add up a marked table are values of the document, unless they add up several columns', async () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  const head = '<tr><th>Item</th><th>Qty</th><th>Unit price</th><th>Amount</th></tr>'
  const items = row('Posters', '15', '6.40', '96.00') + row('Books', '20', '1.10', '22.00')
  const sums = row('Subtotal', '', '', '118.00') + row('VAT 20%', '', '', '23.60') + row('Total', '', '', '141.60')
  const found = discover(await htmlDocument(`<table>${head}${items}${sums}</table>`))
  assert.deepEqual(shown(found), { net_total: 118, tax_total: 23.6, gross_total: 141.6 })
  assert.equal(found.tables[0]?.rows.length, 2)
})

test('a value in running text ends with its sentence', async () => {
  const found = discover(await textDocument('Hello, your order number: 5512. Delivery is planned for 20 March 2024.'))
  assert.deepEqual(Object.values(shown(found)), ['5512'])
})

test('a table of an English text is called as its heading is', async () => {
  const body = '<p>These are the notes of the meeting that we had about the venue and what has to be done for it.</p>'
  const rows = '<tr><td>Lena</td><td>Book venue</td></tr><tr><td>Omar</td><td>Send the plan</td></tr>'
  const found = discover(
    await htmlDocument(`${body}<h2>Actions</h2><table><tr><th>Who</th><th>What</th></tr>${rows}</table>`),
  )
  assert.equal(found.tables[0]?.name, 'actions')
})

test('a number beside the title is that of the document, and what has a label of its own goes on with nothing', async () => {
  const found = discover(await textDocument('INVOICE  A-1\nDate: 2026-01-05\nTotal: 100.00 EUR\n'))
  assert.deepEqual(shown(found), { invoice_number: 'A-1', invoice_date: '2026-01-05', total: 100 })
})

test('how a letter ends names nothing, and what goes on about an order is not its number', async () => {
  const text = `Subject line

please change our order 5531: 24 bottles of red wine instead of the white one we asked for.

Kind regards
Tom Rivers
`
  assert.deepEqual(shown(discover(await textDocument(text))), {})
})

test('back payments are amounts to pay, and positions in words are no numbers of lines', async () => {
  const found = discover(
    await htmlDocument(
      '<table><tr><th>Position</th><th>Menge</th><th>Betrag</th></tr><tr><td>Arbeitspreis</td><td>12</td><td>886,08 €</td></tr>' +
        '<tr><td>Grundpreis</td><td>12</td><td>142,80 €</td></tr></table><p>Nachzahlung: 68,88 €</p>',
    ),
  )
  assert.deepEqual(shown(found), { amount_due: 68.88 })
  assert.deepEqual(
    found.tables[0]?.columns.map(({ name }) => name),
    ['position', 'quantity', 'line_total'],
  )
})

test('a rate between a label and its amount belongs to the label', async () => {
  const found = discover(
    await textDocument('Net total          30.00 EUR\nVAT 7 %             2.10 EUR\nTotal              32.10 EUR\n'),
  )
  assert.deepEqual(shown(found), { net_total: 30, tax_total: 2.1, gross_total: 32.1 })
})

test('a letterhead beside the address of who is written to is no table', async () => {
  const { tables } = discover(
    await textDocument(
      [
        'Gráficas Alcor, S.A.                      Cliente',
        'Pol. Ind. Norte, nave 7                   Colegio Santa Ana',
        '28850 Torrejón de Ardoz                   Av. de la Paz 3',
        'NIF A28456789                             28802 Alcalá de Henares',
        '',
        'Número de factura: 2026/118',
      ].join('\n'),
    ),
  )
  assert.deepEqual(tables, [])
})

test('an amount behind the name of a tax is no number of who pays it', async () => {
  const shownIn = async (text: string) => shown(discover(await textDocument(text)))
  const sums = await shownIn('Subtotal      48.90\nVAT 20%        9.78\nAMOUNT DUE GBP 58.68')
  assert.deepEqual([sums['tax_total'], sums['vat_id']], [9.78, undefined])
  const named = await shownIn('Subtotal      48.90\nVAT        GB123456789')
  assert.equal(named['vat_id'], 'GB123456789')
})

test('what bullets list under a heading is a list of its own', async () => {
  const text = ['Tour pass', '', 'Covered tours', '- Boat trip: EUR 40', '- Cave walk with', '  a guide', '']
  const found = discover(await textDocument([...text, 'Not covered', '- Snacks', '- Cash'].join('\n')))
  const lists = Map.groupBy(found.pairs, ({ name }) => name)
  assert.deepEqual(
    [...lists.values()].map((pairs) => pairs.map(({ label, value }) => [label, value])),
    [
      [
        ['Covered tours', 'Boat trip: EUR 40'],
        ['Covered tours', 'Cave walk with a guide'],
      ],
      [
        ['Not covered', 'Snacks'],
        ['Not covered', 'Cash'],
      ],
    ],
  )
  const marked = discover(await htmlDocument('<h2>Compris</h2><ul><li>Le repas</li><li>Deux nuits</li></ul>'))
  assert.deepEqual(
    marked.pairs.map(({ value }) => value),
    ['Le repas', 'Deux nuits'],
  )
  const stated = discover(await textDocument('Details\n- Invoice number: K-77\n- Invoice date: 4 May 2025'))
  assert.deepEqual(shown(stated), { invoice_number: 'K-77', invoice_date: '2025-05-04' })
})

test('a word for all before the sum of one column is no row of it', async () => {
  const rows = (last: string) => `<table><tr><th>Club</th><th>Members</th></tr><tr><td>Rowing</td><td>31</td></tr>
    <tr><td>Chess</td><td>12</td></tr><tr><td>All</td><td>${last}</td></tr></table>`
  const counts = await Promise.all(['43', '40'].map(async (last) => discover(await htmlDocument(rows(last)))))
  assert.deepEqual(
    counts.map(({ tables }) => tables[0]?.rows.length),
    [2, 3],
  )
})

test('lines that someone typed are items where the count times the price is the amount', async () => {
  const lines = ['3 Tulpen a 2,40  7,20', '1 x 19,90   19,90', '2x Vase 8,50 € 17,00 €']
  const found = discover(await textDocument(['Blumen Holm', '', ...lines, '', 'Total 44,10'].join('\n')))
  assert.deepEqual(
    found.tables[0]?.rows.map((row) => row.map((cell) => cell?.value ?? null)),
    [
      ['Tulpen', 3, 2.4, 7.2],
      [null, 1, 19.9, 19.9],
      ['Vase', 2, 8.5, 17],
    ],
  )
  assert.deepEqual(shown(found), { total: 44.1 })
  const others = discover(await textDocument('Room 12\n2 x 3 seats 4.00  9.00\nOffice 4 a 3.00'))
  assert.deepEqual(others.tables, [])
})

test('lines that begin with a count and end with an amount are items where a line below has their sum', async () => {
  const lines = [
    '1 Gate, oak  2,140.00 EUR',
    '3 Hinges   96.00 EUR',
    '',
    `${'Net'.padEnd(60)}2,236.00 EUR`,
    'VAT 20 %  447.20 EUR',
  ]
  const found = discover(await textDocument(['Joinery Holm', '', ...lines, 'Total  2,683.20 EUR'].join('\n')))
  assert.deepEqual(
    found.tables[0]?.rows.map((row) => row.map((cell) => cell?.value ?? null)),
    [
      ['Gate, oak', 1, 2140],
      ['Hinges', 3, 96],
    ],
  )
  const { seller_name: _, ...sums } = shown(found)
  assert.deepEqual(sums, { net_total: 2236, tax_total: 447.2, gross_total: 2683.2 })
  const unsummed = ['Members', '', '12 Boats in the hall 2,140.00', '3 Oars   96.00', '', 'Fee  20.00']
  assert.deepEqual(discover(await textDocument(unsummed.join('\n'))).tables, [])
})

test('a column of ranges is one of words', async () => {
  const rows = [
    ['pH', '6.5 - 9.5'],
    ['Lead', '0.1 - 10.0'],
    ['Nitrate', '5 - 50'],
  ]
  const { tables } = discover(
    await htmlDocument(
      `<table><tr><th>Test</th><th>Range</th></tr>${rows.map(([a, b]) => `<tr><td>${a}</td><td>${b}</td></tr>`).join('')}</table>`,
    ),
  )
  assert.deepEqual(
    tables[0]?.columns.map(({ type }) => type),
    ['string', 'string'],
  )
})
