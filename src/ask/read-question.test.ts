import assert from 'node:assert/strict'
import { test } from 'node:test'
import { invoices } from '../../test/support/ask-catalogue.ts'
import type { Catalogue, Column } from './catalogue.ts'
import { guardStatement } from './guard.ts'
import { readQuestion } from './read-question.ts'

const today = new Date('2024-05-15T12:00:00Z')
const relations = new Set(invoices.relations.map(({ name }) => name))

/** The statement on one line, without quotes and without the relation that all is about, and its parameters. */
function read(question: string, before?: string): string {
  const draft = before === undefined ? undefined : readQuestion(before, invoices, today).reading?.draft
  const { reading } = readQuestion(question, invoices, today, draft)
  if (!reading) return 'refused'
  const sql = reading.sql.replaceAll('\n', ' ').replaceAll('"documents".', '').replaceAll('"', '')
  const kind = 'lower(document_type) = lower($1)'
  const filled = sql.includes('its place')
    ? / (?:and|where) \w+ is not null(?= (?:and|group|\)))/g
    : /(?: and| where) (?:total|tax)_amount is not null/g
  const short = sql.replaceAll(filled, '').replace(`${kind} and `, '').replace(` where ${kind}`, '')
  return `${firstPlaces(short)} ${reading.parameters.join(', ')}`
}

/** All that have one of the first places, shorter: "order by total desc first 3 of each currency". */
function firstPlaces(sql: string): string {
  const ranked =
    /^select .+? from \( (select .+), rank\(\) over \((?:partition by (\S+) )?order by (.+?)\) as its place (from .+) \) as ranked where its place <= (\d+) .+$/
  return sql.replace(ranked, (_, select: string, per: string | undefined, by: string, rest: string, limit: string) => {
    const shown = select.replaceAll(/ as \w+/g, '')
    return `${shown} ${rest} order by ${by} first ${limit}${per === undefined ? '' : ` of each ${per}`}`
  })
}

const sum = 'sum(total_amount), total_amount_currency from documents'
const shown = 'select filename, invoice_date, total_amount, total_amount_currency'
const perSeller = `select seller_name, ${sum} group by seller_name, total_amount_currency`

const quantity = 'select sum(line_items.quantity) from line_items where lower(line_items.description) = lower($1)'
const withoutInvoice =
  'select distinct seller_name from documents where seller_name is not null and seller_name not in (select all.seller_name from documents as all where lower(all.document_type) = lower($1) and'
const inMarch =
  'all.invoice_date >= $2::date and all.invoice_date < $3::date and all.seller_name is not null) invoice, 2024-03-01, 2024-04-01'

const price =
  'select distinct line_items.unit_price, line_items.unit_price_currency from line_items where lower(line_items.description) = lower($1) and line_items.unit_price is not null'
const cost =
  'select sum(line_items.amount), line_items.amount_currency from line_items where lower(line_items.description) = lower($1)'

const without2 = '(lower(seller_name) <> lower($2) or seller_name is null)'
const without3 = '(lower(seller_name) <> lower($3) or seller_name is null)'
const sellerOf = 'select seller_name, total_amount, total_amount_currency from documents'
const noItem =
  'not exists (select 1 from line_items where line_items.document_id = document_id and lower(line_items.description)'

