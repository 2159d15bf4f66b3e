/** The probability that weights of a logistic regression give a vector. */
export function probabilityBy(weights: readonly number[], vector: readonly number[]): number {
  const sum = vector.reduce((all, value, index) => all + value * (weights[index] ?? 0), 0)
  return 1 / (1 + Math.exp(-sum))
}

/** Nobody says never or always. */
export function logOdds(probability: number): number {
  const bounded = Math.min(0.999, Math.max(0.001, probability))
  return Math.log(bounded / (1 - bounded))
}
