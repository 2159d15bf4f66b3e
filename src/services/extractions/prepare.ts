import type { ExtractionOptions, ExtractRequest } from '../../contract/extractions.ts'
import { AppError } from '../../core/app-error.ts'
import type { ExtractionSchema } from '../../extract/schema/field-tree.ts'
import { parsePageRange } from '../../parse/page-range.ts'
import type { Context } from '../context.ts'
import { knownSchema } from '../schemas/known-schemas.ts'
import { savedSchema } from '../schemas/resolve.ts'
import { refuseFieldless } from '../schemas/to-json-schema.ts'

/** What is wanted, checked. */
export interface Wanted {
  schema: ExtractionSchema | undefined
  columns: {
    schema_source: 'provided' | 'saved' | 'auto_discovered'
    schema_id: string | null
    schema_version: number | null
    definition: string | null
  }
  options: StoredOptions
  /** Of the document: never kept with the extraction. */
  password: string | undefined
}

/** The options as they are kept with the extraction. */
export interface StoredOptions extends Omit<ExtractionOptions, 'password'> {
  instructions?: string
  include_markdown?: boolean
  include_provenance?: boolean
}

type Asked = Pick<
  ExtractRequest,
  'schema' | 'schema_id' | 'instructions' | 'include_markdown' | 'include_provenance' | 'options'
>

/** Says what is wrong with a request before anything is done. */
export async function prepare(ctx: Context, asked: Asked): Promise<Wanted> {
  const { instructions, include_markdown, include_provenance } = asked
  const { password, ...options } = asked.options ?? {}
  refuseBadRange(options.page_range)
  return {
    ...(await schemaOf(ctx, asked)),
    password,
    options: {
      ...options,
      ...(instructions !== undefined && { instructions }),
      ...(include_markdown !== undefined && { include_markdown }),
      ...(include_provenance !== undefined && { include_provenance }),
    },
  }
}

async function schemaOf(
  { system, workspaceId }: Context,
  { schema, schema_id }: Pick<Asked, 'schema' | 'schema_id'>,
): Promise<Pick<Wanted, 'schema' | 'columns'>> {
  if (schema !== undefined && schema_id !== undefined)
    throw new AppError('validation_error', 'Send at most one of "schema" and "schema_id": both were sent.', {
      details: ['schema', 'schema_id'].map((path) => ({ path, message: 'only one of the two can be used' })),
    })
  const nothing = { schema_id: null, schema_version: null }
  if (schema_id !== undefined) {
    const saved = await savedSchema(system.db, workspaceId, schema_id)
    if (saved === undefined)
      throw new AppError('not_found', `There is no schema ${schema_id}.`, {
        details: [{ path: 'schema_id', message: 'names no saved schema' }],
      })
    const read = await knownSchema(saved.definition)
    refuseFieldless(read.schema, 'schema_id')
    const columns = { schema_source: 'saved' as const, schema_id: saved.id, schema_version: saved.version }
    return { schema: read.schema, columns: { ...columns, definition: read.definition } }
  }
  if (schema === undefined)
    return { schema: undefined, columns: { schema_source: 'auto_discovered', ...nothing, definition: null } }
  const read = await knownSchema(schema)
  refuseFieldless(read.schema, 'schema')
  return { schema: read.schema, columns: { schema_source: 'provided', ...nothing, definition: read.definition } }
}

function refuseBadRange(range: string | undefined): void {
  try {
    parsePageRange(range)
  } catch (error) {
    const message = error instanceof Error ? error.message : 'is not valid'
    throw new AppError('validation_error', `"options.page_range" is not valid. ${message}`, {
      details: [{ path: 'options.page_range', message: 'must be like 1,3,7-10' }],
      cause: error,
    })
  }
}
