const rounds = 20

/**
 * How steeply probabilities rise with the evidence, by a logistic regression on the sum of it. Weights that mappings share are
 * cautious: without this, pairs of which little is known become less sure with every round.
 */
export function steepnessOf(evidence: Float64Array[], weights: number[], probabilities: Float64Array): number {
  const sums = probabilities.map((_, pair) =>
    evidence.reduce((sum, own, mapping) => sum + (weights[mapping] as number) * (own[pair] as number), 0),
  )
  let [level, slope] = [-4, 1]
  for (let round = 0; round < rounds; round++) {
    const total = { error: 0, leaning: 0, variance: 1e-6, mixed: 0, spread: 1e-6 }
    for (const [pair, sum] of sums.entries()) {
      const expected = 1 / (1 + Math.exp(-(level + slope * sum)))
      const error = (probabilities[pair] as number) - expected
      const variance = expected * (1 - expected)
      total.error += error
      total.leaning += error * sum
      total.variance += variance
      total.mixed += variance * sum
      total.spread += variance * sum * sum
    }
    const { error, leaning, variance, mixed, spread } = total
    const determinant = variance * spread - mixed * mixed
    if (determinant < 1e-9) break
    level += bounded((spread * error - mixed * leaning) / determinant, 1)
    slope += bounded((variance * leaning - mixed * error) / determinant, 0.5)
  }
  return slope
}

function bounded(step: number, most: number): number {
  return Math.max(-most, Math.min(most, step))
}
