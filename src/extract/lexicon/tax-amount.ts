import type { Leaf } from '../schema/field-tree.ts'
import type { ConceptId } from './concepts.ts'
import { profileOf } from './field-profile.ts'

const amounts: ConceptId[] = ['tax_total', 'line_tax', 'taxes', 'withholding_tax']
const rates: ConceptId[] = ['tax_rate', 'line_tax_rate']
const least = 0.5
/** Of most of Europe, today and of late. */
const usualRates = new Set([
  ...[0, 2.1, 2.5, 2.6, 3.7, 3.8, 4, 4.8, 5, 5.5, 6, 7, 7.7, 8, 8.1, 8.5, 9, 9.5, 10, 12, 13, 13.5, 14],
  ...[15, 16, 17, 18, 19, 19.6, 20, 21, 22, 23, 24, 25, 25.5, 27],
])

/** A tax as a sum: its rate is none, though both are called by the name of the tax. */
export function asksTaxAmount(leaf: Leaf): boolean {
  if (leaf.type !== 'number' && leaf.type !== 'integer') return false
  const { concepts } = profileOf(leaf)
  const most = (ids: readonly ConceptId[]) => Math.max(...ids.map((id) => concepts.get(id) ?? 0))
  return most(amounts) >= least && most(amounts) > most(rates)
}

type Figures = readonly (number | undefined)[]

/** Whether figures of rows are rates: usual ones all of them, by which other amounts of each row are made, or that are no share of any in some row. */
export function areTaxRates(figures: Figures, rows: readonly Figures[]): boolean {
  const filled = figures.flatMap((figure, row) =>
    figure ? [{ figure, others: (rows[row] ?? []).filter(isAmount) }] : [],
  )
  if (filled.length === 0 || !filled.every(({ figure }) => usualRates.has(figure))) return false
  const makes = ({ figure, others }: (typeof filled)[number]) =>
    others.some((of) => others.some((tax) => isShare(tax, of, figure)))
  const isNoTax = ({ figure, others }: (typeof filled)[number]) =>
    !others.some((of) => usualRates.values().some((rate) => isShare(figure, of, rate)))
  return filled.every(makes) || filled.some(isNoTax)
}

const isAmount = (figure: number | undefined) => figure !== undefined
const isShare = (tax: number, of: number, rate: number) => rate > 0 && Math.abs((of * rate) / 100 - tax) <= cent
const cent = 0.011
