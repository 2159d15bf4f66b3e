import { z } from 'zod'
import { idParams, idSchema, maybe, nameSchema, timeSchema } from './common.ts'
import { failureSchema } from './documents.ts'
import { matchedFilterSchema } from './filter.ts'
import { workStatuses } from './jobs.ts'
import { listOf, listQuery } from './lists.ts'
import { schemaIdSchema } from './schemas.ts'
import { tableQuery } from './tables.ts'

const matchTypes = ['exact', 'fuzzy', 'numeric_range', 'date_range'] as const
const valueKinds = ['number', 'date', 'phone', 'identifier', 'company', 'person', 'street', 'text'] as const
export const targetTypes = ['run', 'schema', 'document_filter'] as const
export const matchStatuses = ['matched', 'review', 'no_match'] as const
export type MatchStatus = (typeof matchStatuses)[number]

const share = z.number().min(0).max(1)

const mappedField = z.string().min(1).max(500)
const mappedColumn = z.string().min(1).max(200)

const mappingSchema = z
  .strictObject({
    extracted_field: mappedField.describe(
      'A field of the records that stands in no list, like `supplier.name`; `*` is the whole record.',
    ),
    reference_column: mappedColumn.describe('A column of the reference data; `*` is the whole row.'),
    match_type: z.enum(matchTypes),
    weight: z.number().min(0).max(1_000_000).describe('How much it counts beside the others.'),
    tolerance: z
      .number()
      .min(0)
      .optional()
      .describe('The difference that still counts as equal: of numbers, or in days. Only for the two ranges.'),
    kind: z
      .enum(valueKinds)
      .optional()
      .describe('What the values are, which decides how they are normalised: text unless said.'),
    figures_only: z.boolean().optional().describe('Compares the words with figures in them alone.'),
    contained: z.boolean().optional().describe('Compares how much of the shorter text stands in the longer one.'),
    scores: z.array(share).length(14).optional().describe('Learned: what a level of likeness is worth.'),
  })
  .refine(({ match_type, tolerance }) => tolerance === undefined || match_type.endsWith('_range'), {
    path: ['tolerance'],
    message: 'is only for numeric_range and date_range',
  })
  .refine(({ extracted_field, reference_column }) => (extracted_field === '*') === (reference_column === '*'), {
    path: ['reference_column'],
    message: 'must be "*" where "extracted_field" is, and only there',
  })
  .meta({ id: 'FieldMapping' })

const fieldMappings = z
  .array(mappingSchema)
  .min(1)
  .max(100)
  .refine((mappings) => mappings.some(({ weight }) => weight > 0), 'must have a weight over 0 somewhere')
  .refine(
    (mappings) => mappings.some(({ extracted_field }) => extracted_field !== '*'),
    'must name a field besides "*"',
  )

const threshold = share.describe('Matched at or over this confidence.')
const reviewFloor = share.describe('To be reviewed from this confidence up to the threshold.')
const oneToOne = z
  .boolean()
  .describe('No row is matched to two records: the surest gets it, the others are to be reviewed.')
const calibration = z
  .strictObject({ best: z.array(share).min(1).max(1000), others: z.array(share).min(1).max(1000) })
  .optional()
  .describe('Learned: how often a confidence is right.')
const targetValue = z
  .union([z.string().min(1).max(100), matchedFilterSchema])
  .describe('The id of a run, the id or short id of a schema, or a filter of documents, by `target_type`.')
const target = { target_type: z.enum(targetTypes), target_value: targetValue }

export const createMatchingConfigBody = z
  .strictObject({
    name: nameSchema,
    reference_data_id: idSchema,
    field_mappings: fieldMappings,
    threshold: threshold.default(0.85),
    review_floor: reviewFloor.default(0.4),
    one_to_one: oneToOne.default(false),
    calibration,
    ...target,
  })
  .meta({ id: 'CreateMatchingConfig' })
export type CreateMatchingConfig = z.output<typeof createMatchingConfigBody>

