import { z } from 'zod'
import { idSchema, maybe, timeSchema } from './common.ts'
import { failureSchema } from './documents.ts'
import { boxSchema, provenanceKindSchema } from './extractions.ts'
import { listOf, listQuery } from './lists.ts'

const longestQuestion = 4000
const mostDocuments = 1000

const scopeSchema = z
  .strictObject({
    pipeline_id: idSchema.optional(),
    schema_id: z.string().max(100).optional().describe('Id or short id: documents that were extracted with it.'),
    document_ids: z.array(idSchema).min(1).max(mostDocuments).optional(),
    document_type: z.string().min(1).max(200).optional(),
    source_id: idSchema.optional(),
    ingested_after: z.iso.datetime({ offset: true }).optional(),
    ingested_before: z.iso.datetime({ offset: true }).optional(),
  })
  .refine(
    ({ ingested_after: after, ingested_before: before }) => !after || !before || new Date(after) < new Date(before),
    {
      path: ['ingested_before'],
      message: 'must be later than "ingested_after"',
    },
  )
  .meta({ id: 'AskScope' })
export type AskScope = z.output<typeof scopeSchema>

export const askBody = z
  .strictObject({
    question: z
      .string()
      .trim()
      .min(1)
      .max(longestQuestion)
      .describe('In English, German, French or Spanish: "What did we spend per supplier last quarter?"'),
    scope: scopeSchema
      .optional()
      .describe('Which documents it is about; all of the workspace unless said. All of it must hold.'),
    conversation_id: idSchema
      .optional()
      .describe(
        'Of an earlier answer: the question goes on from the last one there, and from its scope unless one is given.',
      ),
    async: z.boolean().optional().describe('Answers 202 at once; `GET /v1/ask/{id}` has the answer when it is there.'),
  })
  .meta({ id: 'Ask' })
export type Ask = z.output<typeof askBody>

export const askQuery = z.object({
  citations_page: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .optional()
    .describe('Which 200 of the citations; 1 unless said.'),
})

const citationSchema = z
  .object({
    claim: z.string().describe('What it bears out, as it stands in the row.'),
    row: z.int().describe('From 0.'),
    column: z.string(),
    document_id: idSchema,
    filename: z.string(),
    field: z.string().describe('The path of the value in its extraction.'),
    quote: maybe(z.string()).describe('What is printed there, also where a person has corrected it.'),
    kind: maybe(provenanceKindSchema),
    page: maybe(z.int()),
    bbox: maybe(boxSchema),
    start: maybe(z.int()),
    end: maybe(z.int()),
    confidence: maybe(z.number()),
  })
  .meta({ id: 'AskCitation' })
export type AskCitation = z.input<typeof citationSchema>

const warningSchema = z.object({
  code: z.enum([
    ...['not_understood', 'no_documents', 'low_confidence', 'several_currencies', 'truncated'],
    ...['tied', 'not_covered', 'other_reading', 'several_values', 'same_content', 'model_not_used', 'model_differs'],
  ] as const),
  message: z.string(),
})
export type AskWarning = z.input<typeof warningSchema>

const alternativeSchema = z.object({
  meaning: z.string().describe('What it would show.'),
  question: maybe(z.string()).describe('To ask for it.'),
  sql: z.string(),
  parameters: z.array(z.union([z.string(), z.number(), z.boolean()])),
})
export type AskAlternative = z.input<typeof alternativeSchema>

const askableFieldSchema = z.object({
  name: z.string(),
  type: z.enum(['text', 'number', 'date', 'boolean']),
  filled: z.number().describe('The part of the documents that have it, about: 0 to 1.'),
  values: z.array(z.string()).describe('Of texts: some that are frequent.'),
  least: maybe(z.string()).describe('Of numbers and days.'),
  most: maybe(z.string()),
})
export type AskableField = z.input<typeof askableFieldSchema>

export const askResultSchema = z
  .object({
    ask_id: idSchema,
    status: z.literal('completed'),
    conversation_id: idSchema.describe('To ask "and by month?" next.'),
    question: z.string(),
    language: z.enum(['en', 'de', 'fr', 'es']).describe('Of the answer: that of the question.'),
    answer: z.string().describe('In words, as markdown, made from the rows.'),
    columns: z.array(
      z.object({ name: z.string(), label: z.string(), type: z.enum(['text', 'number', 'date', 'boolean']) }),
    ),
    rows: z
      .array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])))
      .describe('By the names of the columns.'),
    sql: maybe(z.string()).describe(
      'What was run: over relations that exist for this question only. None where it was refused.',
    ),
    parameters: z.array(z.union([z.string(), z.number(), z.boolean()])),
    citations: z.array(citationSchema).describe('The values that the rows show or were computed from: 200 at a time.'),
    citations_total: z.int(),
    verification: z
      .object({
        verdict: z.enum(['supported', 'partly_supported', 'unsupported']),
        checks_total: z.int(),
        checks_unsupported: z.int(),
      })
      .describe('Every value of the rows computed again from what is cited for it.'),
    askable: z.array(z.string()).describe('Where it was refused: what can be asked about.'),
    askable_fields: z.array(askableFieldSchema).optional().describe('The same, with what stands there.'),
    alternatives: z
      .array(alternativeSchema)
      .describe('What may have been meant as well: another near reading, or the embedded one where a model answered.'),
    usage: z
      .object({ credits_charged: z.int(), model: maybe(z.string()) })
      .describe('A model costs a case operation where it wrote or confirmed the statement; else nothing is charged.'),
    warnings: z.array(warningSchema),
    created_at: timeSchema,
    links: z.object({ self: z.string() }),
  })
  .meta({ id: 'AskResult' })
export type AskResult = z.input<typeof askResultSchema>

/** A question without its answer. */
export const askPendingSchema = z
  .object({
    ask_id: idSchema,
    status: z.enum(['processing', 'failed']),
    conversation_id: idSchema,
    question: z.string(),
    error: maybe(failureSchema),
    created_at: timeSchema,
    links: z.object({ self: z.string() }),
  })
  .meta({ id: 'AskPending' })
export type AskPending = z.input<typeof askPendingSchema>
export const askStateSchema = z.union([askResultSchema, askPendingSchema])

export const askListQuery = listQuery
const askEntrySchema = z
  .object({
    ask_id: idSchema,
    status: z.enum(['processing', 'completed', 'failed']),
    question: z.string(),
    answer: maybe(z.string()),
    created_at: timeSchema,
    links: z.object({ self: z.string() }),
  })
  .meta({ id: 'AskEntry' })
export type AskEntry = z.input<typeof askEntrySchema>
export const askListSchema = listOf(askEntrySchema).meta({ id: 'AskList' })
