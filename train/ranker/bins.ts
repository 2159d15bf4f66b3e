export const mostBins = 64
const sampleSize = 50_000

/** Features cut into bins, so that splits are found by counting. */
export interface Binned {
  rowCount: number
  features: number
  /** Row by row. */
  bins: Uint8Array
  /** Upper edges of the bins of each feature, but for the last. */
  edges: number[][]
  values: Float32Array[]
}

export function binRows(values: Float32Array[], features: number): Binned {
  const step = Math.max(1, Math.floor(values.length / sampleSize))
  const edges: number[][] = []
  const bins = new Uint8Array(values.length * features)
  for (let feature = 0; feature < features; feature += 1) {
    const seen: number[] = []
    for (let row = 0; row < values.length; row += step) seen.push(values[row]?.[feature] ?? 0)
    const limits = edgesOf(seen)
    edges.push(limits)
    values.forEach((row, index) => {
      bins[index * features + feature] = binOf(limits, row[feature] ?? 0)
    })
  }
  return { rowCount: values.length, features, bins, edges, values }
}

function edgesOf(seen: number[]): number[] {
  const distinct = [...new Set(seen)].sort((a, b) => a - b)
  if (distinct.length <= mostBins) return middles(distinct)
  seen.sort((a, b) => a - b)
  const picked = Array.from({ length: mostBins }, (_, bin) => seen[Math.floor((bin * seen.length) / mostBins)] ?? 0)
  return middles([...new Set(picked)])
}

/** Float32, since that is what vectors hold: an edge must not fall between a value and its rounding. */
function middles(sorted: number[]): number[] {
  return sorted.slice(1).map((value, index) => Math.fround((value + (sorted[index] ?? value)) / 2))
}

function binOf(edges: number[], value: number): number {
  let [low, high] = [0, edges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (value <= (edges[middle] ?? 0)) high = middle
    else low = middle + 1
  }
  return low
}
