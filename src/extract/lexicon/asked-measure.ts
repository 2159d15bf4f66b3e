import type { Leaf } from '../schema/field-tree.ts'
import { headOf } from './vocabulary.ts'
import { wordsOf } from './words.ts'

/** The numbers that a name leaves possible, such as 1 to 31 for `due_day`; none where it says nothing of it. */
export function rangeOfName(leaf: Leaf): readonly [least: number, most: number] | undefined {
  return known(ranges, leaf, () => {
    const head = leaf.type === 'integer' && !leaf.kind ? headWord(leaf.name) : undefined
    return head === undefined ? undefined : calendar.find(([words]) => words.has(head))?.[1]
  })
}

/** Whether a number is asked for as an amount of money, as a measure of a thing, or as either. */
export function measureOfName(leaf: Leaf): 'money' | 'thing' | undefined {
  return known(measures, leaf, () => {
    if (leaf.kind === 'money') return 'money'
    if (leaf.type !== 'number' && leaf.type !== 'integer') return undefined
    const words = wordsOf(`${leaf.name} ${leaf.title ?? ''}`).map(({ word }) => headOf(word) ?? word)
    // "price per kg" is no weight, and what a weight costs is not one either.
    if (words.some((word) => moneyWords.has(word))) return 'money'
    return words.some((word) => thingWords.has(word)) ? 'thing' : undefined
  })
}

const ranges = new WeakMap<Leaf, { found: readonly [number, number] | undefined }>()
const measures = new WeakMap<Leaf, { found: 'money' | 'thing' | undefined }>()

function known<T>(memory: WeakMap<Leaf, { found: T }>, leaf: Leaf, find: () => T): T {
  const remembered = memory.get(leaf) ?? { found: find() }
  memory.set(leaf, remembered)
  return remembered.found
}

const setOf = (words: string) => new Set(words.split(' '))

/** In the singular: `payment_days` are as many as you like, and so may be `mois`, which is both. */
const calendar: [words: Set<string>, range: [number, number]][] = [
  [setOf('day tag jour dia'), [1, 31]],
  [setOf('month monat mes'), [1, 12]],
  [setOf('year jahr annee ano'), [1, 2199]],
  [setOf('hour stunde heure hora'), [0, 24]],
  [setOf('minute minuto'), [0, 59]],
]

const joints = setOf('of de du del des im der')
const ratios = setOf('per pro par por a')

/** What a name is about: its last word, or the one before an "of": `rent_due_day`, `day_of_month`, `dia_de_pago`. */
function headWord(name: string): string | undefined {
  const words = wordsOf(name).map(({ word }) => word)
  if (words.some((word) => ratios.has(word))) return undefined
  const joint = words.findIndex((word) => joints.has(word))
  return joint > 0 ? words[joint - 1] : words.at(-1)
}

const moneyWords = setOf('price cost fee tariff rate salary rent discount tax')
const thingWords = setOf(
  'weight kg kilogram kilogramm gram gramm lb lbs kwh mwh kw wh area sqm m2 m3 km kilometer kilometre mile mileage volume litre liter length width height distance consumption',
)
