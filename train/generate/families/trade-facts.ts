import type { Desk } from '../desk.ts'
import { makeParty, type Party } from '../party.ts'
import { addDays, cents } from '../print-values.ts'

export type TradeFamily = 'invoice' | 'credit_note' | 'order' | 'delivery_note' | 'quote'

export interface Item {
  article: string
  description: string
  detail: string
  quantity: number
  unit: string
  price: number
  discount: number
  rate: number
  total: number
}

export interface TaxShare {
  rate: number
  net: number
  tax: number
}

export interface TradeFacts {
  seller: Party
  buyer: Party
  shipTo: Party
  items: Item[]
  subtotal: number
  discount: number
  shipping: number
  net: number
  taxes: TaxShare[]
  tax: number
  gross: number
  paid: number
  due: number
  number: string
  date: string
  orderDate: string
  deliveryDate: string
  dueDate: string
  days: number
}

const numberPatterns = [
  ...[
    'RE-20##-####',
    '20######',
    '######',
    '##-####',
    'INV-#####',
    'F20##/###',
    '20##-####',
    '#####',
    '@@###### ',
    'R#######',
  ],
  ...['A-##/####', '9#########', '####/##', 'FV##-####', '@##-#####', '#### ####', '1####', '20##/##/###', '#######'],
]

export function documentNumber({ random, names }: Desk): string {
  if (names && random.chance(0.6)) return names.number()
  return random.pattern(random.pick(numberPatterns)).trim()
}

/** What a sale is about. The sums agree, save in a few documents, as in life. */
export function makeTrade(desk: Desk, { retail = false } = {}): TradeFacts {
  const { random, locale } = desk
  const rates = random.chance(0.3) ? random.shuffle(locale.taxRates).slice(0, 2) : [random.pick(locale.taxRates)]
  const large = ['COP', 'MXN'].includes(desk.currency) ? 20 : 1
  const count = random.weighted([
    [random.int(1, 4), 6],
    [random.int(3, 8), 3],
    [random.int(8, 14), 1.5],
    [random.int(18, 45), retail ? 0 : 0.5],
  ])
  const items = Array.from({ length: count }, () => makeItem(desk, rates, { large, retail }))
  const subtotal = cents(items.reduce((sum, item) => sum + item.total, 0))
  const discount = random.chance(0.18) ? cents(subtotal * random.pick([0.02, 0.03, 0.05, 0.1])) : 0
  const shipping = random.chance(0.25) ? random.pick([4.9, 5.95, 9.5, 12, 25, 49.9]) * large : 0
  const shares = taxShares(items, { subtotal, discount, shipping })
  const net = cents(subtotal - discount + shipping)
  const tax = cents(shares.reduce((sum, share) => sum + share.tax, 0))
  const broken = random.chance(0.04) ? random.pick([-1, 1, 0.1, 10, -0.09]) : 0
  const gross = cents(net + tax + broken)
  const paid = random.chance(0.15) ? cents(gross * random.pick([0.2, 0.3, 0.5])) : 0
  const date = desk.day()
  const days = random.pick([7, 8, 10, 14, 14, 30, 30, 30, 45, 60])
  const [seller, buyer, shipTo] = [
    makeParty(desk, random.chance(0.06)),
    makeParty(desk, random.chance(0.25)),
    makeParty(desk, false),
  ]
  return {
    ...{ seller, buyer, shipTo, items, subtotal, discount, shipping, net, taxes: shares, tax, gross, paid, date, days },
    due: cents(gross - paid),
    number: documentNumber(desk),
    orderDate: addDays(date, -random.int(1, 40)),
    deliveryDate: addDays(date, -random.int(0, 12)),
    dueDate: addDays(date, days),
  }
}

/** The same, given back: with a minus from the quantities on. */
export function negated(facts: TradeFacts): TradeFacts {
  const { subtotal, discount, shipping, net, tax, gross, paid, due } = facts
  return {
    ...facts,
    items: facts.items.map((item) => ({ ...item, quantity: -item.quantity, total: -item.total })),
    taxes: facts.taxes.map((share) => ({ ...share, net: -share.net, tax: -share.tax })),
    ...{ subtotal: -subtotal, discount: -discount, shipping: -shipping, net: -net, tax: -tax, gross: -gross },
    ...{ paid: -paid, due: -due },
  }
}

function makeItem(desk: Desk, rates: number[], { large, retail }: { large: number; retail: boolean }): Item {
  const { random, data } = desk
  const service = random.chance(0.3)
  const quantity = random.weighted([
    [random.int(1, 5), 5],
    [random.int(2, 120), retail ? 0 : 2],
    [random.int(1, 40) / 4, 1],
    [random.int(100, 2500), retail ? 0 : 0.5],
  ])
  const price = cents(
    random.weighted([
      [random.between(0.2, 15), 2],
      [random.between(5, 200), retail ? 1 : 4],
      [random.between(100, 4000), retail ? 0 : 1],
      [random.int(1, 40) * 10, retail ? 0.1 : 1],
    ]) * large,
  )
  const discount = random.chance(0.08) ? random.pick([5, 10, 15, 20]) : 0
  const wrong = random.chance(0.008) ? 1 : 0
  return {
    article: random.pattern(
      random.pick(['######', '@@-####', '####.##', 'A#####', '##-###-##', '4############', 'RE-####']),
    ),
    description: random.pick(service ? data.services : data.products),
    detail: makeDetail(desk),
    unit: random.pick(data.units),
    rate: random.pick(rates),
    ...{ quantity, price, discount },
    total: cents(quantity * price * (1 - discount / 100) + wrong),
  }
}

/** What stands behind the name of an article: numbers and days that mislead. */
function makeDetail(desk: Desk): string {
  const { random } = desk
  if (random.chance(0.68)) return ''
  if (random.chance(0.25)) return desk.word('filler')
  if (random.chance(0.2))
    return `${desk.date('', desk.day()).text} ${desk.label('order_number')} ${documentNumber(desk)}`
  return random.pattern(
    random.pick(['SN ########', 'Ref. ##/####', 'EAN 4############', '(##.##.20##)', 'Lot @####', '@@-###']),
  )
}

function taxShares(
  items: Item[],
  { subtotal, discount, shipping }: { subtotal: number; discount: number; shipping: number },
): TaxShare[] {
  const byRate = Map.groupBy(items, (item) => item.rate)
  const factor = (subtotal - discount + shipping) / subtotal
  return [...byRate].map(([rate, group]) => {
    const net = cents(group.reduce((sum, item) => sum + item.total, 0) * factor)
    return { rate, net, tax: cents((net * rate) / 100) }
  })
}