export const updateMatchingConfigBody = z
  .strictObject({
    name: nameSchema.optional(),
    reference_data_id: idSchema.optional(),
    field_mappings: fieldMappings.optional(),
    threshold: threshold.optional(),
    review_floor: reviewFloor.optional(),
    one_to_one: oneToOne.optional(),
    calibration,
    target_type: target.target_type.optional(),
    target_value: targetValue.optional(),
  })
  .refine((body) => Object.keys(body).length > 0, 'names nothing to change')
  .meta({ id: 'UpdateMatchingConfig' })
export type UpdateMatchingConfig = z.output<typeof updateMatchingConfigBody>

const settings = {
  field_mappings: z.array(mappingSchema),
  threshold,
  review_floor: reviewFloor,
  one_to_one: oneToOne,
  calibration,
}

export const matchingConfigSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    reference_data_id: idSchema,
    ...settings,
    ...target,
    version: z.int().describe('Counts its changes; a run names the one it used.'),
    created_at: timeSchema,
    updated_at: timeSchema,
    links: z.object({ self: z.string(), run: z.string(), reference_data: z.string() }),
  })
  .meta({ id: 'MatchingConfig' })
export type MatchingConfig = z.input<typeof matchingConfigSchema>

export const matchingConfigListSchema = listOf(matchingConfigSchema).meta({ id: 'MatchingConfigList' })

export const startMatchingBody = z
  .strictObject({
    max_credits: z
      .int()
      .min(0)
      .optional()
      .describe('What it may cost at most: nothing is begun when it would cost more.'),
  })
  .meta({ id: 'StartMatching' })
  .default({})
export type StartMatching = z.output<typeof startMatchingBody>

export const matchingRunSchema = z
  .object({
    id: idSchema,
    matching_config_id: idSchema,
    name: z.string().describe('Of the config.'),
    config_version: z.int(),
    reference_data_id: idSchema,
    reference_data_version: z.int().describe('Which rows it was matched to.'),
    status: z.enum(workStatuses),
    progress: z.int().min(0).max(100),
    record_count: z.int(),
    rows_processed: z.int(),
    rows_matched: z.int(),
    rows_review: z.int(),
    rows_no_match: z.int(),
    avg_confidence: z.number().nullable().describe('Null while there is no result.'),
    credits_charged: z.int().describe('100 for each record that was matched, once it has ended.'),
    config: z
      .object(settings)
      .optional()
      .describe('What records are matched by, as the config was when the run began. Where a single run is read.'),
    error: maybe(failureSchema),
    created_at: timeSchema,
    started_at: maybe(timeSchema),
    completed_at: maybe(timeSchema),
    links: z.object({ self: z.string(), results: z.string(), cancel: z.string(), config: z.string() }),
  })
  .meta({ id: 'MatchingRun' })
export type MatchingRun = z.input<typeof matchingRunSchema>

export const matchingRunListSchema = listOf(matchingRunSchema).meta({ id: 'MatchingRunList' })

export const matchingRunQuery = listQuery.extend({
  matching_config_id: idSchema.optional(),
  status: z.enum(workStatuses).optional(),
})
export type MatchingRunQuery = z.output<typeof matchingRunQuery>

const candidate = { reference_row_id: z.string(), confidence: share }
const evidenceSchema = z
  .object({
    field_contributions: z.array(
      z.object({
        extracted_field: z.string(),
        extracted_value: z.string().nullable(),
        reference_value: z.string().nullable(),
        match_type: z.enum(matchTypes),
        figures_only: z.literal(true).optional(),
        contained: z.literal(true).optional(),
        matched: z.boolean(),
        weight: z.number(),
        score: share,
        contribution: z.number().describe('Its part of the confidence.'),
      }),
    ),
    record_values: z
      .record(z.string(), z.string().nullable())
      .optional()
      .describe(
        'What the record says in the fields that are compared, also where no row has anything to compare it with.',
      ),
    candidates_considered: z.int(),
    top_n_candidates: z.array(z.object(candidate)),
    blocking_method: z
      .string()
      .describe(
        'How candidates were found: `exact_key` by an equal id, phone or exact field and by words, `token_index` by words; where a table has none of them `sorted_neighbourhood` by the order of texts, `trigram` in a large table.',
      ),
    probability: maybe(share).describe('How often such a confidence is right, where that was learned.'),
    runner_up: maybe(
      z.object({ ...candidate, lost_by: z.array(z.string()).describe('The fields that decided, the most first.') }),
    ),
    counterfactuals: z
      .array(z.object({ without: z.string(), confidence: share, status: z.enum(matchStatuses) }))
      .describe('What would have come out without a field.'),
    held_by: maybe(z.enum(['tie', 'few_values'])).describe(
      'Why a person is to look at it though its confidence reaches the threshold: another row is as likely, or the record has no value for half of what is compared, and none that names it.',
    ),
    row_taken_by: maybe(idSchema).describe('The document that got its row, where a row goes to one record only.'),
  })
  .meta({ id: 'MatchEvidence' })

