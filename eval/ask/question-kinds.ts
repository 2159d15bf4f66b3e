import type { Language } from '../../src/ask/phrases.ts'
import { type Answer, byCurrency, count, largest, type Picks, sumOf, type Truth } from './truth.ts'

/** One kind of question: two wordings in each language with places to fill, and its answer by the truth. */
export interface QuestionKind {
  name: string
  words: Record<Language, [string, string]>
  answer: (truth: Truth, picks: Picks) => Answer
}

/** Written before the parser was tuned on any of them. */
export const questionKinds: QuestionKind[] = [
  {
    name: 'count invoices',
    words: {
      en: ['How many invoices are there?', 'Number of invoices'],
      de: ['Wie viele Rechnungen gibt es?', 'Anzahl der Rechnungen'],
      fr: ['Combien de factures y a-t-il ?', 'Nombre de factures'],
      es: ['¿Cuántas facturas hay?', 'Número de facturas'],
    },
    answer: ({ invoices }) => count(invoices),
  },
  {
    name: 'count receipts',
    words: {
      en: ['How many receipts do we have?', 'Count the receipts'],
      de: ['Wie viele Quittungen haben wir?', 'Wie viele Kassenbons sind es?'],
      fr: ['Combien de reçus avons-nous ?', 'Quel est le nombre de reçus ?'],
      es: ['¿Cuántos recibos tenemos?', '¿Cuál es el número de recibos?'],
    },
    answer: ({ receipts }) => count(receipts),
  },
  {
    name: 'count invoices of a seller',
    words: {
      en: ['How many invoices are from {seller}?', 'How many invoices did {seller} send us?'],
      de: ['Wie viele Rechnungen sind von {seller}?', 'Anzahl der Rechnungen von {seller}'],
      fr: ['Combien de factures viennent de {seller} ?', 'Combien de factures avons-nous de {seller} ?'],
      es: ['¿Cuántas facturas son de {seller}?', '¿Cuántas facturas tenemos de {seller}?'],
    },
    answer: ({ invoices }, { seller }) => count(invoices.filter(({ fields }) => fields.seller_name === seller)),
  },
  {
    name: 'sum of invoices',
    words: {
      en: ['What is the total amount of all invoices?', 'Sum of all invoice totals'],
      de: ['Wie hoch ist der Gesamtbetrag aller Rechnungen?', 'Summe aller Rechnungen'],
      fr: ['Quel est le montant total de toutes les factures ?', 'Somme de toutes les factures'],
      es: ['¿Cuál es el importe total de todas las facturas?', 'Suma de todas las facturas'],
    },
    answer: ({ invoices }) => sumOf(invoices, 'gross_total'),
  },
  {
    name: 'sum of a seller',
    words: {
      en: ['How much did we pay {seller} for invoices?', 'What is the total of the invoices from {seller}?'],
      de: ['Wie hoch ist die Summe der Rechnungen von {seller}?', 'Gesamtbetrag der Rechnungen von {seller}'],
      fr: ['Quel est le total des factures de {seller} ?', 'Montant total des factures de {seller}'],
      es: ['¿Cuál es el total de las facturas de {seller}?', 'Importe total de las facturas de {seller}'],
    },
    answer: ({ invoices }, { seller }) =>
      sumOf(
        invoices.filter(({ fields }) => fields.seller_name === seller),
        'gross_total',
      ),
  },
  {
    name: 'sum of a year',
    words: {
      en: ['What is the total of all invoices in {year}?', 'How much were we invoiced on invoices of {year}?'],
      de: ['Wie hoch ist die Summe aller Rechnungen aus {year}?', 'Gesamtbetrag der Rechnungen im Jahr {year}'],
      fr: ['Quel est le total des factures de {year} ?', "Montant total des factures de l'année {year}"],
      es: ['¿Cuál es el total de las facturas de {year}?', 'Importe total de las facturas del año {year}'],
    },
    answer: ({ invoices }, { year }) =>
      sumOf(
        invoices.filter(({ fields }) => fields.date?.startsWith(year)),
        'gross_total',
      ),
  },
  {
    name: 'sum per seller',
    words: {
      en: ['What is the total amount of invoices per supplier in {year}?', 'Invoice totals by seller in {year}'],
      de: ['Gesamtbetrag der Rechnungen pro Lieferant in {year}', 'Summe der Rechnungen je Verkäufer im Jahr {year}'],
      fr: ['Montant total des factures par fournisseur en {year}', 'Total des factures par vendeur en {year}'],
      es: ['Importe total de las facturas por proveedor en {year}', 'Total de las facturas por vendedor en {year}'],
    },
    answer: ({ invoices }, { year }) => {
      const own = invoices.filter(({ fields }) => fields.date?.startsWith(year) && fields.gross_total !== undefined)
      const groups = Map.groupBy(own, ({ fields }) => fields.seller_name ?? null)
      return [...groups].flatMap(([seller, of]) => byCurrency(of, 'gross_total').map((row) => [seller, ...row]))
    },
  },
  {
    name: 'average',
    words: {
      en: ['What is the average invoice total in {currency}?', 'Average total of invoices in {currency}'],
      de: [
        'Wie hoch ist der durchschnittliche Rechnungsbetrag in {currency}?',
        'Durchschnittlicher Gesamtbetrag der Rechnungen in {currency}',
      ],
      fr: ['Quel est le montant moyen des factures en {currency} ?', 'Montant total moyen des factures en {currency}'],
      es: [
        '¿Cuál es el importe medio de las facturas en {currency}?',
        'Promedio del importe total de las facturas en {currency}',
      ],
    },
    answer: ({ invoices }, { currency }) => {
      const own = invoices.filter(({ fields }) => fields.currency === currency && fields.gross_total !== undefined)
      return [[own.reduce((sum, { fields }) => sum + (fields.gross_total ?? 0), 0) / own.length]]
    },
  },
  {
    name: 'largest invoices',
    words: {
      en: [
        'Show the 3 largest invoices in {currency}',
        'What are the three invoices with the highest total in {currency}?',
      ],
      de: [
        'Zeige die 3 größten Rechnungen in {currency}',
        'Welche drei Rechnungen in {currency} haben den höchsten Gesamtbetrag?',
      ],
      fr: [
        'Montre les 3 plus grandes factures en {currency}',
        'Quelles sont les trois factures en {currency} avec le montant total le plus élevé ?',
      ],
      es: [
        'Muestra las 3 facturas más grandes en {currency}',
        '¿Cuáles son las tres facturas en {currency} con el mayor importe total?',
      ],
    },
    answer: ({ invoices }, { currency }) =>
      largest(
        invoices.flatMap(({ fields }) => (fields.currency === currency ? (fields.gross_total ?? []) : [])),
        3,
        (total) => total,
      ).map((total) => [total]),
  },
  {
    name: 'seller with most invoices',
    words: {
      en: ['Which supplier has the most invoices?', 'Who is the seller with the most invoices?'],
      de: ['Welcher Lieferant hat die meisten Rechnungen?', 'Von welchem Verkäufer sind die meisten Rechnungen?'],
      fr: ['Quel fournisseur a le plus de factures ?', 'Quel vendeur a le plus de factures ?'],
      es: ['¿Qué proveedor tiene más facturas?', '¿Cuál es el vendedor con más facturas?'],
    },
    answer: ({ invoices }) => {
      const groups = [...Map.groupBy(invoices, ({ fields }) => fields.seller_name ?? null)]
      const [best] = groups.sort((a, b) => b[1].length - a[1].length)
      return [[best?.[0] ?? null]]
    },
  },
  {
    name: 'list above an amount',
    words: {
      en: ['Which invoices are over {amount} {currency}?', 'List invoices above {amount} {currency}'],
      de: ['Welche Rechnungen sind über {amount} {currency}?', 'Zeige Rechnungen mit mehr als {amount} {currency}'],
      fr: ['Quelles factures dépassent {amount} {currency} ?', 'Liste les factures de plus de {amount} {currency}'],
      es: ['¿Qué facturas superan {amount} {currency}?', 'Lista las facturas de más de {amount} {currency}'],
    },
    answer: ({ invoices }, { amount, currency }) =>
      invoices
        .filter(({ fields }) => fields.currency === currency && (fields.gross_total ?? 0) > Number(amount))
        .map(({ file }) => [file]),
  },
  {
    name: 'count above an amount',
    words: {
      en: [
        'How many invoices have a total of more than {amount} {currency}?',
        'How many invoices are over {amount} {currency}?',
      ],
      de: [
        'Wie viele Rechnungen haben einen Gesamtbetrag über {amount} {currency}?',
        'Wie viele Rechnungen sind höher als {amount} {currency}?',
      ],
      fr: [
        'Combien de factures ont un montant total supérieur à {amount} {currency} ?',
        'Combien de factures dépassent {amount} {currency} ?',
      ],
      es: [
        '¿Cuántas facturas tienen un importe total superior a {amount} {currency}?',
        '¿Cuántas facturas superan {amount} {currency}?',
      ],
    },
    answer: ({ invoices }, { amount, currency }) =>
      count(
        invoices.filter(({ fields }) => fields.currency === currency && (fields.gross_total ?? 0) > Number(amount)),
      ),
  },
  {
    name: 'count of a month',
    words: {
      en: ['How many invoices are from {month} {year}?', 'Number of invoices in {month} {year}'],
      de: ['Wie viele Rechnungen sind vom {month} {year}?', 'Anzahl der Rechnungen im {month} {year}'],
      fr: ['Combien de factures datent de {month} {year} ?', 'Nombre de factures en {month} {year}'],
      es: ['¿Cuántas facturas hay en {month} de {year}?', 'Número de facturas de {month} de {year}'],
    },
    answer: ({ invoices }, { year, monthNumber }) =>
      count(invoices.filter(({ fields }) => fields.date?.startsWith(`${year}-${monthNumber}`))),
  },
  {
    name: 'count per month',
    words: {
      en: ['How many invoices per month in {year}?', 'Number of invoices by month in {year}'],
      de: ['Wie viele Rechnungen pro Monat gab es {year}?', 'Anzahl der Rechnungen nach Monat in {year}'],
      fr: ['Combien de factures par mois en {year} ?', 'Nombre de factures par mois en {year}'],
      es: ['¿Cuántas facturas por mes en {year}?', 'Número de facturas por mes en {year}'],
    },
    answer: ({ invoices }, { year }) => {
      const own = invoices.filter(({ fields }) => fields.date?.startsWith(year))
      return [...Map.groupBy(own, ({ fields }) => `${fields.date?.slice(0, 7)}-01`)].map(([month, of]) => [
        month,
        of.length,
      ])
    },
  },
  {
    name: 'tax of a year',
    words: {
      en: ['What is the total tax on invoices in {year}?', 'Sum of VAT of all invoices in {year}'],
      de: [
        'Wie hoch ist die Summe der Steuer der Rechnungen in {year}?',
        'Wie viel Mehrwertsteuer haben die Rechnungen aus {year} insgesamt?',
      ],
      fr: ['Quel est le total de la TVA des factures de {year} ?', 'Somme de la TVA des factures en {year}'],
      es: ['¿Cuál es el total del IVA de las facturas de {year}?', 'Suma del IVA de las facturas en {year}'],
    },
    answer: ({ invoices }, { year }) =>
      sumOf(
        invoices.filter(({ fields }) => fields.date?.startsWith(year)),
        'tax_total',
      ),
  },
  {
    name: 'due date of an invoice',
    words: {
      en: ['When is invoice {number} due?', 'What is the due date of invoice {number}?'],
      de: ['Wann ist die Rechnung {number} fällig?', 'Was ist das Fälligkeitsdatum der Rechnung {number}?'],
      fr: ["Quelle est la date d'échéance de la facture {number} ?", "Quelle est l'échéance de la facture {number} ?"],
      es: ['¿Cuándo vence la factura {number}?', '¿Cuál es la fecha de vencimiento de la factura {number}?'],
    },
    answer: ({ invoices }, { number }) =>
      invoices.filter(({ fields }) => fields.invoice_number === number).map(({ fields }) => [fields.due_date ?? null]),
  },
  {
    name: 'seller of an invoice',
    words: {
      en: ['Who is the seller of invoice {number}?', 'Which supplier issued invoice {number}?'],
      de: ['Wer ist der Verkäufer der Rechnung {number}?', 'Welcher Lieferant hat die Rechnung {number} ausgestellt?'],
      fr: ['Quel est le vendeur de la facture {number} ?', 'Quel fournisseur a émis la facture {number} ?'],
      es: ['¿Quién es el vendedor de la factura {number}?', '¿Qué proveedor emitió la factura {number}?'],
    },
    answer: ({ invoices }, { number }) =>
      invoices
        .filter(({ fields }) => fields.invoice_number === number)
        .map(({ fields }) => [fields.seller_name ?? null]),
  },
  {
    name: 'buyer of an invoice',
    words: {
      en: ['Who is the buyer of invoice {number}?', 'What is the name of the customer of invoice {number}?'],
      de: ['Wer ist der Käufer der Rechnung {number}?', 'An welchen Kunden ging die Rechnung {number}?'],
      fr: ["Quel est l'acheteur de la facture {number} ?", 'Quel client a reçu la facture {number} ?'],
      es: ['¿Quién es el comprador de la factura {number}?', '¿Qué cliente recibió la factura {number}?'],
    },
    answer: ({ invoices }, { number }) =>
      invoices
        .filter(({ fields }) => fields.invoice_number === number)
        .map(({ fields }) => [fields.buyer_name ?? null]),
  },
  {
    name: 'total of an invoice',
    words: {
      en: ['What is the total of invoice {number}?', 'How much is invoice {number}?'],
      de: ['Wie hoch ist der Gesamtbetrag der Rechnung {number}?', 'Was ist der Bruttobetrag der Rechnung {number}?'],
      fr: ['Quel est le montant total de la facture {number} ?', 'Quel est le total de la facture {number} ?'],
      es: ['¿Cuál es el importe total de la factura {number}?', '¿Cuál es el total de la factura {number}?'],
    },
    answer: ({ invoices }, { number }) =>
      sumOf(
        invoices.filter(({ fields }) => fields.invoice_number === number),
        'gross_total',
      ),
  },
  {
    name: 'count without a due date',
    words: {
      en: ['How many invoices have no due date?', 'How many invoices are without a due date?'],
      de: ['Wie viele Rechnungen haben kein Fälligkeitsdatum?', 'Anzahl der Rechnungen ohne Fälligkeitsdatum'],
      fr: ["Combien de factures n'ont pas de date d'échéance ?", "Combien de factures sans date d'échéance ?"],
      es: ['¿Cuántas facturas no tienen fecha de vencimiento?', '¿Cuántas facturas hay sin fecha de vencimiento?'],
    },
    answer: ({ invoices }) => count(invoices.filter(({ fields }) => fields.due_date === undefined)),
  },
  {
    name: 'different sellers',
    words: {
      en: ['How many different suppliers have invoices?', 'How many distinct sellers are on the invoices?'],
      de: ['Wie viele verschiedene Lieferanten haben Rechnungen?', 'Anzahl der verschiedenen Verkäufer der Rechnungen'],
      fr: [
        'Combien de fournisseurs différents ont des factures ?',
        'Combien de vendeurs différents dans les factures ?',
      ],
      es: ['¿Cuántos proveedores diferentes tienen facturas?', '¿Cuántos vendedores distintos hay en las facturas?'],
    },
    answer: ({ invoices }) => [[new Set(invoices.map(({ fields }) => fields.seller_name?.toLowerCase())).size]],
  },
  {
    name: 'latest invoice',
    words: {
      en: ['What is the date of the latest invoice?', 'When was the most recent invoice issued?'],
      de: ['Welches Datum hat die neueste Rechnung?', 'Wann wurde die letzte Rechnung ausgestellt?'],
      fr: ['Quelle est la date de la facture la plus récente ?', 'Quand la dernière facture a-t-elle été émise ?'],
      es: ['¿Cuál es la fecha de la factura más reciente?', '¿Cuándo se emitió la última factura?'],
    },
    answer: ({ invoices }) => [
      [
        invoices
          .map(({ fields }) => fields.date ?? '')
          .sort()
          .at(-1) ?? null,
      ],
    ],
  },
  {
    name: 'sum of a buyer',
    words: {
      en: ['What is the total of invoices to {buyer}?', 'How much was invoiced to {buyer} on invoices?'],
      de: ['Wie hoch ist die Summe der Rechnungen an {buyer}?', 'Gesamtbetrag der Rechnungen an {buyer}'],
      fr: ['Quel est le total des factures pour {buyer} ?', 'Montant total des factures à {buyer}'],
      es: ['¿Cuál es el total de las facturas para {buyer}?', 'Importe total de las facturas a {buyer}'],
    },
    answer: ({ invoices }, { buyer }) =>
      sumOf(
        invoices.filter(({ fields }) => fields.buyer_name === buyer),
        'gross_total',
      ),
  },
  {
    name: 'net of a seller',
    words: {
      en: ['What is the net total of invoices from {seller}?', 'Sum of the net amount of invoices by {seller}'],
      de: [
        'Wie hoch ist die Summe der Nettobeträge der Rechnungen von {seller}?',
        'Nettobetrag aller Rechnungen von {seller}',
      ],
      fr: ['Quel est le total hors taxes des factures de {seller} ?', 'Somme du montant net des factures de {seller}'],
      es: [
        '¿Cuál es el total neto de las facturas de {seller}?',
        'Suma de la base imponible de las facturas de {seller}',
      ],
    },
    answer: ({ invoices }, { seller }) =>
      sumOf(
        invoices.filter(({ fields }) => fields.seller_name === seller),
        'net_total',
      ),
  },
  {
    name: 'items of an invoice',
    words: {
      en: ['How many line items does invoice {number} have?', 'Number of line items of invoice {number}'],
      de: ['Wie viele Positionen hat die Rechnung {number}?', 'Anzahl der Positionen der Rechnung {number}'],
      fr: ['Combien de lignes a la facture {number} ?', 'Nombre de lignes de la facture {number}'],
      es: ['¿Cuántas líneas tiene la factura {number}?', 'Número de líneas de la factura {number}'],
    },
    answer: ({ invoices }, { number }) => [
      [
        invoices
          .filter(({ fields }) => fields.invoice_number === number)
          .reduce((sum, { fields }) => sum + (fields.line_items?.length ?? 0), 0),
      ],
    ],
  },
  {
    name: 'quantity of an item',
    words: {
      en: ['What is the total quantity of "{item}"?', 'Sum of the quantity of items described as "{item}"'],
      de: [
        'Wie hoch ist die Gesamtmenge von "{item}"?',
        'Summe der Menge der Positionen mit der Beschreibung "{item}"',
      ],
      fr: [
        'Quelle est la quantité totale de « {item} » ?',
        'Somme de la quantité des lignes avec la description « {item} »',
      ],
      es: ['¿Cuál es la cantidad total de "{item}"?', 'Suma de la cantidad de las líneas con la descripción "{item}"'],
    },
    answer: ({ invoices, others }, { item }) => [
      [
        [...invoices, ...others]
          .flatMap(({ fields }) => fields.line_items ?? [])
          .filter(({ description }) => description?.toLowerCase() === item.toLowerCase())
          .reduce((sum, { quantity }) => sum + Number(quantity ?? 0), 0),
      ],
    ],
  },
  {
    name: 'sum of receipts',
    words: {
      en: ['What is the total of all receipts?', 'How much did we spend on receipts in total?'],
      de: ['Wie hoch ist die Summe aller Quittungen?', 'Gesamtbetrag aller Kassenbons'],
      fr: ['Quel est le total de tous les reçus ?', 'Somme de tous les reçus'],
      es: ['¿Cuál es el total de todos los recibos?', 'Suma de todos los recibos'],
    },
    answer: ({ receipts }) => sumOf(receipts, 'gross_total'),
  },
  {
    name: 'highest receipt',
    words: {
      en: ['Which receipt has the highest total?', 'What is the highest total of all receipts?'],
      de: ['Welche Quittung hat den höchsten Gesamtbetrag?', 'Was ist der höchste Gesamtbetrag aller Quittungen?'],
      fr: ['Quel reçu a le montant total le plus élevé ?', 'Quel est le montant total le plus élevé des reçus ?'],
      es: ['¿Qué recibo tiene el mayor importe total?', '¿Cuál es el mayor importe total de los recibos?'],
    },
    answer: ({ receipts }) => [[Math.max(...receipts.map(({ fields }) => fields.gross_total ?? 0))]],
  },
  {
    name: 'receipts since a month',
    words: {
      en: ['How many receipts are there since {month} {year}?', 'Number of receipts since {month} {year}'],
      de: ['Wie viele Quittungen gibt es seit {month} {year}?', 'Anzahl der Quittungen seit {month} {year}'],
      fr: ['Combien de reçus y a-t-il depuis {month} {year} ?', 'Nombre de reçus depuis {month} {year}'],
      es: ['¿Cuántos recibos hay desde {month} de {year}?', 'Número de recibos desde {month} de {year}'],
    },
    answer: ({ receipts }, { year, monthNumber }) =>
      count(receipts.filter(({ fields }) => (fields.date ?? '') >= `${year}-${monthNumber}-01`)),
  },
  {
    name: 'transactions of a type',
    words: {
      en: [
        'How many transactions have the type {type}?',
        'How many transactions of type "{type}" are on the bank statements?',
      ],
      de: ['Wie viele Transaktionen haben den Typ {type}?', 'Anzahl der Transaktionen mit dem Typ "{type}"'],
      fr: ['Combien de transactions ont le type {type} ?', 'Nombre de transactions de type « {type} »'],
      es: ['¿Cuántas transacciones tienen el tipo {type}?', 'Número de transacciones de tipo "{type}"'],
    },
    answer: ({ statements }, { type }) => [
      [statements.flatMap(({ fields }) => fields.transactions ?? []).filter((one) => one.type === type).length],
    ],
  },
]
