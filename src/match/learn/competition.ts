import type { Pairs } from './pairs.ts'

/** On which side something has at most one partner. */
export interface Exclusive {
  left: boolean
  right: boolean
}

const sweeps = 8

/**
 * The probability of each pair when partners exclude each other: belief propagation, in which everything tells each of its
 * candidates how free it is of the others.
 */
export function compete(pairs: Pick<Pairs, 'left' | 'right'>, odds: Float64Array, exclusive: Exclusive): Float64Array {
  let fromLeft = new Float64Array(odds.length).fill(1)
  let fromRight = fromLeft
  for (let sweep = 0; sweep < sweeps; sweep++) {
    if (exclusive.left) fromLeft = freedom(pairs.left, odds, fromRight, fromLeft)
    if (exclusive.right) fromRight = freedom(pairs.right, odds, fromLeft, fromRight)
  }
  return odds.map((own, pair) => {
    const held = own * (fromLeft[pair] as number) * (fromRight[pair] as number)
    return held / (1 + held)
  })
}

function freedom(
  ids: Int32Array,
  odds: Float64Array,
  incoming: Float64Array,
  before: Float64Array<ArrayBuffer>,
): Float64Array<ArrayBuffer> {
  const sums = new Float64Array(ids.reduce((most, id) => Math.max(most, id), -1) + 1)
  for (let pair = 0; pair < ids.length; pair++) {
    const id = ids[pair] as number
    sums[id] = (sums[id] as number) + (odds[pair] as number) * (incoming[pair] as number)
  }
  return before.map((old, pair) => {
    const others = (sums[ids[pair] as number] as number) - (odds[pair] as number) * (incoming[pair] as number)
    return 0.5 * old + 0.5 / (1 + Math.max(0, others))
  })
}

/** The odds of a pair before anything is compared, under which the given share of pairs is expected to match. */
export function priorOdds(share: number, perLeft: number, perRight: number, exclusive: Exclusive): number {
  let [low, high] = [-20, 10]
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2
    if (expectedShare(Math.exp(middle), perLeft, perRight, exclusive) < share) low = middle
    else high = middle
  }
  return Math.exp((low + high) / 2)
}

function expectedShare(odds: number, perLeft: number, perRight: number, exclusive: Exclusive): number {
  let [left, right] = [1, 1]
  for (let step = 0; step < 60; step++) {
    if (exclusive.left) left = 0.5 * left + 0.5 / (1 + (perLeft - 1) * odds * right)
    if (exclusive.right) right = 0.5 * right + 0.5 / (1 + (perRight - 1) * odds * left)
  }
  return (odds * left * right) / (1 + odds * left * right)
}
