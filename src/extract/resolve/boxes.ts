import type { FieldProfile } from '../lexicon/field-profile.ts'
import { containment, describeText, similarity, type TextProfile } from '../lexicon/text-profile.ts'
import { readText } from '../lexicon/tokens.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Candidate } from './candidates.ts'
import type { Ranked } from './rank.ts'
import { answerOf, optionAt, tickGroups } from './tick-groups.ts'

interface Box {
  candidate: Candidate
  caption: TextProfile
}

/** How often the only box whose words are the field's own is the one that is asked for: a box says exactly one thing. */
const likely = 0.8
/** What is left of a box's probability where its words are not the field's: what stands before it is not its name. */
const unlike = 0.4
const leastLike = 0.6

/** Things to tick: whether one was ticked is asked for in its own words, among others. */
export function mergeBoxes(
  profiles: readonly FieldProfile[],
  ranked: readonly Ranked[][],
  candidates: readonly Candidate[],
  view: DocumentView,
): Ranked[][] {
  const boxes = boxesOf(candidates, view)
  return profiles.map((profile, index) => {
    const own = ranked[index] ?? []
    if (profile.leaf.type !== 'boolean' || boxes.length === 0) return own
    const likes = new Map(boxes.map(({ candidate, caption }) => [candidate, likeness(profile, caption)]))
    const weighed = own.map(({ candidate, probability }) => ({
      candidate,
      probability: (likes.get(candidate) ?? 1) < leastLike ? unlike * probability : probability,
    }))
    const [only, ...others] = boxes.filter(({ candidate }) => (likes.get(candidate) ?? 0) >= leastLike)
    if (!only || others.length > 0 || (weighed[0]?.probability ?? 0) >= likely) return weighed.sort(byProbability)
    const rest = weighed.filter(({ candidate }) => candidate !== only.candidate)
    return [{ candidate: only.candidate, probability: likely }, ...rest.sort(byProbability)]
  })
}

function byProbability(a: Ranked, b: Ranked): number {
  return b.probability - a.probability
}

function likeness({ names }: FieldProfile, caption: TextProfile): number {
  return Math.max(0, ...names.map((name) => (containment(name, caption) === 1 ? 1 : similarity(name, caption))))
}

/** Those with words of their own; "yes" and "no" answer what stands before them. */
function boxesOf(candidates: readonly Candidate[], view: DocumentView): Box[] {
  const groups = tickGroups(view)
  return candidates.flatMap((candidate): Box[] => {
    const { kind, mention } = candidate
    const option = kind === 'boolean' && mention && optionAt(groups, mention.segment, mention.first)?.option
    if (!option || answerOf(option) !== null) return []
    const caption = describeText(readText(option.text))
    return caption.weight > 0 ? [{ candidate, caption }] : []
  })
}
