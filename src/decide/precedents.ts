import type { FrozenRecord } from './package.ts'

/** What a case is compared by: its values by their fields. */
export type Features = Record<string, string | number | boolean>

const mostFeatures = 100
const longestText = 200

/** The values of a package, lists left out: an item says little about a case, and there can be thousands. */
export function featuresOf(records: readonly Pick<FrozenRecord, 'fields'>[]): Features {
  const features: Features = {}
  for (const [index, { fields }] of records.slice(0, 10).entries()) {
    for (const [path, { value }] of Object.entries(fields)) {
      if (path.includes('[') || Object.keys(features).length >= mostFeatures) continue
      const name = index === 0 ? path : `${index}:${path}`
      if (typeof value === 'string') features[name] = value.slice(0, longestText)
      else if (typeof value === 'number' || typeof value === 'boolean') features[name] = value
    }
  }
  return features
}

export interface Case {
  features: Features
}

/** The cases that are nearest to one, nearest first. What few cases have counts for more than what all of them have. */
export function nearestCases<T extends Case>(
  features: Features,
  cases: readonly T[],
  most: number,
): { case: T; distance: number }[] {
  const weights = new Map(Object.entries(features).map(([name, value]) => [name, rarity(name, value, cases)]))
  return cases
    .map((each) => ({ case: each, distance: distanceTo(each.features, features, weights) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, most)
}

function rarity(name: string, value: Features[string], cases: readonly Case[]): number {
  const same = cases.filter(({ features }) => features[name] === value).length
  return Math.log(2 + cases.length) - Math.log(1 + same)
}

function distanceTo(theirs: Features, ours: Features, weights: Map<string, number>): number {
  let [sum, total] = [0, 0]
  for (const [name, weight] of weights) {
    sum += weight * apart(ours[name], theirs[name])
    total += weight
  }
  return total === 0 ? 1 : Math.round((sum / total) * 10_000) / 10_000
}

/** 0 to 1: numbers by their ratio, texts by their words, and by being there at all. */
function apart(one: Features[string] | undefined, other: Features[string] | undefined): number {
  if (one === other) return 0
  if (typeof one === 'number' && typeof other === 'number')
    return Math.min(1, Math.abs(one - other) / Math.max(Math.abs(one), Math.abs(other)))
  if (typeof one !== 'string' || typeof other !== 'string') return 1
  const [ours, theirs] = [wordsOf(one), wordsOf(other)]
  const shared = ours.intersection(theirs).size
  return 1 - shared / Math.max(1, ours.union(theirs).size)
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))
}
