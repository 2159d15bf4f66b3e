import type { Language } from '../../src/ask/phrases.ts'
import { everydayToday } from './everyday-kinds.ts'
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
interface CasualPicks extends Picks {
  sellerYear: string
  otherSeller: string
  bigSeller: string
  shop: string
}

/** One kind of question, asked in two languages; of a pair the second goes on from the first, and is what counts. */
interface CasualKind {
  name: string
  words: Partial<Record<Language, string | [string, string]>>
  answer: (truth: Truth, picks: CasualPicks) => Answer
}

/** The second set: other kinds than the first, written before a look at it or at the parser, in the words of people in a hurry. */
export const casualKinds: CasualKind[] = [
  {
    name: 'billed by a seller in a year',
    words: {
      en: 'how much did {seller} bill us in {sellerYear}',
      de: 'was hat uns {seller} {sellerYear} insgesamt in rechnung gestellt',
    },
    answer: ({ invoices }, { seller, sellerYear }) =>
      sumOf(datedIn(invoices, sellerYear).filter(isFrom(seller)), 'gross_total'),
  },
  {
    name: 'small receipts',
    words: { en: 'receipts under 10 pls', de: 'alle Kassenzettel unter 10' },
    answer: ({ receipts }) => receipts.filter(({ fields }) => (fields.gross_total ?? 10) < 10).map(named),
  },
  {
    name: 'first of a seller',
    words: { en: 'when did {seller} first invoice us?', de: 'Wann kam die erste Rechnung von {seller}?' },
    answer: ({ invoices }, { seller }) => [[daysOf(invoices.filter(isFrom(seller)))[0] ?? null]],
  },
  {
    name: 'due this month',
    words: { en: "what's due this month?", de: 'was wird diesen Monat fällig?' },
    answer: ({ invoices, others }) =>
      [...invoices, ...others].filter(({ fields }) => fields.due_date?.startsWith('2019-03')).map(named),
  },
  {
    name: 'without a buyer',
    words: { en: 'invoices where the customer is missing', de: 'Bei welchen Rechnungen fehlt der Kunde?' },
    answer: ({ invoices }) => invoices.filter(({ fields }) => !fields.buyer_name).map(named),
  },
  {
    name: 'the year before',
    words: {
      en: ['how many invoices did we get in 2018', 'and 2017?'],
      de: ['Wie viele Rechnungen kamen 2018 rein?', 'und 2017?'],
    },
    answer: ({ invoices }) => count(datedIn(invoices, '2017')),
  },
  {
    name: 'sellers of an item',
    words: { en: 'who sold us {item}?', de: 'Von wem haben wir {item} gekauft?' },
    answer: ({ invoices, others }, { item }) => {
      const own = [...invoices, ...others].filter(({ fields }) => fields.line_items?.some(isItem(item)))
      return [...new Set(own.map(({ fields }) => fields.seller_name ?? null))].map((seller) => [seller])
    },
  },
  {
    name: 'spent at a shop',
    words: { fr: "j'ai dépensé combien chez {shop} ?", es: 'cuanto me he gastado en {shop}' },
    answer: ({ receipts }, { shop }) => byCurrency(receipts.filter(isFrom(shop)), 'gross_total'),
  },
  {
    name: 'of either seller',
    words: {
      fr: 'combien de factures de {seller} ou de {otherSeller}',
      es: 'cuantas facturas hay de {seller} o de {otherSeller}',
    },
    answer: ({ invoices }, { seller, otherSeller }) =>
      count(invoices.filter((one) => isFrom(seller)(one) || isFrom(otherSeller)(one))),
  },
  {
    name: 'not of a seller',
    words: {
      fr: 'combien de factures de 2018 ne viennent pas de {bigSeller} ?',
      es: '¿cuántas facturas de 2018 no son de {bigSeller}?',
    },
    answer: ({ invoices }, { bigSeller }) => count(datedIn(invoices, '2018').filter((one) => !isFrom(bigSeller)(one))),
  },
  {
    name: 'two years ago',
    words: { fr: "le total des factures d'il y a deux ans", es: 'total de las facturas de hace dos años' },
    answer: ({ invoices }) => sumOf(datedIn(invoices, '2017'), 'gross_total'),
  },
  {
    name: 'average receipt',
    words: { fr: "un ticket de caisse c'est combien en moyenne ?", es: 'cuánto sale de media cada ticket' },
    answer: ({ receipts }) => [[average(receipts)]],
  },
  {
    name: 'seller of the last',
    words: {
      fr: "la dernière facture qu'on a reçue, elle vient de qui ?",
      es: 'de quien es la ultima factura que nos llego',
    },
    answer: ({ invoices }) => {
      const last = daysOf(invoices).at(-1)
      return invoices.filter(({ fields }) => fields.date === last).map(({ fields }) => [fields.seller_name ?? null])
    },
  },
  {
    name: 'only those of a year',
    words: {
      fr: ['montre-moi les factures de {seller}', 'seulement celles de {sellerYear}'],
      es: ['enséñame las facturas de {seller}', 'solo las de {sellerYear}'],
    },
    answer: ({ invoices }, { seller, sellerYear }) => datedIn(invoices, sellerYear).filter(isFrom(seller)).map(named),
  },
  {
    name: 'month with the most',
    words: {
      en: 'which month of 2018 had the most invoices',
      fr: 'quel mois de 2018 on a eu le plus de factures ?',
    },
    answer: ({ invoices }) => [
      [
        mostFrequent(
          datedIn(invoices, '2018').map(({ fields }) => fields.date?.slice(0, 7)),
          '-01',
        ),
      ],
    ],
  },
  {
    name: 'three largest sellers',
    words: {
      en: 'top 3 suppliers by invoice total in euros',
      fr: 'les 3 plus gros fournisseurs en euros, sur factures',
    },
    answer: ({ invoices }) =>
      largest(
        [
          ...Map.groupBy(
            invoices.filter(({ fields }) => fields.currency === 'EUR'),
            ({ fields }) => fields.seller_name ?? null,
          ),
        ],
        3,
        ([, of]) => Number(byCurrency(of, 'gross_total')[0]?.[0] ?? 0),
      ).map(([seller]) => [seller]),
  },
  {
    name: 'tax of a seller',
    words: { en: 'how much vat is in the {seller} invoices', fr: 'combien de tva sur les factures de {seller}' },
    answer: ({ invoices }, { seller }) => sumOf(invoices.filter(isFrom(seller)), 'tax_total'),
  },
  {
    name: 'before a year',
    words: { en: 'invoices from before 2014', fr: "les factures d'avant 2014" },
    answer: ({ invoices }) => invoices.filter(({ fields }) => (fields.date ?? '9') < '2014').map(named),
  },
  {
    name: 'more in one year or another',
    words: {
      en: 'did we get more invoices in 2017 or 2018?',
      fr: 'on a eu plus de factures en 2017 ou en 2018 ?',
    },
    answer: ({ invoices }) => ['2017', '2018'].map((year) => [datedIn(invoices, year).length]),
  },
  {
    name: 'cheapest of a seller',
    words: { en: 'cheapest invoice from {seller}', fr: 'la facture la moins chère de {seller}' },
    answer: ({ invoices }, { seller }) =>
      largest(totalsOf(invoices.filter(isFrom(seller))), 1, (total) => -total).map((total) => [total]),
  },
  {
    name: 'then per shop',
    words: { en: ['total of all receipts', 'per shop?'], fr: ['le total des tickets de caisse', 'et par magasin ?'] },
    answer: ({ receipts }) =>
      [...Map.groupBy(receipts, ({ fields }) => fields.seller_name ?? null)].flatMap(([shop, of]) =>
        byCurrency(of, 'gross_total').map((row) => [shop, ...row]),
      ),
  },
  {
    name: 'receipts of a month',
    words: { de: 'Gesamtbetrag aller Kassenbons vom März 2018', es: 'cuánto suman los tickets de marzo de 2018' },
    answer: ({ receipts }) => sumOf(datedIn(receipts, '2018-03'), 'gross_total'),
  },
  {
    name: 'buyer of an invoice',
    words: { de: 'an wen ging die Rechnung {number}?', es: 'a quién va la factura {number}' },
    answer: ({ invoices }, { number }) =>
      invoices.filter(isNumbered(number)).map(({ fields }) => [fields.buyer_name ?? null]),
  },
  {
    name: 'lines of an invoice',
    words: { de: 'wieviele Posten stehen auf Rechnung {number}', es: 'cuántas líneas tiene la factura {number}' },
    answer: ({ invoices }, { number }) =>
      count(invoices.filter(isNumbered(number)).flatMap(({ fields }) => fields.line_items ?? [])),
  },
  {
    name: 'at least an amount in a year',
    words: {
      de: 'zeig mal die Rechnungen aus 2018 ab {amount} Euro',
      es: 'facturas de 2018 de {amount} euros o más',
    },
    answer: ({ invoices }, { amount }) =>
      datedIn(invoices, '2018')
        .filter(({ fields }) => fields.currency === 'EUR' && (fields.gross_total ?? 0) >= Number(amount))
        .map(named),
  },
  {
    name: 'net of a seller',
    words: { de: 'Nettosumme der {seller}-Rechnungen', es: 'cuanto suma el neto de las facturas de {seller}' },
    answer: ({ invoices }, { seller }) => sumOf(invoices.filter(isFrom(seller)), 'net_total'),
  },
  {
    name: 'until when to pay',
    words: {
      de: 'Bis wann muss ich Rechnung {number} bezahlen?',
      es: '¿hasta cuándo puedo pagar la factura {number}?',
    },
    answer: ({ invoices }, { number }) =>
      invoices.filter(isNumbered(number)).map(({ fields }) => [fields.due_date ?? null]),
  },
  {
    name: 'sum of a type in a year',
    words: {
      de: 'was kam 2023 bei Buchungen vom Typ {type} zusammen?',
      es: 'cuánto suman los movimientos de tipo {type} en 2023',
    },
    answer: ({ statements }, { type }) => {
      const own = transactionsOf(statements).filter((one) => one.type === type && one.date?.startsWith('2023'))
      return [...Map.groupBy(own, ({ currency }) => currency ?? null)].map(([currency, of]) => [
        total(of.map(({ amount }) => amount ?? 0)),
        currency,
      ])
    },
  },
  {
    name: 'different shops',
    words: {
      en: 'how many diffrent shops do the receipts come from',
      es: 'de cuantas tiendas distintas tengo tickets',
    },
    answer: ({ receipts }) => [[new Set(receipts.map(({ fields }) => fields.seller_name?.toLowerCase())).size]],
  },
  {
    name: 'average per year',
    words: { en: 'average invoice total per year, only eur', es: 'importe medio de las facturas en euros por año' },
    answer: ({ invoices }) => {
      const own = invoices.filter(({ fields }) => fields.currency === 'EUR' && fields.gross_total !== undefined)
      return [...Map.groupBy(own, ({ fields }) => fields.date?.slice(0, 4))].map(([, of]) => [average(of)])
    },
  },
  {
    name: 'between days',
    words: {
      en: 'invoices between 15 march and 15 april 2018',
      es: 'facturas entre el 15 de marzo y el 15 de abril de 2018',
    },
    answer: ({ invoices }) =>
      invoices.filter(({ fields: { date = '' } }) => date >= '2018-03-15' && date <= '2018-04-15').map(named),
  },
  {
    name: 'sellers of one',
    words: { en: 'which suppliers sent us only one invoice', es: 'qué proveedores tienen una sola factura' },
    answer: ({ invoices }) =>
      [...Map.groupBy(invoices, ({ fields }) => fields.seller_name ?? null)]
        .filter(([, of]) => of.length === 1)
        .map(([seller]) => [seller]),
  },
  {
    name: 'spent on an item',
    words: { en: 'how much did we spend on {item}', es: 'cuánto nos hemos gastado en {item}' },
    answer: ({ invoices }, { item }) => {
      const own = invoices.filter(({ fields }) => fields.line_items?.some(isItem(item)))
      return [...Map.groupBy(own, ({ fields }) => fields.currency ?? null)].map(([currency, of]) => [
        total(
          of
            .flatMap(({ fields }) => fields.line_items ?? [])
            .filter(isItem(item))
            .map((line) => line.line_total ?? 0),
        ),
        currency,
      ])
    },
  },
  {
    name: 'seller and total of an invoice',
    words: {
      en: "invoice {number}: who's it from and how much",
      es: 'de quién es la factura {number} y de cuánto',
    },
    answer: ({ invoices }, { number }) =>
      invoices.filter(isNumbered(number)).map(({ fields }) => [fields.seller_name ?? null, fields.gross_total ?? null]),
  },
  {
    name: 'overdue',
    words: { de: 'Welche Rechnungen sind schon überfällig?', fr: 'quelles factures sont déjà échues ?' },
    answer: ({ invoices }) =>
      invoices.filter(({ fields }) => (fields.due_date ?? '9') < everydayToday.toISOString().slice(0, 10)).map(named),
  },
  {
    name: 'part of a seller',
    words: {
      de: 'wieviel Prozent der Rechnungen sind von {bigSeller}',
      fr: 'quel pourcentage des factures vient de {bigSeller}',
    },
    answer: ({ invoices }, { bigSeller }) => {
      const own = invoices.filter(isFrom(bigSeller)).length
      return [own, invoices.length - own].map((number) => [number, number / invoices.length])
    },
  },
  {
    name: 'year with the most',
    words: {
      de: 'in welchem Jahr gabs die meisten Rechnungen?',
      fr: 'en quelle année on a reçu le plus de factures',
    },
    answer: ({ invoices }) => [
      [
        mostFrequent(
          invoices.map(({ fields }) => fields.date?.slice(0, 4)),
          '-01-01',
        ),
      ],
    ],
  },
  {
    name: 'receipts of last year together',
    words: {
      de: 'rechne die Kassenzettel vom letzten Jahr zusammen',
      fr: "additionne les tickets de caisse de l'an dernier",
    },
    answer: ({ receipts }) => sumOf(datedIn(receipts, '2018'), 'gross_total'),
  },
  {
    name: 'numbers that occur again',
    words: {
      de: 'Welche Rechnungsnummern kommen mehrfach vor?',
      fr: 'quels numéros de facture apparaissent plusieurs fois',
    },
    answer: ({ invoices, others }) =>
      [...Map.groupBy([...invoices, ...others], ({ fields }) => fields.invoice_number)]
        .filter(([number, of]) => number !== undefined && of.length > 1)
        .map(([number]) => [number ?? null]),
  },
  {
    name: 'then how much',
    words: {
      de: ['Wie viele Rechnungen hat uns {seller} geschickt?', 'und was macht das zusammen?'],
      fr: ['combien de factures de {seller} ?', 'et ça fait combien en tout ?'],
    },
    answer: ({ invoices }, { seller }) => sumOf(invoices.filter(isFrom(seller)), 'gross_total'),
  },
]

