import type { Entry } from '../blocks/info-block.ts'
import type { Desk } from '../desk.ts'
import { vatIdText } from '../party.ts'
import { printDate } from '../print-values.ts'
import { labelled, stated, type Text } from '../text.ts'
import { documentNumber, type TradeFacts, type TradeFamily } from './trade-facts.ts'

export interface TradeEntries {
  entries: Entry[]
  /** The date after the place, when it has no label. */
  dateInCity?: Text
  /** Number and date in the title. */
  inTitle?: Text
}

const dateConcepts = {
  invoice: 'invoice_date',
  credit_note: 'credit_note_date',
  order: 'order_date',
  delivery_note: 'delivery_date',
  quote: 'quote_date',
} as const

/** Numbers and dates of a sale: the own ones, and many others that look alike. */
export function tradeEntries(desk: Desk, family: TradeFamily, facts: TradeFacts): TradeEntries {
  const { random } = desk
  const numberConcept = `${family}_number`
  const dateConcept = dateConcepts[family]
  const where = random.weighted([
    ['entries', 7],
    ['city', 1.5],
    ['title', 1.5],
  ] as const)
  const number = (): Text => [stated(numberConcept, facts.number, facts.number)]
  const own: Entry[] = [
    ...(where === 'title' ? [] : [{ label: desk.label(numberConcept), value: number() }]),
    ...(where === 'entries' ? [{ label: desk.label(dateConcept), value: [desk.date(dateConcept, facts.date)] }] : []),
  ]
  const others = otherEntries(desk, family, facts)
  const entries = random.chance(0.5) ? [...own, ...others] : random.shuffle([...own, ...others])
  if (where === 'city') {
    const dateInCity = desk.phrase('city_date', { city: facts.seller.city, date: [desk.date(dateConcept, facts.date)] })
    return { entries, dateInCity }
  }
  if (where !== 'title') return { entries }
  const title = desk.title(family)
  labelled(title, number())
  return {
    entries,
    inTitle: desk.phrase('number_of_date', { title, number: number(), date: [desk.date(dateConcept, facts.date)] }),
  }
}

function otherEntries(desk: Desk, family: TradeFamily, facts: TradeFacts): Entry[] {
  const { random } = desk
  const id = (concept: string, share: number): Entry[] => {
    if (!random.chance(share)) return []
    const value = documentNumber(desk)
    return [{ label: desk.label(concept), value: [stated(concept, value, value)] }]
  }
  const day = (concept: string, iso: string, share: number): Entry[] =>
    random.chance(share) ? [{ label: desk.label(concept), value: [desk.date(concept, iso)] }] : []
  const text = (concept: string, value: string, share: number): Entry[] =>
    random.chance(share) ? [{ label: desk.label(concept), value: [stated(concept, value, value)] }] : []
  const isBill = family === 'invoice' || family === 'credit_note'
  return random.shuffle([
    ...id('customer_number', 0.5),
    ...references(desk, family, id),
    ...(family === 'delivery_note' ? [] : id('delivery_note_number', 0.2)),
    ...(family === 'quote' ? [] : id('quote_number', 0.08)),
    ...(family === 'credit_note' ? id('original_invoice_number', 0.75) : []),
    ...id('supplier_number', 0.1),
    ...id('contract_number', 0.08),
    ...id('project_number', 0.12),
    ...id('our_reference', 0.12),
    ...(isBill ? day('due_date', facts.dueDate, 0.4) : []),
    ...(family === 'quote' ? day('valid_until', facts.dueDate, 0.6) : []),
    ...(family === 'order' || family === 'delivery_note' ? [] : day('order_date', facts.orderDate, 0.15)),
    ...(family === 'delivery_note' ? [] : day('delivery_date', facts.deliveryDate, 0.35)),
    ...day('print_date', facts.dueDate, 0.04),
    ...(isBill && random.chance(0.12) ? [periodEntry(desk, facts)] : []),
    ...text('contact_person', facts.seller.contact, 0.25),
    ...text('payment_method', desk.word('payments'), 0.15),
    ...text('shipping_method', desk.word('shippings'), 0.12),
    ...(isBill ? text('payment_terms', `${facts.days} ${desk.variants('days')[2] ?? ''}`, 0.15) : []),
    ...text('currency', desk.currency, 0.12),
    ...(random.chance(0.15)
      ? [{ label: desk.label('seller_vat_id'), value: [vatIdText(desk, 'seller_vat_id', facts.seller.vatId)] }]
      : []),
    ...(!facts.buyer.isPerson && random.chance(0.15)
      ? [{ label: desk.label('buyer_vat_id'), value: [vatIdText(desk, 'buyer_vat_id', facts.buyer.vatId)] }]
      : []),
    ...text('phone', facts.seller.phone, 0.1).map((entry) => ({
      ...entry,
      value: [stated('seller_phone', facts.seller.phone, facts.seller.phone)],
    })),
  ])
}

/** Many call the customer's order just the customer's reference. */
function references(desk: Desk, family: TradeFamily, id: (concept: string, share: number) => Entry[]): Entry[] {
  if (family === 'order') return id('your_reference', 0.15)
  if (!desk.random.chance(0.1)) return [...id('order_number', 0.35), ...id('your_reference', 0.15)]
  const value = documentNumber(desk)
  return [{ label: desk.label('your_reference'), value: [stated('order_number', value, value)] }]
}

function periodEntry(desk: Desk, facts: TradeFacts): Entry {
  const from = facts.orderDate
  return {
    label: desk.label('service_period'),
    value: [
      desk.date('period_start', from),
      desk.random.pick([' - ', ' – ', ` ${desk.label('period_end')} `]),
      stated(
        'period_end',
        facts.deliveryDate < from ? facts.date : facts.deliveryDate,
        printDate(facts.deliveryDate < from ? facts.date : facts.deliveryDate, desk.dateStyle, desk.data),
      ),
    ],
  }
}
