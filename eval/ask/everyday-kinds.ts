import type { Language } from '../../src/ask/phrases.ts'
import {
  type Answer,
  byCurrency,
  count,
  largest,
  type Picks,
  pickFrom,
  sumOf,
  type TrueDocument,
  type Truth,
} from './truth.ts'

/** What is put into the places of these questions, beside that of the others. */
interface EverydayPicks extends Picks {
  sellerCurrency: string
  sellerYear: string
  dueYear: string
  shop: string
}

/** One kind of question as four people put it, each in a language, and its answer by the truth. */
interface EverydayKind {
  name: string
  words: Record<Language, string>
  answer: (truth: Truth, picks: EverydayPicks) => Answer
}

/** The day on which they are asked. */
export const everydayToday = new Date('2019-03-12T09:00:00Z')

/** Written without a look at the words that the parser knows, and measured once before any of them was worked on. */
export const everydayKinds: EverydayKind[] = [
  {
    name: 'five largest',
    words: {
      en: 'gimme the 5 priciest {currency} invoices',
      de: 'Zeig mir mal die fünf teuersten Rechnungen, die in {currency} ausgestellt sind',
      fr: 'les 5 plus grosses factures en {currency} svp',
      es: 'Quiero ver las cinco facturas más caras en {currency}',
    },
    answer: ({ invoices }, { currency }) =>
      largest(totalsOf(invoices, currency), 5, (total) => total).map((total) => [total]),
  },
  {
    name: 'share of a seller',
    words: {
      en: 'Of everything we were invoiced in {sellerCurrency}, what percentage was {seller}?',
      de: 'Welchen Anteil hat {seller} am Gesamtbetrag aller Rechnungen in {sellerCurrency}?',
      fr: '{seller}, ça représente quel pourcentage du total des factures en {sellerCurrency} ?',
      es: '¿Qué porcentaje del total facturado en {sellerCurrency} corresponde a {seller}?',
    },
    answer: ({ invoices }, { seller, sellerCurrency }) => {
      const isOwn = ({ fields }: TrueDocument) => fields.seller_name === seller
      const all = total(totalsOf(invoices, sellerCurrency))
      const parts = [invoices.filter(isOwn), invoices.filter((one) => !isOwn(one))]
      return parts
        .map((of) => totalsOf(of, sellerCurrency))
        .filter((totals) => totals.length > 0)
        .map((totals) => [total(totals), total(totals) / all])
    },
  },
  {
    name: 'without a number',
    words: {
      en: 'which invoices dont have an invoice number',
      de: 'Bei welchen Rechnungen fehlt die Rechnungsnummer?',
      fr: 'Liste des factures sans numéro de facture',
      es: 'facturas a las que les falta el número de factura',
    },
    answer: ({ invoices }) => invoices.filter(({ fields }) => !fields.invoice_number).map(({ file }) => [file]),
  },
  {
    name: 'above the average',
    words: {
      en: 'How many of the {currency} invoices come in above the average invoice total for that currency?',
      de: 'Wie viele Rechnungen in {currency} liegen über dem Durchschnitt?',
      fr: 'Combien de factures en {currency} dépassent le montant moyen ?',
      es: '¿Cuántas facturas en {currency} superan la media?',
    },
    answer: ({ invoices }, { currency }) => {
      const totals = totalsOf(invoices, currency)
      return count(totals.filter((one) => one > total(totals) / totals.length))
    },
  },
  {
    name: 'difference of years',
    words: {
      en: 'how much more did we get billed in EUR in 2018 compared to 2017',
      de: 'Um wie viel Euro waren die Rechnungen 2018 insgesamt höher als 2017?',
      fr: 'Quelle différence entre le total des factures en EUR de 2018 et celui de 2017 ?',
      es: '¿Cuánto más gastamos en euros en facturas en 2018 que en 2017?',
    },
    answer: ({ invoices }) => {
      const [before, later] = ['2017', '2018'].map((year) => total(totalsOf(datedIn(invoices, year), 'EUR')))
      return [[before ?? null], [later ?? null, (later ?? 0) - (before ?? 0)]]
    },
  },
  {
    name: 'last year',
    words: {
      en: 'number of invoices dated last year',
      de: 'Wie viele Rechnungen kamen letztes Jahr rein?',
      fr: "On a reçu combien de factures l'année dernière ?",
      es: 'cuantas facutras llegaron el año pasado',
    },
    answer: ({ invoices }) => count(datedIn(invoices, '2018')),
  },
  {
    name: 'sum per month',
    words: {
      en: 'Monthly invoice totals for {year} please, just the EUR ones',
      de: 'Rechnungssumme je Monat im Jahr {year}, nur Euro',
      fr: 'Total facturé mois par mois en {year}, en euros uniquement',
      es: 'Desglose mensual del total de facturas en euros durante {year}',
    },
    answer: ({ invoices }, { year }) => {
      const own = datedIn(invoices, year).filter(isStatedIn('EUR'))
      return [...Map.groupBy(own, ({ fields }) => `${fields.date?.slice(0, 7)}-01`)].map(([month, of]) => [
        month,
        total(totalsOf(of, 'EUR')),
      ])
    },
  },
  {
    name: 'lines of an item',
    words: {
      en: 'how many times does {item} show up as a line item on our invoices?',
      de: 'Wie oft taucht der Posten „{item}“ auf Rechnungen auf?',
      fr: 'Combien de lignes de facture concernent « {item} » ?',
      es: '¿En cuántas líneas de factura aparece {item}?',
    },
    answer: ({ invoices }, { item }) =>
      count(
        invoices
          .flatMap(({ fields }) => fields.line_items ?? [])
          .filter(({ description }) => description?.toLowerCase() === item.toLowerCase()),
      ),
  },
  {
    name: 'buyer of the most',
    words: {
      en: 'Who is the customer we invoiced the most money to, in EUR?',
      de: 'Welcher Kunde hat in Euro den höchsten Rechnungsbetrag insgesamt?',
      fr: 'Pourriez-vous me dire quel client a le plus gros total de factures en EUR ?',
      es: 'cliente con mayor importe total facturado en EUR',
    },
    answer: ({ invoices }) => {
      const named = invoices.filter(({ fields }) => fields.buyer_name)
      const sums = [...Map.groupBy(named, ({ fields }) => fields.buyer_name ?? '')].map(
        ([buyer, of]) => [buyer, total(totalsOf(of, 'EUR'))] as const,
      )
      return [[sums.sort((a, b) => b[1] - a[1])[0]?.[0] ?? null]]
    },
  },
  {
    name: 'seller in a year',
    words: {
      en: 'Did {seller} send anything in {sellerYear}? How many invoices was it?',
      de: 'Anzahl Rechnugen {seller} {sellerYear}',
      fr: '{seller} nous a envoyé combien de factures en {sellerYear} ?',
      es: 'Dime cuántas facturas hay de {seller} del año {sellerYear}',
    },
    answer: ({ invoices }, { seller, sellerYear }) =>
      count(datedIn(invoices, sellerYear).filter(({ fields }) => fields.seller_name === seller)),
  },
  {
    name: 'smallest receipt',
    words: {
      en: 'cheapest receipt?',
      de: 'Was war der kleinste Betrag auf einer Quittung?',
      fr: 'Quel est le ticket de caisse le moins cher ?',
      es: '¿Cuál fue el recibo más barato?',
    },
    answer: ({ receipts }) => [[Math.min(...totalsOf(receipts, 'MYR'))]],
  },
  {
    name: 'due in a year',
    words: {
      en: 'how many invoces fall due in {dueYear}',
      de: 'Wieviele Rechnungen sind {dueYear} fällig?',
      fr: 'Combien de factures arrivent à échéance en {dueYear} ?',
      es: '¿Cuántas facturas vencen en {dueYear}?',
    },
    answer: ({ invoices }, { dueYear }) => count(invoices.filter(({ fields }) => fields.due_date?.startsWith(dueYear))),
  },
  {
    name: 'sum of a type',
    words: {
      en: 'add up the amounts of all {type} transactions on the statements',
      de: 'Welche Summe ergeben alle Buchungen vom Typ {type} auf den Kontoauszügen?',
      fr: 'Montant cumulé des opérations de type {type}',
      es: '¿Cuánto suman los movimientos de tipo {type}?',
    },
    answer: ({ statements }, { type }) => {
      const own = statements
        .flatMap(({ fields }) => fields.transactions ?? [])
        .filter((one) => one.type === type && one.amount !== undefined)
      return [...Map.groupBy(own, ({ currency }) => currency ?? null)].map(([currency, of]) => [
        total(of.map(({ amount }) => amount ?? 0)),
        currency,
      ])
    },
  },
  {
    name: 'between amounts',
    words: {
      en: 'Invoices from 100 up to 500 EUR - how many are there?',
      de: 'Wie viele Rechnungen liegen zwischen 100 und 500 Euro?',
      fr: 'combien de factrues entre 100 et 500 euros',
      es: '¿Cuántas facturas tienen un total de entre 100 y 500 €?',
    },
    answer: ({ invoices }) => count(totalsOf(invoices, 'EUR').filter((one) => one >= 100 && one <= 500)),
  },
  {
    name: 'sellers of many',
    words: {
      en: 'list every supplier that has billed us more than 5 times',
      de: 'Ich bräuchte mal eine Liste der Lieferanten, von denen wir schon mehr als 5 Rechnungen bekommen haben',
      fr: 'Quels fournisseurs ont émis plus de 5 factures ?',
      es: 'proveedores con más de 5 facturas',
    },
    answer: ({ invoices }) =>
      [...Map.groupBy(invoices, ({ fields }) => fields.seller_name ?? null)]
        .filter(([, of]) => of.length > 5)
        .map(([seller]) => [seller]),
  },
  {
    name: 'sum of a quarter',
    words: {
      en: 'total of the EUR invoices issued in Q2 2018',
      de: 'Wie viel wurde uns im zweiten Quartal 2018 in Euro in Rechnung gestellt?',
      fr: 'Montant des factures en euros du 2e trimestre 2018',
      es: 'Necesito saber el importe total de las facturas en euros que son del segundo trimestre de 2018',
    },
    answer: ({ invoices }) =>
      sumOf(
        ['2018-04', '2018-05', '2018-06'].flatMap((month) => datedIn(invoices, month)).filter(isStatedIn('EUR')),
        'gross_total',
      ),
  },
  {
    name: 'not in euros',
    words: {
      en: 'How many invoices are in something other than euros?',
      de: 'Wie viele Rechnungen sind nicht in Euro?',
      fr: 'Nombre de factures qui ne sont pas en euros',
      es: '¿Cuántas facturas no están en euros?',
    },
    answer: ({ invoices }) =>
      count(invoices.filter(({ fields }) => fields.gross_total !== undefined && fields.currency !== 'EUR')),
  },
  {
    name: 'count per currency',
    words: {
      en: 'Break the invoice count down by currency',
      de: 'Rechnungen nach Währung zählen',
      fr: 'Pour chaque devise, combien y a-t-il de factures ?',
      es: '¿Cuántas facturas hay en cada moneda?',
    },
    answer: ({ invoices }) => {
      const stated = invoices.filter(({ fields }) => fields.gross_total !== undefined)
      return [...Map.groupBy(stated, ({ fields }) => fields.currency ?? null)].map(([currency, of]) => [
        currency,
        of.length,
      ])
    },
  },
  {
    name: 'spent at a shop',
    words: {
      en: 'how much did I spend at {shop} altogether',
      de: 'Was habe ich bei {shop} insgesamt ausgegeben?',
      fr: "J'ai dépensé combien chez {shop} en tout ?",
      es: '¿Cuánto he gastado en total en {shop}?',
    },
    answer: ({ receipts }, { shop }) =>
      byCurrency(
        receipts.filter(({ fields }) => fields.seller_name === shop),
        'gross_total',
      ),
  },
  {
    name: 'last of a seller',
    words: {
      en: 'When was the last time {seller} billed us?',
      de: 'Wann kam die letzte Rechnung von {seller}?',
      fr: "C'est quand la dernière facture de {seller} ?",
      es: 'fecha de la última factura de {seller}',
    },
    answer: ({ invoices }, { seller }) => [
      [
        invoices
          .filter(({ fields }) => fields.seller_name === seller)
          .map(({ fields }) => fields.date ?? '')
          .sort()
          .at(-1) ?? null,
      ],
    ],
  },
]