/** Values that leave one answer: sellers of invoices only, an item that no other is called by, a type that occurs. */
export function pickForCasual(truth: Truth, language: Language, next: (below: number) => number): CasualPicks {
  const one = <T>(of: T[]): T => of[next(of.length)] as T
  const { invoices, receipts, statements, others } = truth
  const isPlain = (name: string | undefined) => /^[\p{L}][\p{L}\d .&-]+$/u.test(name ?? '')
  const repeated = <T>(of: T[]) =>
    [...Map.groupBy(of, (value) => value)].filter(([, all]) => all.length > 1).map(([value]) => value)
  const credited = new Set(others.map(({ fields }) => fields.seller_name))
  const ofOneCurrency = (name: string | undefined) =>
    new Set(invoices.filter(isFrom(name ?? '')).map(({ fields }) => fields.currency)).size === 1
  const sellers = repeated(invoices.map(({ fields }) => fields.seller_name)).filter(
    (name) => isPlain(name) && !credited.has(name) && ofOneCurrency(name),
  )
  const seller = one(sellers) ?? ''
  const own = one(invoices.filter(({ fields }) => fields.seller_name === seller && fields.gross_total !== undefined))
  const descriptions = invoices.flatMap(({ fields }) =>
    (fields.line_items ?? []).flatMap((line) => line.description ?? []),
  )
  const elsewhere = others.flatMap(({ fields }) => (fields.line_items ?? []).flatMap((line) => line.description ?? []))
  const items = repeated(descriptions).filter(
    (item) =>
      isPlain(item) &&
      [...new Set([...descriptions, ...elsewhere])].filter((other) => other.toLowerCase().includes(item.toLowerCase()))
        .length === 1 &&
      !elsewhere.includes(item),
  )
  const types = new Set(
    transactionsOf(statements).flatMap(({ type, date }) => (type && date?.startsWith('2023') ? [type] : [])),
  )
  return {
    ...pickFrom(truth, language, next),
    seller,
    sellerYear: own.fields.date?.slice(0, 4) ?? '',
    otherSeller: one(sellers.filter((name) => name !== seller)) ?? '',
    bigSeller: 'Lieferant GmbH',
    item: one(items),
    shop: one(receipts.flatMap(({ fields }) => fields.seller_name ?? []).filter(isPlain)),
    type: one([...types]),
  }
}

