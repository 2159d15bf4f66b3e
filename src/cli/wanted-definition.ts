import { AppError } from '../core/app-error.ts'
import { parseJson } from '../core/parse-json.ts'
import type { WantedOptions } from './read-wanted-options.ts'
import { isSavedId } from './saved-schema.ts'

/** What to find, as it is sent: a saved schema by its id, or one that is given. */
export async function wantedSchema({ schemaId, ...wanted }: WantedOptions & { schemaId?: string }) {
  const { schema, fields } = wanted
  if (schemaId !== undefined && (schema ?? fields) !== undefined)
    throw new AppError('validation_error', 'Give one of --schema-id, --schema and --fields.')
  const id = schemaId ?? (schema !== undefined && isSavedId(schema) ? schema : undefined)
  if (id !== undefined) return { schema_id: id }
  return { schema: (await wantedDefinition(wanted)) as Record<string, unknown> | undefined }
}

/** What is wrong with it is said by the server, with its place. */
export async function wantedDefinition({ schema, fields }: WantedOptions): Promise<unknown> {
  if (schema !== undefined && fields !== undefined)
    throw new AppError('validation_error', 'Give either --schema or --fields, not both.')
  if (schema !== undefined) {
    const { nameOfSchema, schemaText } = await import('./read-wanted-options.ts')
    return parseJson(await schemaText(schema), nameOfSchema(schema))
  }
  if (fields === undefined) return undefined
  const { listFields } = await import('../services/engine/list-fields.ts')
  return { fields: listFields(fields) }
}
