import { printInfo } from '../blocks/info-block.ts'
import { printTable } from '../blocks/table.ts'
import { printTotals, type TotalLine } from '../blocks/totals.ts'
import type { Desk } from '../desk.ts'
import { ibanText } from '../party.ts'
import { addDays, cents } from '../print-values.ts'
import { stated, type Text } from '../text.ts'
import type { TradeFacts, TradeFamily } from './trade-facts.ts'

/** Sums, how to pay, and the closing words. */
export function printTradeEnd(
  desk: Desk,
  {
    family,
    facts,
    sums,
    priced,
  }: { family: TradeFamily; facts: TradeFacts; sums: readonly TotalLine[]; priced: boolean },
): void {
  const { sheet, random } = desk
  const counted = facts.items.reduce((sum, item) => sum + item.quantity, 0)
  const extra: TotalLine[] = [
    ...(random.chance(priced ? 0.06 : 0.5)
      ? [{ label: desk.label('quantity_total'), value: [desk.quantity('quantity_total', counted)] }]
      : []),
    ...(random.chance(priced ? 0.05 : 0.5)
      ? [
          {
            label: desk.label('weight_total'),
            value: [desk.number('weight_total', random.int(10, 9000) / 10, 1), ' kg'],
          },
        ]
      : []),
  ]
  const lines = [...sums, ...extra]
  if (lines.length > 0) printTotals(desk, lines)
  if (priced && random.chance(0.2)) printTaxTable(desk, facts)
  sheet.y += random.between(8, 26)
  if (priced && random.chance(0.06))
    sheet.line([`${desk.label('amount_in_words')}: ${desk.word('hundred_words')}`], desk.style)
  if (family === 'invoice') printPayment(desk, facts)
  if (random.chance(0.4)) sheet.paragraph(desk.phrase('reservation', { city: facts.seller.city }), desk.small)
  if (random.chance(0.4)) {
    sheet.y += 8
    sheet.paragraph(desk.phrase('closing'), desk.style)
    if (random.chance(0.6))
      sheet.line([stated('contact_person', facts.seller.contact, facts.seller.contact)], desk.style, { leading: 2 })
  }
}

/** From the sum of the positions to what is to be paid. */
export function totalLines(desk: Desk, facts: TradeFacts): TotalLine[] {
  const { random } = desk
  const { subtotal, discount, shipping, net, taxes, tax, gross, paid, due } = facts
  const minus = (concept: string, value: number) => desk.money(concept, random.chance(0.6) ? -value : value)
  const line = (concept: string, value: Text): TotalLine => ({ label: desk.label(concept), value })
  const adjusted = discount !== 0 || shipping !== 0
  const withNet = adjusted || random.chance(0.85)
  const taxLabel = desk.label('tax_total')
  const taxed = taxes.map(({ rate, tax: part }, index): TotalLine => {
    const [rateConcept, taxConcept] =
      taxes.length === 1 ? ['tax_rate', 'tax_total'] : [`taxes[${index}].rate`, `taxes[${index}].amount`]
    const shown = desk.percent(rateConcept, rate)
    const label = random.pick([
      [taxLabel, ' ', shown],
      [shown, ' ', taxLabel],
      [`${taxLabel} (`, shown, ')'],
    ])
    return { label, value: [desk.money(taxConcept, part)] }
  })
  const showsDue = paid !== 0 || random.chance(0.12)
  return [
    ...(adjusted ? [line('subtotal', [desk.money('lines_total', subtotal)])] : []),
    ...(discount !== 0 ? [line('discount_total', [minus('discount_total', discount)])] : []),
    ...(shipping !== 0 ? [line('shipping_total', [desk.money('shipping_total', shipping)])] : []),
    ...(withNet ? [line('net_total', [desk.money('net_total', net)])] : []),
    ...(random.chance(0.93) ? taxed : []),
    ...(taxes.length > 1 && random.chance(0.4) ? [line('tax_total', [desk.money('tax_total', tax)])] : []),
    { ...line('gross_total', desk.moneyWithCurrency('gross_total', gross)), strong: true },
    ...(random.chance(0.04)
      ? [line('previous_balance', [desk.money('previous_balance', random.int(100, 90_000) / 100)])]
      : []),
    ...(paid !== 0 ? [line('paid_amount', [minus('paid_amount', paid)])] : []),
    ...(random.chance(0.05) ? [line('cash_discount', [minus('cash_discount', cents(gross * 0.02))])] : []),
    ...(showsDue ? [{ ...line('amount_due', desk.moneyWithCurrency('amount_due', due)), strong: true }] : []),
  ]
}

