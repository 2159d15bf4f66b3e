import { z } from 'zod'
import { isObject } from '../core/is-object.ts'
import { anyJson, idSchema, jsonValueSchema, maybe, timeSchema } from './common.ts'
import {
  batchIdSchema,
  documentFacts,
  failureSchema,
  fileUrlSchema,
  jsonText,
  metadataSchema,
  passwordSchema,
  timeFilters,
} from './documents.ts'
import { listOf, listQuery } from './lists.ts'
import { tableQuery } from './tables.ts'
import { webhookUrlSchema } from './webhooks.ts'

export const extractionStatuses = ['processing', 'complete', 'failed'] as const
export const reviewStatuses = ['pending', 'approved', 'rejected'] as const
export const reviewStatusSchema = maybe(z.enum(reviewStatuses))

const optionsSchema = z
  .strictObject({
    strict: z.boolean().optional().describe('Leave out what the schema does not name.'),
    format: z.literal('json').optional(),
    page_range: z
      .string()
      .regex(/^\d{1,6}(-\d{1,6})?(,\d{1,6}(-\d{1,6})?)*$/, 'must be like 1,3,7-10')
      .max(500)
      .optional()
      .describe('Only these pages, like `1,3,7-10`.'),
    language_hint: z
      .string()
      .regex(/^[a-z]{2}$/, 'must be a language code of two letters')
      .optional(),
    password: passwordSchema.optional(),
    include_raw_text: z.boolean().optional().describe('Adds `raw_text`, the plain text of the document.'),
    alternatives: z
      .int()
      .min(1)
      .max(10)
      .optional()
      .describe(
        'So many other values are told in `provenance` of each field that is found anew, with their probabilities.',
      ),
    webhook_data: z
      .boolean()
      .optional()
      .describe('Lets `extraction.complete` carry the data, to all webhooks that hear of it.'),
    fresh: z.boolean().optional().describe('Resolve everything anew, whatever is known already.'),
  })
  .meta({ id: 'ExtractOptions' })
export type ExtractionOptions = z.output<typeof optionsSchema>

/** What may come as text in a form. */
const flag = z.enum(['true', 'false']).transform((text) => text === 'true')
const count = z
  .string()
  .regex(/^\d{1,12}$/, 'must be a whole number from 0 to 999999999999')
  .transform(Number)
/** Not looked into: its reader does, within limits. A record would be copied name by name, and there may be tens of thousands. */
const anyObject = z
  .unknown()
  .superRefine((input, { addIssue }) => {
    if (isObject(input)) return
    addIssue({ code: 'invalid_type', expected: 'record', input, continue: false })
  })
  .meta({ type: 'object', propertyNames: { type: 'string' }, additionalProperties: {} }) as unknown as z.ZodType<
  Record<string, unknown>
>
const anySchema = z.union([anyObject, z.array(z.unknown())])
const anySchemaText = jsonText(anySchema, 'an object or a list of fields')

function requestFields<B extends z.ZodType<boolean>, N extends z.ZodType<number>>(yesNo: B, number: N) {
  return {
    file_url: fileUrlSchema.optional(),
    document_id: idSchema.optional().describe('A document that was ingested before, instead of a file.'),
    schema_id: z.string().max(100).optional().describe('A saved schema, by `id` or `short_id`.'),
    instructions: z
      .string()
      .max(4000)
      .optional()
      .describe('What else there is to know about the document or the task.'),
    include_markdown: yesNo.optional(),
    include_provenance: yesNo.optional().describe('True unless said.'),
    webhook_url: webhookUrlSchema
      .optional()
      .describe('Gets `extraction.complete` or `extraction.failed` of this request.'),
    async: yesNo.optional().describe('Answer 202 at once; the result is polled.'),
    batch: yesNo.optional().describe('At half the rate, when there is room; always asynchronous.'),
    max_credits: number.optional().describe('What it may cost at most; nothing is charged when it would cost more.'),
    batch_id: batchIdSchema.optional(),
  }
}

