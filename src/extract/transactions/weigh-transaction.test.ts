import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedDocument } from '../../../test/support/printed-document.ts'
import { extractDocument } from '../extract.ts'
import { readSchema } from '../schema/read-schema.ts'

const schema = readSchema({
  type: 'object',
  properties: {
    type: { type: 'string', enum: ['purchase', 'sale', 'dividend', 'interest', 'taxes', 'fee', 'deposit', 'removal'] },
    date: { type: 'string', format: 'date', description: 'Booking or value date of the transaction' },
    amount: { type: 'number', description: 'Amount credited or debited to the account' },
    shares: { type: 'number', description: 'Number of shares' },
    isin: { type: 'string', description: 'ISIN of the security' },
  },
})

function read(page: string): unknown {
  const { type, date, amount, shares } = extractDocument(printedDocument([page]), schema).data as Record<
    string,
    unknown
  >
  return { type, date, amount, shares }
}

test('of a German purchase the day of the trade and the amount that was charged are meant', () => {
  const found = read(`
Musterbank AG

                                      Datum         14.05.2024
                                      Depotnummer   4711 0815

Wertpapierabrechnung Kauf

Stück 25 Nordwind Energie AG          ISIN DE0005557508
Schlusstag                            10.05.2024
Kurswert                              EUR     1.250,00
Provision                             EUR         9,90
Umsatzsteuer-ID DE123456789
Zu Lasten Konto 4711 Valuta 14.05.2024   EUR     1.259,90-
`)
  assert.deepEqual(found, { type: 'purchase', date: '2024-05-10', amount: 1259.9, shares: 25 })
})

test('of a French sale the net amount is meant, whatever fees are printed', () => {
  const found = read(`
Banque du Midi
le 03/06/2024

Avis d'opéré - Vente

Date d'exécution : 31/05/2024
Quantité : 12            Code ISIN : FR0000120271
Montant brut : 720,00 EUR
Commission : 5,00 EUR
Montant net au crédit de votre compte : 715,00 EUR
`)
  assert.deepEqual(found, { type: 'sale', date: '2024-05-31', amount: 715, shares: 12 })
})

test('a dividend is dated by its payment, and taxes are a part of it', () => {
  const found = read(`
Harbour Brokers Ltd

Dividend confirmation

Holding: 40 shares of Blue Door plc   ISIN GB0002634946
Ex-date: 02/05/2024
Payment date: 21/05/2024
Gross amount                          GBP 20.00
Withholding tax                       GBP  3.00
Net amount credited                   GBP 17.00
`)
  assert.deepEqual(found, { type: 'dividend', date: '2024-05-21', amount: 17, shares: 40 })
})

test('a number that comes to an amount with the price behind it counts shares, whatever its head is called', () => {
  const found = read(`
Nordbank A/S

21.08.2025

Fondsafregning

Solgt Nordhav Obligationer           ISIN DK0060036564
Antal                    Fondskurs              Sum
120                      156,4500000      18.774,00
Total                                     EUR 18.745,00
`) as { shares: unknown }
  assert.equal(found.shares, 120)
})

test('a currency between two numbers is that of the second one', () => {
  const found = read(`
Alpenbank AG
14.01.2025

Transaktion: Kauf

Position                              Stückzahl  Währung    Kurs
Alpen Immobilien Fonds                14.000 CHF 10.0834
ISIN CH0105994401
Kurswert in Handelswährung CHF 141.17
Total CHF 141.28
`) as { shares: unknown }
  assert.equal(found.shares, 14)
})
