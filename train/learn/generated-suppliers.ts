import { compare } from '../../eval/extract/equal.ts'
import type { RequestSchema } from '../../eval/extract/truth.ts'
import { german } from '../generate/data/de.ts'
import { english } from '../generate/data/en.ts'
import { spanish } from '../generate/data/es.ts'
import { french } from '../generate/data/fr.ts'
import type { LanguageData } from '../generate/data/language-data.ts'
import { Desk } from '../generate/desk.ts'
import { documentOf } from '../generate/document-of.ts'
import { printTrade } from '../generate/families/trade.ts'
import { makeTrade, type TradeFacts } from '../generate/families/trade-facts.ts'
import { addDays, cents } from '../generate/print-values.ts'
import { Random } from '../generate/random.ts'
import type { SheetPage } from '../generate/sheet.ts'
import type { KnownDocument, Supplier } from './supplier.ts'

const languages: readonly LanguageData[] = [german, english, french, spanish]

/** An issuer with a layout of its own: documents differ in buyer, goods, amounts, days and numbers. */
export function generateSupplier(seed: number, count: number): Supplier {
  return {
    name: `generated ${seed}`,
    documents: Array.from({ length: count }, (_, index) => generateIssue(seed, index)),
  }
}

function generateIssue(seed: number, issue: number): KnownDocument {
  const random = new Random(seed)
  const data = random.pick(languages)
  const desk = new Desk(random, data, { paper: 'page' })
  const usual = makeTrade(desk)
  const other = new Random(seed * 1000 + issue)
  printTrade(desk, 'invoice', issueOf(usual, makeTrade(new Desk(other, data, { paper: 'page' })), other))
  const { pages } = desk.sheet
  renumber(pages, other)
  const { document, fields } = documentOf(pages, { medium: 'page', language: data.language, keepsColumns: true })
  const stated = new Map(fields.map(({ concept, value }) => [concept, value]))
  const truth: KnownDocument['truth'] = {}
  for (const name of Object.keys(asked)) truth[name] = stated.get(name) ?? null
  // Where nothing else is said, the total is left to pay.
  truth['amount_due'] ??= truth['gross_total'] ?? null
  const isRight = (name: string, found: unknown) => {
    const expected = truth[name] ?? null
    if (expected === null || found === null) return expected === (found ?? null)
    return compare(ruleOf(name), expected, found) !== 'wrong'
  }
  const columns: KnownDocument['columns'] = {}
  // A unit that is printed twice is one value, and what nobody asks for is none.
  for (const [concept, value] of stated) {
    const path = concept.replace(/\[\d+\]/, '[]')
    if (askedInLines.has(path) && value !== null) columns[path] = [...(columns[path] ?? []), value]
  }
  return { document, schema: { type: 'object', properties: { ...asked, line_items: lines } }, truth, columns, isRight }
}

/** Another sale of the same seller: as many goods, so that the layout is drawn the same. */
function issueOf(usual: TradeFacts, other: TradeFacts, random: Random): TradeFacts {
  const times = random.int(1, 9)
  const days = random.int(0, 900)
  const more = (amount: number) => cents(amount * times)
  const later = (day: string) => addDays(day, days)
  const { subtotal, discount, shipping, net, tax, gross, paid, due } = usual
  return {
    ...usual,
    buyer: other.buyer,
    shipTo: other.shipTo,
    items: usual.items.map((item, index) => ({
      ...item,
      description: other.items[index % other.items.length]?.description ?? item.description,
      ...{ price: more(item.price), total: more(item.total) },
    })),
    taxes: usual.taxes.map((share) => ({ ...share, net: more(share.net), tax: more(share.tax) })),
    ...{ subtotal: more(subtotal), discount: more(discount), shipping: more(shipping), net: more(net), tax: more(tax) },
    ...{ gross: more(gross), paid: more(paid), due: more(due), date: later(usual.date), dueDate: later(usual.dueDate) },
    ...{ orderDate: later(usual.orderDate), deliveryDate: later(usual.deliveryDate) },
  }
}

const numbers = /^(?:invoice|customer|order|delivery_note|quote|contract|project)_number$|_reference$/

/** Gives numbers other digits, the same for all printings of one. */
function renumber(pages: readonly SheetPage[], random: Random): void {
  const digits = random.shuffle([...'123456789'])
  const changed = (text: string) => text.replace(/[1-9]/g, (digit) => digits[Number(digit) - 1] ?? digit)
  const done = new Set<object>()
  for (const word of pages.flatMap(({ words }) => words)) {
    const own = word.marks.filter(({ concept }) => numbers.test(concept))
    if (own.length > 0) word.text = changed(word.text)
    for (const mark of own.filter((each) => !done.has(each))) {
      done.add(mark)
      mark.value = changed(String(mark.value))
      mark.printed = changed(mark.printed)
    }
  }
}

const text = (description: string): RequestSchema => ({ type: 'string', description })
const day = (description: string): RequestSchema => ({ type: 'string', format: 'date', description })
const amount = (description: string): RequestSchema => ({ type: 'number', description })

const asked: Record<string, RequestSchema> = {
  invoice_number: text('Number of the invoice'),
  invoice_date: day('Date of issue'),
  due_date: day('Date by which payment is due'),
  delivery_date: day('Date of delivery or service'),
  order_number: text('Number of the purchase order'),
  customer_number: text('Number of the customer with the seller'),
  seller_name: text('Company that issued the invoice'),
  seller_vat_id: text('VAT identification number of the seller'),
  buyer_name: text('Company that is invoiced'),
  iban: text('Account to pay to'),
  bic: text('BIC of that account'),
  net_total: amount('Total without tax'),
  tax_total: amount('Total tax'),
  gross_total: amount('Total including tax'),
  amount_due: amount('Amount left to pay'),
  contact_person: text('Who to ask at the seller'),
}

const lines: RequestSchema = {
  type: 'array',
  description: 'Goods and services that are charged for',
  items: {
    type: 'object',
    properties: {
      position: { type: 'integer', description: 'Number of the line' },
      article_number: text('Number of the article'),
      description: text('What is sold'),
      quantity: amount('How many'),
      unit: text('Unit of the quantity'),
      unit_price: amount('Price of one'),
      tax_rate: amount('Tax in per cent'),
      total: amount('Price of all'),
    },
  },
}

const askedInLines = new Set(Object.keys(lines.items?.properties ?? {}).map((name) => `line_items[].${name}`))

function ruleOf(name: string): 'date' | 'number' | 'id' | 'text' {
  const { type, format } = asked[name] ?? {}
  if (type === 'number') return 'number'
  return format === 'date' ? 'date' : name.endsWith('_name') || name === 'contact_person' ? 'text' : 'id'
}
