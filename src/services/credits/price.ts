import type { Charge, Pricing, Unit } from '../../contract/credits.ts'

const creditsPerEur = 1000
const batchMultiplier = 0.5

const prices: Record<Unit, { label: string; credits: number }> = {
  page_ingest: { label: 'Page ingested', credits: 100 },
  structuring_cell: { label: 'Cell found in a document', credits: 20 },
  registry_cell: { label: 'Cell known from before', credits: 0 },
  matching_operation: { label: 'Matching operation', credits: 100 },
  case_operation: { label: 'Case operation', credits: 100 },
}

/** What work costs, line by line; `batch` is half the price. */
export function priceOf(
  units: { pages?: number; cells?: number; registryCells?: number; matchings?: number; cases?: number },
  { batch = false }: { batch?: boolean } = {},
): { credits: number; charges: Charge[] } {
  const quantities: [Unit, number | undefined][] = [
    ['page_ingest', units.pages],
    ['structuring_cell', units.cells],
    ['registry_cell', units.registryCells],
    ['matching_operation', units.matchings],
    ['case_operation', units.cases],
  ]
  const charges = quantities.flatMap(([unit, quantity = 0]) => {
    const credits = quantity * prices[unit].credits * (batch ? batchMultiplier : 1)
    return quantity === 0 ? [] : [{ unit, quantity, credits }]
  })
  return { credits: totalOf(charges), charges }
}

export function totalOf(charges: Charge[]): number {
  return charges.reduce((total, { credits }) => total + credits, 0)
}

export function toEur(credits: number): number {
  return credits / creditsPerEur
}

/** Whole cents, in favour of the service: a payment cannot have parts of one. */
export function toCents(credits: number): number {
  return Math.ceil((credits * 100) / creditsPerEur)
}

export function getPricing(): Pricing {
  return {
    currency: 'EUR',
    credits_per_eur: creditsPerEur,
    multipliers: { batch: batchMultiplier },
    units: Object.entries(prices).map(([unit, { label, credits }]) => ({
      unit: unit as Unit,
      label,
      credits,
      eur: toEur(credits),
      free: credits === 0,
    })),
  }
}
