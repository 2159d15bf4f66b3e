/** Boosted decision trees, all nodes in flat arrays. A leaf has no feature (-1) and holds its score as threshold. */
export interface Trees {
  /** Names of the features, in the order of the vectors. */
  features: string[]
  bias: number
  /** Node at which each tree begins. */
  roots: number[]
  feature: number[]
  threshold: number[]
  /** The child for values up to the threshold; the other one follows it. */
  next: number[]
}

/** The sum of what all trees say of a vector: a log-odds. */
export function scoreOf(trees: Trees, vector: Float32Array | Float64Array): number {
  const { feature, threshold, next } = trees
  let sum = trees.bias
  for (let node of trees.roots) {
    for (let column = feature[node] ?? -1; column >= 0; column = feature[node] ?? -1)
      node = (vector[column] ?? 0) <= (threshold[node] ?? 0) ? (next[node] ?? 0) : (next[node] ?? 0) + 1
    sum += threshold[node] ?? 0
  }
  return sum
}

export function toProbability(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds))
}
