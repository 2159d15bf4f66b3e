import type { Direction, Link } from './find-links.ts'
import { fitOf } from './fit.ts'
import type { Weight } from './weigh-piece.ts'

export interface Scored extends Link {
  /** Log-odds that they belong together, up to a constant. */
  score: number
}

const sure = 3.2
const mostTurn = 2
const surelyLabel = 0.8
const leastLabel = -0.4
const leastQuestion = -3
const plainQuestion = 0.5

/** Where the values of a page stand: where its sure links say, or rather below or above their labels. */
export type Custom = 'usual' | 'below' | 'above'

/** Links with what speaks for them, the best first. */
export function scoreLinks(links: readonly Link[], weights: readonly Weight[], custom: Custom): Scored[] {
  const scored = links.map((link) => ({ ...link, score: scoreOf(link, weights) }))
  const habits = withCustom(habitsOf(scored, weights), custom)
  return scored
    .map((link) => ({ ...link, score: link.score + habits[link.direction] }))
    .sort((a, b) => b.score - a.score || a.label - b.label || a.value - b.value)
}

const againstCustom = -2

function withCustom(habits: Record<Direction, number>, custom: Custom): Record<Direction, number> {
  if (custom === 'usual') return habits
  const other = custom === 'below' ? 'above' : 'below'
  return { ...habits, [custom]: Math.max(habits[custom], 0), [other]: Math.min(habits[other], againstCustom) }
}

/** What speaks for a link by itself. */
export function scoreOf({ label, value, geometry, direction, nearest }: Link, weights: readonly Weight[]): number {
  const [a, b] = [weights[label], weights[value]]
  if (!a || !b) return -Infinity
  // "Fee: 9.60" above "Total: 99.60": each has what it asks for.
  if (a.holdsPair && b.holdsPair) return -Infinity
  // What stands before a box is its question, however it reads; elsewhere an unknown label must be the next piece.
  if (b.option === 'bare' || (b.option !== 'none' && direction === 'above')) return -Infinity
  const isQuestion = b.option !== 'none' && a.option === 'none' && nearest
  if (a.label < (isQuestion ? leastQuestion : nearest ? leastLabel : surelyLabel)) return -Infinity
  const asked = isQuestion ? Math.max(a.label, plainQuestion) : a.label
  // Behind a colon stands a value, whatever it looks like.
  const likeness = a.colon && !b.colon ? 0.4 : 1
  const plain = a.colon ? Math.max(b.value, -0.8) : b.value
  return cap(asked) + cap(plain) - likeness * Math.max(0, b.label) + 1.2 * fitOf(a, b) + geometry
}

function cap(weight: number): number {
  return Math.max(-3, Math.min(2.6, weight))
}

/**
 * A form prints its labels on one side of its values: what the sure links do, the others do too. Labels and values that
 * alternate in a column look the same both ways, but only one way the values are what the labels ask for.
 */
function habitsOf(links: readonly Scored[], weights: readonly Weight[]): Record<Direction, number> {
  const counts: Record<Direction, number> = { right: 1, below: 1, above: 1 }
  const fits: Record<Direction, number> = { right: 0, below: 0, above: 0 }
  const best = new Map<number, Scored>()
  for (const link of links) {
    const { score } = link
    const [label, value] = [weights[link.label], weights[link.value]]
    if (label && value && link.nearest && score > sure - 2) fits[link.direction] += fitOf(label, value)
    if (score >= sure && score > (best.get(link.value)?.score ?? 0)) best.set(link.value, link)
  }
  for (const { direction } of best.values()) counts[direction] += 1
  const all = counts.right + counts.below + counts.above
  const turn = Math.max(-mostTurn, Math.min(mostTurn, 0.35 * (fits.above - fits.below)))
  const habit = (direction: Direction) => Math.max(-1.5, Math.log((3 * counts[direction]) / all))
  // What speaks for one direction speaks against the other, and does not make a link of it surer than it is.
  return { right: habit('right'), below: habit('below') - Math.max(0, turn), above: habit('above') + Math.min(0, turn) }
}
