import { z } from 'zod'
import { idSchema, timeSchema } from './common.ts'
import { timeFilters } from './documents.ts'
import { listOf, listQuery } from './lists.ts'

export const auditQuery = listQuery.extend({
  action: z.string().max(100).optional().describe('Noun and verb, like `api_key.create`.'),
  actor_id: idSchema.optional().describe('Only what this key or member did.'),
  subject_id: idSchema.optional().describe('Only what happened to this.'),
  ...timeFilters,
})
export type AuditQuery = z.output<typeof auditQuery>

const auditEntrySchema = z
  .object({
    id: idSchema,
    action: z.string().describe('Noun and verb, like `api_key.create`.'),
    actor: z.object({
      kind: z.enum(['api_key', 'member', 'install', 'oauth', 'operator', 'system']),
      id: idSchema.optional(),
    }),
    subject_id: idSchema.optional().describe('What it happened to.'),
    details: z.record(z.string(), z.unknown()),
    request_id: z.string().optional(),
    created_at: timeSchema,
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntryView = z.input<typeof auditEntrySchema>

export const auditListSchema = listOf(auditEntrySchema).meta({ id: 'AuditList' })
