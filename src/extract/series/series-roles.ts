import { type ConceptId, conceptOf } from '../lexicon/concepts.ts'
import type { FieldProfile } from '../lexicon/field-profile.ts'

/** What a property of a series is: the figure itself, what the head of its column says, or what is said once for all. */
export type Role = 'figure' | 'year' | 'period' | 'date' | 'months' | 'scale' | 'currency'

const rolesOfConcepts: Partial<Record<ConceptId, Role>> = {
  year: 'year',
  fiscal_year: 'year',
  period_length_months: 'months',
  unit_scale: 'scale',
  unit: 'scale',
  currency: 'currency',
  quarter: 'period',
  month: 'period',
  reporting_period: 'period',
  statement_period: 'period',
  service_period: 'period',
  pay_period: 'period',
}

/** One role for each property; undefined when the items are no figures by period. */
export function rolesOf(properties: readonly FieldProfile[]): Role[] | undefined {
  const roles = properties.map(roleOf).filter((role) => role !== undefined)
  const tellsPeriod = roles.some((role) => role === 'year' || role === 'period' || role === 'date')
  return roles.length === properties.length && tellsPeriod && roles.includes('figure') ? roles : undefined
}

function roleOf(profile: FieldProfile): Role | undefined {
  const { leaf, kinds } = profile
  if (leaf.kind === 'date') return 'date'
  const isNumber = leaf.type === 'number' || leaf.type === 'integer'
  const role = roleInWords(profile)
  if (role) return isNumber && role === 'period' && mayBe('period_length_months', profile) ? 'months' : role
  if (isNumber) return 'figure'
  return strongest(kinds)[0] === 'date' ? 'date' : undefined
}

/** By the concept it names best; what names an amount first is one, and no year for "revenue of the year". */
function roleInWords(profile: FieldProfile): Role | undefined {
  const named = strongest(profile.concepts).filter((concept) => mayBe(concept, profile))
  const [first] = named
  if (first && conceptOf(first).kinds.some((kind) => kind === 'money' || kind === 'percent')) return undefined
  return named.map((concept) => rolesOfConcepts[concept]).find((role) => role !== undefined)
}

const leastShareOfBest = 0.7

function mayBe(concept: ConceptId, { concepts }: FieldProfile): boolean {
  return (concepts.get(concept) ?? 0) > leastShareOfBest * Math.max(0, ...concepts.values())
}

function strongest<Key>(weights: ReadonlyMap<Key, number>): Key[] {
  return [...weights].sort((a, b) => b[1] - a[1]).map(([key]) => key)
}
