import { appendStep } from './field-path.ts'
import { referenceProblem } from './reference-problem.ts'
import { isSchemaObject, type SchemaObject } from './subschemas.ts'
import { readType } from './type-expression.ts'
import { typeNamed } from './type-names.ts'

/** A field as JSON Schema, and whether its object must have it. */
export interface Field {
  schema: SchemaObject
  required: boolean
}

/** Where problems are noted, so that all of them are told at once. */
export type Report = (path: string, message: string) => void

interface Readers {
  fieldsToObject(list: unknown[], path: string, report: Report): SchemaObject
  mapValue(value: unknown, path: string, report: Report): Field
}

/** One field of the simplified list: `{ name, type, description?, required?, fields?, items?, enum?, ... }`. */
export function readField(field: SchemaObject, path: string, report: Report, readers: Readers): Field {
  for (const key of Object.keys(field)) {
    if (!(ownKeys.has(key) || passedOn.has(key) || key.startsWith('x-'))) {
      report(
        appendStep(path, key),
        `A field has no ${JSON.stringify(key)}: it has ${[...ownKeys].join(', ')}, and limits such as pattern or maximum.`,
      )
    }
  }
  const type = readFieldType(field, path, report, readers)
  const shape = withReference(withChildren(type.schema, field, path, report, readers), field, path, report)
  const required = field['required'] ?? type.required ?? false
  if (typeof required !== 'boolean') report(appendStep(path, 'required'), 'This is true or false.')
  const schema = field['nullable'] === true ? orNull(shape) : shape
  return { schema: { ...schema, ...described(field) }, required: required === true }
}

/** Tells `{ "type": "number", "required": true }` from a map that has a field called `type`. */
export function isFieldSpecification(value: unknown): value is SchemaObject {
  if (!isSchemaObject(value) || typeof value['type'] !== 'string') return false
  if (typeof readType(value['type']) === 'string') return false
  const others = Object.entries(value).filter(([key]) => key !== 'type')
  if (others.some(([key, other]) => !mayBeOwn(key, other))) return false
  return (
    others.length === 0 ||
    !others.every(([, other]) => typeof other === 'string' && typeof readType(other) !== 'string')
  )
}

function mayBeOwn(key: string, value: unknown): boolean {
  // A map may have a field called `reference` too.
  if (key === 'reference') return isSchemaObject(value) && 'primitive' in value
  return ownKeys.has(key) || passedOn.has(key) || key.startsWith('x-')
}

const ownKeys = new Set([
  'name',
  'type',
  'description',
  'required',
  'fields',
  'items',
  'enum',
  'format',
  'example',
  'examples',
  'reference',
])
/** Keywords of JSON Schema that mean the same here. */
const passedOn = new Set(
  `title nullable default properties pattern minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength
  minItems maxItems uniqueItems`.split(/\s+/),
)
const kept = ['title', 'description', 'format', 'default', 'pattern', 'minimum', 'maximum', 'exclusiveMinimum'].concat([
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'uniqueItems',
])

function readFieldType(field: SchemaObject, path: string, report: Report, readers: Readers) {
  const { type } = field
  if (type === undefined) return { schema: impliedType(field) }
  if (typeof type === 'string') {
    const read = readType(type)
    if (typeof read !== 'string') return read
    report(appendStep(path, 'type'), read)
  } else if (Array.isArray(type) || isSchemaObject(type))
    return readers.mapValue(type, appendStep(path, 'type'), report)
  else report(appendStep(path, 'type'), 'A type is a name, such as "string".')
  return { schema: { type: 'string' } }
}

function impliedType({ items, fields, properties }: SchemaObject): SchemaObject {
  if (items !== undefined) return { type: 'array' }
  return { type: fields === undefined && properties === undefined ? 'string' : 'object' }
}

/** Puts `fields`, `items` and `enum` where JSON Schema has them. */
function withChildren(
  schema: SchemaObject,
  field: SchemaObject,
  path: string,
  report: Report,
  readers: Readers,
): SchemaObject {
  const { fields, items, properties } = field
  const isList = schema['type'] === 'array'
  let inner: SchemaObject | undefined
  if (Array.isArray(fields)) inner = readers.fieldsToObject(fields, appendStep(path, 'fields'), report)
  else if (isSchemaObject(fields ?? properties)) {
    inner = readers.mapValue(
      fields ?? properties,
      appendStep(path, fields === undefined ? 'properties' : 'fields'),
      report,
    ).schema
  } else if (fields !== undefined) report(appendStep(path, 'fields'), 'This is a list of fields.')
  if (inner !== undefined) return isList ? { ...schema, items: inner } : { ...schema, ...inner }
  if (items !== undefined) return { type: 'array', items: readItems(items, appendStep(path, 'items'), report, readers) }
  return withEnum(schema, field['enum'], appendStep(path, 'enum'), report)
}

function readItems(items: unknown, path: string, report: Report, readers: Readers): SchemaObject {
  if (Array.isArray(items)) return readers.fieldsToObject(items, path, report)
  if (isSchemaObject(items) && Object.keys(items).every((key) => ownKeys.has(key) || passedOn.has(key))) {
    const specification = typeof items['type'] === 'string' && typeNamed(items['type']) !== undefined
    if (specification || 'fields' in items || 'properties' in items)
      return readField(items, path, report, readers).schema
  }
  return readers.mapValue(items, path, report).schema
}

function withEnum(schema: SchemaObject, values: unknown, path: string, report: Report): SchemaObject {
  if (values === undefined) return schema
  if (!Array.isArray(values) || values.length === 0) {
    report(path, 'This is a list of at least one allowed value.')
    return schema
  }
  if (schema['type'] === 'array') return { ...schema, items: { ...(schema['items'] as SchemaObject), enum: values } }
  return { ...schema, enum: values }
}

/** What is looked up of a list is each of its items. */
function withReference(schema: SchemaObject, field: SchemaObject, path: string, report: Report): SchemaObject {
  const name = field['reference'] === undefined ? 'x-reference' : 'reference'
  const reference = field[name]
  if (reference === undefined) return schema
  const items = schema['type'] === 'array' ? schema['items'] : undefined
  const target = isSchemaObject(items) ? items : schema
  const problem = referenceProblem(reference, target)
  if (problem !== undefined) report(appendStep(path, name), problem)
  const looked = { ...target, 'x-reference': reference }
  return target === schema ? looked : { ...schema, items: looked }
}

function orNull(schema: SchemaObject): SchemaObject {
  const values = Array.isArray(schema['enum']) ? { enum: [...schema['enum'], null] } : {}
  return schema['type'] === undefined
    ? { anyOf: [schema, { type: 'null' }] }
    : { ...schema, type: [schema['type'], 'null'].flat(), ...values }
}

function described(field: SchemaObject): SchemaObject {
  const entries = Object.entries(field).filter(
    ([key]) => kept.includes(key) || (key.startsWith('x-') && key !== 'x-reference'),
  )
  const examples = [field['examples'] ?? [], field['example'] ?? []].flat()
  return { ...Object.fromEntries(entries), ...(examples.length > 0 ? { examples } : {}) }
}
