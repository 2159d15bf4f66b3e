import { z } from 'zod'
import { idSchema, maybe, nameSchema, timeSchema } from './common.ts'
import { listOf } from './lists.ts'
import { schemaIdSchema } from './schemas.ts'

const defaultSchema = schemaIdSchema
  .nullable()
  .optional()
  .describe('What its documents are extracted with unless said.')

export const createSourceBody = z
  .strictObject({
    name: nameSchema.describe('No two sources of a workspace have the same name, whatever its case.'),
    type: z.literal('api').optional().describe('How documents come in: by this API.'),
    default_schema_id: defaultSchema,
  })
  .meta({ id: 'CreateSource' })
export type CreateSource = z.output<typeof createSourceBody>

export const updateSourceBody = z
  .strictObject({ name: nameSchema.optional(), default_schema_id: defaultSchema })
  .refine((body) => Object.keys(body).length > 0, 'names nothing to change')
  .meta({ id: 'UpdateSource' })
export type UpdateSource = z.output<typeof updateSourceBody>

export const sourceSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    type: z.literal('api'),
    default_schema_id: maybe(idSchema),
    document_count: z.int(),
    created_at: timeSchema,
    updated_at: timeSchema,
    links: z.object({ self: z.string(), documents: z.string() }),
  })
  .meta({ id: 'Source' })
export type Source = z.input<typeof sourceSchema>

export const sourceListSchema = listOf(sourceSchema).meta({ id: 'SourceList' })
