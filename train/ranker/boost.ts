import type { Trees } from '../../src/extract/resolve/trees.ts'
import { toProbability } from '../../src/extract/resolve/trees.ts'
import { randomNumbers } from '../random.ts'
import { type Binned, binRows, mostBins } from './bins.ts'

export interface Examples {
  features: string[]
  rows: Float32Array[]
  /** 1 when the candidate is right. */
  labels: Uint8Array
  weights: Float32Array
}

export interface BoostSettings {
  trees: number
  depth: number
  rate: number
  /** Share of the rows that each tree sees, and of the features that each split may use. */
  rowShare: number
  featureShare: number
  /** Least sum of second derivatives in a leaf. */
  leastHessian: number
  /** Pulls the scores of leaves towards zero. */
  ridge: number
  seed: number
}

export const usualSettings: BoostSettings = {
  ...{ trees: 250, depth: 6, rate: 0.08, rowShare: 0.7, featureShare: 0.6 },
  ...{ leastHessian: 8, ridge: 4, seed: 1 },
}

interface Node {
  id: number
  rows: Int32Array
  depth: number
  sums: Histogram
}

interface Split {
  gain: number
  feature: number
  bin: number
}

/** First and second derivatives summed up by feature and bin. */
type Histogram = Float64Array

/** Gradient boosting with the logistic loss over histograms. The same examples and settings give the same trees. */
export function boost(examples: Examples, settings: BoostSettings): Trees {
  const random = randomNumbers(settings.seed)
  const binned = binRows(examples.rows, examples.features.length)
  const { labels, weights } = examples
  const share = weightedMean(labels, weights)
  const trees: Trees = {
    features: examples.features,
    bias: Math.log(share / (1 - share)),
    ...{ roots: [], feature: [], threshold: [], next: [] },
  }
  const scores = new Float64Array(labels.length).fill(trees.bias)
  const gradients = new Float64Array(labels.length)
  const hessians = new Float64Array(labels.length)
  for (let round = 0; round < settings.trees; round += 1) {
    for (let row = 0; row < labels.length; row += 1) {
      const p = toProbability(scores[row] ?? 0)
      const weight = weights[row] ?? 1
      gradients[row] = weight * ((labels[row] ?? 0) - p)
      hessians[row] = weight * Math.max(p * (1 - p), 1e-6)
    }
    growTree({ trees, binned, gradients, hessians, scores, settings, random })
  }
  return trees
}

interface Growth {
  trees: Trees
  binned: Binned
  gradients: Float64Array
  hessians: Float64Array
  scores: Float64Array
  settings: BoostSettings
  random: () => number
}

function growTree(growth: Growth): void {
  const { trees, binned, settings, random, scores } = growth
  const sampled: number[] = []
  for (let row = 0; row < binned.rowCount; row += 1) if (random() < settings.rowShare) sampled.push(row)
  const offered = binned.edges.map(() => random() < settings.featureShare)
  const root = addNode(trees)
  trees.roots.push(root)
  const rows = Int32Array.from(sampled)
  const open: Node[] = [{ id: root, rows, depth: 0, sums: sumUp(growth, rows) }]
  for (let node = open.pop(); node; node = open.pop()) {
    const split = node.depth < settings.depth ? bestSplit(growth, node.sums, offered) : undefined
    if (!split) {
      trees.threshold[node.id] = settings.rate * leafScore(growth, node.rows)
      continue
    }
    const isLow = (row: number) => (binned.bins[row * binned.features + split.feature] ?? 0) <= split.bin
    const low = node.rows.filter(isLow)
    const high = node.rows.filter((row) => !isLow(row))
    trees.feature[node.id] = split.feature
    trees.threshold[node.id] = binned.edges[split.feature]?.[split.bin] ?? 0
    const next = addNode(trees)
    addNode(trees)
    trees.next[node.id] = next
    // The sums of one child are what is left of the parent's without the other's.
    const [few, many] = low.length < high.length ? [low, high] : [high, low]
    const sums = sumUp(growth, few)
    const rest = node.sums.map((sum, index) => sum - (sums[index] ?? 0))
    const depth = node.depth + 1
    open.push({ id: few === low ? next : next + 1, rows: few, depth, sums })
    open.push({ id: many === low ? next : next + 1, rows: many, depth, sums: rest })
  }
  for (let row = 0; row < binned.rowCount; row += 1) scores[row] = (scores[row] ?? 0) + leafOf(growth, root, row)
}

function sumUp({ binned, gradients, hessians }: Growth, rows: Int32Array): Histogram {
  const { features, bins } = binned
  const sums = new Float64Array(features * 2 * mostBins)
  for (const row of rows) {
    const gradient = gradients[row] ?? 0
    const hessian = hessians[row] ?? 0
    const from = row * features
    for (let feature = 0; feature < features; feature += 1) {
      const at = 2 * (feature * mostBins + (bins[from + feature] as number))
      sums[at] = (sums[at] as number) + gradient
      sums[at + 1] = (sums[at + 1] as number) + hessian
    }
  }
  return sums
}

function leafOf({ trees, binned }: Growth, root: number, row: number): number {
  let node = root
  for (let feature = trees.feature[node] ?? -1; feature >= 0; feature = trees.feature[node] ?? -1) {
    const value = binned.values[row]?.[feature] ?? 0
    node = (trees.next[node] ?? 0) + (value <= (trees.threshold[node] ?? 0) ? 0 : 1)
  }
  return trees.threshold[node] ?? 0
}

function addNode(trees: Trees): number {
  trees.feature.push(-1)
  trees.threshold.push(0)
  return trees.next.push(0) - 1
}

function leafScore({ gradients, hessians, settings }: Growth, rows: Int32Array): number {
  let [gradient, hessian] = [0, 0]
  for (const row of rows) {
    gradient += gradients[row] ?? 0
    hessian += hessians[row] ?? 0
  }
  return gradient / (hessian + settings.ridge)
}

function bestSplit({ binned, settings }: Growth, sums: Histogram, offered: readonly boolean[]): Split | undefined {
  let best: Split | undefined
  let [allGradient, allHessian] = [0, 0]
  for (let at = 0; at < 2 * mostBins; at += 2) {
    allGradient += sums[at] ?? 0
    allHessian += sums[at + 1] ?? 0
  }
  if (allHessian < 2 * settings.leastHessian) return undefined
  const worth = (gradient: number, hessian: number) => gradient ** 2 / (hessian + settings.ridge)
  const whole = worth(allGradient, allHessian)
  binned.edges.forEach((edges, feature) => {
    if (!offered[feature]) return
    let [gradient, hessian] = [0, 0]
    for (let bin = 0; bin < edges.length; bin += 1) {
      const at = 2 * (feature * mostBins + bin)
      gradient += sums[at] ?? 0
      hessian += sums[at + 1] ?? 0
      if (hessian < settings.leastHessian || allHessian - hessian < settings.leastHessian) continue
      const gain = worth(gradient, hessian) + worth(allGradient - gradient, allHessian - hessian) - whole
      if (gain > (best?.gain ?? 1e-6)) best = { gain, feature, bin }
    }
  })
  return best
}

function weightedMean(labels: Uint8Array, weights: Float32Array): number {
  let [sum, total] = [0, 0]
  labels.forEach((label, row) => {
    sum += label * (weights[row] ?? 1)
    total += weights[row] ?? 1
  })
  return Math.min(0.999, Math.max(0.001, sum / Math.max(1, total)))
}
