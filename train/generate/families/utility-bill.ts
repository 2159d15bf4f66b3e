import { printAddresses } from '../blocks/address-window.ts'
import { useFooter, usePageNumbers } from '../blocks/footer.ts'
import { entry, infoLayouts, printInfoBeside } from '../blocks/info-block.ts'
import { letterheadPlaces, printLetterhead } from '../blocks/letterhead.ts'
import { printTable } from '../blocks/table.ts'
import { printTotals } from '../blocks/totals.ts'
import type { Desk } from '../desk.ts'
import { makeParty } from '../party.ts'
import { addDays, cents } from '../print-values.ts'
import { stated } from '../text.ts'
import { documentNumber } from './trade-facts.ts'

/** A bill for power, gas or water: meter readings, prices, instalments that were paid and the next ones. */
export function printUtilityBill(desk: Desk): void {
  const { sheet, random, data } = desk
  const seller = {
    ...makeParty(desk, false),
    name: `${desk.word('energy')} ${random.pick(data.nameStarts)}${random.pick(data.nameEnds)} ${random.pick(desk.locale.legalForms)}`,
  }
  const buyer = makeParty(desk, random.chance(0.85))
  const date = desk.day()
  const number = documentNumber(desk)
  if (random.chance(0.8)) useFooter(desk, seller, 'seller')
  usePageNumbers(desk, () => [stated('invoice_number', number, number)])
  printLetterhead(desk, seller, 'seller', random.weighted(letterheadPlaces))
  sheet.y += random.between(10, 34)
  const top = sheet.y
  const middle = (sheet.left + sheet.right) / 2 + 15
  const end = printAddresses(desk, [{ party: buyer, role: 'buyer' }], { x: sheet.left, y: top, width: 200 })
  const start = addDays(date, -random.pick([372, 40, 95]))
  const entries = random.shuffle([
    entry(desk, 'invoice_number', number),
    entry(desk, 'invoice_date', desk.date('invoice_date', date)),
    ...(random.chance(0.7) ? [entry(desk, 'customer_number', random.digits(8))] : []),
    ...(random.chance(0.5) ? [entry(desk, 'contract_number', random.digits(10))] : []),
    ...(random.chance(0.5) ? [entry(desk, 'meter_number', random.pattern('#@@@##########'))] : []),
    ...(random.chance(0.4) ? [entry(desk, 'due_date', desk.date('due_date', addDays(date, 16)))] : []),
    ...(random.chance(0.3)
      ? [entry(desk, 'tariff', `${random.pick(['Basis', 'Flex', 'Eco', 'Plus'])} ${random.int(12, 24)}`)]
      : []),
    ...(random.chance(0.3)
      ? [
          entry(
            desk,
            'delivery_point',
            random.pattern('DE000######000000000000000#######').slice(0, random.int(11, 33)),
          ),
        ]
      : []),
    {
      label: desk.label('service_period'),
      value: [desk.date('period_start', start), ' - ', desk.date('period_end', addDays(date, -7))],
    },
  ])
  printInfoBeside(desk, entries, { top, end, right: middle }, infoLayouts.slice(0, 6))
  sheet.y += 20
  sheet.line(desk.title('utility_bill'), desk.sized(1.5, true), { leading: 1.9 })
  printUsage(desk)
  if (random.chance(0.4)) {
    sheet.y += 8
    sheet.paragraph(desk.phrase('pay_by', { date: [desk.date('due_date', addDays(date, 16))] }), desk.style)
  }
}

function printUsage(desk: Desk): void {
  const { random } = desk
  const before = random.int(100, 60_000)
  const used = random.int(80, 6000)
  const price = random.int(180, 4500) / 100
  const base = cents(random.between(5, 180))
  const work = cents((used * price) / 100)
  const net = cents(base + work)
  const rate = desk.locale.taxRates[0] ?? 0
  const tax = cents((net * rate) / 100)
  const gross = cents(net + tax)
  const paid = random.chance(0.6) ? random.int(1, 12) * 45 : 0
  const previous = random.chance(0.2) ? cents(random.between(5, 90)) : 0
  if (random.chance(0.7))
    printTable(desk, {
      columns: ['meter_old', 'meter_new', 'consumption', 'working_price', 'line_total'].map((concept) => ({
        header: desk.label(concept),
        align: 'right' as const,
      })),
      rows: [
        [
          [desk.quantity('meter_old', before)],
          [desk.quantity('meter_new', before + used)],
          [desk.quantity('consumption', used), ' kWh'],
          [desk.number('working_price', price), ' ct'],
          [desk.number('consumption_cost', work)],
        ],
      ],
    })
  printTotals(desk, [
    { label: desk.label('base_price'), value: [desk.money('base_price', base)] },
    { label: desk.label('net_total'), value: [desk.money('net_total', net)] },
    { label: [desk.label('tax_total'), ' ', desk.percent('tax_rate', rate)], value: [desk.money('tax_total', tax)] },
    { label: desk.label('gross_total'), value: desk.moneyWithCurrency('gross_total', gross), strong: true },
    ...(previous > 0
      ? [{ label: desk.label('previous_balance'), value: [desk.money('previous_balance', previous)] }]
      : []),
    ...(paid > 0 ? [{ label: desk.label('instalments_paid'), value: [desk.money('instalments_paid', -paid)] }] : []),
    ...(paid + previous > 0
      ? [
          {
            label: desk.label('amount_due'),
            value: [desk.money('amount_due', cents(gross + previous - paid))],
            strong: true,
          },
        ]
      : []),
    ...(random.chance(0.4)
      ? [{ label: desk.label('instalment'), value: [desk.money('instalment', random.int(20, 190))] }]
      : []),
  ])
}
