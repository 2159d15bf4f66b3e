import type { JsonSchema } from './field-tree.ts'
import type { SchemaProblem } from './schema-error.ts'
import { isSchemaObject, type SchemaObject, subschemas } from './subschemas.ts'

export type Dialect = 'draft-07' | '2020-12'

/** The draft that a schema is written in; a problem when it is neither of the two. */
export function dialectOf(definition: JsonSchema): Dialect | SchemaProblem {
  const declared = isSchemaObject(definition) ? definition['$schema'] : undefined
  if (declared === undefined) return isSchemaObject(definition) && hasOldLists(definition) ? 'draft-07' : '2020-12'
  const uri = typeof declared === 'string' ? declared.replace(/#$/, '').replace(/^http:/, 'https:') : ''
  if (uri === 'https://json-schema.org/draft-07/schema') return 'draft-07'
  if (uri === 'https://json-schema.org/draft/2020-12/schema') return '2020-12'
  return {
    path: '$schema',
    message: `${JSON.stringify(declared)} is not supported: write the schema in draft-07 ("http://json-schema.org/draft-07/schema#") or 2020-12 ("https://json-schema.org/draft/2020-12/schema"), or leave $schema out.`,
  }
}

/** Only the older draft has a list under `items`; all else that people write means the same in both. */
function hasOldLists(schema: SchemaObject): boolean {
  if (Array.isArray(schema['items']) || 'additionalItems' in schema) return true
  return subschemas(schema).some((inner) => isSchemaObject(inner.schema) && hasOldLists(inner.schema))
}
