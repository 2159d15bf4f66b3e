import { AppError } from '../../core/app-error.ts'
import { parseJson } from '../../core/parse-json.ts'
import type { ExtractionSchema } from '../../extract/schema/field-tree.ts'
import { readJsonSchema, readSchema } from '../../extract/schema/read-schema.ts'
import { SchemaError } from '../../extract/schema/schema-error.ts'
import { listFields, nameInList } from './list-fields.ts'

/** The schema in a JSON text of any of the three formats. */
export function readSchemaText(text: string, name = 'The schema'): ExtractionSchema {
  return explainSchema(() => readSchema(parseJson(text, name)))
}

/** The schema in a text that must be a JSON Schema. */
export function readJsonSchemaText(text: string): ExtractionSchema {
  return explainSchema(() => readJsonSchema(parseJson(text, 'The schema')))
}

/** The schema of a list such as `number, total:money, items[].price:money`. */
export function readFieldList(text: string): ExtractionSchema {
  const fields = listFields(text)
  if (fields.length === 0)
    throw new AppError(
      'validation_error',
      'The list of fields is empty: name at least one, as in "number, total:money".',
    )
  return explainSchema(
    () => readSchema(fields),
    (path) => nameInList(fields, path),
  )
}

/** All that is wrong with a schema, a line for each. */
function explainSchema(read: () => ExtractionSchema, nameOf = (path: string) => path): ExtractionSchema {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error
    const problems = error.problems.map(({ path, message }) => ({ path: nameOf(path), message }))
    const lines = problems.map(({ path, message }) => `  ${path === '' ? '' : `${path}: `}${message}`)
    throw new AppError('validation_error', `The schema cannot be used:\n${lines.join('\n')}`, {
      details: problems,
      cause: error,
    })
  }
}
