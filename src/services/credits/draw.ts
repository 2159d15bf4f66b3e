export interface Share {
  lotId: string
  credits: number
}

/** Takes credits from lots in their order, as far as they reach. */
export function drawFrom(lots: Share[], credits: number): { taken: Share[]; left: Share[]; missing: number } {
  let missing = credits
  const taken: Share[] = []
  const left: Share[] = []
  for (const lot of lots) {
    const share = Math.min(missing, lot.credits)
    missing -= share
    if (share > 0) taken.push({ lotId: lot.lotId, credits: share })
    if (lot.credits > share) left.push({ lotId: lot.lotId, credits: lot.credits - share })
  }
  return { taken, left, missing }
}
