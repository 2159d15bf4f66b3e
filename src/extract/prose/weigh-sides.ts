import type { FieldProfile } from '../lexicon/field-profile.ts'
import type { Candidate } from '../resolve/candidates.ts'
import { fitsConstraints } from '../resolve/fits-constraints.ts'
import { raise } from '../resolve/raise.ts'
import type { Ranked } from '../resolve/rank.ts'
import { plain } from '../transactions/terms.ts'
import { kindsOf, type SidedPair } from './find-sides.ts'
import { type Relation, relations } from './side-words.ts'

/** What is left of a value for a field that asks for the other of the two. */
const againstOther = -4
/** What the other side of a value that is found is worth, and both where the sentence leaves no doubt. */
const shareOfPartner = 0.9
const certain = 0.85
const leastPartner = 0.5

/** A field that asks for one of two values that a sentence tells apart: what else speaks for either of them speaks for that one. */
export function weighSides(
  profiles: readonly FieldProfile[],
  ranked: readonly Ranked[][],
  pairs: readonly SidedPair[],
): Ranked[][] {
  if (pairs.length === 0) return [...ranked]
  const weighed = relations.reduce<Ranked[][]>(
    (all, relation) => {
      const own = pairs.filter((pair) => pair.relation === relation)
      if (own.length === 0) return all
      const asked = profiles.map((profile) => sideAsked(relation, profile, profiles))
      const told = all.map((each, field) => giveToSide(each, profiles[field], asked[field], own))
      return told.map((each, field) => followPartner(each, field, { profiles, asked, told, pairs: own }))
    },
    [...ranked],
  )
  return weighed.map((each) => each.toSorted((a, b) => b.probability - a.probability))
}

function nameOf({ leaf: { name, title = '' } }: FieldProfile): string {
  return plain(`${name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')} ${title}`.replace(/[_.-]+/g, ' '))
}

/** Of both sides the one that a name asks for, -1 where it asks for none. */
function sideAsked(relation: Relation, profile: FieldProfile, all: readonly FieldProfile[]): number {
  const { kinds } = profile
  if (!kindsOf[relation.of].some((kind) => (kinds.get(kind) ?? 0) >= leastKind)) return -1
  const own = namedSide(relation, profile)
  if (own >= 0 || !relation.either) return own
  const isEither = relation.either.test(nameOf(profile))
  const other = all.find((each) => namedSide(relation, each) >= 0 && (isEither || isWholeOf(profile, each)))
  return other ? 1 - namedSide(relation, other) : -1
}

/** "Monthly fee" beside "previous fee" is what it is now. */
function isWholeOf(profile: FieldProfile, other: FieldProfile): boolean {
  const stem = stemOf(other)
  return stem !== '' && stemOf(profile).includes(stem)
}

const leastKind = 0.5

function namedSide({ sides }: Relation, profile: FieldProfile): number {
  const name = nameOf(profile)
  const [first, second] = sides.map(({ asked }) => asked.test(name))
  return first === second ? -1 : first ? 0 : 1
}

/** What speaks for the wrong one of a pair speaks for the right one. */
function giveToSide(
  ranked: readonly Ranked[],
  profile: FieldProfile | undefined,
  side = -1,
  pairs: readonly SidedPair[],
): Ranked[] {
  if (side < 0 || !profile) return [...ranked]
  return pairs.reduce<Ranked[]>(
    (all, { values }) => {
      const wrong = all.filter((each) => isOneOf(each, values[1 - side]))
      const most = Math.max(0, ...wrong.map(({ probability }) => probability))
      const others = all.map((each) => (wrong.includes(each) ? raise(each, againstOther, 1) : each))
      return atLeast(others, profile, values[side], most)
    },
    [...ranked],
  )
}

interface Around {
  profiles: readonly FieldProfile[]
  asked: readonly number[]
  told: readonly Ranked[][]
  pairs: readonly SidedPair[]
}

/** Where one field has a value of a pair, the field of the same name but for the side has the other. */
function followPartner(ranked: readonly Ranked[], field: number, { profiles, asked, told, pairs }: Around): Ranked[] {
  const [profile, side = -1] = [profiles[field], asked[field]]
  if (!profile || side < 0) return [...ranked]
  const partner = profiles.findIndex((other, at) => asked[at] === 1 - side && haveOneStem(profile, other, pairs))
  const full = pairs.filter(({ values }) => values.every((side) => side.length > 0))
  const [found] = (told[partner] ?? []).toSorted((a, b) => b.probability - a.probability)
  return pairs.reduce<Ranked[]>(
    (all, { relation, values, isCertain }) => {
      const isFound = found && found.probability >= leastPartner && isOneOf(found, values[1 - side])
      const isKnown = isCertain && full.length === 1 && (partner >= 0 || relation.standsAlone)
      const probability = Math.max(isFound ? shareOfPartner * found.probability : 0, isKnown ? certain : 0)
      return atLeast(all, profile, values[side], probability)
    },
    [...ranked],
  )
}

function haveOneStem(a: FieldProfile, b: FieldProfile, [pair]: readonly SidedPair[]): boolean {
  const [own, other] = [stemOf(a), stemOf(b)]
  return own === other || (pair?.relation.either !== undefined && (isWholeOf(a, b) || isWholeOf(b, a)))
}

/** What a name says besides its side. */
function stemOf(profile: FieldProfile): string {
  const name = nameOf(profile)
  const words = relations.flatMap(({ sides, either }) => [
    ...sides.map(({ asked }) => asked),
    ...(either ? [either] : []),
  ])
  return words
    .reduce((rest, pattern) => rest.replace(pattern, ' '), name)
    .replace(/\b(?:date|datum|fecha|day|tag|dia|jour)\b|[^a-z]/g, '')
}

/** The value as it is asked for, at least as probable as this. */
function atLeast(
  ranked: readonly Ranked[],
  profile: FieldProfile,
  values: readonly Candidate[] = [],
  probability: number,
): Ranked[] {
  if (probability === 0 || ranked.some((each) => isOneOf(each, values) && each.probability >= probability))
    return [...ranked]
  const [best] = values
    .filter((candidate) => weightOf(profile, candidate) > 0 && fitsConstraints(profile.leaf, candidate) >= 0)
    .toSorted((a, b) => weightOf(profile, b) - weightOf(profile, a))
  if (!best) return [...ranked]
  const others = ranked.filter(({ candidate }) => candidate !== best)
  return [...others, { candidate: { ...best, finder: 'sentence' }, probability }]
}

function weightOf({ kinds }: FieldProfile, { kind }: Candidate): number {
  return kinds.get(kind) ?? 0
}

/** The same words, however many of them. */
function isOneOf({ candidate: { parts } }: Ranked, values: readonly Candidate[] = []): boolean {
  const [own] = parts
  return values.some(({ parts: [part] }) => {
    if (!own || own.segment !== part?.segment) return false
    return own.first <= part.last && part.first <= own.last
  })
}
