/** A record and the row that it would be matched to. */
export interface Claim {
  record: string
  row: string
  confidence: number
}

/** Which record gets each row that several claim: the surest, and of equally sure ones the first by name. */
export function awardRows(claims: Iterable<Claim>): Map<string, Claim> {
  const holders = new Map<string, Claim>()
  for (const claim of claims) {
    const holder = holders.get(claim.row)
    const isSurer = holder === undefined || claim.confidence > holder.confidence
    if (isSurer || (claim.confidence === holder.confidence && claim.record < holder.record))
      holders.set(claim.row, claim)
  }
  return holders
}
