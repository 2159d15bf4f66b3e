import { formatPath, type PathStep, templateOf } from '../schema/field-path.ts'

/** What a field means, by its path in the schema (`items[].price`): `net_total`, `quantity`, ... */
export type ConceptOf = (template: string) => string | undefined

export interface Known {
  value: unknown
  steps: PathStep[]
}
export type Scope = Map<string, Known>

/** The values by what they mean: those of the document under the empty path, those of each row under the row's. */
export function collectScopes(data: unknown, conceptOf: ConceptOf): Map<string, Scope> {
  const scopes = new Map<string, Scope>()
  visit(data, [], [])
  return scopes

  function visit(value: unknown, steps: PathStep[], row: PathStep[]): void {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(item, [...steps, index], [...steps, index])
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, item] of Object.entries(value)) visit(item, [...steps, name], row)
    } else if (value !== null && value !== undefined) note(value, steps, formatPath(row))
  }

  function note(value: unknown, steps: PathStep[], row: string): void {
    const concept = conceptOf(templateOf(steps)) ?? (typeof value === 'number' ? nameless(steps) : undefined)
    if (concept === undefined) return
    const scope: Scope = scopes.get(row) ?? new Map()
    // Two fields of one meaning and different values: neither can be relied on.
    const known = scope.get(concept)
    scopes.set(
      row,
      scope.set(concept, known === undefined || known.value === value ? { value, steps } : { value: undefined, steps }),
    )
  }
}

/** Numbers of which nobody knows what they mean may still explain what others come to. */
const nameless = (steps: readonly PathStep[]) => `? ${formatPath(steps)}`

export function figuresOf(scope: Scope): number[] {
  return [...scope].flatMap(([concept, { value }]) =>
    typeof value === 'number' && !explained.has(concept) ? [value] : [],
  )
}

/** What is multiplied, and what is added to that. */
const explained = new Set(['quantity', 'unit_price', 'line_total', 'line_tax', 'line_tax_rate', 'tax_rate'])

export function numberOf(scope: Scope, concept: string): number | undefined {
  const value = scope.get(concept)?.value
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : undefined
}

export function isZeroOrAbsent(scope: Scope, concepts: readonly string[]): boolean {
  return concepts.every((concept) => !scope.has(concept) || numberOf(scope, concept) === 0)
}
