import { type ConceptId, conceptOf } from '../lexicon/concepts.ts'
import { type FieldProfile, profileOf } from '../lexicon/field-profile.ts'
import { conceptsOf } from '../lexicon/match-concepts.ts'
import type { Leaf } from '../schema/field-tree.ts'
import type { Segment } from '../view/segment.ts'
import type { Candidate } from './candidates.ts'
import { fitsConstraints } from './fits-constraints.ts'
import type { AddressPart, PlacedAddress } from './place-address.ts'
import type { Ranked } from './rank.ts'

const partOfConcept: Partial<Record<ConceptId, keyof PlacedAddress['parts'] | 'whole'>> = {
  ...{ address: 'whole', street: 'street', house_number: 'street', postcode: 'postcode', city: 'city' },
  ...{ state_region: 'region', country: 'country' },
}
const leastWeight = 0.5

/** Adds the parts of printed addresses to what fields for a street, a city, ... may be: those of the party's own address. */
export function mergeAddressParts(
  profiles: readonly FieldProfile[],
  ranked: readonly Ranked[][],
  candidates: readonly Candidate[],
  rank: (profiles: readonly FieldProfile[]) => Ranked[][],
): Ranked[][] {
  const placed = candidates.filter(({ address }) => address)
  const asked = profiles.map((profile) => (placed.length > 0 ? conceptOfPart(profile) : undefined))
  const owners = new Set(profiles.flatMap((profile, field) => (asked[field] ? [ownerOf(profile)] : [])))
  const addresses = new Map([...owners].map((owner) => [owner, addressesOf(owner, placed, askFor(owner, rank))]))
  return profiles.map((profile, field) => {
    const concept = asked[field]
    const others = ranked[field] ?? []
    if (!concept) return others
    const owner = ownerOf(profile)
    const splits = profiles.some((other, index) => asked[index] === 'house_number' && ownerOf(other) === owner)
    const parts = (addresses.get(owner) ?? []).flatMap((address) => partOf(address, concept, splits) ?? [])
    const fitting = parts.filter(({ candidate }) => fitsConstraints(profile.leaf, candidate) >= 0)
    const elsewhere = concept === 'address' ? others : others.filter((other) => !placed.some(isInside(other)))
    return [...fitting, ...elsewhere].sort((a, b) => b.probability - a.probability)
  })
}

/** Which part of an address a field asks for above all; a whole one is only looked for by whose it is. */
function conceptOfPart({ leaf, concepts, roles }: FieldProfile): ConceptId | undefined {
  const [best] = [...concepts].sort((a, b) => b[1] - a[1])
  if (leaf.enum || leaf.type === 'boolean' || !best || best[1] < leastWeight) return undefined
  if (best[0] === 'address' && roles.size === 0) return undefined
  return partOfConcept[best[0]] && best[0]
}

/** The role whose address it is, if it is one's. */
function ownerOf({ roles }: FieldProfile): ConceptId | undefined {
  return [...roles].sort((a, b) => b[1] - a[1])[0]?.[0]
}

function askFor(owner: ConceptId | undefined, rank: (profiles: FieldProfile[]) => Ranked[][]): Ranked[] {
  const name = owner === undefined ? 'address' : `${owner}_name`
  const leaf: Leaf = { name, path: name, type: 'string', required: false, nullable: true, examples: [], ancestors: [] }
  return rank([profileOf(leaf)])[0] ?? []
}

function partOf({ candidate, probability }: Ranked, concept: ConceptId, splits: boolean): Ranked | undefined {
  const name = partOfConcept[concept]
  const { address } = candidate
  const part = name && address && (name === 'whole' ? address.whole : address.parts[name])
  const cut = part && splits && name === 'street' ? splitStreet(part)[concept === 'street' ? 'name' : 'number'] : part
  return cut && { candidate: toCandidate(candidate, cut), probability }
}

/** What stands in an address is no other part of it than it was read as. */
function isInside({ candidate: { parts } }: Ranked): (placed: Candidate) => boolean {
  return ({ address }) =>
    parts.some(({ segment, first, last }) =>
      address?.whole.parts.some((part) => part.segment === segment && part.first <= last && first <= part.last),
    )
}

function toCandidate({ context }: Candidate, { value, parts }: AddressPart): Candidate {
  return { kind: 'text', value, text: value, parts, context, origin: 'address', aboveAddress: false }
}

const number =
  /^(?:No\.? ?)?\d{1,5} ?(?:bis\b|ter\b|quater\b|[A-Za-z]\b)?|\d{1,5} ?[A-Za-z]?(?: ?[-/] ?\d{1,5} ?[A-Za-z]?)?$/

/** A street and the number of the house, which stands before or behind it. */
function splitStreet(street: AddressPart): { name: AddressPart | undefined; number: AddressPart | undefined } {
  const found = number.exec(street.value)
  const [part] = street.parts
  if (!found || !part) return { name: street, number: undefined }
  const inNumber = Math.min(part.last - part.first, found[0].trim().split(/\s+/).length)
  const isFirst = found.index === 0
  const split = isFirst ? part.first + inNumber : part.last + 1 - inNumber
  const before = { ...part, last: split - 1 }
  const after = { ...part, first: split }
  const rest = isFirst ? street.value.slice(found[0].length) : street.value.slice(0, found.index)
  return {
    name: { value: rest.replace(/^[\s,]+|(?<![\s,])[\s,]+$/g, ''), parts: [isFirst ? after : before] },
    number: { value: found[0].trim(), parts: [isFirst ? before : after] },
  }
}

const labelled = 0.9
const otherLabel = 0.3
const onlyOne = 0.75
/** A line between the name and the address, such as a department, makes it less sure. */
const perLine = 0.95

/**
 * How probably each address is the owner's: the block of lines it ends says whose it is, or begins with the owner's
 * name, about which `asked` tells. Of nobody in particular it is the only one, or what is taken for an address.
 */
function addressesOf(owner: ConceptId | undefined, placed: readonly Candidate[], asked: readonly Ranked[]): Ranked[] {
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
