import type { Trees } from '../../src/extract/resolve/trees.ts'

/** Fewer digits, so that the file stays small; what they leave out is far under what a score is worth. */
export function roundTrees(trees: Trees): Trees {
  return { ...trees, bias: short(trees.bias), threshold: trees.threshold.map(short) }
}

function short(value: number): number {
  return Number(value.toPrecision(6))
}
