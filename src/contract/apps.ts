import { z } from 'zod'
import { anyJson, idParams, idSchema, maybe, nameSchema, timeSchema } from './common.ts'
import { matchedFilterSchema } from './filter.ts'
import { listOf } from './lists.ts'
import { schemaIdSchema } from './schemas.ts'

const appModes = ['rules', 'assisted', 'external'] as const
const fallbacks = ['rules', 'hold', 'none'] as const

const jsonObject = z.record(z.string(), anyJson)
const keySchema = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[\w.-]+$/, 'must be of letters, digits, ".", "_" and "-"')

const inputsSchema = z
  .strictObject({
    schema_id: schemaIdSchema.optional(),
    pipeline_id: idSchema.optional(),
    filter: matchedFilterSchema.optional(),
  })
  .refine((inputs) => Object.keys(inputs).length === 1, 'must have exactly one of schema_id, pipeline_id and filter')
  .describe('Which records are decided on: those of a schema, of a pipeline, or of documents that a filter finds.')

const rulesSchema = z
  .strictObject({
    outcomes: z
      .record(keySchema, jsonObject)
      .describe('What the rules can come to, by name: each as the contract wants it.'),
    rules: z
      .array(z.strictObject({ name: nameSchema, when: anyJson.describe('JSON logic.'), outcome: keySchema }))
      .max(1000)
      .describe(
        'The first that holds decides. One that needs a field that is not there keeps later ones from deciding otherwise.',
      ),
    otherwise: keySchema.optional().describe('The outcome when none of the rules holds.'),
  })
  .describe('The resident rules of a single decision. Those of a verdict matrix stand in its contract.')

const matrixSchema = z.strictObject({
  kind: z.literal('verdict_matrix'),
  rules: z
    .array(
      z.strictObject({
        key: keySchema,
        outcomes: z.array(keySchema).min(1).max(100).optional().describe('`pass`, `fail` and `unknown` unless said.'),
        when: anyJson.optional().describe('JSON logic: passes where it is true of `record`.'),
      }),
    )
    .min(1)
    .max(1000),
})

const contentFields = {
  inputs: inputsSchema,
  output_contract: z
    .union([matrixSchema, jsonObject])
    .describe('A JSON Schema (2020-12) of the outcome, or a verdict for each record by each rule.'),
  rules: rulesSchema.optional(),
  thresholds: z
    .strictObject({
      min_confidence: z
        .number()
        .min(0)
        .max(1)
        .describe('A decision that is less sure, or does not say, is held for a person.'),
    })
    .optional(),
  actions: z
    .array(
      z.strictObject({
        name: keySchema,
        when: anyJson.optional().describe('JSON logic over `outcome` and `records`; always unless said.'),
      }),
    )
    .max(100)
    .default([])
    .describe('What a decision sets off: each raises `app.action.execute` once.'),
  decisionSlaSeconds: z.int().min(1).max(2_592_000).default(3600),
  leaseSeconds: z.int().min(1).max(86_400).default(300),
  allowUnevidenced: z.boolean().default(false),
  fallback: z
    .enum(fallbacks)
    .default('hold')
    .describe('What happens when nobody decides in time, or a decider gives up.'),
}

/** As it is kept and shown: whole. */
export const appContentSchema = z.strictObject(contentFields).meta({ id: 'AppContent' })
/** As it is sent: what is left out gets its default. */
const contentBody = z.strictObject(contentFields).meta({ id: 'AppDraft' })
export type AppContent = z.output<typeof appContentSchema>

export const createAppBody = z
  .strictObject({
    slug: z
      .string()
      .regex(/^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/, 'must be of lower-case letters, digits and hyphens'),
    display_name: nameSchema,
    mode: z
      .enum(appModes)
      .describe(
        'Who decides: the resident rules, a person to whom they propose (`assisted`), or an agent outside by decision tasks.',
      ),
    content: contentBody,
  })
  .meta({ id: 'CreateApp' })
