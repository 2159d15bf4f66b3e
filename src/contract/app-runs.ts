import { z } from 'zod'
import { anyJson, idSchema, maybe, timeSchema } from './common.ts'
import { failureSchema } from './documents.ts'
import { listOf, listQuery } from './lists.ts'

export const appRunStatuses = ['running', 'awaiting_decision', 'held', 'completed', 'failed', 'cancelled'] as const
export const mostRecordsOfRun = 10_000

export const startAppRunBody = z
  .strictObject({
    input: z
      .strictObject({
        document_ids: z
          .array(idSchema)
          .min(1)
          .max(mostRecordsOfRun)
          .optional()
          .describe('Only these of the records of the app.'),
      })
      .default({}),
  })
  .meta({ id: 'StartAppRun' })
  .default({ input: {} })
export type StartAppRun = z.output<typeof startAppRunBody>

export const startAppRunQuery = z.object({
  dry_run: z
    .enum(['true', 'false'])
    .default('false')
    .describe('A trial: nothing is charged, no action is executed and its end is not announced.'),
})

const decisionFields = {
  outcome: z.unknown(),
  evidence: z.array(z.string()),
  attestations: z
    .array(z.string())
    .describe('Evidence outside of the package: said by the decider, checked by nobody.'),
  rationale: z.string(),
  confidence: z.number().nullable(),
  decided_by: z.object({ kind: z.string(), id: idSchema.nullable(), label: z.string().nullable() }),
  trace: z.unknown().describe('Of the resident rules, where they decided.'),
}

export const appRunSchema = z
  .object({
    id: idSchema,
    app_id: idSchema,
    app: z.string().describe('Its slug.'),
    version: z.int(),
    status: z.enum(appRunStatuses),
    dry_run: z.boolean(),
    record_count: z.int(),
    package_hash: z.string(),
    decision: maybe(z.object(decisionFields)),
    error: maybe(failureSchema),
    credits_charged: z.int(),
    created_at: timeSchema,
    completed_at: maybe(timeSchema),
    links: z.object({ self: z.string(), events: z.string(), record: z.string(), app: z.string() }),
  })
  .meta({ id: 'AppRun' })
export type AppRun = z.input<typeof appRunSchema>

export const appRunListSchema = listOf(appRunSchema).meta({ id: 'AppRunList' })
export const appRunQuery = listQuery.extend({ status: z.enum(appRunStatuses).optional() })
export type AppRunQuery = z.output<typeof appRunQuery>

export const journalSchema = z
  .object({
    data: z.array(
      z.object({
        ...{ run_id: idSchema, seq: z.int(), type: z.string(), at: timeSchema, data: z.unknown() },
        actor: z.object({ kind: z.string(), id: idSchema.nullable() }),
        previous_hash: z.string(),
        hash: z.string().describe('SHA-256 of the canonical JSON of the rest of the entry.'),
      }),
    ),
  })
  .meta({ id: 'RunJournal' })

const reviewKinds = ['resolution', 'approval', 'data_request', 'judgment'] as const
const humanReviewStatuses = ['open', 'assigned', 'resolved', 'expired', 'cancelled'] as const

export const humanReviewSchema = z
  .object({
    id: idSchema,
    app_id: idSchema,
    run_id: idSchema,
    kind: z.enum(reviewKinds),
    status: z.enum(humanReviewStatuses),
    reason: z.string(),
    proposal: maybe(z.unknown()).describe('What was decided and not taken as it is.'),
    decides: z.boolean().describe('Whether its values are the decision that its run is held for.'),
    execution_epoch: z.int().describe('Rises with every claim; what is sent with an older one is refused.'),
    assigned_to: maybe(idSchema),
    lease_expires_at: maybe(timeSchema),
    values: maybe(z.unknown()),
    feedback: maybe(z.string()),
    resolved_by: maybe(z.object({ kind: z.string(), id: maybe(idSchema) })),
    created_at: timeSchema,
    resolved_at: maybe(timeSchema),
    links: z.object({ self: z.string(), claim: z.string(), resolve: z.string(), run: z.string() }),
  })
  .meta({ id: 'HumanReview' })
export type HumanReview = z.input<typeof humanReviewSchema>

export const humanReviewListSchema = listOf(humanReviewSchema).meta({ id: 'HumanReviewList' })
export const humanReviewQuery = listQuery.extend({
  status: z.enum(humanReviewStatuses).optional(),
  app_id: idSchema.optional(),
})
export type HumanReviewQuery = z.output<typeof humanReviewQuery>

export const resolveReviewBody = z
  .strictObject({
    values: z
      .record(z.string(), anyJson)
      .describe('The outcome of a run that waits for it: as the contract of its app wants it.'),
    feedback: z.string().trim().min(1).max(4000).optional(),
    evidence: z
      .array(z.string())
      .optional()
      .describe(
        'Locators as of a decision. Unless said, what was proposed or read by the rules, or else every field of the package: what the person had before them.',
      ),
    execution_epoch: z
      .int()
      .min(0)
      .optional()
      .describe('Of the claim. Without it the review is taken at once, unless somebody else holds it.'),
  })
  .meta({ id: 'ResolveReview' })
export const raiseReviewBody = z
  .strictObject({
    run_id: idSchema.describe('A run of the app that has not ended.'),
    kind: z.enum(reviewKinds),
    reason: z.string().trim().min(1).max(2000),
    proposal: anyJson.optional(),
  })
  .meta({ id: 'RaiseReview' })
export type RaiseReview = z.output<typeof raiseReviewBody>
export type ResolveReview = z.output<typeof resolveReviewBody>
