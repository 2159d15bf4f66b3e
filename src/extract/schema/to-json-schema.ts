import { appendStep } from './field-path.ts'
import type { JsonSchema } from './field-tree.ts'
import { type Field, isFieldSpecification, type Report, readField } from './read-field.ts'
import { mostProblems, SchemaError, type SchemaProblem } from './schema-error.ts'
import { isSchemaObject, type SchemaObject } from './subschemas.ts'
import { readType } from './type-expression.ts'

/** The simplified list, `[{ name, type }]` or `{ fields: [...] }`, as JSON Schema. */
export function listToJsonSchema(input: unknown): JsonSchema {
  return converted((report) => {
    if (Array.isArray(input)) return fieldsToObject(input, '', report)
    const { fields, title, name, description } = input as SchemaObject
    const heading = title ?? name
    return {
      ...(typeof heading === 'string' ? { title: heading } : {}),
      ...(typeof description === 'string' ? { description } : {}),
      ...fieldsToObject(fields as unknown[], 'fields', report),
    }
  })
}

/** The flat map, `{ total: "money" }`, as JSON Schema. */
export function mapToJsonSchema(input: SchemaObject): JsonSchema {
  return converted((report) => mapToObject(input, '', report))
}

function converted(convert: (report: Report) => SchemaObject): JsonSchema {
  const problems: SchemaProblem[] = []
  const schema = convert((path, message) => {
    problems.push({ path, message })
    // More would not be told, and each costs a search for what may have been meant.
    if (problems.length >= mostProblems) throw new SchemaError(problems)
  })
  if (problems.length > 0) throw new SchemaError(problems)
  return { $schema: 'http://json-schema.org/draft-07/schema#', ...schema }
}

function fieldsToObject(list: unknown[], path: string, report: Report): SchemaObject {
  const fields = new Map<string, Field>()
  if (list.length === 0)
    report(path, 'The list of fields is empty: name at least one, such as { "name": "total", "type": "money" }.')
  for (const [index, item] of list.entries()) {
    const at = appendStep(path, index)
    const name = isSchemaObject(item) ? item['name'] : undefined
    if (!isSchemaObject(item)) report(at, 'A field is an object such as { "name": "total", "type": "money" }.')
    else if (typeof name !== 'string') report(at, 'A field needs a "name", which is text.')
    else if (fields.has(name))
      report(at, `The name ${JSON.stringify(name)} is taken by an earlier field: choose another.`)
    else fields.set(name, readField(item, at, report, { fieldsToObject, mapValue }))
  }
  return objectOf(fields)
}

function mapToObject(map: SchemaObject, path: string, report: Report): SchemaObject {
  const entries = Object.entries(map)
  if (entries.length === 0) report(path, 'There are no fields: name at least one, such as { "total": "money" }.')
  return objectOf(new Map(entries.map(([name, value]) => [name, mapValue(value, appendStep(path, name), report)])))
}

/** What stands for a field in a flat map: a type's name, a map, a list of one of them, or a specification. */
function mapValue(value: unknown, path: string, report: Report): Field {
  if (typeof value === 'string') {
    const type = readType(value)
    if (typeof type !== 'string') return { schema: type.schema, required: type.required ?? false }
    report(path, `${type} (If this is a JSON Schema, add "$schema".)`)
  } else if (Array.isArray(value)) {
    if (value.length > 1)
      report(path, 'A list holds one example of its items, such as ["string"] or [{ "name": "string" }].')
    const items = value.length === 0 ? { type: 'string' } : mapValue(value[0], appendStep(path, 0), report).schema
    return { schema: { type: 'array', items }, required: false }
  } else if (isFieldSpecification(value)) return readField(value, path, report, { fieldsToObject, mapValue })
  else if (isSchemaObject(value)) return { schema: mapToObject(value, path, report), required: false }
  else report(path, `${JSON.stringify(value)} is not a type: write its name, such as "string".`)
  return { schema: { type: 'string' }, required: false }
}

function objectOf(fields: Map<string, Field>): SchemaObject {
  const required = [...fields].filter(([, field]) => field.required).map(([name]) => name)
  return {
    type: 'object',
    // Not by assignment: a field may be called `__proto__`.
    properties: Object.fromEntries([...fields].map(([name, field]) => [name, field.schema])),
    ...(required.length > 0 ? { required } : {}),
  }
}