const resultFacts = {
  id: idSchema,
  run_id: idSchema,
  document_id: idSchema,
  document_filename: z.string().nullable(),
  matched_reference_row_id: z.string().nullable(),
  confidence: share.describe('Never changed by a review.'),
  status: z.enum(matchStatuses),
  evidence: evidenceSchema.nullable(),
  reviewed_at: maybe(timeSchema),
  created_at: timeSchema,
  links: z.object({ self: z.string(), review: z.string(), document: z.string() }),
}

export const matchListedSchema = z.object(resultFacts).meta({ id: 'MatchResult' })
export type MatchListed = z.input<typeof matchListedSchema>

export const matchResultSchema = z
  .object({
    ...resultFacts,
    reviews: z
      .array(
        z.object({
          from: z.enum(matchStatuses),
          status: z.enum(matchStatuses),
          by: z.object({ kind: z.string(), id: maybe(idSchema) }),
          at: timeSchema,
        }),
      )
      .describe('Who said what and when, in order.'),
  })
  .meta({ id: 'ReviewedMatchResult' })
export type MatchResult = z.input<typeof matchResultSchema>

export const matchResultListSchema = listOf(matchListedSchema).meta({ id: 'MatchResultList' })

export const matchResultQuery = listQuery.extend({
  ...tableQuery,
  status: z.enum(matchStatuses).optional(),
  search: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .optional()
    .describe('In the name of the file, the id of the row or the values that were compared.'),
})
export type MatchResultQuery = z.output<typeof matchResultQuery>

export const matchResultParams = idParams.extend({ result_id: idSchema })

export const reviewMatchBody = z.strictObject({ status: z.enum(matchStatuses) }).meta({ id: 'ReviewMatch' })

export const suggestMatchingBody = z
  .strictObject({
    reference_data_id: idSchema,
    schema_id: schemaIdSchema.optional().describe('The records of a schema; the same as `target_type: "schema"`.'),
    target_type: target.target_type.optional(),
    target_value: targetValue.optional(),
    field_mappings: z
      .array(
        z.strictObject({
          extracted_field: mappedField,
          reference_column: mappedColumn
            .nullable()
            .describe('A column of the reference data; null compares the field with none.'),
        }),
      )
      .max(100)
      .optional()
      .describe(
        'Fields and columns that are known to mean the same though their names differ. The others are found out.',
      ),
    precision: z
      .number()
      .gt(0)
      .lt(1)
      .optional()
      .describe('How many of the matches should be right; the best balance of right and complete unless said.'),
  })
  .refine(
    ({ schema_id, target_type, target_value }) =>
      schema_id === undefined
        ? target_type !== undefined && target_value !== undefined
        : target_type === undefined && target_value === undefined,
    { path: ['schema_id'], message: 'must be sent, or "target_type" with "target_value", and not both' },
  )
  .meta({ id: 'SuggestMatching' })
export type SuggestMatching = z.output<typeof suggestMatchingBody>

export const matchingSuggestionSchema = z
  .object({
    reference_data_id: idSchema,
    ...target,
    ...settings,
    summary: z.string().describe('What to expect, in words.'),
    expected: z.object({
      records: z.int(),
      matched: z.int(),
      review: z.int(),
      precision: share.describe('Of the matches, how many should be right.'),
    }),
    learned_from: z.object({
      records: z.int(),
      rows: z.int().describe('Fewer than the table has where it is very large.'),
      reviews: z.int().describe('What people said of results with these rows.'),
    }),
  })
  .meta({ id: 'MatchingSuggestion' })
export type MatchingSuggestion = z.input<typeof matchingSuggestionSchema>
