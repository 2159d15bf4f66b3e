import type { Leaf } from '../schema/field-tree.ts'
import type { ValueKind } from '../values/mention.ts'
import { broaderOf, type ConceptId, conceptIds, conceptOf } from './concepts.ts'
import { kindsOf, possibleKinds } from './field-kinds.ts'
import { type ConceptMatch, conceptsOf } from './match-concepts.ts'
import { type AskedText, describeAsked } from './text-profile.ts'

/** What a field asks for, as far as its schema says. Weights are 0..1. */
export interface FieldProfile {
  leaf: Leaf
  concepts: Map<ConceptId, number>
  /** The same with concepts that are broader or narrower: how well a label of each would fit. */
  fits: Map<ConceptId, number>
  /** Whose it is: seller, tenant, ... */
  roles: Map<ConceptId, number>
  kinds: Map<ValueKind, number>
  /** Name and title, each as a text of its own. */
  names: AskedText[]
  /** Description, and examples that are words. */
  descriptions: AskedText[]
}

const known = new WeakMap<Leaf, FieldProfile>()
const leastOrder = 0.9

/** The same for the same leaf, made once: a schema is used for many documents. */
export function profileOf(leaf: Leaf): FieldProfile {
  const profile = known.get(leaf) ?? makeProfile(leaf)
  known.set(leaf, profile)
  return profile
}

function makeProfile(leaf: Leaf): FieldProfile {
  const found = new Map<ConceptId, number>()
  const named = namedBy(leaf)
  for (const { text, weight } of sourcesOf(leaf)) {
    addConcepts(found, text, weight)
  }
  for (const part of alternativesOf(leaf.description ?? '')) {
    addConcepts(found, part, 0.5)
  }
  addContext(found, leaf)
  settleByDescription(found, leaf)
  // An order is the customer's: a description that says "reference" means theirs.
  if ((found.get('order_number') ?? 0) >= leastOrder) found.delete('our_reference')
  const concepts = strongest(weighByPlace(found, leaf))
  const roles = rolesOf(leaf, concepts)
  addAncestorRoles(roles, leaf)
  for (const [role, usual] of usualParties) {
    roles.set(usual, Math.max(roles.get(usual) ?? 0, 0.8 * (roles.get(role) ?? 0)))
  }
  if (sourcesOf(leaf).some(({ text }) => isPartyAlone(text))) {
    for (const [id, weight] of concepts) {
      concepts.set(id, conceptOf(id).group === 'attribute' ? weight : 0.3 * weight)
    }
    concepts.set('name', Math.max(0.9, concepts.get('name') ?? 0))
  }
  return {
    leaf,
    concepts,
    fits: withKin(concepts),
    roles: strongest(roles, 0.45),
    kinds: kindsOf(leaf, concepts),
    names: [named.name, named.title].filter((text) => text !== undefined && text !== '').map(describe),
    descriptions: [leaf.description ?? named.description, ...leaf.examples]
      .filter((text) => typeof text === 'string')
      .map(describe),
  }
}

/** Whoever gets a document is its buyer, most often, and whoever is paid its seller. */
const usualParties: [ConceptId, ConceptId][] = [
  ['recipient', 'buyer'],
  ['payer', 'buyer'],
  ['sender', 'seller'],
  ['payee', 'seller'],
]

/** A name that means several things means the one that the description tells of. */
function settleByDescription(found: Map<ConceptId, number>, leaf: Leaf): void {
  const named = conceptsOf(leaf.name).filter(isWhole)
  const told = new Set(
    conceptsOf(leaf.description ?? '').flatMap(({ concept, score }) => (score >= 0.5 ? concept : [])),
  )
  if (named.length < 2 || !named.some(({ concept }) => told.has(concept))) return
  for (const { concept } of named) if (!told.has(concept)) found.set(concept, 0.8 * (found.get(concept) ?? 0))
}

/**
 * Whose value it is. Words that mean something else name no party: "payable" is no payer. Only what parties have, such
 * as names and numbers of theirs, is described by whose it is.
 */
function rolesOf(leaf: Leaf, concepts: Map<ConceptId, number>): Map<ConceptId, number> {
  const [best] = [...concepts].sort((a, b) => b[1] - a[1])
  const isTheirs = !best || best[1] < 0.9 || conceptOf(best[0]).group === 'attribute'
  const roles = new Map<ConceptId, number>()
  const texts = [...sourcesOf(leaf), ...alternativesOf(leaf.description ?? '').map((text) => ({ text, weight: 0.5 }))]
  for (const { text, weight } of texts) {
    if (!isTheirs && text !== leaf.name && text !== leaf.title) continue
    const matches = conceptsOf(text)
    for (const role of matches.filter(({ concept }) => isRole(concept))) {
      const isOther = matches.some(
        (other) => !isRole(other.concept) && other.score > role.score && overlap(other, role),
      )
      if (isOther) continue
      roles.set(role.concept, 1 - (1 - (roles.get(role.concept) ?? 0)) * (1 - weight * role.score))
    }
  }
  return roles
}

function overlap(a: ConceptMatch, b: ConceptMatch): boolean {
  return a.start < b.end && b.start < a.end
}

