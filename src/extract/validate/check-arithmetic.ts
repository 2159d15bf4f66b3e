import { formatPath, type PathStep } from '../schema/field-path.ts'
import {
  type ConceptOf,
  collectScopes,
  figuresOf,
  isZeroOrAbsent,
  type Known,
  numberOf,
  type Scope,
} from './collect-scopes.ts'
import { type Concern, concern } from './concern.ts'
import { decimalsOf, numbersDiffer } from './numbers-differ.ts'

/** What the source prints beside the values, which may explain what they come to. */
export interface Printed {
  amounts?: readonly number[] | undefined
  /** Figures in the row of an amount, by its path. */
  besideAmounts?: readonly { path: string; figures: readonly number[] }[] | undefined
}

/** Checks what the values of one document must fulfil together: sums, products and dates in order. */
export function checkArithmetic(
  data: unknown,
  conceptOf: ConceptOf,
  { amounts = [], besideAmounts = [] }: Printed = {},
): Concern[] {
  const beside = new Map(besideAmounts.map(({ path, figures }) => [path, figures]))
  const scopes = collectScopes(data, conceptOf)
  const document = scopes.get('') ?? new Map<string, Known>()
  const rows = [...scopes].filter(([path]) => path !== '').map(([, scope]) => scope)
  const ofRows = rows.map((row) => numberOf(row, 'line_total') ?? 0)
  const others = amounts.filter((amount) => !isPrinted(amount, ofRows))
  return [
    ...checkTotals(document, others),
    ...rows.flatMap((row) => checkLine(row, beside)),
    ...checkLineSums(rows, document, others),
    ...[document, ...rows].flatMap(checkDates),
  ]
}

/** Amounts that are added or taken off in ways that differ from document to document. */
const adjustments = [
  ...[
    'cash_discount',
    'discount_total',
    'equivalence_surcharge',
    'packaging_cost',
    'rounding',
    'shipping_cost',
    'surcharge',
  ],
  ...['tip', 'withholding_tax'],
]
const lineAdjustments = [
  'line_discount',
  'discount_rate',
  'discount_total',
  'surcharge',
  'shipping_cost',
  'packaging_cost',
]
const cent = 0.01

/** The source prints what the difference is, such as shipping or a tip that nobody asked for. */
function isPrinted(difference: number, amounts: readonly number[]): boolean {
  return amounts.some((amount) => Math.abs(Math.abs(difference) - Math.abs(amount)) < cent / 2)
}

function checkTotals(document: Scope, amounts: readonly number[]): Concern[] {
  const net = numberOf(document, 'net_total')
  const tax = numberOf(document, 'tax_total')
  const gross = numberOf(document, 'gross_total')
  if (net === undefined || tax === undefined || gross === undefined) return []
  if (!isZeroOrAbsent(document, adjustments) || isPrinted(gross - net - tax, amounts)) return []
  const place = document.get('gross_total')?.steps ?? []
  const text = `The net total ${net} and the tax ${tax} make ${tidy(net + tax)}, and the total is ${gross}`
  return judge(numbersDiffer(net + tax, gross, cent), 'semantic_conflict', place, text)
}

function checkLine(row: Scope, beside: ReadonlyMap<string, readonly number[]>): Concern[] {
  const quantity = numberOf(row, 'quantity')
  const price = numberOf(row, 'unit_price')
  const total = numberOf(row, 'line_total')
  if (quantity === undefined || price === undefined || total === undefined) return []
  if (!isZeroOrAbsent(row, lineAdjustments)) return []
  const plain = quantity * price
  const rate = numberOf(row, 'line_tax_rate') ?? numberOf(row, 'tax_rate') ?? 0
  // Prices are also printed per hundred or thousand, and totals with the tax in them.
  const possible = [
    plain,
    // What is given back, with the sign at its sum alone.
    -plain,
    plain + (numberOf(row, 'line_tax') ?? 0),
    plain * (1 + rate / 100),
    plain / 100,
    plain / 1000,
  ]
  const tolerance = Math.max(cent, Math.abs(quantity) * 0.5 * 10 ** -Math.max(2, decimalsOf(price)))
  const text = `${quantity} times ${price} makes ${tidy(plain)}, and the line says ${total}`
  const steps = row.get('line_total')?.steps ?? []
  const printed = without(beside.get(formatPath(steps)) ?? [], [quantity, price, total])
  if (isMultiplied(total / plain, [...figuresOf(row), ...printed])) return []
  return judge(nearest(possible, total, tolerance), 'numeric_mismatch', steps, text)
}

/** Each of them once. */
function without(figures: readonly number[], known: readonly number[]): number[] {
  return known.reduce(
    (rest, each) => {
      const at = rest.indexOf(each)
      return at < 0 ? rest : rest.toSpliced(at, 1)
    },
    [...figures],
  )
}

