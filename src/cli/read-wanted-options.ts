import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { AppError } from '../core/app-error.ts'
import { readFieldList, readSchemaText } from '../services/engine/read-wanted.ts'

export interface WantedOptions {
  schema?: string
  fields?: string
}

/** The schema that is asked for by a file, standard input, JSON in the argument itself, or a list of fields. */
export async function readWanted({ schema, fields }: WantedOptions): Promise<Wanted | undefined> {
  if (schema !== undefined && fields !== undefined)
    throw new AppError('validation_error', 'Give either --schema or --fields, not both.')
  if (fields !== undefined) return readFieldList(fields)
  return schema === undefined ? undefined : readSchemaText(await schemaText(schema), nameOfSchema(schema))
}

export type Wanted = ReturnType<typeof readFieldList>

/** The JSON text of a schema: in a file, on standard input, or the argument itself. */
export async function schemaText(schema: string): Promise<string> {
  if (schema === '-') return text(process.stdin)
  if (isWritten(schema)) return schema
  return readFile(schema, 'utf8').catch((cause: unknown) => {
    throw new AppError('not_found', `There is no readable file ${schema}. A schema can be JSON in quotes, too.`, {
      cause,
    })
  })
}

/** How to speak of it. */
export function nameOfSchema(schema: string): string {
  return schema === '-' || isWritten(schema) ? 'The schema' : schema
}

function isWritten(schema: string): boolean {
  return /^\s*[[{]/.test(schema)
}