function printTaxTable(desk: Desk, { taxes }: TradeFacts): void {
  desk.sheet.y += 10
  printTable(desk, {
    columns: ['tax_rate', 'net_total', 'tax_total'].map((concept) => ({
      header: desk.label(concept),
      align: 'right' as const,
    })),
    rows: taxes.map(({ rate, net, tax }, index) => [
      [desk.percent(taxes.length === 1 ? 'tax_rate' : `taxes[${index}].rate`, rate)],
      [desk.number(taxes.length === 1 ? 'net_total' : `taxes[${index}].net`, net)],
      [desk.number(taxes.length === 1 ? 'tax_total' : `taxes[${index}].amount`, tax)],
    ]),
    width: 240,
  })
}

function printPayment(desk: Desk, facts: TradeFacts): void {
  const { sheet, random } = desk
  if (random.chance(0.3))
    sheet.paragraph(desk.phrase('pay_by', { date: [desk.date('due_date', facts.dueDate)] }), desk.style)
  else if (random.chance(0.2))
    sheet.paragraph(
      desk.phrase('pay_discount', {
        days: String(facts.days),
        date: [desk.date('due_date', facts.dueDate)],
        early: [desk.date('cash_discount_date', addDays(facts.date, 8))],
      }),
      desk.style,
    )
  else if (random.chance(0.45)) {
    const terms = desk.phrase('pay_days', { days: String(facts.days) })
    const text = terms.map((piece) => piece.text).join('')
    sheet.paragraph([stated('payment_terms', text, text)], desk.style)
  }
  if (random.chance(0.2))
    sheet.paragraph(
      desk.phrase('pay_amount', {
        amount: [desk.money(facts.paid !== 0 ? 'amount_due' : 'gross_total', facts.due)],
        number: [stated('invoice_number', facts.number, facts.number)],
      }),
      desk.style,
    )
  if (facts.taxes.some(({ rate }) => rate === 0) && random.chance(0.7))
    sheet.paragraph(desk.phrase('reverse_charge'), desk.style)
  if (facts.seller.iban && random.chance(0.35)) {
    sheet.need(60)
    const { bank, iban, bic, name } = facts.seller
    const entries = [
      { label: desk.label('bank_name'), value: [stated('bank_name', bank, bank)] },
      { label: desk.label('iban'), value: [ibanText(desk, 'iban', iban)] },
      { label: desk.label('bic'), value: [stated('bic', bic, bic)] },
      ...(random.chance(0.3)
        ? [{ label: desk.label('payment_reference'), value: [stated('invoice_number', facts.number, facts.number)] }]
        : []),
      ...(random.chance(0.3)
        ? [{ label: desk.label('account_holder'), value: [stated('account_holder', name, name)] }]
        : []),
    ]
    sheet.y =
      printInfo(
        desk,
        entries,
        { x: sheet.left, y: sheet.y + 6, width: 260 },
        random.pick(['colon', 'columns', 'far'] as const),
      ) + 6
  }
  // A debit names the buyer's bank, which is not where to pay to.
  if (facts.buyer.iban && random.chance(0.06))
    sheet.paragraph([`${desk.word('payments')}: `, ibanText(desk, 'buyer_iban', facts.buyer.iban)], desk.style)
}
