import type { Piece } from '../../text.ts'
import type { Concept } from '../concept.ts'
import { choicesFrom } from '../parts/sheets.ts'
import type { Sketch } from '../sketch.ts'
import type { Flag, Group } from './box-tables.ts'

/** What is decided by the same words: a thing and maybe its contrary. */
export interface Decision {
  isSet: boolean
  keys: readonly { key: string; value: boolean }[]
}

/** Which of the options is right; none where nothing was ticked. */
export interface Chosen {
  key: string
  at: number
}

/** Some that the document does not speak of yet; two others may be asked for in vain. */
export function someFlags<T extends Flag>({ random, facts }: Sketch, flags: readonly T[], count: number): T[] {
  const isFresh = ({ concept, contrary }: T) =>
    !facts.names(concept) && !(contrary !== undefined && facts.names(contrary))
  const fresh = random.shuffle(flags.filter(isFresh))
  const others = fresh.slice(count, count + 2)
  facts.unspoken.push(...others.map(({ concept, contrary }) => (contrary && random.chance(0.3) ? contrary : concept)))
  const chosen = fresh.slice(0, count)
  for (const { concept, contrary } of chosen) for (const each of [concept, contrary]) if (each) facts.note(each)
  return chosen
}

/** States the thing, its contrary or both; `isEmpty` where neither was answered. */
export function decide({ random, facts }: Sketch, { concept, contrary }: Flag, isEmpty = false): Decision {
  const isSet = random.chance(0.5)
  const asked = contrary
    ? random.weighted<readonly (readonly [Concept, boolean])[]>([
        [[[concept, isSet]], 6],
        [[[contrary, !isSet]], 2.5],
        [
          [
            [concept, isSet],
            [contrary, !isSet],
          ],
          1.5,
        ],
      ])
    : ([[concept, isSet]] as const)
  const keys = asked.map(([each, value]) => {
    const answer = isEmpty ? { empty: true as const } : { flag: value }
    return { key: facts.add({ concept: each, paraphrased: true, ...answer }).key, value }
  })
  return { isSet, keys }
}

/** Words that decide it. */
export function deciding({ keys }: Decision, text: string): Piece {
  return { text, marks: keys.map(({ key, value }) => ({ concept: key, value, printed: text })) }
}

/** Some groups that the document does not speak of yet; two others may be asked for in vain. */
export function someGroups({ random, facts }: Sketch, groups: readonly Group[], count: number): Group[] {
  const fresh = random.shuffle(groups.filter(({ concept }) => !facts.names(concept)))
  const others = fresh.slice(count, count + 2)
  facts.unspoken.push(...others.map(({ concept, sets }) => choicesFrom(concept, random.pick(sets))))
  const chosen = fresh.slice(0, count)
  for (const { concept } of chosen) facts.note(concept)
  return chosen
}

export function choose({ random, facts }: Sketch, { concept, sets }: Group, isEmpty = false): Chosen {
  const names = random.pick(sets)
  const at = isEmpty ? -1 : random.int(0, names.length - 1)
  const { key } = facts.add({
    ...{ concept: choicesFrom(concept, names), paraphrased: true as const },
    ...(at < 0 ? { empty: true as const } : { choice: at }),
  })
  return { key, at }
}