const schemaDescription =
  'JSON Schema, `{ "fields": [{ "name", "type", "description" }] }`, or a map of names to types. Without one everything is found. `x-reference` (`reference` in fields): `{ primitive, key, value }` looks up what was read.'

export const extractBody = z
  .strictObject({
    ...requestFields(z.boolean(), z.int().min(0)),
    schema: anySchema.or(anySchemaText).optional().describe(schemaDescription),
    metadata: metadataSchema.optional(),
    options: optionsSchema.optional(),
  })
  .meta({ id: 'ExtractRequest' })

export const extractForm = z.strictObject({
  ...requestFields(flag, count),
  schema: anySchemaText.optional().describe(`${schemaDescription} As JSON text.`),
  metadata: jsonText(metadataSchema).optional().describe('A JSON object.'),
  options: jsonText(optionsSchema).optional().describe('A JSON object: strict, page_range, language_hint, …'),
})
export type ExtractRequest = z.output<typeof extractBody>

export const reextractBody = z
  .strictObject({
    schema: anySchema.optional().describe(`${schemaDescription} That of the latest extraction unless said.`),
    schema_id: z.string().max(100).optional(),
    instructions: z.string().max(4000).optional(),
    webhook_url: webhookUrlSchema.optional(),
    async: z.boolean().optional(),
    max_credits: z.int().min(0).optional(),
    options: optionsSchema.optional(),
  })
  .meta({ id: 'ReextractRequest' })
  .default({})

export const boxSchema = z.tuple([z.number(), z.number(), z.number(), z.number()])

const alternativeSchema = z
  .object({
    value: z.union([z.string(), z.number(), z.boolean()]),
    confidence: z.number(),
    page: maybe(z.int()),
    bbox: maybe(boxSchema),
    quote: maybe(z.string()),
  })
  .meta({ id: 'Alternative' })

const lookedUpSchema = z.object({
  primitive: z.string(),
  version: z.int().optional().describe('The version that was looked in.'),
  printed: z.string().describe('As the document has it.'),
  read: z.string().describe('What was read of it, before it was looked up.'),
  confidence: z
    .number()
    .describe('Of the reading. That of the value is less by `likeness` where the match is `close`.'),
  match: z
    .enum(['exact', 'normalised', 'close', 'none'])
    .describe(
      '`normalised`: but for case, accents, punctuation and legal forms; `none`: the value stays as it was read.',
    ),
  key: z.string().optional().describe('The key of the entry.'),
  likeness: z.number().optional(),
  problem: z.string().optional().describe('Why the value stays as it was read.'),
})

export const provenanceKindSchema = z
  .enum(['span', 'derived', 'human', 'absent'])
  .describe('`human`: a person has corrected the value.')

export const provenanceSchema = z
  .object({
    page: z.int().optional(),
    bbox: boxSchema.optional().describe('Fractions of the page: left, top, right, bottom.'),
    quote: z.string().optional().describe('`markdown.slice(start, end)`.'),
    start: z.int().optional(),
    end: z.int().optional(),
    section: z.string().optional(),
    kind: provenanceKindSchema,
    resolver: z.enum(['embedded', 'model', 'registry', 'structured', 'human']),
    derived_from: z.array(z.string()).optional(),
    child: z
      .string()
      .optional()
      .describe('The document inside the document that it was read in, as `children` and `?child=` name it.'),
    reference: lookedUpSchema.optional().describe('Of a field with `x-reference`: what its value was looked up in.'),
    label: z
      .string()
      .optional()
      .describe('The words beside the value that it was known by, where `options.alternatives` is asked for.'),
    learned: idSchema
      .optional()
      .describe('The version of what the workspace has learned from corrections that has found the value.'),
    alternatives: z
      .array(alternativeSchema)
      .optional()
      .describe('What else it may be, the most probable first, where `options.alternatives` asks for it.'),
    document_id: idSchema,
    document_sha256: z.string().optional(),
  })
  .meta({ id: 'Provenance' })

