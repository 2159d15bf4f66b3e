import { z } from 'zod'
import { idSchema, timeSchema } from './common.ts'
import { fieldTypes } from './field-types.ts'
import { listOf } from './lists.ts'

export const fieldSchema = z
  .object({
    id: idSchema,
    canonical_name: z.string().describe('The path without indices, in snake_case: `line_items.price`.'),
    display_name: z.string(),
    data_type: z.enum(fieldTypes),
    occurrence_count: z.int().describe('Documents that have a value.'),
    document_types: z.array(z.string()),
    created_at: timeSchema,
    updated_at: timeSchema,
    links: z.object({ self: z.string(), similar: z.string() }),
  })
  .meta({ id: 'Field' })
export type Field = z.infer<typeof fieldSchema>

export const fieldListSchema = listOf(fieldSchema).meta({ id: 'FieldList' })

export const similarFieldsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).optional().describe('10 unless said.'),
})

const similarFieldSchema = fieldSchema
  .extend({ similarity: z.number().describe('From 0 to 1, by meaning and by spelling.') })
  .meta({ id: 'SimilarField' })
export type SimilarField = z.infer<typeof similarFieldSchema>

export const similarFieldListSchema = listOf(similarFieldSchema).meta({ id: 'SimilarFieldList' })
