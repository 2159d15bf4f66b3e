import { AppError } from '../../core/app-error.ts'
import { readSchema } from '../../extract/schema/read-schema.ts'
import { SchemaError, type SchemaProblem } from '../../extract/schema/schema-error.ts'
import { readJsonSchemaText } from '../engine/read-wanted.ts'
import { serveThread } from '../helper-thread.ts'

function readAny(text: string) {
  try {
    return readSchema(JSON.parse(text))
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error
    throw schemaRefusal(error.problems)
  }
}

/** A schema as it is read, of any of the three formats; what is wrong with it is a refusal with details. */
export const schemaReading = {
  any: readAny,
  json: (text: string) => readJsonSchemaText(text),
}

function schemaRefusal(details: SchemaProblem[]): AppError {
  return new AppError('validation_error', 'The schema cannot be used.', { details })
}

export type SchemaReading = typeof schemaReading

serveThread(schemaReading)
