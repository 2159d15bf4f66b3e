import { levelCount } from './levels.ts'
import type { Pairs } from './pairs.ts'

/** What a mapping without values counts: less than one that agrees, more than one that does not. */
const missing = { likeness: 0.3, weight: 0.5 }
const middle = 0.6
const width = 0.08
const agreed = 9

/** Pairs that are each other's best by plain likeness begin as likely matches, all others as unlikely ones. */
export function firstGuess(pairs: Pairs): Float64Array {
  const weights = pairs.levels.map(informationOf)
  const likeness = Float64Array.from(pairs.left, (_, pair) => {
    let sum = 0
    let total = 0
    for (const [mapping, levels] of pairs.levels.entries()) {
      const level = levels[pair] as number
      const weight = (weights[mapping] as number) * (level < 0 ? missing.weight : 1)
      sum += weight * (level < 0 ? missing.likeness : likenessOf(level))
      total += weight
    }
    return total === 0 ? 0 : sum / total
  })
  const bestLeft = bestOf(pairs.left, likeness)
  const bestRight = bestOf(pairs.right, likeness)
  return likeness.map((own, pair) => {
    const isBest =
      own >= (bestLeft.get(pairs.left[pair] as number) ?? 0) && own >= (bestRight.get(pairs.right[pair] as number) ?? 0)
    return isBest ? 1 / (1 + Math.exp((middle - own) / width)) : 0.001
  })
}

/** Agreement that is common among candidates says little. */
function informationOf(levels: Int8Array): number {
  let [agreeing, seen] = [1, 2]
  for (const level of levels) {
    if (level < 0) continue
    seen++
    if (level >= agreed) agreeing++
  }
  return -Math.log(agreeing / seen)
}

/** Not a number where one of both has no value. */
export function likenessOf(level: number): number {
  if (level < 0) return Number.NaN
  const likenesses = [0, 0.05, 0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.835, 0.9, 0.95, 0.985, 1]
  return likenesses[Math.min(level, levelCount - 1)] as number
}

export function bestOf(ids: Int32Array, values: Float64Array): Map<number, number> {
  const best = new Map<number, number>()
  for (let pair = 0; pair < ids.length; pair++) {
    const [id, value] = [ids[pair] as number, values[pair] as number]
    if (value > (best.get(id) ?? Number.NEGATIVE_INFINITY)) best.set(id, value)
  }
  return best
}
