import type { AskedScope, RequestSchema, TruthRow } from './truth.ts'

export interface EvalSet extends AskedScope {
  name: string
  /** Folders of the corpus. */
  folders: string[]
  /** File of the corpus' `schemas`; forms are read without one. */
  schema?: 'invoice' | 'transaction' | 'receipt' | 'nda' | 'revenues'
  /** Each row names its own schema, and its fields are the whole instance that should come out. */
  isOwnSchema?: boolean
  /** What to make of that schema. */
  wrap?(schema: RequestSchema): RequestSchema
  takes?(row: TruthRow): boolean
  /** Nothing where the row has no such file. */
  fileOf?(row: TruthRow): string | null | undefined
  /** Parts that are reported apart. */
  partOf?(field: string): string
}

const bankFields = ['isin', 'date', 'amount', 'currency', 'shares', 'type']

/** Each is a row of the report, or one for each of its parts; what nothing was made from leads. */
export const evalSets: EvalSet[] = [
  {
    name: 'kinds',
    folders: ['kinds'],
    isOwnSchema: true,
    partOf: (field) => (field.includes('[]') ? 'list' : 'header'),
  },
  {
    name: 'invoices, realistic',
    folders: ['invoices-zugferd-facturx'],
    schema: 'invoice',
    takes: (row) => row.layout_class === 'realistic',
    partOf: headerOrItems,
  },
  {
    name: 'invoices, stylesheet',
    folders: ['invoices-zugferd-facturx'],
    schema: 'invoice',
    takes: (row) => row.layout_class === 'stylesheet',
    partOf: headerOrItems,
  },
  {
    name: 'invoices, hybrid',
    folders: ['invoices-zugferd-facturx'],
    schema: 'invoice',
    fileOf: (row) => row.hybrid_file,
    isWhole: true,
    partOf: headerOrItems,
  },
  { name: 'invoices, scanned', folders: ['invoices-zugferd-scanned'], schema: 'invoice', partOf: headerOrItems },
  { name: 'invoices, suppliers', folders: ['invoices-parsee', 'invoices-invoice2data'], schema: 'invoice' },
  { name: 'invoices, HTML', folders: ['invoices-gobl-html'], schema: 'invoice', partOf: headerOrItems },
  {
    name: 'e-invoices, XML',
    folders: ['einvoice-xml-en16931', 'einvoice-facturae-es'],
    schema: 'invoice',
    partOf: headerOrItems,
  },
  {
    name: 'bank, one transaction',
    folders: ['bank-broker-statements'],
    schema: 'transaction',
    takes: (row) => 'type' in row.fields,
    scored: bankFields,
    complete: ['isin'],
  },
  {
    name: 'bank, several transactions',
    folders: ['bank-broker-statements'],
    schema: 'transaction',
    takes: (row) => !('type' in row.fields),
    wrap: listOfTransactions,
    scored: bankFields,
  },
  {
    name: 'receipts',
    folders: ['receipts-sroie'],
    schema: 'receipt',
    complete: ['company', 'address', 'total'],
    partOf: (field) => (field === 'total' || field === 'date' ? 'total, date' : 'company, address'),
  },
  {
    name: 'contracts',
    folders: ['contracts-kleister-nda'],
    schema: 'nda',
    complete: ['effective_date', 'jurisdiction', 'term'],
  },
  { name: 'forms', folders: ['forms-xfund-de'] },
  { name: 'revenues', folders: ['reports-parsee-revenues', 'reports-finrag-revenue-images'], schema: 'revenues' },
]

function headerOrItems(field: string): string {
  return field.includes('[]') ? 'line items' : 'header'
}

function listOfTransactions(transaction: RequestSchema): RequestSchema {
  const { $schema, title, ...items } = transaction
  const transactions = { type: 'array', description: 'Every transaction that the document states', items }
  return { $schema, title, type: 'object', properties: { transactions } }
}
