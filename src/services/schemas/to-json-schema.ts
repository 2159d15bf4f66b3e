import { AppError, type ErrorDetail } from '../../core/app-error.ts'
import type { ExtractionSchema } from '../../extract/schema/field-tree.ts'
import { readAnySchema } from './read-schema-aside.ts'

export interface ReadDefinition {
  /** JSON Schema, with its properties in the order in which they were sent. */
  definition: Record<string, unknown>
  /** Leaves, those inside lists once. */
  fieldCount: number
}

/** A schema of any of the three formats as JSON Schema. */
export async function toJsonSchema(input: unknown, nameInRequest: string): Promise<ReadDefinition> {
  const schema = await readSentSchema(JSON.stringify(input), nameInRequest)
  refuseFieldless(schema, nameInRequest)
  const { definition, leaves } = schema
  if (typeof definition === 'boolean')
    throw refusal([{ path: nameInRequest, message: 'A schema that is saved is an object that names fields.' }])
  return { definition, fieldCount: leaves.length }
}

/** What is wrong with it is a 400 with the place of every mistake, which begins with the schema's name in the request. */
export async function readSentSchema(text: string, nameInRequest: string): Promise<ExtractionSchema> {
  try {
    return await readAnySchema(text)
  } catch (error) {
    if (!(error instanceof AppError) || !error.details) throw error
    throw refusal(error.details.map(({ path, message }) => ({ path: below(nameInRequest, path), message })))
  }
}

/** A schema can be valid and still ask for nothing, as an object without properties does: that would be paid for no answer. */
export function refuseFieldless({ leaves }: ExtractionSchema, nameInRequest: string): void {
  if (leaves.length > 0) return
  const message = 'It names no field that could have a value: name at least one, such as { "total": "money" }.'
  throw refusal([{ path: nameInRequest, message }])
}

function below(name: string, path: string): string {
  return path === '' || path.startsWith('[') ? `${name}${path}` : `${name}.${path}`
}

function refusal(details: ErrorDetail[]): AppError {
  const [first] = details
  const more = details.length > 1 ? ` (and ${details.length - 1} more)` : ''
  return new AppError('validation_error', `The schema cannot be used: "${first?.path}": ${first?.message}${more}`, {
    details,
  })
}
