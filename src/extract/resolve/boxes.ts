import type { FieldProfile } from '../lexicon/field-profile.ts'
import { containment, describeText, type TextProfile } from '../lexicon/text-profile.ts'
import { readText } from '../lexicon/tokens.ts'
import type { Candidate } from './candidates.ts'
import type { Ranked } from './rank.ts'

interface Box {
  candidate: Candidate
  /** What stands behind the box, up to the next one. */
  label: TextProfile
}

/** How often the only box whose words are all the field's own is the one that is asked for: a box says exactly one thing. */
const likely = 0.8

/** Things to tick: whether one was ticked is asked for in its own words, among others. */
export function mergeBoxes(
  profiles: readonly FieldProfile[],
  ranked: readonly Ranked[][],
  candidates: readonly Candidate[],
): Ranked[][] {
  const boxes = boxesOf(candidates)
  return profiles.map((profile, index) => {
    const own = ranked[index] ?? []
    if (profile.leaf.type !== 'boolean') return own
    const [only, ...others] = boxes.filter(({ label }) => profile.names.some((name) => containment(name, label) === 1))
    const isSurer = only && others.length === 0 && (own[0]?.probability ?? 0) < likely
    if (!isSurer) return own
    return [
      { candidate: only.candidate, probability: likely },
      ...own.filter(({ candidate }) => candidate !== only.candidate),
    ]
  })
}

function boxesOf(candidates: readonly Candidate[]): Box[] {
  const marks = candidates.filter(
    ({ kind, mention }) => kind === 'boolean' && mention && !/\p{L}{2}/u.test(mention.text),
  )
  return marks.flatMap((candidate): Box[] => {
    const { mention } = candidate
    if (!mention) return []
    const { segment, end } = mention
    const next = marks.flatMap(({ mention: other }) =>
      other?.segment === segment && other.start >= end ? [other.start] : [],
    )
    const label = describeText(readText(segment.text.slice(end, Math.min(segment.text.length, ...next))))
    return label.weight > 0 ? [{ candidate, label }] : []
  })
}
