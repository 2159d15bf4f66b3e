import { kinds } from './kind-plan.ts'
import { printList } from './lists.ts'
import type { Sketch } from './sketch.ts'

/** A list as documents of one of the named kinds have it, unless the paper speaks of the same already. */
export function printListOfSomeKind(sketch: Sketch): void {
  const { random, facts } = sketch
  const [list] = random.pick(kinds).lists
  if (!list || [list.concept, ...list.columns].some((concept) => facts.names(concept))) return
  for (const concept of list.columns) facts.note(concept)
  printList(sketch, list)
}
