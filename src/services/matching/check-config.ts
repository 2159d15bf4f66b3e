import type { CreateMatchingConfig } from '../../contract/matching.ts'
import { AppError, type ErrorDetail } from '../../core/app-error.ts'
import { type GivenPair, wholeRow } from '../../match/model.ts'
import { canonicalName } from '../cells/canonical-name.ts'
import type { ResolvedTarget, TargetField } from './targets.ts'

type Settings = Pick<CreateMatchingConfig, 'field_mappings' | 'threshold' | 'review_floor'>

interface Table {
  name: string
  columns: { name: string }[]
}

/** Throws every problem that a config has with its table and its records. */
export function checkConfig(settings: Settings, table: Table, target: ResolvedTarget): void {
  refuse(problemsOf(settings, table, target))
}

/** What was said of fields and columns, by the names that the target has for them. */
export function checkPairs(pairs: readonly GivenPair[], table: Table, target: ResolvedTarget): GivenPair[] {
  refuse(problemsWithPairs(pairs, table, target))
  return pairs.map((pair) => ({
    ...pair,
    extracted_field: findField(pair.extracted_field, target.fields)?.name ?? pair.extracted_field,
  }))
}

function refuse(details: ErrorDetail[]): void {
  const [first] = details
  if (first === undefined) return
  const more = details.length > 1 ? ` ${details.length - 1} more are listed.` : ''
  throw new AppError('validation_error', `"${first.path}" ${first.message}.${more}`, { details })
}

export function problemsOf(
  { field_mappings, threshold, review_floor }: Settings,
  table: Table,
  target: ResolvedTarget,
): ErrorDetail[] {
  const mappings = problemsWithPairs(field_mappings, table, target)
  if (review_floor <= threshold) return mappings
  return [...mappings, { path: 'review_floor', message: `must not be over the threshold, which is ${threshold}` }]
}

function problemsWithPairs(pairs: readonly GivenPair[], table: Table, { fields }: ResolvedTarget): ErrorDetail[] {
  const columns = new Set(table.columns.map(({ name }) => name))
  return pairs.flatMap(({ extracted_field: field, reference_column: column }, index) => {
    if (field === wholeRow) return []
    const path = `field_mappings[${index}]`
    const wrong = problemWith(field, fields)
    return [
      ...(wrong === undefined ? [] : [{ path: `${path}.extracted_field`, message: wrong }]),
      ...(column === null || columns.has(column)
        ? []
        : [{ path: `${path}.reference_column`, message: noColumn(column, table) }]),
    ]
  })
}

/** The field of the target that is meant, however its name is written. */
function findField(name: string, fields: TargetField[]): TargetField | undefined {
  const exact = fields.find((field) => field.name === name)
  return exact ?? fields.find(({ canonical }) => canonical === canonicalOf(name))
}

/** Undefined for what cannot be a path. */
function canonicalOf(name: string): string | undefined {
  try {
    return canonicalName(name)
  } catch {
    return undefined
  }
}

const mostNamed = 20

function problemWith(name: string, fields: TargetField[]): string | undefined {
  const found = findField(name, fields)
  if (found?.inList === false) return
  if (found) return `"${name}" stands in a list: only fields that a record has once can be matched`
  const known = fields.flatMap((field) => (field.inList ? [] : [field.name]))
  return `"${name}" is no field of these records${listed(known)}`
}

function noColumn(name: string, table: Table): string {
  return `"${name}" is no column of "${table.name}"${listed(table.columns.map((column) => column.name))}`
}

function listed(names: string[]): string {
  if (names.length === 0) return ''
  return `: there are ${names.slice(0, mostNamed).join(', ')}${names.length > mostNamed ? ', ...' : ''}`
}