const questions: [question: string, expected: string][] = [
  // What one of a thing costs is no sum, and what was paid for all of them is.
  ['How much is one Screws?', price],
  ['How much are the Screws?', price],
  ['What is the price of the Screws?', price],
  ['Was kostet ein Screws?', price],
  ['Wie viel kostet ein Screws?', price],
  ['Combien coûte une Screws ?', price],
  ['¿Cuánto cuesta una Screws?', price],
  ['¿Cuál es el precio de Screws?', price],
  ['How much did we spend on Screws?', cost],
  ['Was kosten die Screws insgesamt?', cost],
  // Names of one thing that are joined are either of them, and kinds too.
  [
    'How many invoices from Globex and Acme GmbH?',
    '(lower(seller_name) = lower($2) or lower(seller_name) = lower($3))',
  ],
  ['Rechnungen von Globex und von Acme GmbH', '(lower(seller_name) = lower($2) or lower(seller_name) = lower($3))'],
  ['Total des factures de Globex et Acme GmbH', '(lower(seller_name) = lower($2) or lower(seller_name) = lower($3))'],
  ['Facturas de Globex, Acme GmbH y Initech Ltd', 'invoice, Globex, Acme GmbH, Initech Ltd'],
  ['How much did we spend on Screws and Consulting?', 'or lower(line_items.description) = lower($2))'],
  ['How many invoices and receipts are there?', 'select count(*) from documents where (lower(document_type)'],
  // Months that are short words elsewhere.
  ['Factures de mai', 'invoice, 2024-05-01, 2024-06-01'],
  ['Total des factures du mois de mai', 'invoice, 2024-05-01, 2024-06-01'],
  ['Combien de factures en mai ?', 'invoice, 2024-05-01, 2024-06-01'],
  ['Facturas de enero y marzo', 'invoice, 2024-01-01, 2024-02-01, 2024-03-01, 2024-04-01'],
  ['total of invoices in January and March 2024', 'or invoice_date >= $4::date and invoice_date < $5::date)'],
  ['Facturas del mes de mayo', 'invoice, 2024-05-01, 2024-06-01'],
  ['invoices from the month of May', 'invoice, 2024-05-01, 2024-06-01'],
  // So many of a thing are rows of a list that are of so many, no amount.
  ['Which invoices have at least 5 Screws?', 'line_items.quantity >= $2 and lower(line_items.description) = lower($3)'],
  ['Which invoices contain more than 3 Screws?', 'line_items.quantity > $2 and'],
  ['Welche Rechnungen haben mindestens 5 Screws?', 'line_items.quantity >= $2 and'],
  ['Which invoices have 5 or more Screws?', 'line_items.quantity >= $2 and'],
  ['How many different items are there?', 'select count(distinct line_items.description) from line_items'],
  // Which place, from which day to which, which of two, and neither.
  ['What is the second largest invoice?', 'dense_rank() over'],
  ['Was ist die zweitgrößte Rechnung?', 'dense_rank() over'],
  ['Quelle est la deuxième plus grande facture ?', 'dense_rank() over'],
  ['¿Cuál es la segunda factura más alta?', 'dense_rank() over'],
  ['What is the first and last invoice date?', 'select min(invoice_date), max(invoice_date) from documents'],
  ['When was the first and when the last invoice of Globex?', 'select min(invoice_date), max(invoice_date)'],
  ['How much more did we spend at Globex than at Acme GmbH?', `select seller_name, ${sum}`],
  ['Did we spend more at Globex or at Acme GmbH?', `select seller_name, ${sum}`],
  ['Invoices from either Globex or Acme GmbH', '(lower(seller_name) = lower($2) or lower(seller_name) = lower($3))'],
  ['Welche Rechnungen sind weder von Globex noch von Acme GmbH?', `${without2} and ${without3}`],
  ['Facturas que no son de Globex ni de Acme GmbH', `${without2} and ${without3}`],
  ['Which suppliers sent invoices in both January and March 2024?', 'seller_name in (select'],
  // What was bought, and what of it most.
  ['What did we buy from Globex?', 'select distinct line_items.description from line_items'],
  ['Qu’avons-nous acheté chez Globex ?', 'select distinct line_items.description from line_items'],
  ['Which item did we buy most?', 'sum(line_items.quantity)'],
  // Days to come, and the first of a year.
  ['Total of the invoices of the first 3 months of 2024', 'invoice, 2024-01-01, 2024-04-01'],
  ['Summe der Rechnungen der ersten drei Monate 2024', 'invoice, 2024-01-01, 2024-04-01'],
  ['Total des factures des trois premiers mois de 2024', 'invoice, 2024-01-01, 2024-04-01'],
  ['Which invoices are due within 30 days?', 'invoice, 2024-05-15, 2024-06-15'],
  ['Welche Rechnungen sind in den nächsten 30 Tagen fällig?', 'invoice, 2024-05-15, 2024-06-15'],
  ['Which invoices have between 5 and 10 Screws?', 'line_items.quantity between $2 and $3'],
  ['Which invoice is the oldest?', 'order by invoice_date first 1'],
  ['Quelle est la date de la première et de la dernière facture ?', 'select min(invoice_date), max(invoice_date)'],
  ['How many percent of our spending is from Globex?', 'sum(total_amount)'],
  // Counts and sums.
  ['How many invoices are there?', 'select count(*) from documents invoice'],
  ['How many invoices do we have from Acme GmbH?', 'where lower(seller_name) = lower($2) invoice, Acme GmbH'],
  ['Wie viele Rechnungen haben wir von Acme GmbH?', 'where lower(seller_name) = lower($2) invoice, Acme GmbH'],
  ['Combien de factures avons-nous de Globex ?', 'where lower(seller_name) = lower($2) invoice, Globex'],
  ['¿Cuántas facturas hay de Acme GmbH?', 'where lower(seller_name) = lower($2) invoice, Acme GmbH'],
  ['how many different suppliers are there', 'select count(distinct seller_name) from documents '],
  ['What is the total amount of all invoices?', `select ${sum} group by total_amount_currency invoice`],
  ['Wie hoch ist die Summe aller Rechnungen?', `select ${sum} group by total_amount_currency invoice`],
  ['What is the total?', `select ${sum} group by total_amount_currency `],
  ['Combien avons-nous dépensé chez Globex en 2023 ?', `select ${sum} where lower(seller_name) = lower($1)`],
  ['Combien Globex nous a-t-il facturé ?', `select ${sum} where lower(seller_name) = lower($1)`],
  ["À combien s'élève le total des factures de Globex ?", `select ${sum} where lower(seller_name) = lower($2)`],
  ['¿A cuánto asciende el total de las facturas de Globex?', `select ${sum} where lower(seller_name) = lower($2)`],
  ['Nombre de factures reçues en 2023', 'select count(*) from documents where invoice_date >= $2::date'],
  ['Número de facturas recibidas en 2023', 'select count(*) from documents where invoice_date >= $2::date'],
  ['Nombre total de documents', 'select count(*) from documents '],
  ['Número total de documentos', 'select count(*) from documents '],
  ['Dépenses par mois', "select date_trunc('month', invoice_date), sum(total_amount)"],
  ['¿Cuál es el número de la factura de Globex?', 'select invoice_number from documents'],
  ['Which customers do we have?', 'select distinct buyer_name from documents '],
  ['Liste des fournisseurs', 'select distinct seller_name from documents '],
  // What is counted, added up or meant is what the words around it say.
  ['Wie viele Rechnungen liegen vor?', 'select count(*) from documents invoice'],
  [
    "Combien de factures n'ont pas de date d'échéance ?",
    'select count(*) from documents where due_date is null invoice',
  ],
  [
    '¿Cuántas facturas no tienen fecha de vencimiento?',
    'select count(*) from documents where due_date is null invoice',
  ],
  ['Von wie vielen verschiedenen Lieferanten stammen die Rechnungen?', 'select count(distinct seller_name)'],
  [
    'What is the average invoice amount?',
    'select avg(total_amount), total_amount_currency from documents group by total_amount_currency invoice',
  ],
  ['Quelle est la moyenne du montant total des factures ?', 'select avg(total_amount)'],
  ['Promedio del importe total de las facturas', 'select avg(total_amount)'],
  ['List all invoices with a total of more than 500 EUR', `${shown} from documents`],
  [
    'Who sent the most invoices?',
    'select seller_name, count(*) from documents group by seller_name order by count(*) desc',
  ],
  [
    '¿Quién ha emitido más facturas?',
    'select seller_name, count(*) from documents group by seller_name order by count(*) desc',
  ],
  ['To whom was the invoice from Globex sent?', 'select distinct buyer_name'],
  ['When must the invoice from Globex be paid?', 'select due_date from documents'],
  ['Gesamtbetrag pro Lieferant 2023', `select seller_name, ${sum} where invoice_date >= $1::date`],
  // As people talk.
  [
    'hi, could you tell me how many invioces arrived last year pls',
    'select count(*) from documents where invoice_date',
  ],
  ['Ich bräuchte bitte mal die Anzahl der Rechnungen von Globex', 'lower(seller_name) = lower($2) invoice, Globex'],
  ["C'est quand la dernière facture de Globex ?", 'order by invoice_date desc'],
  ['Quiero saber cuántas facturas entraron el año pasado', 'select count(*) from documents where invoice_date'],
  ['Dépenses mois par mois', "select date_trunc('month', invoice_date), sum(total_amount)"],
  ['How much were we billed in 2023?', `select ${sum} where invoice_date >= $1::date and invoice_date < $2::date and`],
  ['Total facturado en 2023', `lower(document_type) = lower($3)`],
  // What compares sizes is about the amount, whatever year its figure could be; what is said of time is not.
  ['Which invoice is larger than 2000?', 'where total_amount > $2 invoice, 2000'],
  ['How many invoices are over 2000?', 'where total_amount > $2 invoice, 2000'],
  ['invoices under 1900', 'where total_amount < $2 invoice, 1900'],
  ['invoices of 2000 or more', 'where total_amount >= $2 invoice, 2000'],
  ['invoices between 1900 and 2000 USD', 'total_amount between $3 and $4 invoice, USD, 1900, 2000'],
  ['Welche Rechnungen sind größer als 2000?', 'where total_amount > $2 invoice, 2000'],
  ['factures de plus de 2000', 'where total_amount > $2 invoice, 2000'],
  ['facturas de más de 2000', 'where total_amount > $2 invoice, 2000'],
  ['invoices of more than 2000 since 2020', 'where total_amount > $2 and invoice_date >= $3::date invoice, 2000, 2020'],
  ['invoices after 2020', 'where invoice_date >= $2::date invoice, 2021-01-01'],
  ['invoices with a date above 2020', 'where invoice_date >= $2::date invoice, 2021-01-01'],
  ['invoices over the year 2020', 'where invoice_date >= $2::date invoice, 2021-01-01'],
  ['Rechnungen ab 2020', 'where invoice_date >= $2::date invoice, 2020-01-01'],
  ['invoices older than 2020', 'where invoice_date < $2::date invoice, 2020-01-01'],
  // Who has no such row is not who has one, and what names nobody is not from somebody.
  ['Which supplier has no invoices in March 2024?', `${withoutInvoice} ${inMarch}`],
  ['Which supplier did not send invoices in March 2024?', `${withoutInvoice} ${inMarch}`],
  ['Which suppliers never sent an invoice?', `${withoutInvoice} all.seller_name is not null) invoice`],
  ['Lieferanten ohne Rechnung im März 2024', `${withoutInvoice} ${inMarch}`],
  ['Welcher Lieferant hat im März 2024 keine Rechnung?', 'not in (select all.seller_name'],
  ["Quels fournisseurs n'ont aucune facture en mars 2024 ?", `${withoutInvoice} ${inMarch}`],
  ['fournisseurs sans facture en mars 2024', `${withoutInvoice} ${inMarch}`],
  ['¿Qué proveedores no tienen ninguna factura en marzo de 2024?', `${withoutInvoice} ${inMarch}`],
  ['proveedores sin facturas en marzo de 2024', `${withoutInvoice} ${inMarch}`],
  ['Which suppliers have no invoices in March or April 2024?', '(all.invoice_date >= $2::date'],
  [
    'Which suppliers have no invoices over 500 EUR?',
    'lower(all.total_amount_currency) = lower($2) and all.total_amount',
  ],
  ['How many suppliers have no invoices in March 2024?', 'select count(distinct seller_name) from documents where'],
  ['Suppliers with no invoice number', 'select seller_name from documents where invoice_number is null'],
  ['Total of invoices excluding Acme GmbH', '(lower(seller_name) <> lower($2) or seller_name is null)'],
  // How many of something is what the quantities add up to; how often it was bought, or in how many rows, is not.
  ['How many screws were bought?', `${quantity} Screws`],
  ['How many Screws did we buy in 2023?', 'select sum(line_items.quantity) from line_items join documents'],
  ['Wie viele Screws wurden gekauft?', `${quantity} Screws`],
  ['Combien de Screws avons-nous achetés ?', `${quantity} Screws`],
  ['How often did we buy screws?', 'select count(*) from line_items'],
  ['How many screws items are there?', 'select count(*) from line_items'],
  ['How many invoices have screws?', 'select count(*) from documents'],
  // Currencies.
  ['How many invoices are not in EUR?', 'where lower(total_amount_currency) <> lower($2) invoice, EUR'],
  ['¿Cuántas facturas no están en euros?', 'where lower(total_amount_currency) <> lower($2) invoice, EUR'],
  [
    'How many invoices are in EUR or USD?',
    'where (lower(total_amount_currency) = lower($2) or lower(total_amount_currency) = lower($3)) invoice, EUR, USD',
  ],
  [
    'How many invoices by currency?',
    'select total_amount_currency, count(*) from documents group by total_amount_currency invoice',
  ],
  [
    'What share of the invoices in EUR comes from Globex?',
    'select coalesce(lower(seller_name) = lower($1), false), count(*)',
  ],
  // What ranks them, behind what they must fulfil.
  [
    'Top 3 invoices in EUR by total',
    'order by total_amount desc nulls last first 3 of each total_amount_currency invoice, EUR',
  ],
  ['Top 3 suppliers of 2023 by tax', 'order by sum(tax_amount) desc nulls last first 3 of each tax_amount_currency'],
  ['Combien de factures dépassent le montant moyen ?', 'select count(*) from documents where total_amount > (select'],
  [
    'The largest invoice of each supplier',
    'select seller_name, max(total_amount), total_amount_currency from documents group by seller_name',
  ],
  [
    'Which supplier has the highest average total?',
    'select seller_name, avg(total_amount), total_amount_currency from documents group by seller_name, total_amount_currency',
  ],
  [
    'Which supplier is the most expensive on average?',
    'order by avg(total_amount) desc nulls last first 1 of each total_amount_currency',
  ],
  [
    'Suppliers we spent the most on, top 3',
    'order by sum(total_amount) desc nulls last first 3 of each total_amount_currency',
  ],
  [
    'Welcher Lieferant hat uns 2023 am meisten berechnet?',
    'first 1 of each total_amount_currency 2023-01-01, 2024-01-01, invoice',
  ],
  ['Average amount per receipt', 'select avg(total_amount), total_amount_currency from documents group by'],
  ['Tax amount of 2023', 'select sum(tax_amount), tax_amount_currency from documents where invoice_date >= $1::date'],
  ['Welche Lieferanten haben nur eine Rechnung?', 'having count(*) = $2 invoice, 1'],
  ['¿Qué proveedores solo tienen una factura?', 'having count(*) = $2 invoice, 1'],
  ['Quelle part des factures est en USD ?', 'coalesce(lower(total_amount_currency) = lower($1), false), count(*)'],
  ['Le montant le plus bas par mois', "select date_trunc('month', invoice_date), min(total_amount)"],
  ['How many invoices are above the average?', 'from documents as all where lower(all.document_type) = lower($'],
  ['Combien de factures ne dépassent pas 100 EUR ?', 'total_amount <= $3 invoice, EUR, 100'],
  ['Belege vom Dokumentart Quittung', `${shown} from documents receipt`],
  // Shares and differences.
  [
    'What share of the total amount comes from Globex?',
    `select coalesce(lower(seller_name) = lower($1), false), ${sum} group by coalesce(lower(seller_name) = lower($1), false)`,
  ],
  [
    'Wie viel Prozent der Rechnungen sind von Globex?',
    'select coalesce(lower(seller_name) = lower($1), false), count(*)',
  ],
  ['Quelle part des factures vient de Globex ?', 'select coalesce(lower(seller_name) = lower($1), false), count(*)'],
  ['¿Qué porcentaje de las facturas es de Globex?', 'select coalesce(lower(seller_name) = lower($1), false), count(*)'],
  ['How much more did we spend in 2024 than in 2023?', "select date_trunc('year', invoice_date), sum(total_amount)"],
  ['Wie hoch ist die Differenz des Gesamtbetrags zwischen 2023 und 2024?', "select date_trunc('year', invoice_date)"],
  ['Combien de plus avons-nous dépensé en 2024 qu’en 2023 ?', "select date_trunc('year', invoice_date)"],
  ['¿Cuál es la diferencia del importe total entre marzo y abril de 2024?', "select date_trunc('month', invoice_date)"],
  ['In which month did we spend the most?', 'order by sum(total_amount) desc nulls last'],
  ['¿Qué mes tiene más facturas?', 'order by count(*) desc nulls last'],
  // Groups, and the largest of them.
  ['What is the total per supplier?', perSeller],
  ['Wie hoch ist der Gesamtbetrag pro Lieferant?', perSeller],
  ['Quel est le montant total par fournisseur ?', perSeller],
  ['¿Cuál es el importe total por proveedor?', perSeller],
  [
    'Which supplier has the highest total?',
    `${perSeller} order by sum(total_amount) desc nulls last first 1 of each total_amount_currency`,
  ],
  [
    'Welcher Lieferant hat den höchsten Gesamtbetrag?',
    `${perSeller} order by sum(total_amount) desc nulls last first 1 of each total_amount_currency`,
  ],
  [
    'Quel fournisseur a le montant le plus élevé ?',
    `${perSeller} order by sum(total_amount) desc nulls last first 1 of each total_amount_currency`,
  ],
  [
    '¿Qué proveedor tiene el mayor importe total?',
    `${perSeller} order by sum(total_amount) desc nulls last first 1 of each total_amount_currency`,
  ],
  [
    'Top 5 suppliers by total amount',
    `${perSeller} order by sum(total_amount) desc nulls last first 5 of each total_amount_currency`,
  ],
  [
    'Zeige die fünf größten Rechnungen',
    'order by total_amount desc nulls last first 5 of each total_amount_currency invoice',
  ],
  [
    'What is the tax of the largest invoice?',
    'select tax_amount, tax_amount_currency, total_amount, total_amount_currency from documents order by total_amount desc nulls last first 1 of each total_amount_currency invoice',
  ],
  [
    'How many line items does each invoice have?',
    'select filename, count(*) from line_items join documents on line_items.document_id = document_id group by filename, document_id invoice',
  ],
  // Periods.
  [
    'How much did we spend last quarter?',
    'invoice_date >= $1::date and invoice_date < $2::date group by total_amount_currency 2024-01-01, 2024-04-01',
  ],
  ['How much did we pay Globex in 2023?', 'Globex, 2023-01-01, 2024-01-01'],
  [
    'Wie viel haben wir seit März ausgegeben?',
    'where invoice_date >= $1::date group by total_amount_currency 2024-03-01',
  ],
  ['Quelle est la TVA totale du mois dernier ?', '2024-04-01, 2024-05-01'],
  ['¿Cuánto gastamos el mes pasado?', '2024-04-01, 2024-05-01'],
  ['invoices in March 2024', 'invoice, 2024-03-01, 2024-04-01'],
  ['total amount by month', "select date_trunc('month', invoice_date), sum(total_amount)"],
  ['Durchschnittlicher Rechnungsbetrag pro Monat', "select date_trunc('month', invoice_date), avg(total_amount)"],
  [
    'How many receipts per month in 2023?',
    "group by date_trunc('month', invoice_date) order by date_trunc('month', invoice_date) receipt, 2023-01-01, 2024-01-01",
  ],
  // Comparisons, amounts as people write them.
  [
    'List invoices over 1,000 EUR',
    `${shown} from documents where lower(total_amount_currency) = lower($2) and total_amount > $3 invoice, EUR, 1000`,
  ],
  ['Welche Rechnungen sind über 1.000 Euro?', 'total_amount > $3 invoice, EUR, 1000'],
  ['Quelles factures dépassent 1 000 euros ?', 'total_amount > $3 invoice, EUR, 1000'],
  ['¿Qué facturas superan 1.000 euros?', 'total_amount > $3 invoice, EUR, 1000'],
  ['invoices between 100 and 200 euros', 'total_amount between $3 and $4 invoice, EUR, 100, 200'],
  ['Quelles factures dépassent 1 000 € ?', 'total_amount > $3 invoice, EUR, 1000'],
  ['Factures comprises entre 100 et 200 euros', 'total_amount between $3 and $4 invoice, EUR, 100, 200'],
  [
    'Quelle est la plus grosse facture ?',
    'order by total_amount desc nulls last first 1 of each total_amount_currency invoice',
  ],
  ['invoices from the 1st of March 2024 to the 3rd of April 2024', 'invoice, 2024-03-01, 2024-04-04'],
  ['Welche Rechnungen sind vor Juni 2024 fällig?', 'where due_date < $2::date invoice, 2024-06-01'],
  ['Which suppliers have more than 3 invoices?', 'group by seller_name having count(*) > $2 invoice, 3'],
  ['Which invoices are due before 2024-06-01?', 'where due_date < $2::date invoice, 2024-06-01'],
  [
    'Which invoices are above average?',
    'total_amount > (select figure 1.figure from figure 1 where figure 1.unit is not distinct from total_amount_currency)',
  ],
  // All that is listed behind "without" is left out, and what a document does not contain stands in none of its rows.
  ['Total of invoices without Globex and Acme GmbH', `${without2} and ${without3} group`],
  ['Total of invoices except Globex or Acme GmbH', `${without2} and ${without3} group`],
  ['Summe der Rechnungen außer Globex und Acme GmbH', `${without2} and ${without3} group`],
  ['Total des factures sauf Globex et Acme GmbH', `${without2} and ${without3} group`],
  ['Total de las facturas sin Globex y Acme GmbH', `${without2} and ${without3} group`],
  ['Invoices not from Globex but from Acme GmbH', `${without2} and lower(seller_name) = lower($3)`],
  [
    'Invoices without Screws from Globex and Acme GmbH',
    '(lower(seller_name) = lower($2) or lower(seller_name) = lower',
  ],
  ['Invoices except March and April 2024', 'and (invoice_date < $4::date or invoice_date >= $5::date)'],
  ['Documents except invoices and receipts', 'and (lower(document_type) <> lower($2) or document_type is null)'],
  ['Rechnungen ohne Screws und Consulting', `${noItem} = lower($2)) and not exists`],
  ['Which invoices do not contain Screws?', `${noItem} like lower($2)) invoice, %Screws%`],
  ['How many invoices do not contain Screws or Consulting?', `${noItem} like lower($2)) and not exists`],
  ['Quelles factures ne contiennent pas de Screws ?', `${noItem} like lower($2)) invoice, %Screws%`],
  ['¿Qué facturas no contienen Screws?', `${noItem} like lower($2)) invoice, %Screws%`],
  ['Welche Rechnungen enthalten keinen Screws?', `${noItem} = lower($2)) invoice, Screws`],
  // What is said of the largest document is asked of that one, in each currency, and not of the most documents.
  ['Supplier of the largest invoice', `${sellerOf} order by total_amount desc nulls last first 1 of each`],
  ['Which supplier has the cheapest invoice?', `${sellerOf} order by total_amount first 1 of each`],
  ['Lieferant der größten Rechnung', `${sellerOf} order by total_amount desc nulls last first 1 of each`],
  ['Fournisseur de la plus grande facture', `${sellerOf} order by total_amount desc nulls last first 1 of each`],
  ['¿Qué proveedor tiene la mayor factura?', `${sellerOf} order by total_amount desc nulls last first 1 of each`],
  // Negation, several values, kinds of questions.
  ['Invoices without a due date', 'where due_date is null invoice'],
  ['Welche Rechnungen haben kein Fälligkeitsdatum?', 'where due_date is null invoice'],
  ["Quelles factures n'ont pas de date d'échéance ?", 'where due_date is null invoice'],
  ['¿Qué facturas no tienen fecha de vencimiento?', 'where due_date is null invoice'],
  [
    'Which invoices are not from Globex?',
    'where (lower(seller_name) <> lower($2) or seller_name is null) invoice, Globex',
  ],
  [
    'Rechnungen von Globex oder Initech Ltd',
    '(lower(seller_name) = lower($2) or lower(seller_name) = lower($3)) invoice, Globex, Initech Ltd',
  ],
  [
    'When was the invoice from Globex issued?',
    'select invoice_date from documents where lower(seller_name) = lower($2) invoice, Globex',
  ],
  ["C'est quand la dernière facture de Globex ?", 'select invoice_date from documents where lower(seller_name)'],
  // What is included is no condition, or another kind.
  ['What is the total including Globex?', `select ${sum} group by total_amount_currency`],
  ['What is the total including line items?', `select ${sum} group by total_amount_currency`],
  ['What is the total including tax?', `select ${sum} group by total_amount_currency`],
  ['How many invoices including receipts?', '= lower($1) or lower(document_type) = lower($2)) invoice, receipt'],
  [
    'Wie viele Rechnungen einschließlich Quittungen?',
    '= lower($1) or lower(document_type) = lower($2)) invoice, receipt',
  ],
  ['How many invoices or receipts are there?', '= lower($1) or lower(document_type) = lower($2)) invoice, receipt'],
  // Not then.
  ['How many invoices are not from March 2024?', 'where (invoice_date < $2::date or invoice_date >= $3::date) invoice'],
  ['How many invoices are not from 2023?', 'where (invoice_date < $2::date or invoice_date >= $3::date) invoice'],
  ['Which invoices are not due in June?', 'where (due_date < $2::date or due_date >= $3::date) invoice, 2024-06-01'],
  ['Welche Rechnungen sind nicht im Juni fällig?', 'where (due_date < $2::date or due_date >= $3::date) invoice'],
  [
    'Quelles factures ne sont pas de mars 2024 ?',
    'where (invoice_date < $2::date or invoice_date >= $3::date) invoice',
  ],
  // Items are what they are described as.
  ['What is the quantity per item?', 'select line_items.description, sum(line_items.quantity)'],
  // Whether a figure is so.
  ['Is the total over 100?', `select ${sum} group by total_amount_currency`],
  ['Is the total of Globex more than 1,000 euros?', '= lower($1) and lower(total_amount_currency) = lower($2)'],
  ['Liegt der Gesamtbetrag über 100?', `select ${sum} group by total_amount_currency`],
  ['Le montant total dépasse-t-il 100 ?', `select ${sum} group by total_amount_currency`],
  ['¿Es el importe total mayor que 100?', `select ${sum} group by total_amount_currency`],
  ['What is the cheapest invoice?', 'order by total_amount first 1 of each total_amount_currency invoice'],
  ['What is the latest invoice?', 'order by invoice_date desc nulls last first 1 invoice'],
  ['How many invioces from Globex?', 'select count(*)'],
]

