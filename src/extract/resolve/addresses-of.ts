import { type ConceptId, conceptOf } from '../lexicon/concepts.ts'
import { conceptsOf } from '../lexicon/match-concepts.ts'
import type { Segment } from '../view/segment.ts'
import type { Candidate } from './candidates.ts'
import type { Ranked } from './rank.ts'

const labelled = 0.9
const otherLabel = 0.3
const onlyOne = 0.75
/** A line between the name and the address, such as a department, makes it less sure. */
const perLine = 0.95

/**
 * How probably each address is the owner's: the block of lines it ends says whose it is, or begins with the owner's
 * name, about which `asked` tells. Of nobody in particular it is the only one, or what is taken for an address.
 */
export function addressesOf(
  owner: ConceptId | undefined,
  placed: readonly Candidate[],
  asked: readonly Ranked[],
): Ranked[] {
  return placed.map((candidate) => {
    if (owner === undefined) {
      const known = asked.find((each) => each.candidate === candidate)?.probability ?? 0
      return { candidate, probability: Math.max(known, placed.length === 1 ? onlyOne : 0) }
    }
    const above = candidate.address?.above ?? []
    const roles = above.flatMap(rolesOf)
    if (roles.includes(owner)) return { candidate, probability: labelled }
    const named = Math.max(0, ...asked.map((name) => nameProbability(name, above)))
    return { candidate, probability: named * (roles.length > 0 ? otherLabel : 1) }
  })
}

/** A short line that names a role and nothing else: "Bill to", "Verkäufer". */
function rolesOf({ text, words }: Segment): ConceptId[] {
  if (words.length > 5 || /\d/.test(text)) return []
  return conceptsOf(text.replace(/(?<![\s:])[\s:]+$/u, ''))
    .filter(({ concept, score }) => score >= 0.75 && conceptOf(concept).group === 'role')
    .map(({ concept }) => concept)
}

function nameProbability({ candidate, probability }: Ranked, above: readonly Segment[]): number {
  const [part] = candidate.parts
  const line = part ? above.indexOf(part.segment) : -1
  return line < 0 ? 0 : probability * perLine ** Math.max(0, line - 1)
}
