import { AppError } from '../core/app-error.ts'
import type { WantedOptions } from './read-wanted-options.ts'

/** What to find, as it is sent; what is wrong with it is said by the server, with its place. */
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