/** A field named after a party, and nothing else, asks for its name. */
function isPartyAlone(text: string): boolean {
  const whole = conceptsOf(text).filter(isWhole)
  return whole.length > 0 && whole.every((match) => isRole(match.concept))
}

function describe(text: string | undefined): AskedText {
  return describeAsked(text ?? '')
}

function isRole(id: ConceptId): boolean {
  return conceptOf(id).group === 'role'
}

/** An item of a list of texts has no name of its own: the list's stands for it. */
function namedBy(leaf: Leaf): Pick<Leaf, 'name' | 'title' | 'description'> {
  return (leaf.name === '' ? leaf.ancestors.at(-1) : undefined) ?? leaf
}

function sourcesOf(leaf: Leaf): { text: string; weight: number }[] {
  const named = namedBy(leaf)
  return [
    { text: named.name, weight: 1 },
    { text: named.title ?? '', weight: 0.95 },
    { text: leaf.description ?? named.description ?? '', weight: 0.75 },
  ].filter((source) => source.text !== '')
}

/** "Shop or firm" means either. */
function alternativesOf(description: string): string[] {
  const parts = description.split(/[,;()]|\s(?:or|oder|ou|o)\s/u).map((part) => part.trim())
  return parts.length > 1 ? parts.filter((part) => part !== '') : []
}

/** Evidence of several sources adds up, but never beyond 1. */
function addConcepts(found: Map<ConceptId, number>, text: string, weight: number, least = 0): void {
  const matches = conceptsOf(text)
  for (const { concept, score } of matches) {
    if (score < least) {
      continue
    }
    // "Date" is a label of an invoice date too, but the word alone means the broader concept.
    const broader = broaderOf(concept)
    const isLoose = matches.some((other) => other.score >= score && broader.includes(other.concept))
    const evidence = weight * score * (isLoose ? 0.6 : 1)
    found.set(concept, 1 - (1 - (found.get(concept) ?? 0)) * (1 - evidence))
  }
}

/** `invoice.number`, or `number` in a schema titled "Invoice", is an invoice number. */
function addContext(found: Map<ConceptId, number>, leaf: Leaf): void {
  const parents = leaf.ancestors.flatMap((node) => [node.name, node.title ?? '']).filter((text) => text !== '')
  for (const parent of new Set(parents)) {
    addConcepts(found, `${parent} ${leaf.name}`, 0.85, 0.88)
  }
}

function addAncestorRoles(roles: Map<ConceptId, number>, leaf: Leaf): void {
  for (const node of leaf.ancestors.filter((above) => above.name !== '')) {
    for (const text of [node.name, node.title ?? '']) {
      for (const { concept, score } of conceptsOf(text)) {
        if (isRole(concept) && score >= 0.6) {
          roles.set(concept, Math.max(roles.get(concept) ?? 0, 0.95 * score))
        }
      }
    }
  }
}

function isInLines(leaf: Leaf): boolean {
  return leaf.ancestors.some(
    (node) =>
      node.type === 'array' &&
      [node.name, node.title ?? '', node.description ?? ''].some((text) =>
        conceptsOf(text).some(({ concept, score }) => concept === 'line_items' && score >= 0.5),
      ),
  )
}

/** Inside line items `total` is the line's, inside a party `vat` is its number; a number is no name. */
function weighByPlace(found: Map<ConceptId, number>, leaf: Leaf): Map<ConceptId, number> {
  const inLines = isInLines(leaf)
  const inParty = leaf.ancestors.some((node) =>
    conceptsOf(node.name).some((match) => isWhole(match) && isRole(match.concept)),
  )
  const possible = possibleKinds(leaf)
  const weighed = new Map<ConceptId, number>()
  for (const [id, weight] of found) {
    const { group, kinds } = conceptOf(id)
    if (group !== 'role') {
      const fitsPlace = inLines === (group === 'line') && (!inParty || group === 'attribute')
      const fitsType = possible === undefined || kinds.some((kind) => kind !== 'role' && possible.has(kind))
      weighed.set(id, weight * (fitsPlace ? 1 : 0.5) * (fitsType ? 1 : 0.3))
    }
  }
  return weighed
}

function isWhole(match: ConceptMatch): boolean {
  return match.score >= 0.9
}

const mostKept = 6

function strongest(weights: Map<ConceptId, number>, atLeast = 0.1): Map<ConceptId, number> {
  const sorted = [...weights].sort((a, b) => b[1] - a[1])
  const least = Math.max(atLeast, (sorted[0]?.[1] ?? 0) * 0.3)
  return new Map(sorted.filter(([, weight]) => weight >= least).slice(0, mostKept))
}

/** A less exact word on either side still fits: `date` takes an invoice date where no other is printed. */
function withKin(concepts: Map<ConceptId, number>): Map<ConceptId, number> {
  const fits = new Map(concepts)
  const raise = (id: ConceptId, weight: number) => fits.set(id, Math.max(fits.get(id) ?? 0, 0.6 * weight))
  for (const id of conceptIds) {
    for (const broader of broaderOf(id)) {
      raise(id, concepts.get(broader) ?? 0)
      raise(broader, concepts.get(id) ?? 0)
    }
    const { loosely } = conceptOf(id)
    if (loosely !== undefined) raise(loosely, concepts.get(id) ?? 0)
  }
  return fits
}
