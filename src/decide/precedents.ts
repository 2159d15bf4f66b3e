import { hash } from 'node:crypto'
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

/** What the index finds cases by, as signed 64-bit integers. Two that meet by chance cost a look at a case that is not near. */
export interface Tokens {
  /** The first is one that all cases have. */
  all: string[]
  /** The places of whole values by their fields. */
  whole: ReadonlyMap<string, number>
}

const mostTokens = 120
const mostWords = 6

/** Of a case that is kept: its values, the words of texts, and about how large numbers are. */
export function tokensOf(features: Features): string[] {
  return namedTokens(features, (size) => [Math.floor(size)]).all
}

/** To look for cases near one: a number is looked for on the side of its size that is nearer, too. */
export function tokensNear(features: Features): Tokens {
  return namedTokens(features, (size) => [
    Math.floor(size),
    Math.round(size) > size ? Math.ceil(size) : Math.floor(size) - 1,
  ])
}

function namedTokens(features: Features, sizes: (size: number) => number[]): Tokens {
  const names = ['case']
  const whole = new Map<string, number>()
  for (const [name, value] of Object.entries(features)) {
    whole.set(name, names.length)
    names.push(JSON.stringify([name, typeof value === 'string' ? value.toLowerCase() : value]))
    if (typeof value === 'string') names.push(...wordNames(name, value))
    if (typeof value === 'number')
      names.push(...sizes(sizeOf(value)).map((size) => JSON.stringify([name, 'size', size])))
    if (names.length >= mostTokens) break
  }
  return { all: names.map((name) => hash('sha256', name, 'buffer').readBigInt64BE(0).toString()), whole }
}

function wordNames(name: string, value: string): string[] {
  const words = [...wordsOf(value)]
  return words.length < 2 ? [] : words.slice(0, mostWords).map((word) => JSON.stringify([name, 'word', word]))
}

/** Four steps for each doubling, so that what shares one differs by a fifth at most. */
function sizeOf(value: number): number {
  return value === 0 ? 0 : Math.sign(value) * 4 * (Math.log2(Math.abs(value)) + 1100)
}

/** What the index has for the tokens that were looked for: of each the numbers of its newest cases, newest first. */
export interface Found {
  /** By the place of the token. */
  cases: readonly (readonly number[])[]
  /** No more of a token than these. */
  most: number
  /** The number of the first case of all. */
  oldest: number
}

/**
 * The cases of which it is worth to know how near they are: first those that share the rarest value, and of these those that share
 * most. Not by all that is shared alone: of what many have only the newest cases are known, so an old one would be passed over.
 */
export function likeliest(found: Found, most: number): number[] {
  const shared = new Map<number, { rarest: number; all: number }>()
  for (const [place, cases] of found.cases.entries()) {
    const weight = rarityOf(found, place)
    for (const each of cases) {
      const { rarest, all } = shared.get(each) ?? { rarest: 0, all: 0 }
      shared.set(each, { rarest: Math.max(rarest, weight), all: all + weight })
    }
  }
  return [...shared]
    .sort(([one, ours], [other, theirs]) => theirs.rarest - ours.rarest || theirs.all - ours.all || other - one)
    .slice(0, most)
    .map(([each]) => each)
}

/**
 * How much a token says: the logarithm of how many cases there are for each that has it. Where it has more than were looked at, by
 * how far back as many of it reach as of all cases, so that nobody has to count.
 */
export function rarityOf({ cases, most, oldest }: Found, place: number): number {
  const [all = []] = cases
  const having = cases[place] ?? []
  const newest = all[0] ?? oldest
  const reach = (numbers: readonly number[]) => 1 + newest - (numbers.at(-1) ?? newest)
  if (having.length >= most) return Math.max(0, Math.log(reach(having) / reach(all)))
  const count = all.length < most ? all.length : (most * (1 + newest - oldest)) / reach(all)
  return Math.log((2 + count) / (1 + having.length))
}

/** The cases that are nearest to one, nearest first, each field weighed by how rare its value is. */
export function nearestCases<T extends { features: Features }>(
  features: Features,
  weights: ReadonlyMap<string, number>,
  cases: readonly T[],
  most: number,
): { case: T; distance: number }[] {
  return cases
    .map((each) => ({ case: each, distance: distanceTo(each.features, features, weights) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, most)
}

function distanceTo(theirs: Features, ours: Features, weights: ReadonlyMap<string, number>): number {
  let [sum, total] = [0, 0]
  for (const [name, value] of Object.entries(ours)) {
    // What all cases have in common still tells a case apart that has not.
    const weight = leastWeight + (weights.get(name) ?? 0)
    sum += weight * apart(value, theirs[name])
    total += weight
  }
  return total === 0 ? 1 : Math.round((sum / total) * 10_000) / 10_000
}

const leastWeight = 0.1

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
