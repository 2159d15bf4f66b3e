import type { Candidate } from './candidates.ts'

/** What an amount is in net + tax = gross. */
export type AmountRole = 'net' | 'tax' | 'gross'

const mostAmounts = 120
const highestRate = 0.3

/**
 * Finds amounts that add up as net, tax and gross. Sums by chance are rare among amounts with cents once the tax has a
 * plausible rate.
 */
export function findSums(amounts: readonly Candidate[]): Map<Candidate, Set<AmountRole>> {
  const roles = new Map<Candidate, Set<AmountRole>>()
  const byCents = Map.groupBy(amounts, ({ value }) => Math.round(Number(value) * 100))
  const cents = [...byCents.keys()].filter((value) => value > 0).slice(0, mostAmounts)
  const mark = (value: number, role: AmountRole) => {
    for (const amount of byCents.get(value) ?? []) {
      const known = roles.get(amount) ?? new Set()
      roles.set(amount, known.add(role))
    }
  }
  for (const net of cents)
    for (const tax of cents) {
      if (tax > highestRate * net || tax < 0.01 * net || !byCents.has(net + tax) || !isUsualRate(net, tax)) continue
      mark(net, 'net')
      mark(tax, 'tax')
      mark(net + tax, 'gross')
    }
  return roles
}

/** Rates are whole or half percents, up to the rounding of the cents; a mix of rates lies between. */
function isUsualRate(net: number, tax: number): boolean {
  const rate = (100 * tax) / net
  const slack = 100 / net + 0.02
  const isRound = Math.abs(rate * 2 - Math.round(rate * 2)) < 2 * slack
  return isRound || rate > 5
}
