import { z } from 'zod'
import { deletedSchema, idSchema, isPresentable, maybe, nameSchema, timeSchema } from './common.ts'
import { listOf } from './lists.ts'
import { scopeSchema } from './scopes.ts'

const positive = z.int().min(1)

export const createApiKeyBody = z
  .strictObject({
    name: nameSchema.describe('What the key is for.'),
    scopes: z
      .array(scopeSchema)
      .min(1)
      .max(20)
      .optional()
      .describe(
        'What the key may do: `extract`, `read`, `write` and `operations` unless said. Only scopes that the calling key holds.',
      ),
    rate_limit_per_minute: positive.max(1_000_000).optional(),
    concurrent_extractions: positive.max(10_000).optional(),
    max_file_bytes: positive.max(5 * 2 ** 30).optional(),
    expires_at: z.iso
      .datetime({ offset: true })
      .refine(isPresentable, 'lies beyond the year 9999')
      .optional()
      .describe('The key stops working at this time.'),
  })
  .meta({
    id: 'CreateApiKey',
    description:
      'Limits and expiry are at most those of the key that makes it, which they are unless said if the usual ones are higher.',
  })
export type CreateApiKey = z.output<typeof createApiKeyBody>

const apiKeySchema = z
  .object({
    id: idSchema,
    name: z.string(),
    hint: z.string().describe('The first and last characters of the key, to tell keys apart.'),
    scopes: z.array(scopeSchema),
    rate_limit_per_minute: z.int(),
    concurrent_extractions: z.int(),
    max_file_bytes: z.int(),
    expires_at: timeSchema.nullable(),
    last_used_at: maybe(timeSchema),
    created_at: timeSchema,
    links: z.object({ self: z.string() }),
  })
  .meta({ id: 'ApiKey' })
export type ApiKey = z.input<typeof apiKeySchema>

export const createdApiKeySchema = apiKeySchema
  .extend({ key: z.string().describe('The key itself. It is shown this once and cannot be read again.') })
  .meta({ id: 'CreatedApiKey' })
export type CreatedApiKey = z.input<typeof createdApiKeySchema>

export const revokeApiKeyQuery = z.object({
  cascade: z
    .enum(['true', 'false'])
    .default('false')
    .describe('Whether all keys that were made with it are revoked, too, and those made with them.'),
})

export const revokedApiKeySchema = deletedSchema
  .extend({
    made: z
      .array(z.object({ id: idSchema, name: z.string(), hint: z.string(), revoked: z.boolean() }))
      .optional()
      .describe('The keys that were made with it and worked until now. They still do where `revoked` is false.'),
  })
  .meta({ id: 'RevokedApiKey' })
export type RevokedApiKey = z.infer<typeof revokedApiKeySchema>

export const apiKeyListSchema = listOf(apiKeySchema).meta({ id: 'ApiKeyList' })
