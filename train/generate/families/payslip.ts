import { printAddresses } from '../blocks/address-window.ts'
import { entry, infoLayouts, printInfoBeside } from '../blocks/info-block.ts'
import { printLetterhead } from '../blocks/letterhead.ts'
import { printTable } from '../blocks/table.ts'
import { printTotals } from '../blocks/totals.ts'
import type { Desk } from '../desk.ts'
import { ibanText, makeParty } from '../party.ts'
import { addDays, cents } from '../print-values.ts'
import { labelled, stated, type Text } from '../text.ts'

/** A month's pay: what was earned, what was withheld, what is paid out; and the sums of the year beside. */
export function printPayslip(desk: Desk): void {
  const { sheet, random } = desk
  const employer = makeParty(desk, false)
  const employee = makeParty(desk, true)
  const day = desk.day()
  printLetterhead(desk, employer, 'employer', random.pick(['left', 'line', 'center'] as const))
  sheet.y += 12
  const month = `${desk.data.months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`
  const period = stated('pay_period', day.slice(0, 7), month)
  sheet.line(
    random.chance(0.5) ? [`${desk.title('payslip')} `, period] : desk.title('payslip'),
    desk.sized(1.4, true),
    { leading: 1.8 },
  )
  const top = sheet.y
  const middle = (sheet.left + sheet.right) / 2
  const end = printAddresses(desk, [{ party: employee, role: 'employee' }], { x: sheet.left, y: top, width: 200 })
  const entries = random.shuffle([
    entry(desk, 'employee_number', random.digits(random.int(3, 7))),
    ...(random.chance(0.3) ? [entry(desk, 'employee_name', employee.name)] : []),
    ...(random.chance(0.2) ? [entry(desk, 'employer_name', employer.name)] : []),
    ...(random.chance(0.2) ? [entry(desk, 'health_insurance', makeParty(desk, false).name)] : []),
    ...(random.chance(0.2) ? [entry(desk, 'hours', desk.number('hours', random.int(80, 174)))] : []),
    ...(random.chance(0.6) ? [entry(desk, 'pay_period', stated('pay_period', day.slice(0, 7), month))] : []),
    ...(random.chance(0.5)
      ? [entry(desk, 'hire_date', desk.date('hire_date', addDays(day, -random.int(60, 6000))))]
      : []),
    ...(random.chance(0.6)
      ? [entry(desk, 'birth_date', desk.date('birth_date', addDays(day, -random.int(7500, 22_000))))]
      : []),
    ...(random.chance(0.4) ? [entry(desk, 'tax_class', String(random.int(1, 5)))] : []),
    ...(random.chance(0.4) ? [entry(desk, 'tax_id', random.digits(11))] : []),
    ...(random.chance(0.5) ? [entry(desk, 'social_security_number', random.pattern('########@###'))] : []),
    ...(random.chance(0.2)
      ? [entry(desk, 'vacation_days', desk.quantity('vacation_days', random.int(0, 60) / 2))]
      : []),
    ...(random.chance(0.3) ? [entry(desk, 'occupation', random.pick(desk.data.jobs))] : []),
  ])
  printInfoBeside(desk, entries, { top, end, right: middle }, infoLayouts.slice(0, 6))
  sheet.y += 14
  printPay(desk, employee.iban, Number(day.slice(5, 7)))
}

function printPay(desk: Desk, iban: string | null, months: number): void {
  const { random, sheet } = desk
  const base = cents(random.int(1500, 8000) + random.pick([0, 0, 0.5]))
  const bonus = random.chance(0.5) ? cents(random.int(50, 900)) : 0
  const gross = cents(base + bonus)
  const tax = cents(gross * random.between(0.05, 0.3))
  const pension = cents(gross * 0.093)
  const health = cents(gross * 0.081)
  const social = cents(pension + health)
  const net = cents(gross - tax - social)
  const withYear = random.chance(0.5)
  const row = (concept: string, value: number): Text[] => [
    desk.label(concept),
    labelled(desk.label(concept), [desk.number(concept, value)]),
    ...(withYear ? [[desk.number(`year_to_date.${concept}`, cents(value * months))]] : []),
  ]
  const rows = [
    row('base_pay', base),
    ...(bonus > 0 ? [row('bonus', bonus)] : []),
    row('gross_pay', gross),
    row('income_tax', tax),
    row('pension_contribution', pension),
    row('health_contribution', health),
    ...(random.chance(0.5) ? [row('social_contributions', social)] : []),
    ...(random.chance(0.5) ? [row('net_pay', net)] : []),
  ]
  printTable(desk, {
    columns: [
      { header: desk.label('description'), align: 'left', wide: true },
      { header: desk.label('amount'), align: 'right' },
      ...(withYear ? [{ header: desk.label('year_to_date'), align: 'right' as const }] : []),
    ],
    rows,
  })
  const shown = rows.some((cells) => cells[0] === desk.label('net_pay'))
  printTotals(desk, [
    ...(shown ? [] : [{ label: desk.label('net_pay'), value: [desk.money('net_pay', net)], strong: true }]),
    { label: desk.label('payout'), value: desk.moneyWithCurrency('payout', net), strong: true },
  ])
  sheet.y += 10
  if (iban && random.chance(0.7)) sheet.line([`${desk.label('iban')}: `, ibanText(desk, 'iban', iban)], desk.style)
}
