import { type ConceptId, conceptOf } from './concepts.ts'
import type { FieldProfile } from './field-profile.ts'
import { type ConceptMatch, conceptsOf } from './match-concepts.ts'
import { containment, describeText, similarity, type TextProfile } from './text-profile.ts'
import { readText } from './tokens.ts'

/** A printed label, made once and compared with every field. */
export interface LabelProfile {
  concepts: ConceptMatch[]
  roles: ConceptMatch[]
  text: TextProfile
}

/** All 0..1. */
export interface LabelMatch {
  /** The label means what the field asks for. */
  concept: number
  /** Both name the same party. */
  role: number
  /** Words and letters are alike, whatever they mean. */
  text: number
  /** The label means something else, or another party's. */
  conflict: number
}

export function describeLabel(label: string): LabelProfile {
  const read = readText(label)
  const matches = conceptsOf(label, read)
  return {
    concepts: matches.filter((match) => !isRole(match)),
    roles: matches.filter(isRole),
    text: describeText(read),
  }
}

export function matchLabel(field: FieldProfile, label: LabelProfile): LabelMatch {
  const role = roleAgreement(field, label)
  const concept = Math.max(conceptAgreement(field, label), impliedByRole(field, label, role))
  const text = textAgreement(field, label)
  return { concept, role, text, conflict: conflictOf(field, label, { concept, role, text }) }
}

function isRole(match: ConceptMatch): boolean {
  return conceptOf(match.concept).group === 'role'
}

function roleAgreement(field: FieldProfile, label: LabelProfile): number {
  let best = 0
  for (const { concept, score } of label.roles) {
    best = Math.max(best, score * (field.roles.get(concept) ?? 0))
  }
  return best
}

function conceptAgreement(field: FieldProfile, label: LabelProfile): number {
  let best = 0
  for (const { concept, score } of label.concepts) {
    best = Math.max(best, score * (field.fits.get(concept) ?? 0))
  }
  return best
}

const statedByRole: ConceptId[] = ['name', 'address']

/** "Bill to:" has no word for a name or an address, but that is what stands below it. */
function impliedByRole(field: FieldProfile, label: LabelProfile, role: number): number {
  const ownConcept = label.concepts[0]?.score ?? 0
  const whole = label.roles[0]?.score ?? 0
  if (role === 0 || whole <= ownConcept) {
    return 0
  }
  return 0.85 * role * Math.max(0, ...statedByRole.map((id) => field.concepts.get(id) ?? 0))
}

function textAgreement(field: FieldProfile, label: LabelProfile): number {
  let best = 0
  for (const name of field.names) {
    best = Math.max(best, similarity(name, label.text))
  }
  for (const description of field.descriptions) {
    best = Math.max(best, 0.6 * containment(description, label.text))
  }
  return best
}

/** How sure it is that the label belongs to something else. */
function conflictOf(field: FieldProfile, label: LabelProfile, found: Omit<LabelMatch, 'conflict'>): number {
  const fieldSure = largest(field.concepts, 0.4)
  const meant = label.concepts[0]?.score ?? 0
  const otherConcept = meant * fieldSure - found.concept
  const otherRole = Math.min(largest(field.roles, 0), label.roles[0]?.score ?? 0) - found.role
  const unlike = 1 - 0.7 * found.text
  return Math.min(1, Math.max(0, otherConcept * unlike, otherRole))
}

function largest(weights: Map<ConceptId, number>, least: number): number {
  let found = least
  for (const weight of weights.values()) {
    found = Math.max(found, weight)
  }
  return found
}