const concernSchema = z.object({
  path: z.string(),
  text: z.string(),
  level: z.enum(['error', 'warning', 'info']),
  code: z.string(),
})

const resultFields = {
  request_id: maybe(z.string()),
  status: z.enum(extractionStatuses),
  document: z.object(documentFacts),
  data: maybe(z.unknown()),
  schema: z.object({
    source: z.enum(['provided', 'saved', 'auto_discovered']),
    id: maybe(idSchema),
    version: maybe(z.int()),
    definition: maybe(z.unknown()),
    save_url: maybe(z.string()),
  }),
  confidence: maybe(z.object({ overall: z.number(), fields: z.record(z.string(), z.number()) })),
  provenance: maybe(z.record(z.string(), provenanceSchema)),
  validation: maybe(
    z.object({
      valid: z
        .boolean()
        .describe(
          'The data fits the schema, no list was probably missed as a whole or in part, and the whole file could be read.',
        ),
      concerns: z.array(concernSchema),
    }),
  ),
  processing: z.object({
    duration_ms: maybe(z.int()),
    pages_processed: maybe(z.int()),
    engine: maybe(z.string()),
    region: z.string(),
  }),
  usage: maybe(z.object({ pages: z.int(), cells_registry: z.int(), cells_ai: z.int(), credits: z.int() })),
  markdown: z.string().optional(),
  raw_text: z.string().optional(),
  metadata: z.record(z.string(), jsonValueSchema).optional(),
  batch_id: z.string().optional(),
  links: z.object({ self: z.string(), document: z.string(), dashboard: z.string() }),
}

export const extractResultSchema = z.object({ extraction_id: idSchema, ...resultFields }).meta({ id: 'ExtractResult' })
export type ExtractResult = z.input<typeof extractResultSchema>

export const acceptedSchema = z
  .object({
    extraction_id: idSchema,
    request_id: maybe(z.string()),
    status: z.literal('processing'),
    job: z.object({
      id: idSchema,
      status: z.enum(['queued', 'processing']),
      poll_url: z.string(),
      estimated_seconds: z.int(),
    }),
    document: z.object(documentFacts),
    links: z.object({ self: z.string(), document: z.string() }),
  })
  .meta({ id: 'AcceptedExtraction' })
export type Accepted = z.input<typeof acceptedSchema>

const again = { id: idSchema.describe('The new extraction.'), message: z.string().describe('For people.') }
export const reextractedSchema = extractResultSchema.extend(again).meta({ id: 'ReextractResult' })
export const reextractAcceptedSchema = acceptedSchema.extend(again).meta({ id: 'AcceptedReextraction' })

/** What clients of such services look for beside what the sender put there. */
const factsSchema = z
  .looseObject({
    pages: maybe(z.int()),
    language: maybe(z.string()),
    document_type: maybe(z.string()),
    processing_time_ms: maybe(z.int()),
  })
  .meta({
    id: 'ExtractionMetadata',
    description:
      'What the request brought as `metadata`, and four facts, which win over what was sent under their names.',
  })

export const extractionSchema = z
  .object({
    id: idSchema,
    extraction_id: idSchema,
    ...resultFields,
    document_id: idSchema,
    document_filename: z.string(),
    schema_id: maybe(idSchema),
    confidence_overall: maybe(z.number()),
    metadata: factsSchema,
    error: maybe(failureSchema),
    job_id: maybe(idSchema),
    locked_fields: z.array(z.string()),
    review_status: reviewStatusSchema,
    created_at: timeSchema,
    completed_at: maybe(timeSchema),
  })
  .meta({ id: 'Extraction' })
export type ExtractionView = z.input<typeof extractionSchema>