/** By days, nights or persons that the row has besides, one or two of them. */
function isMultiplied(times: number, figures: readonly number[]): boolean {
  const factors = figures.filter((figure) => figure > 0 && figure <= mostTimes).slice(0, mostFactors)
  const products = factors.flatMap((factor, at) => [factor, ...factors.slice(at + 1).map((other) => factor * other)])
  return products.some((product) => Math.abs(product - times) <= sameTimes * times)
}

const mostTimes = 1000
const mostFactors = 20
const sameTimes = 1e-4

function checkLineSums(rows: Scope[], document: Scope, amounts: readonly number[]): Concern[] {
  const totals = ['net_total', 'gross_total'].filter((concept) => numberOf(document, concept) !== undefined)
  const [first] = totals
  if (first === undefined || !isZeroOrAbsent(document, adjustments)) return []
  const lists = Map.groupBy(rows, (row) => listOf(row))
  // What is taken off; where a row was missed, the rows make less.
  const isLess = (total: number, sum: number) => total < sum && isPrinted(total - sum, amounts)
  return [...lists].flatMap(([list, lines]) => {
    const own = lines.map((line) => numberOf(line, 'line_total'))
    if (list === '' || !own.every((amount) => amount !== undefined)) return []
    const sum = own.reduce((whole, amount) => whole + amount, 0)
    const tolerance = cent / 2 + (cent / 2) * own.length
    const possible = [...totals.map((concept) => numberOf(document, concept) ?? 0), ...netOf(document)]
    if (mayLackTax(document, sum) || possible.some((total) => isLess(total, sum))) return []
    const outcome = nearest(possible, sum, tolerance)
    const text = `The lines of ${list} make ${tidy(sum)}, and the total is ${numberOf(document, first)}`
    return judge(outcome, 'semantic_conflict', document.get(first)?.steps ?? [], text)
  })
}

/** What a total is without its tax, where the tax is known. */
function netOf(document: Scope): number[] {
  const [gross, tax] = [numberOf(document, 'gross_total'), numberOf(document, 'tax_total')]
  return gross === undefined || tax === undefined ? [] : [gross - tax]
}

/** No tax is as high as a third of what it is added to. */
const highestTax = 1 / 3

/** Lines without tax under a total with it: nobody has asked for what would tell. */
function mayLackTax(document: Scope, sum: number): boolean {
  const gross = numberOf(document, 'gross_total')
  const isTold = document.has('net_total') || document.has('tax_total')
  return gross !== undefined && !isTold && sum > 0 && gross > sum && gross <= (1 + highestTax) * sum
}

/** The list of the document that a row stands in; empty when that is a list within a list. */
function listOf(row: Scope): string {
  const steps = row.values().next().value?.steps ?? []
  const indexes = steps.filter((step) => typeof step === 'number')
  return indexes.length === 1
    ? formatPath(
        steps.slice(
          0,
          steps.findIndex((step) => typeof step === 'number'),
        ),
      )
    : ''
}

/** Earlier and later. */
const datesInOrder = [
  ['invoice_date', 'due_date'],
  ['document_date', 'due_date'],
  ['service_start', 'service_end'],
  ['period_start', 'period_end'],
  ['valid_from', 'valid_until'],
  ['quote_date', 'valid_until'],
  ['contract_start', 'contract_end'],
  ['insurance_start', 'insurance_end'],
  ['hire_date', 'termination_date'],
  ['admission_date', 'discharge_date'],
  ['issue_date_id', 'expiry_date'],
  ['departure_date', 'return_date'],
] as const

function checkDates(scope: Scope): Concern[] {
  return datesInOrder.flatMap(([earlier, later]) => {
    const from = scope.get(earlier)
    const to = scope.get(later)
    if (!(isDate(from?.value) && isDate(to?.value)) || to.value.slice(0, 10) >= from.value.slice(0, 10)) return []
    const text = `${formatPath(to.steps)} (${to.value}) is before ${formatPath(from.steps)} (${from.value}).`
    return [concern('semantic_conflict', to.steps, text)]
  })
}

function isDate(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value)
}

function nearest(possible: number[], value: number, tolerance: number): ReturnType<typeof numbersDiffer> {
  const outcomes = possible.map((one) => numbersDiffer(one, value, tolerance))
  return outcomes.find((one) => one === 'same') ?? outcomes.find((one) => one === 'rounding') ?? 'different'
}

function judge(
  outcome: ReturnType<typeof numbersDiffer>,
  code: 'semantic_conflict' | 'numeric_mismatch',
  steps: PathStep[],
  text: string,
): Concern[] {
  if (outcome === 'same') return []
  if (outcome === 'different') return [concern(code, steps, `${text}.`)]
  return [concern('floating_precision_diff', steps, `${text}: the difference is rounding.`)]
}

function tidy(value: number): number {
  return Math.round(value * 1e6) / 1e6
}
