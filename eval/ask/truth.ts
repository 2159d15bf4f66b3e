import type { Language } from '../../src/ask/phrases.ts'
import { readTruth } from '../corpus.ts'

interface Transaction {
  date?: string
  amount?: number
  currency?: string
  type?: string
  note?: string
  shares?: number
}

export interface TrueDocument {
  file: string
  kind: string
  fields: {
    invoice_number?: string
    date?: string
    due_date?: string
    currency?: string
    seller_name?: string
    buyer_name?: string
    net_total?: number
    tax_total?: number
    gross_total?: number
    line_items?: { description?: string; quantity?: number; unit_price?: number; line_total?: number }[]
    transactions?: Transaction[]
  }
}

export interface Truth {
  invoices: TrueDocument[]
  receipts: TrueDocument[]
  statements: TrueDocument[]
  others: TrueDocument[]
}

/** What is put into the places of a question. */
export interface Picks {
  seller: string
  buyer: string
  year: string
  month: string
  monthNumber: string
  currency: string
  amount: string
  number: string
  item: string
  type: string
}

export type Answer = (string | number | null)[][]

const invoiceSets = [
  ...['einvoice-facturae-es', 'einvoice-xml-en16931', 'invoices-gobl-html', 'invoices-invoice2data', 'invoices-parsee'],
  'invoices-zugferd-facturx',
]

/** Invoices, receipts and bank statements of the corpus; a file of the same name counts once. */
export async function readDocuments(corpus: string): Promise<Truth> {
  const read = async (sets: string[]) => {
    const rows = await Promise.all(
      sets.map(async (set) =>
        (await readTruth<TrueDocument>(corpus, set)).map((row) => ({ ...row, file: `${set}/${row.file}` })),
      ),
    )
    return rows.flat()
  }
  const bills = await read(invoiceSets)
  const statements = await read(['bank-broker-statements'])
  return {
    invoices: bills.filter(({ kind }) => kind === 'invoice'),
    receipts: await read(['receipts-sroie']),
    statements: statements.filter(({ kind }) => kind === 'bank_statement'),
    others: bills.filter(({ kind }) => kind !== 'invoice'),
  }
}

type Amount = 'gross_total' | 'net_total' | 'tax_total'

export function count(documents: unknown[]): Answer {
  return [[documents.length]]
}

/** The largest, with all that are as large as the last of them. */
export function largest<T>(all: T[], many: number, sizeOf: (one: T) => number): T[] {
  const sorted = all.toSorted((a, b) => sizeOf(b) - sizeOf(a))
  const last = sorted[many - 1]
  return last === undefined ? sorted : sorted.filter((one) => sizeOf(one) >= sizeOf(last))
}

export function sumOf(documents: TrueDocument[], field: Amount): Answer {
  return byCurrency(documents, field)
}

/** A sum for each currency. */
export function byCurrency(documents: TrueDocument[], field: Amount): Answer {
  const stated = documents.filter(({ fields }) => fields[field] !== undefined)
  return [...Map.groupBy(stated, ({ fields }) => fields.currency ?? null)].map(([currency, of]) => [
    of.reduce((sum, { fields }) => sum + (fields[field] ?? 0), 0),
    currency,
  ])
}

/** Values that stand in the documents, the same for the same seed. */
export function pickFrom({ invoices, statements }: Truth, language: Language, next: (below: number) => number): Picks {
  const one = <T>(of: T[]): T => of[next(of.length)] as T
  const known = invoices.filter(({ fields }) => fields.gross_total !== undefined && fields.due_date !== undefined)
  const often = (values: (string | undefined)[]) =>
    [...Map.groupBy(values, (value) => value)]
      .filter(([value, of]) => value !== undefined && /^[\p{L}][\p{L}\d .&-]+$/u.test(value) && of.length > 1)
      .map(([value]) => value ?? '')
  const numbers = [...Map.groupBy(known, ({ fields }) => fields.invoice_number)].filter(([, of]) => of.length === 1)
  const [year = '', monthNumber = ''] = (one(invoices).fields.date ?? '').split('-')
  const currency = one(['EUR', 'EUR', 'USD', 'DKK'])
  const types = statements.flatMap(({ fields }) => (fields.transactions ?? []).flatMap(({ type }) => type ?? []))
  return {
    seller: one(often(invoices.map(({ fields }) => fields.seller_name))),
    buyer: one(often(invoices.map(({ fields }) => fields.buyer_name))),
    ...{ year, monthNumber, currency },
    month: new Date(`${year}-${monthNumber}-15`).toLocaleDateString(language, { month: 'long' }),
    amount: String(one([100, 250, 500, 1000, 2500])),
    number: one(numbers)[0] ?? '',
    item: one(often(invoices.flatMap(({ fields }) => (fields.line_items ?? []).map(({ description }) => description)))),
    type: one([...new Set(types)]),
  }
}