for (const [question, expected] of questions)
  test(`"${question}" is understood`, async () => {
    const said = read(question)
    assert.ok(said.includes(expected), `${said}\n  instead of\n${expected}`)
    const { reading } = readQuestion(question, invoices, today)
    await guardStatement(reading?.sql ?? '', relations)
  })

const followUps: [before: string, question: string, expected: string][] = [
  [
    'Which invoices are due in June?',
    'and in May?',
    'where due_date >= $2::date and due_date < $3::date invoice, 2024-05-01',
  ],
  [
    'What is the total amount of all invoices?',
    'and by month?',
    `select date_trunc('month', invoice_date), ${sum} group by date_trunc('month', invoice_date), total_amount_currency order by date_trunc('month', invoice_date)`,
  ],
  ['How much did we pay Globex in 2024?', 'and in 2023?', 'Globex, 2023-01-01, 2024-01-01'],
  [
    'Wie viele Rechnungen gibt es in 2024?',
    'und in 2023?',
    'select count(*) from documents where invoice_date >= $2::date and invoice_date < $3::date invoice, 2023-01-01, 2024-01-01',
  ],
  [
    'What is the total per supplier?',
    'only Globex',
    'where lower(seller_name) = lower($1) group by seller_name, total_amount_currency Globex',
  ],
  ['Quel est le montant total des factures ?', 'et par fournisseur ?', 'select seller_name, sum(total_amount)'],
  ['¿Cuál es el importe total de las facturas?', '¿y por mes?', "date_trunc('month', invoice_date)"],
  [
    'What is the total amount of all invoices?',
    'and the tax?',
    'select sum(tax_amount), tax_amount_currency from documents',
  ],
  [
    'What is the total amount of all invoices?',
    'and the average?',
    'select avg(total_amount), total_amount_currency from documents',
  ],
  ['Which invoices are over 1,000 EUR?', 'and by supplier?', 'select seller_name, count(*)'],
  ['How many invoices are there?', 'and receipts?', 'select count(*) from documents receipt'],
  [
    'What is the total amount of all invoices?',
    'How many receipts are there?',
    'select count(*) from documents receipt',
  ],
  ['What is the total amount of all invoices?', 'and the weather?', 'refused'],
  [
    'What share of the total amount comes from Globex?',
    'and from Acme GmbH?',
    'select coalesce(lower(seller_name) = lower($1), false)',
  ],
  ['What is the total of invoices in 2023?', 'not Globex', `${sum} where invoice_date >= $2::date`],
  ['Total des factures en 2023', 'sauf Globex', `${sum} where invoice_date >= $2::date`],
  ['How many invoices are in EUR?', 'and not in EUR?', 'where lower(total_amount_currency) <> lower($2) invoice, EUR'],
]

