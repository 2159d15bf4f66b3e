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
export function scoresOf(trees: Trees, vectors: readonly Float32Array[]): number[] {
  const { feature, threshold, next } = packed(trees)
  const sums = new Float64Array(vectors.length).fill(trees.bias)
  for (const root of trees.roots)
    for (let index = 0; index < vectors.length; index += 1) {
      const vector = vectors[index] as Float32Array
      let node = root
      for (let column = feature[node] as number; column >= 0; column = feature[node] as number)
        node = (next[node] as number) + ((vector[column] as number) <= (threshold[node] as number) ? 0 : 1)
      sums[index] = (sums[index] as number) + (threshold[node] as number)
    }
  return [...sums]
}

/** Packed they are half as large, and nothing is asked of a number twice. */
interface Packed {
  feature: Int16Array
  threshold: Float64Array
  next: Int32Array
}

const known = new WeakMap<Trees, Packed>()

function packed(trees: Trees): Packed {
  const { feature, threshold, next } = trees
  const made = known.get(trees) ?? {
    feature: Int16Array.from(feature),
    threshold: Float64Array.from(threshold),
    next: Int32Array.from(next),
  }
  known.set(trees, made)
  return made
}

export function toProbability(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds))
}