/** Values that go together: a seller with a currency and a year of its own. */
export function pickForEveryday(truth: Truth, language: Language, next: (below: number) => number): EverydayPicks {
  const one = <T>(of: T[]): T => of[next(of.length)] as T
  const picks = pickFrom(truth, language, next)
  const own = one(truth.invoices.filter(({ fields }) => fields.seller_name === picks.seller && isStated(fields)))
  const due = one(truth.invoices.filter(({ fields }) => fields.due_date))
  const shops = truth.receipts.flatMap(({ fields }) => fields.seller_name ?? [])
  return {
    ...picks,
    sellerCurrency: own.fields.currency ?? '',
    sellerYear: own.fields.date?.slice(0, 4) ?? '',
    dueYear: due.fields.due_date?.slice(0, 4) ?? '',
    shop: one(shops.filter((shop) => /^[\p{L}\d .&-]+$/u.test(shop))),
  }
}

function datedIn(documents: TrueDocument[], period: string): TrueDocument[] {
  return documents.filter(({ fields }) => fields.date?.startsWith(period))
}

function isStated({ gross_total }: TrueDocument['fields']): boolean {
  return gross_total !== undefined
}

function isStatedIn(currency: string): (document: TrueDocument) => boolean {
  return ({ fields }) => fields.currency === currency && isStated(fields)
}

function totalsOf(documents: TrueDocument[], currency: string): number[] {
  return documents.filter(isStatedIn(currency)).map(({ fields }) => fields.gross_total ?? 0)
}

function total(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
