/** What an extraction cost, as the headers of its answer tell. */
export interface Cost {
  credits: number
  eur: number
  /** What is left. */
  balanceCredits: number
  /** Values that were known already, and cost nothing. */
  cellsFromRegistry: number
  cellsResolved: number
}

/** The headers carry the prefix of the installation; an answer with 202 has none of them. */
export function costOf(headers: Headers): Cost | undefined {
  const found = new Map([...headers].map(([name, value]) => [name.toLowerCase(), Number(value)]))
  const numberOf = (ending: string) => [...found].find(([name]) => name.endsWith(ending))?.[1] ?? 0
  if (![...found.keys()].some((name) => name.endsWith('-cost-credits'))) return undefined
  return {
    credits: numberOf('-cost-credits'),
    eur: numberOf('-cost-eur'),
    balanceCredits: numberOf('-balance-credits'),
    cellsFromRegistry: numberOf('-cells-resolved-registry'),
    cellsResolved: numberOf('-cells-resolved-ai'),
  }
}