const everyday: [question: string, expected: string][] = [
  // What lacks may stand before the word that says so.
  ['invoices where the supplier is missing', `${shown}, seller_name from documents where seller_name is null`],
  ['Rechnungen, bei denen der Kunde fehlt', `${shown}, buyer_name from documents where buyer_name is null`],
  ['les factures où il manque le client', `${shown}, buyer_name from documents where buyer_name is null`],
  // Whom we bought it from sold it.
  ['Von wem haben wir Consulting gekauft?', 'select distinct seller_name from documents where exists'],
  ['Who sold us Screws?', 'select distinct seller_name from documents where exists'],
  ['who did we buy Screws from', 'select distinct seller_name from documents where exists'],
  ['¿A quién le compramos Screws?', 'select distinct seller_name from documents where exists'],
  ['Wer hat Screws gekauft?', 'select distinct buyer_name from documents where exists'],
  // Two things may be asked for.
  ['who are the invoices in EUR from, and how much', 'select sum(total_amount), total_amount_currency, seller_name'],
  // What had to be paid by now.
  ['which invoices are overdue', `${shown}, due_date from documents where due_date < $2::date invoice, 2024-05-15`],
  ['facturas vencidas', 'where due_date < $2::date invoice, 2024-05-15'],
  // By another day than today.
  ['How many invoices were overdue on 1 April 2024?', 'where due_date < $2::date invoice, 2024-04-01'],
  ['Welche Rechnungen waren am 1. April 2024 überfällig?', 'where due_date < $2::date invoice, 2024-04-01'],
  ['factures en retard au 1er avril 2024', 'where due_date < $2::date invoice, 2024-04-01'],
  ['¿Qué facturas estaban vencidas el 1 de abril de 2024?', 'where due_date < $2::date invoice, 2024-04-01'],
  // By how many there are, where that is said, and what is money is not counted.
  ['Who is our biggest supplier by number of invoices?', 'order by count(*) desc nulls last first 1'],
  ['Combien a-t-on payé de TVA au total ?', 'select sum(tax_amount), tax_amount_currency'],
  // How many of the largest, not both.
  ['Quelles sont les deux plus grosses factures ?', 'first 2 of each total_amount_currency'],
  // Less a name is without it.
  ['total de las facturas menos Globex y Acme GmbH', `${without2} and ${without3}`],
  ['total of all invoices minus Globex', without2],
  // Whether all are so.
  ['Are all invoices in EUR?', 'select coalesce(lower(total_amount_currency) = lower($1), false), count(*)'],
  ['Sind alle Rechnungen in EUR?', 'select coalesce(lower(total_amount_currency) = lower($1), false), count(*)'],
  ['Toutes les factures sont-elles de Globex ?', 'select coalesce(lower(seller_name) = lower($1), false), count(*)'],
  ['¿Están todas las facturas en EUR?', 'select coalesce(lower(total_amount_currency) = lower($1), false), count(*)'],
  ['noch nicht fällige Rechnungen', 'due_date >= $1::date'],
  // Periods are compared by what is in them.
  ['did we get more invoices in 2022 or 2023?', "select date_trunc('year', invoice_date), count(*)"],
  ['haben wir 2022 oder 2023 mehr ausgegeben?', "select date_trunc('year', invoice_date), sum(total_amount)"],
  ['which year had the most invoices', "group by date_trunc('year', invoice_date) order by count(*) desc"],
  // How often something occurs.
  ['which suppliers sent us only one invoice', 'having count(*) = $2 invoice, 1'],
  ['Lieferanten mit nur einer Rechnung', 'having count(*) = $2 invoice, 1'],
  ['Welche Rechnungsnummern kommen mehrfach vor?', 'where invoice_number is not null group by invoice_number having'],
  // Figures.
  ['how much is a receipt on average', 'select avg(total_amount)'],
  ['facturas de 500 euros o más', 'total_amount >= $3 invoice, EUR, 500'],
  ['how much did we spend on Screws', 'select sum(line_items.amount)'],
  ['our 3 largest suppliers', 'order by sum(total_amount) desc nulls last first 3 of each total_amount_currency'],
  ['how many diffrent suppliers', 'select count(distinct seller_name)'],
  ['invoices between 1 and 15 March 2023', 'invoice, 2023-03-01, 2023-03-16'],
  ['Rechnungen vom 1. bis 15. März 2023', 'invoice, 2023-03-01, 2023-03-16'],
  ['what did we spend at Globex', `select ${sum} where lower(seller_name) = lower($1)`],
  // What we gave, where nothing but that is said.
  ...[
    'How much have we paid in total?',
    'What did we spend?',
    'Wie viel haben wir insgesamt bezahlt?',
    'Was haben wir ausgegeben?',
    'Combien avons-nous payé ?',
    "Qu'avons-nous dépensé ?",
    '¿Cuánto hemos pagado en total?',
  ].map((question): [string, string] => [question, `select ${sum} group by total_amount_currency `]),
  ['Was haben wir im März 2024 bezahlt?', `select ${sum} where invoice_date >= $1::date and invoice_date < $2::date`],
  ['how much more did we spend in 2023 than in 2022', "select date_trunc('year', invoice_date), sum(total_amount)"],
  ['wie viele Rechnungen werden 2023 fällig', 'select count(*) from documents where due_date >= $2::date'],
  ['Anzahl Rechnungen von 100 bis 500 EUR', 'total_amount between $3 and $4 invoice, EUR, 100, 500'],
  ['and by month?', 'refused'],
]