const summarySchema = z
  .object({
    id: idSchema,
    document_id: idSchema,
    filename: z.string(),
    document_filename: z.string().describe('The same as `filename`.'),
    metadata: factsSchema,
    status: z.enum(extractionStatuses),
    job_id: maybe(idSchema),
    schema_id: maybe(idSchema),
    schema_version: maybe(z.int()),
    confidence_overall: maybe(z.number()),
    field_count: z.int(),
    credits: maybe(z.int()),
    error: maybe(failureSchema),
    review_status: reviewStatusSchema,
    created_at: timeSchema,
    completed_at: maybe(timeSchema),
    links: z.object({ self: z.string(), document: z.string() }),
  })
  .meta({ id: 'ExtractionSummary' })
export type ExtractionSummary = z.input<typeof summarySchema>
export const extractionListSchema = listOf(summarySchema).meta({ id: 'ExtractionList' })

export const extractionQuery = listQuery.extend({
  ...timeFilters,
  document_id: idSchema.optional(),
  schema_id: idSchema.optional(),
  status: z.enum(extractionStatuses).optional(),
  search: z.string().trim().min(1).max(200).optional().describe('In the file name, in any case.'),
})
export type ExtractionQuery = z.output<typeof extractionQuery>

const rowsQuery = {
  rows: z
    .string()
    .regex(/^[1-9]\d{0,8}-[1-9]\d{0,8}$/, 'must be like 1-500')
    .transform((text) => text.split('-').map(Number) as [number, number])
    .optional()
    .describe(
      'Of lists only these items, like `1-500`, with their confidence and provenance, whose paths count all items; all else ' +
        'is there every time. A page with fewer items than were asked for is the last.',
    ),
}

export const includeQuery = z.object({
  ...rowsQuery,
  include: z
    .string()
    .max(100)
    .optional()
    .describe('`markdown` and `raw_text` are shown when named, separated by commas.'),
})

export const dataQuery = z.object({ ...tableQuery, ...rowsQuery })

export const correctionBody = z
  .strictObject({
    corrections: z
      .array(
        z.strictObject({
          field: z
            .string()
            .max(1000)
            .describe('Path of a leaf, like `items[0].price`, or of a whole list, like `items`.'),
          value: z
            .union([z.string().max(100_000), z.number(), z.boolean(), z.null(), z.array(anyJson).max(10_000)])
            .describe('Must fit the field, as the schema has it. Of a list all items: `[]` where there are none.'),
          reason: z.string().max(2000).optional(),
        }),
      )
      .min(1)
      .max(1000),
    propagate: z
      .union([z.boolean(), z.enum(['this_document_only', 'all_similar'])])
      .transform((given) => given === true || given === 'all_similar')
      .optional()
      .describe('True or `all_similar`: also to the other extractions of the same content.'),
  })
  .meta({ id: 'Corrections' })
export type Corrections = z.output<typeof correctionBody>

export const versionQuery = listQuery.pick({}).extend({ field: z.string().max(1000).optional() })

export const versionListSchema = z
  .object({
    data: z.array(
      z.object({
        field: z.string(),
        version: z.int(),
        value: jsonValueSchema,
        confidence: z.number(),
        provenance: maybe(provenanceSchema.partial({ document_id: true })),
        reason: maybe(z.string()),
        author: z.object({ kind: z.string(), id: maybe(idSchema) }),
        created_at: timeSchema,
      }),
    ),
  })
  .meta({ id: 'ValueVersionList' })

export const quoteSchema = z
  .object({
    minimum_credits: z.int(),
    estimated_credits: z.int(),
    minimum_eur: z.number(),
    estimated_eur: z.number(),
    batch: z.boolean(),
    items: z.array(
      z.object({
        unit: z.string(),
        quantity: z.int(),
        credits_each: z.number(),
        credits: z.int(),
        is_estimate: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'Quote' })
export type Quote = z.input<typeof quoteSchema>
