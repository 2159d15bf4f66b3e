import { AppError } from '../core/app-error.ts'
import type { WantedOptions } from './read-wanted-options.ts'

const savedId = /^(SCH-[0-9A-Z]{8}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i

/** What to find, as it is sent: a saved schema by its id, or one that is given. */
export async function wantedSchema({ schemaId, ...wanted }: WantedOptions & { schemaId?: string }) {
  const { schema, fields } = wanted
  if (schemaId !== undefined && (schema ?? fields) !== undefined)
    throw new AppError('validation_error', 'Give one of --schema-id, --schema and --fields.')
  const id = schemaId ?? (schema !== undefined && savedId.test(schema) ? schema : undefined)
  if (id !== undefined) return { schema_id: id }
  return { schema: (await wantedDefinition(wanted)) as Record<string, unknown> | undefined }
}

/** What is wrong with it is said by the server, with its place. */
export async function wantedDefinition({ schema, fields }: WantedOptions): Promise<unknown> {
  if (schema !== undefined && fields !== undefined)
    throw new AppError('validation_error', 'Give either --schema or --fields, not both.')
  if (schema !== undefined) {
    const { schemaText } = await import('./read-wanted-options.ts')
    return parseJson(await schemaText(schema))
  }
  if (fields === undefined) return undefined
  const { listFields } = await import('../services/engine/list-fields.ts')
  return { fields: listFields(fields) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AppError('validation_error', `The schema is not JSON: ${(cause as Error).message}`, { cause })
  }
}
