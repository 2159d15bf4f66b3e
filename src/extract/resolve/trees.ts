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

/** For each vector the sum of what all trees say of it, a log-odds. Tree by tree, so that each stays in the processor's cache. */
export function scoresOf({ bias, roots, feature, threshold, next }: Trees, vectors: readonly Float32Array[]): number[] {
  const sums = vectors.map(() => bias)
  for (const root of roots)
    for (let index = 0; index < vectors.length; index += 1) {
      const vector = vectors[index] as Float32Array
      let node = root
      for (let column = feature[node] ?? -1; column >= 0; column = feature[node] ?? -1)
        node = (next[node] ?? 0) + ((vector[column] ?? 0) <= (threshold[node] ?? 0) ? 0 : 1)
      sums[index] = (sums[index] ?? 0) + (threshold[node] ?? 0)
    }
  return sums
}

export function toProbability(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds))
}
