import type { Filter, FilterCondition, FilterWarning } from '../../contract/filter.ts'
import { isId } from '../../core/ids.ts'
import { type FieldRow, findFieldsById, findFieldsByName } from '../../storage/fields.ts'
import type { RecordSort } from '../../storage/record-filter/find-page.ts'
import type { Demand, Ground } from '../../storage/record-filter/steps.ts'
import { canonicalName } from '../cells/canonical-name.ts'
import { isMixed, type Tally, typeOfField } from '../cells/common-type.ts'
import { naturalColumn } from '../cells/natural-column.ts'
import { foldText } from '../cells/read-value.ts'
import type { Context } from '../context.ts'
import { nearestField } from '../fields/similar.ts'
import { savedSchema } from '../schemas/resolve.ts'
import { readCondition } from './read-condition.ts'

export interface ReadFilter {
  ground: Ground
  demands: Demand[]
  sort: RecordSort | undefined
  /** With one, nothing matches: a condition or a scope cannot be met. */
  impossible: boolean
  warnings: FilterWarning[]
}

/** What a filter asks for, by the fields that there are; what cannot be asked becomes a warning. */
export async function readFilter(ctx: Context, filter: Filter): Promise<ReadFilter> {
  const asked = [...filter.conditions.map(({ fieldId }) => fieldId), ...(filter.sort ? [filter.sort.fieldId] : [])]
  const findField = await fieldsBy(ctx, asked)
  const scope = await readScope(ctx, filter)
  const read = await Promise.all(filter.conditions.map((condition) => readOne(ctx, condition, findField)))
  const sort = await readSort(ctx, filter, findField)
  const results = [...scope, ...read]
  const demands = results.flatMap(({ demand }) => demand ?? [])
  return {
    ground: {
      workspaceId: ctx.workspaceId,
      schemaId: demands.flatMap((one) => (one.kind === 'schema' ? one.schemaId : []))[0],
    },
    demands,
    sort: sort.sort,
    impossible: results.some(({ demand }) => demand === undefined),
    warnings: [...results, sort].flatMap(({ warning }) => warning ?? []),
  }
}

type Reading = { demand: Demand; warning?: FilterWarning } | { demand?: undefined; warning: FilterWarning }

/** By id, or by name however it is written. */
async function fieldsBy(ctx: Context, asked: string[]): Promise<(fieldId: string) => FieldRow | undefined> {
  const { db } = ctx.system
  const names = asked.filter((fieldId) => !isId(fieldId)).flatMap((name) => [name, canonicalName(name)])
  const [byName, byId] = await Promise.all([
    findFieldsByName(db, ctx.workspaceId, names),
    findFieldsById(db, ctx.workspaceId, asked.filter(isId)),
  ])
  const known = new Map([
    ...byId.map((field) => [field.id, field] as const),
    ...byName.map((field) => [field.canonical_name, field] as const),
  ])
  return (fieldId) => known.get(fieldId.toLowerCase()) ?? known.get(fieldId) ?? known.get(canonicalName(fieldId))
}

async function readOne(
  ctx: Context,
  condition: FilterCondition,
  findField: (fieldId: string) => FieldRow | undefined,
): Promise<Reading> {
  const { fieldId } = condition
  const field = findField(fieldId)
  if (field === undefined) return { warning: await unknownField(ctx, fieldId, 'The condition matches nothing.') }
  const read = readCondition(condition, typeOfField(field))
  if (typeof read !== 'string') {
    const asText = read.test.kind === 'within' && read.test.column === 'text'
    const demand: Demand = { kind: 'cell', condition: { fieldNo: field.no, repeats: field.repeats, ...read } }
    return { demand, ...(asText && mixedTypes(field, fieldId)) }
  }
  const message = `${read}, and "${field.canonical_name}" is of type ${typeOfField(field)}. The condition matches nothing.`
  return {
    warning: { code: 'incompatible_value', message, field: fieldId, suggestion: examples[typeOfField(field)] ?? null },
  }
}

/** Where a number or a date would have been expected, what is compared as text goes by its first letters. */
function mixedTypes(field: FieldRow, fieldId: string): { warning?: FilterWarning } {
  const { canonical_name: name, typed_as } = field
  if (!isMixed(typeOfField(field), typed_as as Tally)) return {}
  const message = `Documents disagree about the type of "${name}". Its values are compared as text here.`
  return { warning: { code: 'mixed_types', message, field: fieldId, suggestion: null } }
}

/** What a value of the type looks like. */
const examples: Record<string, string> = {
  number: '1500.00',
  integer: '15',
  boolean: 'true',
  date: '2024-12-31',
  datetime: '2024-12-31T10:00:00Z',
}

async function unknownField(ctx: Context, fieldId: string, consequence: string): Promise<FilterWarning> {
  const suggestion = isId(fieldId) ? null : await nearestField(ctx, fieldId)
  const hint = suggestion === null ? '' : ` Did you mean "${suggestion}"?`
  const message = `No document has a field "${fieldId}". ${consequence}${hint}`
  return { code: 'unknown_field', message, field: fieldId, suggestion }
}

async function readSort(
  ctx: Context,
  { sort }: Filter,
  findField: (fieldId: string) => FieldRow | undefined,
): Promise<{ sort: RecordSort | undefined; warning?: FilterWarning }> {
  if (sort === undefined) return { sort: undefined }
  const field = findField(sort.fieldId)
  if (field === undefined)
    return { sort: undefined, warning: await unknownField(ctx, sort.fieldId, 'The rows come newest first.') }
  const column = naturalColumn(typeOfField(field))
  const { no: fieldNo, repeats } = field
  // The words false and true are in order as well, and have an index.
  return {
    sort: { fieldNo, repeats, column: column === 'boolean' ? 'text' : column, direction: sort.direction },
    ...mixedTypes(field, sort.fieldId),
  }
}

async function readScope(ctx: Context, filter: Filter): Promise<Reading[]> {
  const readings: Reading[] = []
  if (filter.search !== undefined) readings.push({ demand: { kind: 'text', text: foldText(filter.search) } })
  if (filter.document_type !== undefined)
    readings.push({ demand: { kind: 'type', documentType: filter.document_type } })
  if (filter.source_id !== undefined) readings.push({ demand: { kind: 'source', sourceId: filter.source_id } })
  if (filter.schema_id !== undefined) {
    const schema = await savedSchema(ctx.system.db, ctx.workspaceId, filter.schema_id)
    const message = `There is no schema "${filter.schema_id}". The filter matches nothing.`
    const unknown = { code: 'unknown_scope' as const, message, field: null, suggestion: null }
    readings.push(schema ? { demand: { kind: 'schema', schemaId: schema.id } } : { warning: unknown })
  }
  return readings
}
