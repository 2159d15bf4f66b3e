import type { Concept } from '../generate/any/concept.ts'
import type { Asker } from './ask-words.ts'

type Manner = 'alone' | 'below' | 'before'

const known = new WeakMap<Asker, Map<Concept, { word: string; manner: Manner }>>()

/** What stands with others under one heading is asked for by itself, below the word for all of them, or with it in its name. */
export function underGroup(asker: Asker, group: Concept, own: readonly string[]): string[] {
  const { random } = asker
  const groups = known.get(asker) ?? new Map<Concept, { word: string; manner: Manner }>()
  known.set(asker, groups)
  const { word, manner } = groups.get(group) ?? {
    word: asker.words(group).text,
    manner: random.weighted<Manner>([
      ['alone', 5],
      ['below', 3.5],
      ['before', 1],
    ]),
  }
  groups.set(group, { word, manner })
  if (manner === 'below') return [word, ...own].map((part) => asker.name(part))
  const [first = '', ...rest] = own
  return [manner === 'before' ? `${word} ${first}` : first, ...rest].map((part) => asker.name(part))
}
