import { z } from 'zod'
import { anyJson, idSchema, maybe, timeSchema } from './common.ts'
import { listOf, listQuery } from './lists.ts'

const taskStatuses = ['available', 'claimed', 'submitted', 'released', 'failed', 'timed_out', 'cancelled'] as const

export const decisionTaskSchema = z
  .object({
    id: idSchema,
    app_id: idSchema,
    run_id: idSchema,
    status: z.enum(taskStatuses),
    execution_epoch: z.int().describe('Rises with every claim; what is sent with an older one is refused.'),
    lease_seconds: z.int(),
    lease_expires_at: timeSchema.nullable(),
    sla_deadline_at: timeSchema,
    claimed_by: idSchema.nullable(),
    claimed_at: timeSchema.nullable(),
    submitted_at: maybe(timeSchema),
    suspended: maybe(z.literal(true)).describe(
      'The app is suspended: the task cannot be claimed before it is resumed.',
    ),
    created_at: timeSchema,
    links: z.object({ claim: z.string(), package: z.string(), run: z.string() }),
  })
  .meta({ id: 'DecisionTask' })
export type DecisionTask = z.input<typeof decisionTaskSchema>

export const decisionTaskListSchema = listOf(decisionTaskSchema).meta({ id: 'DecisionTaskList' })
export const decisionTaskQuery = listQuery.extend({
  status: z
    .enum(taskStatuses)
    .optional()
    .describe(
      'A released task is `available` again, so none is found by `released`: the journal of its run tells of it.',
    ),
})
export type DecisionTaskQuery = z.output<typeof decisionTaskQuery>

const packageSchema = z
  .object({
    package_kind: z.literal('records'),
    package_hash: z.string(),
    record_count: z.int(),
    page_size: z.int(),
    first_cursor: z.string().nullable().describe('Of the page after this one; null when this is all.'),
    documents: z.array(
      z.object({
        ...{
          subject_key: z.string(),
          document_id: idSchema,
          filename: z.string(),
          document_sha256: z.string().nullable(),
        },
        ...{ extraction_id: idSchema, data: z.unknown() },
        fields: z.record(z.string(), z.object({ value: z.unknown(), confidence: z.number(), provenance: z.unknown() })),
        pages: z.array(z.object({ page: z.int(), start: z.int(), end: z.int() })),
        hash: z.string(),
      }),
    ),
  })
  .meta({ id: 'DecisionPackage' })
export type DecisionPackage = z.input<typeof packageSchema>

export const claimedTaskSchema = z
  .object({
    task: decisionTaskSchema,
    output_contract: z.unknown(),
    precedents: z
      .array(
        z.object({
          ...{
            run_id: idSchema,
            distance: z.number(),
            outcome: z.unknown(),
            rationale: z.string(),
            decided_at: timeSchema,
          },
        }),
      )
      .describe(
        'Up to ten decided cases of the app, nearest first by their values; what few cases have counts for more.',
      ),
    package: packageSchema,
  })
  .meta({ id: 'ClaimedTask' })
export type ClaimedTask = z.input<typeof claimedTaskSchema>

export const packagePageSchema = packageSchema
  .omit({ first_cursor: true })
  .extend({ next_cursor: z.string().nullable() })
  .meta({ id: 'DecisionPackagePage' })
export type PackagePage = z.input<typeof packagePageSchema>

export const defaultPackagePage = 200
export const packageQuery = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(2000).default(defaultPackagePage),
})

const epoch = { execution_epoch: z.int().min(0) }
export const taskEpochBody = z.strictObject(epoch).meta({ id: 'TaskEpoch' })

/** What is wrong with it beyond its types is told at once, and goes on record. */
export const submitDecisionBody = z
  .strictObject({
    ...epoch,
    outcome: z.record(z.string(), anyJson).describe('As the contract of the task wants it.'),
    evidence: z
      .array(z.string())
      .default([])
      .describe(
        'Locators: `doc:<document>#<field>`, `doc:<document>@<page>:<start>-<end>`, `db:<resource>/<record>#<field>`, `ref:<resource>/<row>`.',
      ),
    rationale: z
      .string()
      .default('')
      .describe('Required; at most 4,000 characters. A stated reason, not private reasoning.'),
    confidence: z.number().optional().describe('0 to 1.'),
    service_version: z.string().min(1).max(64).optional().describe('Kept in `decided_by.label`.'),
  })
  .meta({ id: 'SubmitDecision' })
export type SubmitDecision = z.output<typeof submitDecisionBody>

export const failTaskBody = z
  .strictObject({ ...epoch, reason: z.string().trim().min(1).max(2000) })
  .meta({ id: 'FailTask' })
