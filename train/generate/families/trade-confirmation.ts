import { printAddresses } from '../blocks/address-window.ts'
import { useFooter, usePageNumbers } from '../blocks/footer.ts'
import { type Entry, entry, infoLayouts, printInfo } from '../blocks/info-block.ts'
import { letterheadPlaces, printLetterhead } from '../blocks/letterhead.ts'
import { printTotals, type TotalLine } from '../blocks/totals.ts'
import { isinOf } from '../check-digits.ts'
import type { Desk } from '../desk.ts'
import { ibanText, makeParty } from '../party.ts'
import { addDays, cents } from '../print-values.ts'
import { stated } from '../text.ts'

interface Deal {
  type: 'buy' | 'sell' | 'dividend'
  security: string
  isin: string
  wkn: string
  shares: number
  price: number
  date: string
  valueDate: string
  gross: number
  fees: number
  exchangeFee: number
  taxes: number
  surcharge: number
  amount: number
}

/** What a broker tells about a purchase, a sale or a dividend. */
export function printTradeConfirmation(desk: Desk): void {
  const { sheet, random } = desk
  const broker = makeParty(desk, false)
  const client = makeParty(desk, true)
  const deal = makeDeal(desk)
  if (random.chance(0.7)) useFooter(desk, broker, 'broker')
  usePageNumbers(desk, () => desk.title('trade_confirmation'))
  printLetterhead(desk, broker, 'broker', random.weighted(letterheadPlaces))
  sheet.y += random.between(10, 30)
  const top = sheet.y
  const middle = (sheet.left + sheet.right) / 2 + 20
  const end = printAddresses(desk, [{ party: client, role: 'client' }], { x: sheet.left, y: top, width: 200 })
  const accounts = accountEntries(desk, client.iban, deal)
  sheet.y = Math.max(
    end,
    printInfo(desk, accounts, { x: middle, y: top, width: sheet.right - middle }, random.pick(infoLayouts.slice(0, 4))),
  )
  sheet.y += 18
  const kind = desk.word(deal.type)
  const type = stated('transaction_type', deal.type, kind)
  sheet.line(random.chance(0.5) ? [`${desk.title('trade_confirmation')} `, type] : [type], desk.sized(1.35, true), {
    leading: 1.8,
  })
  if (random.chance(0.2)) {
    sheet.paragraph(
      desk.phrase('executed', {
        shares: [desk.quantity('shares', deal.shares)],
        security: [stated('security_name', deal.security, deal.security)],
        isin: [stated('isin', deal.isin, deal.isin)],
        date: [desk.date(deal.type === 'dividend' ? 'pay_date' : 'trade_date', deal.date)],
        price: [desk.money(deal.type === 'dividend' ? 'dividend_per_share' : 'price', deal.price)],
      }),
      desk.style,
    )
    sheet.y += 10
  } else printDeal(desk, deal)
  const isLine = random.chance(0.35)
  const sums = sumsOf(desk, deal)
  printTotals(desk, isLine ? sums.slice(0, -1) : sums)
  if (isLine) printBookingLine(desk, deal)
  sheet.y += 14
  if (random.chance(0.5)) sheet.paragraph(desk.phrase('filler'), desk.style)
}

function makeDeal(desk: Desk): Deal {
  const { random } = desk
  const type = random.pick(['buy', 'buy', 'sell', 'sell', 'dividend'] as const)
  const shares = random.weighted([
    [random.int(1, 500), 5],
    [random.int(1, 99_999) / 1000, 2],
  ])
  const price = cents(type === 'dividend' ? random.between(0.05, 6) : random.between(1, 900))
  const gross = cents(shares * price)
  const fees = type === 'dividend' || random.chance(0.15) ? 0 : cents(Math.min(60, Math.max(4.9, gross * 0.0025)))
  const exchangeFee = fees > 0 && random.chance(0.4) ? random.pick([1.5, 2, 2.95, 0.9]) : 0
  const taxed = type === 'dividend' ? 0.9 : type === 'sell' ? 0.4 : 0
  const taxes = random.chance(taxed) ? cents(gross * random.pick([0.25, 0.15, 0.19])) : 0
  const surcharge = taxes > 0 && random.chance(0.5) ? cents(taxes * 0.055) : 0
  const costs = fees + exchangeFee + taxes + surcharge
  const date = desk.day()
  return {
    ...{
      type,
      shares,
      price,
      gross,
      fees,
      exchangeFee,
      taxes,
      surcharge,
      date,
      valueDate: addDays(date, random.int(1, 4)),
    },
    security: `${makeParty(desk, false).name} ${desk.word('securities')}`,
    isin: isinOf(random),
    wkn: random.pattern(random.pick(['######', '@#@###', 'A#@@##'])),
    amount: cents(type === 'buy' ? gross + costs : gross - costs),
  }
}

