import { type Entry, infoLayouts, printInfo } from '../blocks/info-block.ts'
import { printItems } from '../blocks/item-table.ts'
import type { Desk } from '../desk.ts'
import { ibanText, type Party, vatIdText } from '../party.ts'
import { plain, stated, type Text } from '../text.ts'
import { totalLines } from './trade-end.ts'
import { tradeEntries } from './trade-entries.ts'
import { makeTrade, negated, type TradeFacts } from './trade-facts.ts'

/** A sale as lists of labels and values under headings, as programs print data. */
export function printDataSheet(desk: Desk, family: 'invoice' | 'credit_note'): void {
  const { sheet, random } = desk
  const sale = makeTrade(desk)
  const facts = family === 'credit_note' && random.chance(0.3) ? negated(sale) : sale
  sheet.y = random.between(24, 60)
  const { entries, inTitle, dateInCity } = tradeEntries(desk, family, facts)
  sheet.line(inTitle ?? desk.title(family), desk.sized(random.between(1.2, 1.8), true), { leading: 1.7 })
  if (dateInCity) sheet.line(dateInCity, desk.style)
  const layouts = random.shuffle(infoLayouts.filter((layout) => layout !== 'band' || random.chance(0.3))).slice(0, 2)
  const block = (heading: string | undefined, list: readonly Entry[]) => {
    if (list.length === 0) return
    sheet.need(desk.style.size * 1.5 * (list.length + 2))
    if (heading !== undefined)
      sheet.line(heading, desk.sized(random.between(1, 1.4), random.chance(0.8)), { leading: 1.6 })
    const width = (sheet.right - sheet.left) * random.pick([1, 0.6])
    const place = { x: sheet.left + random.pick([0, 0, 12]), y: sheet.y, width }
    sheet.y = printInfo(desk, list, place, random.pick(layouts)) + random.between(6, 16)
  }
  const parts = [
    () => block(undefined, entries),
    () => block(desk.label('seller'), partyEntries(desk, facts.seller, 'seller')),
    () => block(desk.label('buyer'), partyEntries(desk, facts.buyer, 'buyer')),
  ]
  for (const print of random.chance(0.6) ? parts : random.shuffle(parts)) print()
  if (random.chance(0.8)) printItems(desk, facts.items.slice(0, 8), { priced: true, sums: [] })
  sheet.y += 8
  const sums = totalLines(desk, facts).map(({ label, value }) => ({ label: plain(label), value }))
  const ends = [
    () => block(random.chance(0.4) ? desk.label('gross_total') : undefined, sums),
    () => block(random.chance(0.5) ? desk.label('payment_method') : undefined, paymentEntries(desk, facts)),
  ]
  for (const print of random.shuffle(ends)) print()
}

function partyEntries(desk: Desk, party: Party, role: 'seller' | 'buyer'): Entry[] {
  const { random, names } = desk
  const prefix = random.chance(0.3) ? `${desk.label(role)} ` : ''
  const entry = (share: number, label: string, concept: string, value: Text): Entry[] =>
    random.chance(share) && plain(value) !== ''
      ? [
          {
            label: `${prefix}${names?.label(label) ?? label}`,
            value: typeof value === 'string' ? [stated(concept, value, value)] : value,
          },
        ]
      : []
  return [
    ...entry(
      0.3,
      role === 'buyer' ? 'customer_number' : 'supplier_number',
      role === 'buyer' ? 'customer_number' : 'supplier_number',
      random.digits(6),
    ),
    ...entry(1, 'name', `${role}_name`, party.name),
    ...entry(0.3, 'contact_person', `${role}_contact`, party.contact),
    ...entry(0.9, 'street', `${role}_address.street`, party.street),
    ...entry(0.9, 'postcode', `${role}_address.postcode`, party.postcode),
    ...entry(0.9, 'city', `${role}_address.city`, party.city),
    ...entry(0.4, 'country', `${role}_address.country`, party.country),
    ...entry(role === 'seller' ? 0.8 : 0.4, 'vat_id', `${role}_vat_id`, [
      vatIdText(desk, `${role}_vat_id`, party.vatId),
    ]),
    ...entry(0.3, 'tax_number', `${role}_tax_number`, party.taxNumber),
    ...entry(0.3, 'phone', `${role}_phone`, party.phone),
    ...entry(0.3, 'email', `${role}_email`, party.email),
  ]
}

function paymentEntries(desk: Desk, { seller, dueDate }: TradeFacts): Entry[] {
  const { random } = desk
  const entry = (share: number, concept: string, value: Text): Entry[] =>
    random.chance(share) ? [{ label: desk.label(concept), value }] : []
  return [
    ...(seller.iban ? entry(0.8, 'iban', [ibanText(desk, 'iban', seller.iban)]) : []),
    ...entry(0.6, 'bic', [stated('bic', seller.bic, seller.bic)]),
    ...entry(0.4, 'bank_name', [stated('bank_name', seller.bank, seller.bank)]),
    ...entry(0.4, 'due_date', [desk.date('due_date', dueDate)]),
  ]
}