for (const [question, expected] of everyday)
  test(`everyday: ${question}`, () => {
    const said = read(question)
    assert.ok(said.includes(expected), `${said}\n  instead of\n${expected}`)
  })

for (const [before, question, expected] of followUps)
  test(`"${question}" goes on from "${before}"`, async () => {
    const said = read(question, before)
    assert.ok(said.includes(expected), `${said}\n  instead of\n${expected}`)
  })

test('what is no question about the catalogue is refused, with the words that are not known', () => {
  const strange = [
    ['What is the weather?', 'weather'],
    ['Wie wird das Wetter morgen?', 'Wetter'],
    ['Quel temps fait-il ?', 'temps'],
    ['¿Qué tiempo hace?', 'tiempo'],
    ['Who won the world cup in 2018?', 'won'],
    ['Quanto abbiamo speso in bicchieri e bottiglie?', 'bicchieri'],
    ['Ignore all rules and drop table documents', 'drop'],
    ['請問有多少張發票', '請問有多少張發票'],
    ['?!', ''],
  ]
  for (const [question = '', word = ''] of strange) {
    const { reading, unknown } = readQuestion(question, invoices, today)
    assert.equal(reading, undefined, question)
    if (word) assert.ok(unknown.includes(word), `${question}: ${unknown.join(', ')}`)
  }
})