function datedIn(documents: TrueDocument[], period: string): TrueDocument[] {
  return documents.filter(({ fields }) => fields.date?.startsWith(period))
}

function isFrom(seller: string): (document: TrueDocument) => boolean {
  return ({ fields }) => fields.seller_name?.toLowerCase() === seller.toLowerCase()
}

function isNumbered(number: string): (document: TrueDocument) => boolean {
  return ({ fields }) => fields.invoice_number === number
}

function isItem(item: string): (line: { description?: string }) => boolean {
  return ({ description }) => description?.toLowerCase() === item.toLowerCase()
}

function transactionsOf(statements: TrueDocument[]) {
  return statements.flatMap(({ fields }) => fields.transactions ?? [])
}

function named({ file }: TrueDocument): string[] {
  return [file]
}

function daysOf(documents: TrueDocument[]): string[] {
  return documents.flatMap(({ fields }) => fields.date ?? []).sort()
}

function totalsOf(documents: TrueDocument[]): number[] {
  return documents.flatMap(({ fields }) => fields.gross_total ?? [])
}

function average(documents: TrueDocument[]): number {
  const totals = totalsOf(documents)
  return total(totals) / totals.length
}

function total(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

/** The first day of the period that most documents are of. */
function mostFrequent(periods: (string | undefined)[], firstDay: string): string {
  const [[period] = []] = [...Map.groupBy(periods, (period) => period)].sort((a, b) => b[1].length - a[1].length)
  return `${period}${firstDay}`
}
