import { z } from 'zod'

export const defaultLimit = 50
const maximumLimit = 200

const limit = z.coerce.number().int().min(1).max(maximumLimit)

/** Query parameters that every list takes; a list with filters extends this object. */
export const listQuery = z.object({
  cursor: z.string().max(2000).optional().describe('`next_cursor` of the page before. Opaque and valid for 24 hours.'),
  limit: limit.optional().describe(`Rows a page, 1 to ${maximumLimit}; ${defaultLimit} unless said.`),
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .optional()
    .describe('From 1, where `cursor` is not sent: a walk by cursors misses nothing that comes or goes meanwhile.'),
  per_page: limit.optional().describe('Another name for `limit`.'),
  order: z
    .enum(['asc', 'desc', 'created_at:asc', 'created_at:desc'])
    .optional()
    .describe('Direction by `created_at`: newest first (`desc`) unless said.'),
})
export type ListQuery = z.infer<typeof listQuery>

const paginationSchema = z
  .object({
    total: z.int().describe('How many rows match in all.'),
    limit: z.int(),
    has_more: z.boolean(),
    next_cursor: z.string().nullable(),
  })
  .meta({ id: 'Pagination' })

export function listOf<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), pagination: paginationSchema })
}

export interface Page<T> {
  data: T[]
  pagination: z.infer<typeof paginationSchema>
}