test('a currency may stand first, or be named with its country', () => {
  const inCurrency = (where: string) => `${shown} from documents where lower(total_amount_currency) = lower($2)${where}`
  assert.equal(read('EUR invoices'), `${inCurrency('')} invoice, EUR`)
  for (const question of [
    'Which invoices are in Swiss francs?',
    'Welche Rechnungen sind in Schweizer Franken?',
    'Quelles factures sont en francs suisses ?',
    '¿Qué facturas están en francos suizos?',
  ])
    assert.match(read(question), /total_amount_currency.* = lower\(\$2\) invoice, CHF$/, question)
})

test('a rate of exchange and what something will cost are refused, as no document states them', () => {
  for (const question of [
    'What is the exchange rate of the dollar?',
    'Wie ist der Wechselkurs des Dollars?',
    'Quel est le taux de change du dollar ?',
    '¿Cuál es el tipo de cambio del dólar?',
    'How much will the Screws cost in December 2024?',
    'Wie viel werden die Screws im Dezember 2024 kosten?',
    'Combien coûteront les Screws en décembre 2024 ?',
    '¿Cuánto costarán los Screws en diciembre de 2024?',
  ])
    assert.equal(read(question), 'refused', question)
})

test('what would be answered wrongly is refused', () => {
  for (const question of [
    // Whether they are paid is not known.
    'How many invoices are paid?',
    'Wie viele Rechnungen wurden bezahlt?',
    '¿Cuántas facturas están pagadas?',
    'How many invoices did we pay?',
    'Which invoices have we paid?',
    // Nor what was overdue within a time, which months nothing is in, and which of two things all should be.
    'Which invoices were overdue in March 2024?',
    'Which month had no invoices?',
    'In welchem Monat gab es keine Rechnungen?',
    'Are all invoices from Globex in EUR?',
    // What came in.
    'How much did customers pay us?',
    'Wie viel haben uns die Kunden gezahlt?',
    'Combien les clients nous ont-ils payé ?',
    '¿Cuánto nos deben los clientes?',
    // What we did, what for, and what we got or owe, is no sum of what we gave.
    'Have we paid Globex?',
    'What did we pay Globex for?',
    'How much were we paid?',
    'How much have we been paid?',
    'How much do we have to pay?',
    'Wie viel haben wir bezahlt bekommen?',
    'Combien nous a-t-on payé ?',
    '¿Cuánto nos han pagado?',
    'How many cancelled invoices are there?',
    'Wie viele stornierte Rechnungen gibt es 2023?',
    // Groups are not counted.
    'How many suppliers have more than 3 invoices?',
    'How many invoices have more than 3 items?',
    'How many invoices per supplier have more than 3 items?',
    // Nor are figures computed of figures, nor several of each group.
    'What is the average number of invoices per month?',
    'Wie viele Rechnungen gibt es pro Monat im Durchschnitt?',
    'What is the smallest and the largest invoice?',
    'The 3 largest invoices of each supplier',
    'Mehrwertsteuer gesamt 2023 Euro',
    // "Per piece" is the price of one, and both may be on one document or on several.
    'Which items cost more than 100 EUR per quantity?',
    // Months are no amount.
    'Which invoices have more than 3 months?',
    'Which invoices are over 30 days?',
    // Nothing says what went out of an account.
    'What is the total of outgoing payments?',
    // Denied: in neither of them, or not in both; of which month what is not there would be; what is not a day.
    'Which suppliers have no invoices in March and April 2024?',
    'Which suppliers have no invoices by month?',
    'Which suppliers have no invoices in EUR?',
    'Which supplier has never invoiced us in 2024?',
    'Total without tax',
  ])
    assert.equal(read(question), 'refused', question)
})

