import { entry } from '../blocks/info-block.ts'
import type { Desk } from '../desk.ts'
import { type Style, widthOf } from '../fonts.ts'
import { addressLines, vatIdText } from '../party.ts'
import { cents } from '../print-values.ts'
import { labelled, plain, stated, type Text } from '../text.ts'
import { documentNumber, type Item, makeTrade, type TradeFacts } from './trade-facts.ts'

/** A narrow slip from a till: prices include the tax. */
export function printReceipt(desk: Desk): void {
  const { sheet, random } = desk
  const facts = makeTrade(desk, { retail: true })
  const fitting = sheet.width / 42
  const style: Style = {
    font: random.chance(0.6) ? 'courier' : desk.style.font,
    size: Math.min(9, Math.max(6, fitting)),
  }
  sheet.y = 14
  for (const line of addressLines(desk, facts.seller, 'seller')) center(desk, line, style)
  if (random.chance(0.5))
    center(desk, pair(desk, 'phone', stated('seller_phone', facts.seller.phone, facts.seller.phone)), style)
  if (random.chance(0.5))
    center(desk, pair(desk, 'seller_vat_id', vatIdText(desk, 'seller_vat_id', facts.seller.vatId)), style)
  if (random.chance(0.6)) center(desk, desk.title('receipt'), { ...style, bold: true })
  sheet.y += 6
  printHead(desk, facts, style)
  sheet.y += 6
  const sold = facts.items.slice(0, 12)
  sold.forEach((item, index) => {
    printSold(desk, item, index, style)
  })
  sheet.y += 4
  printSums(desk, sold, style)
  sheet.y += 8
  center(desk, desk.phrase('closing'), style)
  sheet.page.height = sheet.y + 24
}

function printHead(desk: Desk, facts: TradeFacts, style: Style): void {
  const { random, sheet } = desk
  const time = `${String(random.int(7, 22)).padStart(2, '0')}:${String(random.int(0, 59)).padStart(2, '0')}`
  const number = documentNumber(desk)
  const date = desk.date('receipt_date', facts.date)
  const clock = stated('receipt_time', time, random.chance(0.3) ? `${time}:${random.digits(1)}7` : time)
  if (random.chance(0.5)) sheet.line([date, '  ', clock], style)
  else {
    sheet.line(pair(desk, 'invoice_date', date), style)
    if (random.chance(0.6)) sheet.line(pair(desk, 'time', clock), style)
  }
  if (random.chance(0.75)) sheet.line(pair(desk, 'receipt_number', stated('receipt_number', number, number)), style)
  if (random.chance(0.5))
    sheet.line(pair(desk, 'cashier', stated('cashier', facts.seller.contact, facts.seller.contact)), style)
  if (random.chance(0.2)) {
    const table = String(random.int(1, 60))
    sheet.line(pair(desk, 'table_number', stated('table_number', table, table)), style)
  }
}

function printSold(desk: Desk, item: Item, index: number, style: Style): void {
  const { random, sheet } = desk
  const path = (name: string) => `line_items[${index}].${name}`
  const description = stated(path('description'), item.description, item.description)
  const total = desk.number(path('total'), item.total)
  const count = desk.quantity(path('quantity'), item.quantity)
  const price = desk.number(path('unit_price'), item.price)
  const fits = widthOf(`${item.description} ${total.text} 000 x`, style) < sheet.right - sheet.left
  if (item.quantity !== 1 && random.chance(0.5)) {
    sheet.line([description], style)
    ends(desk, [count, ' x ', price], [total], style)
  } else if (fits) ends(desk, item.quantity === 1 ? [description] : [count, ' ', description], [total], style)
  else {
    sheet.line([description], style)
    ends(desk, random.chance(0.5) ? '' : [item.article], [total], style)
  }
}

function printSums(desk: Desk, sold: readonly Item[], style: Style): void {
  const { random, sheet } = desk
  const gross = cents(sold.reduce((sum, item) => sum + item.total, 0))
  const rate = sold[0]?.rate ?? 0
  const net = cents(gross / (1 + rate / 100))
  const bold = random.chance(0.6) ? { ...style, bold: true } : style
  const line = (concept: string, value: Text, how = style) => {
    const label = desk.label(concept)
    labelled(label, value)
    ends(desk, `${label}${random.pick(['', ':'])}`, value, how)
  }
  if (random.chance(0.25)) line('subtotal', [desk.number('lines_total', gross)])
  if (random.chance(0.15)) line('quantity_total', [desk.number('quantity_total', sold.length, 0)])
  line('gross_total', desk.moneyWithCurrency('gross_total', gross), bold)
  const cash = Math.ceil(gross / 10) * 10
  if (random.chance(0.45)) {
    line('cash_given', [desk.number('cash_given', cash)])
    line('change', [desk.number('change', cents(cash - gross))])
  } else if (random.chance(0.6)) {
    const how = desk.word('payments')
    ends(desk, [stated('payment_method', how, how)], [desk.number('gross_total', gross)], style)
  }
  sheet.y += 4
  if (random.chance(0.7)) {
    ends(
      desk,
      [desk.label('tax_total'), ' ', desk.percent('tax_rate', rate)],
      [desk.number('tax_total', cents(gross - net))],
      style,
    )
    if (random.chance(0.6)) line('net_total', [desk.number('net_total', net)])
  }
  if (random.chance(0.15)) line('rounding', '0.00')
}

function pair(desk: Desk, concept: string, value: ReturnType<typeof stated>): Text {
  const { label } = entry(desk, concept, value)
  labelled(label, [value])
  return [`${label}${desk.random.pick([': ', ' ', ' : '])}`, value]
}

function center(desk: Desk, text: Text, style: Style): void {
  const { sheet } = desk
  const wide = widthOf(plain(text), style) > sheet.right - sheet.left
  if (wide) sheet.paragraph(text, style)
  else sheet.line(text, style, { x: sheet.width / 2, align: 'center' })
}

function ends({ sheet }: Desk, left: Text, right: Text, style: Style): void {
  sheet.print(sheet.left, sheet.y, left, style)
  sheet.print(sheet.right, sheet.y, right, style, 'right')
  sheet.y += style.size * 1.3
}
