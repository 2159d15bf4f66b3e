import { logOdds } from '../calibrate/logistic.ts'
import { type Layout, likenessOf } from './layout.ts'
import { type Place, samenessOf } from './place.ts'
import type { Value } from './same-value.ts'

/** What one document has taught: for fields by their path, where the right value stands, and where a wrong one was read. */
export interface Example {
  layout: Layout
  fields: Record<string, Taught>
  /** Of properties of lists by their path, the head of the column that its values stand in. */
  heads?: Record<string, number>
  /** Of the same, where people have cut the cells. */
  cuts?: Record<string, Cuts>
  /** What the document prints, and the choices (`enum`, booleans) that were right for it, by the path of the field. */
  signs?: number[]
  choices?: Record<string, NonNullable<Value>>
}

/**
 * Of the cells of one property in one document, what stands where people have cut them, and where they have not: a note behind the name of an
 * article, a number before it. From the left for what is behind the value, from the right for what is before it.
 */
export interface Cuts {
  behind: CutSigns
  before: CutSigns
}

export interface CutSigns {
  cut: number[]
  kept: number[]
}

export interface Taught {
  /** Every printing of the right value; none where the document does not state it. */
  right: Place[]
  wrong: Place[]
}

/** With fewer documents that look alike nothing is known of a layout. */
export const fewestExamples = 2
/** Under this likeness documents are of different issuers. */
const leastLikeness = 0.3
/** More than these do not say more. */
const mostRecalled = 24

/** Examples of documents that look like this one and teach the field, the most alike first. */
export function recall<E extends Example>(
  examples: readonly E[],
  layout: Layout,
  path: string,
  of: 'fields' | 'heads' | 'cuts' = 'fields',
): E[] {
  return examples
    .filter((example) => Object.hasOwn(example[of] ?? {}, path))
    .map((example) => ({ example, likeness: likenessOf(example.layout, layout) }))
    .filter(({ likeness }) => likeness >= leastLikeness)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, mostRecalled)
    .map(({ example }) => example)
}

/** How much a place is like those that an example teaches. */
export interface Resemblance {
  right: number
  wrong: number
}

export function resemblanceOf(place: Place, { right, wrong }: Taught): Resemblance {
  return { right: closest(place, right), wrong: closest(place, wrong) }
}

function closest(place: Place, others: readonly Place[]): number {
  return others.reduce((most, other) => Math.max(most, samenessOf(place, other)), 0)
}

/** An option of a field as far as weighing it goes. */
export interface Weighable {
  /** By the engine; undefined where that does not know it. */
  probability: number | undefined
  /** Equal for options of the same value. */
  value: number | string
  /** One for each example. */
  resemblances: readonly Resemblance[]
}

/** What the numbers of `vectorsOf` are. */
export const learnedFeatures = [
  ...['constant', 'engine', 'unranked', 'engines_first'],
  ...['right_on_average', 'right_at_most', 'wrong_on_average', 'most_alike', 'lead', 'not_stated'],
]

/** For each option of one field in one document the numbers that its probability is made from. */
export function vectorsOf(options: readonly Weighable[], notStated: number): number[][] {
  const means = options.map(({ resemblances }) => meanOf(resemblances.map(({ right }) => right)))
  const engine = Math.max(0, ...options.map(({ probability = 0 }) => probability))
  // The best of all, and the best of another value than that.
  const best = means.reduce((top, mean, index) => (mean > (means[top] ?? 0) ? index : top), 0)
  const bestOther = Math.max(0, ...means.filter((_, index) => options[index]?.value !== options[best]?.value))
  return options.map(({ probability, value, resemblances }, index) => {
    const mean = means[index] ?? 0
    const isBest = value === options[best]?.value
    return [
      ...[1, logOdds(probability ?? 0), bit(probability === undefined), bit(engine > 0 && probability === engine)],
      ...[mean, Math.max(0, ...resemblances.map(({ right }) => right)), meanOf(resemblances.map(({ wrong }) => wrong))],
      ...[bit(mean > 0 && mean === means[best]), mean - (isBest ? bestOther : (means[best] ?? 0)), notStated],
    ]
  })
}

/** Share of the examples whose documents do not state the field. */
export function shareNotStated(taught: readonly Taught[]): number {
  return meanOf(taught.map(({ right }) => bit(right.length === 0)))
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

function bit(is: boolean): number {
  return is ? 1 : 0
}