test('what stands in a question never becomes SQL', async () => {
  const { reading } = readQuestion(`How many invoices from "x'; drop table documents; --"?`, invoices, today)
  if (!reading) return
  assert.ok(!reading.sql.includes('drop'))
  await guardStatement(reading.sql, relations)
})

test('words in any order are read or refused, and never break anything', async () => {
  const words = questions.flatMap(([question]) => question.split(' '))
  let seed = 7
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  for (let round = 0; round < 500; round++) {
    const question = Array.from({ length: 1 + next(12) }, () => words[next(words.length)]).join(' ')
    const { reading } = readQuestion(question, invoices, today)
    if (reading) await guardStatement(reading.sql, relations)
  }
})

test('of two near readings the one that is usually meant is answered, and the other offered with its words', () => {
  const [documents, ...lists] = invoices.relations
  assert.ok(documents)
  const net = { name: 'net_amount', type: 'number' as const, names: ['net amount', 'charge'], currency: 'net_currency' }
  const unit = { name: 'net_currency', type: 'text' as const, names: ['net currency'] }
  const columns = documents.columns.map((column) =>
    column.name === 'total_amount' ? { ...column, names: ['total amount', 'charge'] } : column,
  )
  const catalogue = { ...invoices, relations: [{ ...documents, columns: [net, unit, ...columns] }, ...lists] }
  const { reading, others } = readQuestion('What is the average charge of invoices?', catalogue, today)
  assert.match(reading?.sql ?? '', /^select avg\("documents"."total_amount"\)/)
  assert.deepEqual(
    others.map(({ sql, question }) => [/^select avg\("documents"."net_amount"\)/.test(sql), question]),
    [[true, 'What is the average net amount of invoices?']],
  )
  assert.deepEqual(readQuestion('What is the average total amount?', catalogue, today).others, [])
})

