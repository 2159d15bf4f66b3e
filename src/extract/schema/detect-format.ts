import { isSchemaObject, type SchemaObject } from './subschemas.ts'

export type SchemaFormat = 'json-schema' | 'list' | 'flat-map'

/** Which of the three formats an input is written in; the README of the room has the same rules in words. */
export function detectFormat(input: unknown): SchemaFormat | undefined {
  if (typeof input === 'boolean') return 'json-schema'
  if (Array.isArray(input)) return 'list'
  if (!isSchemaObject(input)) return
  if (Object.keys(input).some((key) => marks.has(key))) return 'json-schema'
  if (isFieldList(input['fields']) || isEmptyList(input)) return 'list'
  return hasShapeOfJsonSchema(input) || cannotBeFlat(input) ? 'json-schema' : 'flat-map'
}

/** The words that only JSON Schema has. */
const marks = new Set([
  '$schema',
  '$id',
  '$ref',
  '$defs',
  '$anchor',
  '$dynamicRef',
  '$dynamicAnchor',
  '$comment',
  '$vocabulary',
])

function isFieldList(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((field) => isSchemaObject(field) && typeof field['name'] === 'string')
  )
}

/** Nobody asks for a single field called "fields" in this way. */
function isEmptyList({ fields, ...rest }: SchemaObject): boolean {
  return Array.isArray(fields) && fields.length === 0 && Object.keys(rest).length === 0
}

/** Keywords count only with a value that a flat map cannot have under that name, or that says "schema" plainly. */
function hasShapeOfJsonSchema(input: SchemaObject): boolean {
  const { type, properties, required, items } = input
  if (type === 'object' || type === 'array' || type === 'null' || Array.isArray(type)) return true
  if (type === undefined && isSchemaObject(properties) && isMapOfSchemas(properties)) return true
  if (Array.isArray(required) && isSchemaObject(properties)) return true
  if (
    type === undefined &&
    isSchemaObject(items) &&
    typeof items['type'] === 'string' &&
    isSchemaObject(items['properties'])
  )
    return true
  return ['allOf', 'anyOf', 'oneOf', 'prefixItems'].some((keyword) => {
    const list = input[keyword]
    return (
      Array.isArray(list) && list.length > 0 && list.every((part) => typeof part === 'boolean' || isSchemaObject(part))
    )
  })
}

function isMapOfSchemas(properties: SchemaObject): boolean {
  const values = Object.values(properties)
  return (
    values.length > 0 &&
    values.every((value) => typeof value === 'boolean' || (isSchemaObject(value) && 'type' in value))
  )
}

/** A flat map holds type names, maps and lists of one; numbers, true and longer lists are values of keywords. */
function cannotBeFlat(input: SchemaObject): boolean {
  return Object.entries(input).some(
    ([key, value]) =>
      (typeof value === 'number' || typeof value === 'boolean' || (Array.isArray(value) && value.length !== 1)) &&
      keywords.has(key),
  )
}

const keywords = new Set(
  `additionalItems additionalProperties const contains default dependencies dependentRequired enum examples exclusiveMaximum
  exclusiveMinimum items maxContains maxItems maxLength maxProperties maximum minContains minItems minLength minProperties
  minimum multipleOf not prefixItems propertyNames required unevaluatedItems unevaluatedProperties uniqueItems`.split(
    /\s+/,
  ),
)
