import type { LocatedValue } from './locate.ts'

/**
 * How sure a cell is that the model had a part in. The rule is simple on purpose, for models say little about how sure
 * they are: what counts is where the answer was found and whether anyone disagrees.
 */
export const evidence = {
  /** The embedded resolver had found the same. */
  agrees: 0.97,
  /** Printed on the line that the model named. */
  onItsLine: 0.9,
  /** Both find nothing. */
  bothAbsent: 0.9,
  /** The named line was understood to mean a choice or a boolean that it does not print. */
  interpreted: 0.75,
  /** An item of a list does not state it. */
  absentInItem: 0.7,
  /** Printed, but not where the model said. */
  elsewhere: 0.6,
  /** Factor where another part of the document, or the embedded resolver, says something else. */
  contradicted: 0.8,
} as const

export function evidenceOf({ place, interpreted }: LocatedValue): number {
  if (place === 'elsewhere') return evidence.elsewhere
  return interpreted ? evidence.interpreted : evidence.onItsLine
}