function accountEntries(desk: Desk, iban: string | null, deal: Deal): Entry[] {
  const { random } = desk
  return random.shuffle([
    entry(desk, 'depot_number', random.digits(random.int(7, 10))),
    ...(random.chance(0.5) && iban ? [entry(desk, 'settlement_account', ibanText(desk, 'iban', iban))] : []),
    ...(random.chance(0.5)
      ? [entry(desk, 'order_number', random.pattern(random.pick(['########', '######.##', '#########-001'])))]
      : []),
    ...(random.chance(0.5)
      ? [entry(desk, 'statement_date', desk.date('statement_date', addDays(deal.date, random.int(0, 3))))]
      : []),
    ...(random.chance(0.3) ? [entry(desk, 'customer_number', random.digits(8))] : []),
  ])
}

function printDeal(desk: Desk, deal: Deal): void {
  const { sheet, random } = desk
  const shares = Number.isInteger(deal.shares)
    ? desk.quantity('shares', deal.shares)
    : desk.number('shares', deal.shares, 3)
  const isDividend = deal.type === 'dividend'
  const venue = random.pick(['XETRA', 'Tradegate', 'NYSE', 'Euronext', 'BME', 'LSE', 'OTC', 'Stuttgart'])
  const entries = [
    entry(desk, 'security_name', deal.security),
    entry(desk, 'isin', deal.isin),
    ...(random.chance(0.5) ? [entry(desk, 'wkn', deal.wkn)] : []),
    entry(desk, 'shares', shares),
    ...(isDividend
      ? [
          entry(desk, 'dividend_per_share', desk.money('dividend_per_share', deal.price)),
          entry(desk, 'pay_date', desk.date('pay_date', deal.date)),
        ]
      : [
          entry(desk, 'price', desk.money('price', deal.price)),
          entry(desk, 'trade_date', desk.date('trade_date', deal.date)),
        ]),
    ...(isDividend && random.chance(0.7)
      ? [entry(desk, 'ex_date', desk.date('ex_date', addDays(deal.date, -random.int(1, 9))))]
      : []),
    ...(random.chance(0.7) ? [entry(desk, 'value_date', desk.date('value_date', deal.valueDate))] : []),
    ...(!isDividend && random.chance(0.5) ? [entry(desk, 'exchange', venue)] : []),
    ...(!isDividend && random.chance(0.3) ? [entry(desk, 'execution_time', random.pattern('1#:2#:0#'))] : []),
    ...(random.chance(0.2)
      ? [entry(desk, 'exchange_rate', desk.number('exchange_rate', random.between(0.7, 1.4), 4))]
      : []),
  ]
  const layout = random.pick(infoLayouts)
  sheet.y = printInfo(desk, entries, { x: sheet.left, y: sheet.y, width: sheet.right - sheet.left }, layout) + 12
}

function sumsOf(desk: Desk, deal: Deal): TotalLine[] {
  const { random } = desk
  const minus = deal.type === 'buy' ? 1 : random.pick([1, -1])
  const line = (concept: string, value: number): TotalLine[] =>
    value === 0 ? [] : [{ label: desk.label(concept), value: [desk.money(concept, value * minus)] }]
  return [
    { label: desk.label('gross_amount'), value: [desk.money('gross_amount', deal.gross)] },
    ...line('fees', deal.fees),
    ...line('exchange_fee', deal.exchangeFee),
    ...line('taxes', deal.taxes),
    ...line('solidarity_tax', deal.surcharge),
    {
      label: desk.label('settlement_amount'),
      value: desk.moneyWithCurrency('settlement_amount', deal.amount),
      strong: true,
    },
  ]
}

/** The account, the day of value and the amount in one line, as many brokers end their letters. */
function printBookingLine(desk: Desk, deal: Deal): void {
  const { sheet, random } = desk
  const account = `${desk.label('settlement_account')} ${random.digits(random.int(7, 10))}`
  const booked = desk.moneyWithCurrency('settlement_amount', random.chance(0.2) ? -deal.amount : deal.amount)
  const value = [`${desk.label('value_date')} `, desk.date('value_date', deal.valueDate)]
  sheet.y += 4
  sheet.line([`${desk.label('settlement_amount')} ${account} `, ...value, ' ', ...booked], desk.style)
}
