import type { Quote } from '../../contract/extractions.ts'
import { AppError } from '../../core/app-error.ts'
import { priceOf, toEur } from '../credits/price.ts'
import type { FieldUnit } from './field-units.ts'

/** What work will consist of, as far as it can be known before it is done. */
export interface Forecast {
  pages: { least: number; expected: number }
  cells: { least: number; expected: number }
  knownCells: number
  batch: boolean
}

export function forecastOf(
  units: FieldUnit[],
  known: Map<string, number>,
  pages: Forecast['pages'],
  batch: boolean,
): Forecast {
  const unknown = units.filter((unit) => !known.has(unit.path))
  return {
    pages,
    cells: {
      least: unknown.reduce((sum, unit) => sum + unit.least, 0),
      expected: unknown.reduce((sum, unit) => sum + unit.expected, 0),
    },
    knownCells: [...known.values()].reduce((sum, each) => sum + each, 0),
    batch,
  }
}

export function quoteOf({ pages, cells, knownCells, batch }: Forecast): Quote {
  const minimum = priceOf({ pages: pages.least, cells: cells.least }, { batch }).credits
  const expected = priceOf({ pages: pages.expected, cells: cells.expected, registryCells: knownCells }, { batch })
  const isEstimate: Record<string, boolean> = {
    page_ingest: pages.least !== pages.expected,
    structuring_cell: cells.least !== cells.expected,
  }
  return {
    minimum_credits: minimum,
    estimated_credits: expected.credits,
    minimum_eur: toEur(minimum),
    estimated_eur: toEur(expected.credits),
    batch,
    items: expected.charges.map(({ unit, quantity, credits }) => ({
      ...{ unit, quantity, credits, credits_each: credits / quantity },
      is_estimate: isEstimate[unit] ?? false,
    })),
  }
}

/** For work that would cost more than its sender wants to pay. */
export function budgetExceeded(maxCredits: number, quote: Quote, actual?: number): AppError {
  const cost = actual ?? quote.minimum_credits
  const what = actual === undefined ? `costs at least ${cost} credits` : `came to ${cost} credits and was discarded`
  return new AppError(
    'unprocessable',
    `The extraction ${what}, and max_credits is ${maxCredits}. Nothing was charged.`,
    {
      reason: 'budget_exceeded',
      details: [
        { path: 'max_credits', message: `must be at least ${cost}` },
        ...quote.items.map(({ unit, quantity, credits }) => ({
          path: unit,
          message: `${quantity} for ${credits} credits`,
        })),
      ],
    },
  )
}
