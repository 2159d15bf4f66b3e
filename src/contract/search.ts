import { z } from 'zod'
import { idSchema, maybe, timeSchema } from './common.ts'
import { snippetSchema } from './documents.ts'
import { fieldSchema } from './fields.ts'

export const searchQuery = z.object({
  q: z
    .string()
    .trim()
    .min(1)
    .max(500)
    .describe('Any part of a name or value, in any case, or words of the text of documents.'),
  limit: z.coerce.number().int().min(1).max(100).optional().describe('Results of each kind; 20 unless said.'),
})

const links = z.object({ self: z.string() })

export const searchResultSchema = z
  .object({
    documents: z.array(
      z.object({
        id: idSchema,
        filename: z.string(),
        name: z.string().describe('The same as `filename`.'),
        sourceId: maybe(idSchema),
        sourceName: maybe(z.string()),
        snippet: snippetSchema.optional(),
        type: maybe(z.string()),
        status: z.string(),
        created_at: timeSchema,
        links,
      }),
    ),
    fieldMatches: z
      .array(
        z.object({
          document_id: idSchema,
          filename: z.string(),
          field: z.string(),
          path: z.string(),
          value: z.unknown(),
          resolvedFieldId: idSchema
            .nullable()
            .describe('The field, as `/v1/fields` and conditions of the filter name it.'),
          displayName: z.string(),
          matchedValue: z.string(),
          documentCount: z.int().describe('How many documents have a value of the field.'),
          filterable: z.boolean().describe('Whether the field can stand in a condition of the filter.'),
          confidence: z.number(),
          extraction_id: idSchema,
          links: z.object({ document: z.string(), extraction: z.string() }),
        }),
      )
      .describe('Values that hold what was searched for.'),
    sources: z.array(z.object({ id: idSchema, name: z.string(), links })),
    schemas: z.array(z.object({ id: idSchema, short_id: z.string(), name: z.string(), links })),
    fields: z.array(fieldSchema.extend({ canonicalName: z.string(), displayName: z.string(), documentCount: z.int() })),
  })
  .meta({ id: 'SearchResult' })
export type SearchResult = z.input<typeof searchResultSchema>
