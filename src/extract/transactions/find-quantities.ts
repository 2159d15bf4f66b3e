import type { Candidate } from '../resolve/candidates.ts'

/** Further apart a product is mere chance: rows from the quantity to the price, and to what both come to. */
const [rowsToPrice, rowsToAmount] = [1, 3]
const leastAmount = 1
/** A product of rounded figures may be off by so much of itself; more than that and any figures would fit. */
const mostOff = 0.002

/** Numbers that are followed by a price with which they come to an amount that is printed next to both. */
export function findQuantities(candidates: readonly Candidate[]): Set<Candidate> {
  const figures = candidates.flatMap(figureOf)
  const found = new Set<Candidate>()
  for (const [at, quantity] of figures.entries()) {
    if (quantity.value === 1 || quantity.hasCurrency || isAmount(quantity)) continue
    const near = figures.filter(({ row }) => row >= quantity.row && row <= quantity.row + rowsToAmount)
    const prices = figures.slice(at + 1).filter(({ row }) => row <= quantity.row + rowsToPrice)
    if (prices.some((price) => near.some((amount) => amount !== price && isProduct(quantity, price, amount))))
      found.add(quantity.candidate)
  }
  return found
}

interface Figure {
  candidate: Candidate
  value: number
  row: number
  decimals: number
  hasCurrency: boolean
}

/** In the order in which they are printed. */
function figureOf(candidate: Candidate): Figure[] {
  const { kind, value, mention, parts } = candidate
  const row = parts[0]?.segment.row
  if (!mention || row === undefined || typeof value !== 'number' || (kind !== 'number' && kind !== 'money')) return []
  const { decimals = 0, currency } = mention
  return value === 0 ? [] : [{ candidate, value: Math.abs(value), row, decimals, hasCurrency: currency !== undefined }]
}

/** With a rate of exchange it comes to an amount as well. */
function isAmount({ candidate, value, decimals }: Figure): boolean {
  return Number(candidate.value) < 0 || (decimals === 2 && !Number.isInteger(value))
}

function isProduct(quantity: Figure, price: Figure, amount: Figure): boolean {
  if (amount.decimals < 2 || amount.value < leastAmount || amount.value === price.value) return false
  const off = Math.abs(quantity.value * price.value - amount.value)
  const rounded = quantity.value * halfOf(price) + price.value * halfOf(quantity) + halfOf(amount)
  return off <= Math.min(rounded, mostOff * amount.value)
}

/** What rounding may have taken from a figure with so many decimals; whole numbers are exact. */
function halfOf({ decimals }: Figure): number {
  return decimals === 0 ? 0 : 0.5 * 10 ** -decimals
}
