import { printAddresses } from '../blocks/address-window.ts'
import { useFooter, usePageNumbers } from '../blocks/footer.ts'
import { entry, infoLayouts, printInfo } from '../blocks/info-block.ts'
import { letterheadPlaces, printLetterhead } from '../blocks/letterhead.ts'
import { type Column, printTable } from '../blocks/table.ts'
import { printTotals } from '../blocks/totals.ts'
import type { Desk } from '../desk.ts'
import { ibanText, makeParty, makePerson } from '../party.ts'
import { addDays, cents } from '../print-values.ts'
import { stated, type Text } from '../text.ts'

interface Booking {
  date: string
  valueDate: string
  text: string
  amount: number
  balance: number
}

/** An account's movements between two balances. */
export function printBankStatement(desk: Desk): void {
  const { sheet, random } = desk
  const bank = {
    ...makeParty(desk, false),
    name: `${desk.word('bank')} ${random.pick(desk.data.nameStarts)}${random.pick(desk.data.nameEnds)}`,
  }
  const holder = makeParty(desk, random.chance(0.6))
  const start = desk.day()
  const end = addDays(start, random.pick([28, 30, 90]))
  const opening = cents(random.between(-500, 9000))
  const bookings = makeBookings(desk, start, end, opening)
  const closing = bookings.at(-1)?.balance ?? opening
  if (random.chance(0.6)) useFooter(desk, bank, 'bank')
  usePageNumbers(desk, () => desk.title('bank_statement'))
  printLetterhead(desk, bank, 'bank', random.weighted(letterheadPlaces))
  sheet.y += random.between(10, 30)
  const top = sheet.y
  const middle = (sheet.left + sheet.right) / 2 + 15
  const ends = printAddresses(desk, [{ party: holder, role: 'account_holder' }], { x: sheet.left, y: top, width: 200 })
  const number = random.pattern(random.pick(['#/20##', '##', '###/20##']))
  const account = random.digits(random.int(7, 10))
  const entries = [
    ...(holder.iban && random.chance(0.8)
      ? [entry(desk, 'iban', ibanText(desk, 'iban', holder.iban))]
      : [entry(desk, 'account', stated('account_number', account, account))]),
    ...(random.chance(0.4) ? [entry(desk, 'bic', bank.bic)] : []),
    ...(random.chance(0.6) ? [entry(desk, 'statement_number', number)] : []),
    ...(random.chance(0.5) ? [entry(desk, 'statement_date', desk.date('statement_date', addDays(end, 1)))] : []),
    ...(random.chance(0.6)
      ? [
          {
            label: desk.label('period'),
            value: [desk.date('period_start', start), ' - ', desk.date('period_end', end)],
          },
        ]
      : [
          entry(desk, 'period_start', desk.date('period_start', start)),
          entry(desk, 'period_end', desk.date('period_end', end)),
        ]),
    ...(random.chance(0.2) ? [entry(desk, 'contact_person', makePerson(desk))] : []),
    ...(random.chance(0.2)
      ? [entry(desk, 'overdraft_limit', desk.money('overdraft_limit', random.int(1, 40) * 250))]
      : []),
  ]
  sheet.y = Math.max(
    ends,
    printInfo(
      desk,
      random.shuffle(entries),
      { x: middle, y: top, width: sheet.right - middle },
      random.pick(infoLayouts.slice(0, 5)),
    ),
  )
  sheet.y += 16
  sheet.line(desk.title('bank_statement'), desk.sized(1.4, true), { leading: 1.8 })
  const balances = [
    { label: desk.label('opening_balance'), value: [desk.money('opening_balance', opening)] },
    { label: desk.label('closing_balance'), value: desk.moneyWithCurrency('closing_balance', closing), strong: true },
  ]
  const sums = [
    { label: desk.label('total_credits'), value: [desk.money('total_credits', sumOf(bookings, 1))] },
    { label: desk.label('total_debits'), value: [desk.money('total_debits', sumOf(bookings, -1))] },
  ]
  const before = random.chance(0.4)
  if (before) printTotals(desk, [...balances.slice(0, 1), ...(random.chance(0.5) ? sums : []), ...balances.slice(1)])
  printBookings(desk, bookings, before ? undefined : opening)
  if (!before) printTotals(desk, [...(random.chance(0.5) ? sums : []), ...balances.slice(1)])
}

function sumOf(bookings: readonly Booking[], sign: number): number {
  return cents(bookings.reduce((sum, { amount }) => sum + (amount * sign > 0 ? Math.abs(amount) : 0), 0))
}

function makeBookings(desk: Desk, start: string, end: string, opening: number): Booking[] {
  const { random } = desk
  const days = Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000)
  const dates = Array.from({ length: random.int(2, 24) }, () => addDays(start, random.int(0, days)))
  let balance = opening
  return dates
    .sort((one, other) => (one < other ? -1 : 1))
    .map((date) => {
      const amount = cents(random.chance(0.7) ? -random.between(3, 900) : random.between(20, 4000))
      balance = cents(balance + amount)
      const text = `${desk.word('bookings')} ${makeParty(desk, random.chance(0.4)).name}${random.chance(0.4) ? ` ${random.pattern('RE ######')}` : ''}`
      return { date, valueDate: addDays(date, random.int(0, 2)), text, amount, balance }
    })
}

function printBookings(desk: Desk, bookings: readonly Booking[], opening: number | undefined): void {
  const { random } = desk
  const twoColumns = random.chance(0.4)
  const withBalance = random.chance(0.4)
  const withValueDate = random.chance(0.6)
  const path = (index: number, name: string) => `transactions[${index}].${name}`
  const columns: Column[] = [
    { header: desk.label('booking_date'), align: 'left' },
    ...(withValueDate ? [{ header: desk.label('value_date'), align: 'left' as const }] : []),
    { header: desk.label('booking_text'), align: 'left', wide: true },
    ...(twoColumns
      ? [
          { header: desk.label('total_debits'), align: 'right' as const },
          { header: desk.label('total_credits'), align: 'right' as const },
        ]
      : [{ header: desk.label('amount'), align: 'right' as const }]),
    ...(withBalance ? [{ header: desk.label('balance'), align: 'right' as const }] : []),
  ]
  const sideways = (index: number, amount: number): Text[] => {
    if (!twoColumns) return [[desk.number(path(index, 'amount'), amount)]]
    const shown = { ...desk.number(path(index, 'amount'), Math.abs(amount)) }
    shown.marks = shown.marks.map((mark) => ({ ...mark, value: amount }))
    return amount < 0 ? [[shown], ''] : ['', [shown]]
  }
  const rows: Text[][] = bookings.map((booking, index) => [
    [desk.date(path(index, 'date'), booking.date)],
    ...(withValueDate ? [[desk.date(path(index, 'value_date'), booking.valueDate)]] : []),
    [stated(path(index, 'description'), booking.text, booking.text)],
    ...sideways(index, booking.amount),
    ...(withBalance ? [[desk.number(path(index, 'balance'), booking.balance)]] : []),
  ])
  if (opening !== undefined) {
    const wide = columns.findIndex((column) => column.wide)
    rows.unshift(
      columns.map((_, index) =>
        index === wide
          ? desk.label('opening_balance')
          : index === columns.length - 1
            ? [desk.number('opening_balance', opening)]
            : '',
      ),
    )
  }
  printTable(desk, { columns, rows })
}
