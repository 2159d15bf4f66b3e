import { z } from 'zod'
import { idSchema, timeSchema } from './common.ts'
import { fieldSchema } from './fields.ts'

export const searchQuery = z.object({
  q: z.string().trim().min(1).max(500).describe('Any part of a word, in any case.'),
  limit: z.coerce.number().int().min(1).max(100).optional().describe('Results of each kind; 20 unless said.'),
})

const links = z.object({ self: z.string() })

export const searchResultSchema = z
  .object({
    documents: z.array(
      z.object({
        id: idSchema,
        filename: z.string(),
        type: z.string().nullable(),
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
          confidence: z.number(),
          extraction_id: idSchema,
          links: z.object({ document: z.string(), extraction: z.string() }),
        }),
      )
      .describe('Values that hold what was searched for.'),
    sources: z.array(z.object({ id: idSchema, name: z.string(), links })),
    schemas: z.array(z.object({ id: idSchema, short_id: z.string(), name: z.string(), links })),
    fields: z.array(fieldSchema),
  })
  .meta({ id: 'SearchResult' })
export type SearchResult = z.infer<typeof searchResultSchema>
