import { buildTree } from './build-tree.ts'
import { assertCompiles, checkDefinition } from './check-definition.ts'
import { checkLimits } from './check-limits.ts'
import { detectFormat } from './detect-format.ts'
import type { ExtractionSchema, JsonSchema } from './field-tree.ts'
import { SchemaError } from './schema-error.ts'
import { isSchemaObject, type SchemaObject } from './subschemas.ts'
import { listToJsonSchema, mapToJsonSchema } from './to-json-schema.ts'

/** Reads a schema of any of the three formats; throws a `SchemaError` that says what is wrong with it. */
export function readSchema(input: unknown): ExtractionSchema {
  return read(input, toDefinition)
}

/** Reads JSON Schema only, for who takes nothing else: `{ "type": "string" }` names no field there. */
export function readJsonSchema(input: unknown): ExtractionSchema {
  if (!isSchemaObject(input)) throw new SchemaError([{ path: '', message: 'A JSON Schema is a JSON object.' }])
  const names = Object.keys(input)
  if (names.length > 0 && !names.some((name) => keywords.has(name))) {
    const message = 'This is no JSON Schema: it has none of its keywords. Name fields below "properties".'
    throw new SchemaError([{ path: '', message }])
  }
  return read(input, (copy) => copy as SchemaObject)
}

/** Those that may stand at the top of a schema; what has none of them is something else. */
const keywords = new Set([
  ...['$schema', '$id', '$ref', '$defs', '$comment', 'definitions', 'title', 'description', 'type', 'enum', 'const'],
  ...['properties', 'patternProperties', 'additionalProperties', 'propertyNames', 'required', 'dependentRequired'],
  ...['items', 'prefixItems', 'additionalItems', 'contains', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'],
  ...[
    'default',
    'examples',
    'format',
    'pattern',
    'minimum',
    'maximum',
    'minLength',
    'maxLength',
    'minItems',
    'maxItems',
  ],
  ...['minProperties', 'maxProperties', 'dependencies', 'dependentSchemas', 'unevaluatedProperties', 'nullable'],
])

function read(input: unknown, toDefinition: (copy: unknown) => JsonSchema): ExtractionSchema {
  checkLimits(input)
  // A copy of plain objects: the compiler of the checks trips over those without a prototype.
  const definition = toDefinition(JSON.parse(JSON.stringify(input)))
  const tree = buildTree(definition, checkDefinition(definition))
  assertCompiles(definition)
  return { ...tree, definition }
}

function toDefinition(input: unknown): JsonSchema {
  const format = detectFormat(input)
  if (format === 'json-schema') return input as JsonSchema
  if (format === 'list') return listToJsonSchema(input)
  if (format === 'flat-map') return mapToJsonSchema(input as SchemaObject)
  const message = 'A schema is a JSON Schema, a list of fields, or a map of names to types: this is none of them.'
  throw new SchemaError([{ path: '', message }])
}
