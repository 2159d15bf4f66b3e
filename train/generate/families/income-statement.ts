import { usePageNumbers } from '../blocks/footer.ts'
import { type Column, printTable } from '../blocks/table.ts'
import type { Desk } from '../desk.ts'
import { makeParty } from '../party.ts'
import { printNumber } from '../print-values.ts'
import { labelled, stated, type Text } from '../text.ts'

interface Line {
  concept: string
  values: number[]
  cost?: boolean
}

/** Revenue down to profit, for some periods, in thousands or millions. */
export function printIncomeStatement(desk: Desk): void {
  const { sheet, random } = desk
  const company = makeParty(desk, false)
  const title = desk.title('income_statement')
  usePageNumbers(desk, () => company.name)
  sheet.y = random.between(36, 80)
  const place = random.chance(0.5) ? { x: sheet.width / 2, align: 'center' as const, leading: 1.5 } : { leading: 1.5 }
  sheet.line([stated('company_name', company.name, company.name)], desk.sized(1.2, true), place)
  sheet.line(title, desk.sized(1.4, true), place)
  const unit = desk.label('units')
  const factor = /mi[lo]l?i|mio|M€|£m/i.test(unit) && !/mil(es|lier)|thousand/i.test(unit) ? 1_000_000 : 1000
  const shown = stated('units', factor, unit)
  const inHeader = random.chance(0.3)
  if (!inHeader) sheet.line(random.chance(0.5) ? ['(', shown, ')'] : [shown], desk.small, place)
  sheet.y += 10
  const periods = makePeriods(desk)
  const lines = makeLines(desk, periods.length)
  const withNotes = random.chance(0.3)
  const costsInBrackets = random.chance(0.5)
  const columns: Column[] = [
    { header: inHeader ? unit : '', align: 'left', wide: true },
    ...(withNotes ? [{ header: desk.word('notes'), align: 'right' as const }] : []),
    ...periods.map((period) => ({ header: period, align: 'right' as const })),
  ]
  const figure = (line: Line, index: number): Text => {
    const value = line.values[index] ?? 0
    const decimals = line.concept === 'earnings_per_share' ? 2 : 0
    const text = printNumber(Math.abs(value), decimals, desk.numberStyle)
    const minus = value < 0 || (line.cost && costsInBrackets)
    const piece = stated(`${line.concept}[${index}]`, minus ? -Math.abs(value) : value, minus ? `(${text})` : text)
    return labelled(desk.label(line.concept), [piece])
  }
  const rows: Text[][] = lines.map((line) => [
    desk.label(line.concept),
    ...(withNotes ? [String(random.int(1, 28))] : []),
    ...periods.map((_, index) => figure(line, index)),
  ])
  rows.unshift([
    '',
    ...(withNotes ? [''] : []),
    ...periods.map((period, index) => [stated(`periods[${index}]`, period, period)]),
  ])
  printTable(desk, {
    columns: columns.map((column) => ({ ...column, header: column.header })),
    rows,
    withoutHeader: true,
  })
  sheet.y += 14
  sheet.paragraph(desk.phrase('filler'), desk.small)
}

function makePeriods(desk: Desk): string[] {
  const { random } = desk
  const year = random.int(2009, 2025)
  const count = random.pick([1, 2, 2, 2, 3, 3, 4])
  const quarter = random.chance(0.3) ? `${desk.word('quarters')} ` : ''
  const ascending = random.chance(0.2)
  const years = Array.from({ length: count }, (_, index) => (ascending ? year - count + 1 + index : year - index))
  const form = random.pick([
    (each: number) => `${quarter}${each}`,
    (each: number) => `31.12.${each}`,
    (each: number) => `${each}`,
    (each: number) => `FY${each % 100}`,
  ])
  return years.map(form)
}

function makeLines(desk: Desk, count: number): Line[] {
  const { random } = desk
  let revenue = random.weighted([
    [random.int(800, 950_000), 3],
    [random.int(50, 3000), 1],
  ])
  const years = Array.from({ length: count }, () => {
    revenue = Math.round(revenue * random.between(0.8, 1.25))
    const other = Math.round(revenue * random.between(0, 0.05))
    const cost = Math.round(revenue * random.between(0.3, 0.7))
    const personnel = Math.round(revenue * random.between(0.05, 0.2))
    const operating = Math.round(revenue * random.between(0.05, 0.25))
    const depreciation = Math.round(revenue * random.between(0.01, 0.06))
    const interest = Math.round(revenue * random.between(0.002, 0.03))
    const profit = revenue + other - cost
    const ebit = profit - personnel - operating - depreciation
    const before = ebit - interest
    const tax = Math.round(Math.max(0, before) * 0.28)
    return {
      revenue,
      other,
      cost,
      profit,
      personnel,
      operating,
      depreciation,
      ebit,
      interest,
      before,
      tax,
      net: before - tax,
      share: Math.round((before - tax) / 3.7) / 100,
    }
  })
  const line = (concept: string, key: keyof (typeof years)[number], cost = false): Line => ({
    concept,
    values: years.map((each) => each[key]),
    cost,
  })
  return [
    line('revenue', 'revenue'),
    line('other_income', 'other'),
    line('cost_of_sales', 'cost', true),
    line('gross_profit', 'profit'),
    line('personnel_expenses', 'personnel', true),
    line('operating_expenses', 'operating', true),
    line('depreciation', 'depreciation', true),
    line('operating_income', 'ebit'),
    line('interest_expense', 'interest', true),
    ...(random.chance(0.7) ? [line('income_before_tax', 'before')] : []),
    line('tax_expense', 'tax', true),
    line('net_income', 'net'),
    ...(random.chance(0.4) ? [line('earnings_per_share', 'share')] : []),
  ]
}