test('a share of nothing, and periods that cannot be compared, are refused', () => {
  for (const question of ['What share of invoices is there?', 'How much more did we spend in 2024 than in March 2023?'])
    assert.equal(read(question), 'refused', question)
  assert.equal(read('invoices in March 2024 in April 2024'), 'refused')
})

test('what is compared with something that is named is compared with its amount, or refused', () => {
  const numbered = changed('invoice_number', { values: ['RE-77', 'RE-78'] })
  for (const question of [
    'Which invoices are larger than RE-77?',
    'Welche Rechnungen sind teurer als RE-77?',
    'Quelles factures sont plus chères que RE-77 ?',
    'Facturas más caras que RE-77',
  ])
    assert.match(
      readQuestion(question, numbered, today).reading?.sql ?? 'refused',
      /max\("all"\."total_amount"\).+lower\("all"\."invoice_number"\) = lower\(\$2\).+"total_amount" > \(select/s,
      question,
    )
  for (const question of [
    'Which invoices are cheaper than the one from Globex?',
    'Welche Rechnungen sind teurer als die von Globex?',
    'Quelles factures sont plus chères que celle de Globex ?',
    '¿Qué facturas son más caras que la de Globex?',
    'Which invoices are older than RE-77?',
    // A number is no name that others come behind.
    'Which suppliers have more than 1500 in total?',
    'Which suppliers are more than 2000?',
    'Welche Lieferanten haben mehr als 1500 insgesamt?',
  ])
    assert.equal(readQuestion(question, numbered, today).reading, undefined, question)
})

test('a tax that is excluded is no number of a company that is missing, and a rate no amount beside a price', () => {
  const names = ['vat id', 'vat_id', 'VAT', 'MwSt', 'TVA', 'IVA', 'VAT number']
  const catalogue = changed('tax_amount', { name: 'vat_id', type: 'text', names })
  for (const question of [
    'Total of invoices excluding VAT',
    'Summe der Rechnungen ohne MwSt',
    'Total des factures sans TVA',
    'Total de las facturas sin IVA',
    'Invoices without VAT',
  ])
    assert.equal(readQuestion(question, catalogue, today).reading, undefined, question)
  assert.match(readQuestion('Invoices without a VAT number', catalogue, today).reading?.sql ?? '', /"vat_id" is null/)
  const rated = changed('unit_price', { names: ['unit price', 'rate'] })
  assert.equal(readQuestion('What is the VAT rate?', rated, today).reading, undefined)
  const both = changed('unit_price', { names: ['unit price', 'rate'] }, catalogue)
  assert.equal(readQuestion('What is the VAT rate?', both, today).reading, undefined)
})

/** The catalogue with one column that is otherwise. */
function changed(name: string, otherwise: Partial<Column>, catalogue = invoices): Catalogue {
  const relations = catalogue.relations.map((relation) => ({
    ...relation,
    columns: relation.columns.map((column) => (column.name === name ? { ...column, ...otherwise } : column)),
  }))
  return { ...catalogue, relations }
}