export type CreateApp = z.output<typeof createAppBody>

export const updateAppBody = z
  .strictObject({
    content: contentBody,
    revision: z.int().min(1).optional().describe('The draft that was read: 409 when somebody has changed it since.'),
  })
  .meta({ id: 'UpdateApp' })
export type UpdateApp = z.output<typeof updateAppBody>

export const appSchema = z
  .object({
    id: idSchema,
    slug: z.string(),
    display_name: z.string(),
    mode: z.enum(appModes),
    enabled: z.boolean(),
    published_version: z.int().nullable(),
    install: maybe(z.object({ key_id: idSchema, status: z.enum(['active', 'suspended']) })).describe(
      'The key of its own, with which it decides.',
    ),
    draft: z.object({
      version: z.int().describe('What it is published as.'),
      revision: z.int(),
      content: appContentSchema,
    }),
    created_at: timeSchema,
    updated_at: timeSchema,
    links: z.object({ self: z.string(), runs: z.string(), decision_tasks: z.string(), grants: z.string() }),
  })
  .meta({ id: 'App' })
export type App = z.input<typeof appSchema>

export const installAppBody = z
  .strictObject({ rate_limit_per_minute: z.int().min(1).max(1_000_000).optional() })
  .meta({ id: 'InstallApp' })
  .default({})
export type InstallApp = z.output<typeof installAppBody>

export const installedAppSchema = z
  .object({
    app_id: idSchema,
    key_id: idSchema,
    key: z
      .string()
      .describe('It may decide for this app, and nothing else. It is shown this once and cannot be read again.'),
    status: z.literal('active'),
    created_at: timeSchema,
  })
  .meta({ id: 'InstalledApp' })
export type InstalledApp = z.input<typeof installedAppSchema>

export const appListSchema = listOf(appSchema).meta({ id: 'AppList' })

export const publishedAppSchema = z
  .object({
    app_id: idSchema,
    version: z.int(),
    content_hash: z.string().describe('SHA-256 of the canonical JSON (RFC 8785) of `content`.'),
    content: appContentSchema,
    warnings: z.array(z.object({ path: z.string(), message: z.string() })),
    created_at: timeSchema,
  })
  .meta({ id: 'PublishedApp' })
export type PublishedApp = z.input<typeof publishedAppSchema>

const grantSchema = z.enum(['decide', 'operate', 'read'])
const grantFields = {
  key_id: idSchema.optional().describe('A key that may do something with the app.'),
  resource_id: idSchema
    .optional()
    .describe(
      'Reference data, a primitive, a schema or a pipeline that evidence of the app may name by `db:` and `ref:`.',
    ),
  grant: grantSchema.describe(
    'Of a key `decide` (its tasks), `operate` (start and cancel runs, enable, disable, suspend and resume) or `read` (the app, its runs and records), ' +
      'which it may then do whatever its scopes are; none implies another. Of a resource `read`.',
  ),
}

export const appGrantBody = z
  .strictObject(grantFields)
  .refine(({ key_id, resource_id, grant }) => (key_id ? !resource_id : resource_id && grant === 'read'), {
    message: 'must be with a "key_id", or "read" with a "resource_id"',
    path: ['grant'],
  })
  .meta({ id: 'GiveAppGrant' })
export type AppGrantBody = z.output<typeof appGrantBody>

export const appGrantSchema = z.object({ ...grantFields, created_at: timeSchema }).meta({ id: 'AppGrant' })
export type AppGrant = z.input<typeof appGrantSchema>
export const appGrantListSchema = z.object({ data: z.array(appGrantSchema) }).meta({ id: 'AppGrantList' })
export const appGrantQuery = z.object({
  grant: grantSchema.optional().describe('Only this one; all that it has unless said.'),
})
export const appGrantParams = idParams.extend({ holder_id: idSchema.describe('The key or the resource.') })
