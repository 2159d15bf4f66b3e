import { z } from 'zod'
import { idSchema, timeSchema } from './common.ts'
import { passwordSchema } from './documents.ts'
import { provenanceSchema } from './extractions.ts'

export const jobKinds = ['process', 'extract', 'recommend'] as const
export type JobKind = (typeof jobKinds)[number]

export const jobStatuses = ['queued', 'processing', 'failed', 'success', 'cancelled'] as const
export type JobStatus = (typeof jobStatuses)[number]

/** The media types that the job API takes, by the name of the format that the content has. */
export const jobFormats = {
  pdf: 'application/pdf',
  csv: 'text/csv',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odt: 'application/vnd.oasis.opendocument.text',
  numbers: 'application/vnd.apple.numbers',
  pages: 'application/vnd.apple.pages',
  jpeg: 'image/jpeg',
  png: 'image/png',
  txt: 'text/plain',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
} as const

const textLimit = 1000

const trueOrFalse = z.enum(['true', 'false'])

const sourceFields = {
  file_url: z
    .url({ protocol: /^https?$/, error: 'must be an absolute http or https address' })
    .max(8000)
    .optional()
    .describe('Publicly reachable address of the file, instead of `file`. The worker fetches it.'),
  fast_extraction: trueOrFalse
    .default('false')
    .describe('`true` is faster for simple documents and may be less accurate: no recognition where there is text.'),
  description: z.string().max(textLimit).optional().describe('Context about the file; improves accuracy.'),
  password: passwordSchema.optional(),
}

/** What `/extract` and `/recommend` take beside the file. */
export const sourceForm = z.strictObject(sourceFields)

export const processForm = z.strictObject({
  ...sourceFields,
  json_schema: z
    .string()
    .optional()
    .describe('JSON Schema of the wanted result, as text or as a part of the type application/json.'),
  validation: z
    .enum(['lax', 'strict', 'none'])
    .default('lax')
    .describe('`lax` collects concerns, `strict` fails the job over them, `none` does not look.'),
  max_errors: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'must be a whole number from 1 to 9999')
    .default('10')
    .describe('With `strict`: so many errors fail the job.'),
})
export type ProcessForm = z.output<typeof processForm>

export const jobParams = z.object({ job_id: idSchema })

const longestWaitSeconds = 30

export const jobQuery = z.object({
  'include-schema': trueOrFalse.optional().describe('Whether a finished job shows the schema of its result.'),
  'include-markdown': trueOrFalse.optional().describe('Whether a finished job shows the markdown of its source.'),
  wait: z.coerce
    .number()
    .int()
    .min(0)
    .max(longestWaitSeconds)
    .optional()
    .describe(`Answers when the job ends, or after so many seconds (up to ${longestWaitSeconds}) if it has not.`),
})
export type JobQuery = z.output<typeof jobQuery>

const responseFields = {
  correlation_id: idSchema,
  job_id: idSchema,
  status: z.enum(jobStatuses),
  start_time: timeSchema.describe('When work started; until then, when the job was accepted.'),
  estimated_time_seconds: z
    .int()
    .min(0)
    .optional()
    .describe('Until the job ends, from how long such jobs took and what is ahead of it. While unfinished only.'),
  message: z.string().describe('For people.'),
  filename: z.string().describe('The original name of the file.'),
}

export const processResponseSchema = z.object(responseFields).meta({ id: 'ProcessResponse' })
export type ProcessResponse = z.infer<typeof processResponseSchema>

const concernSchema = z
  .object({
    path: z.string().describe('JSON path, like `$.items[0].price`.'),
    text: z.string(),
    level: z.enum(['error', 'warning', 'info']),
    code: z.enum([
      'missing_value',
      'null_value',
      'additional_value',
      'format_inconsistent',
      'numeric_mismatch',
      'floating_precision_diff',
      'semantic_conflict',
      'array_length_mismatch',
      'type_mismatch',
      'out_of_range',
      'duplicate_value',
      'incomplete_object',
      'extra_fields',
      'order_difference',
    ]),
  })
  .meta({ id: 'Concern' })

export const validationResultSchema = z
  .object({ concerns: z.array(concernSchema), summary: z.string() })
  .meta({ id: 'ValidationResult' })
export type ValidationResult = z.infer<typeof validationResultSchema>

const evidence = {
  confidence: z.object({ overall: z.number(), fields: z.record(z.string(), z.number()) }),
  provenance: z.record(z.string(), provenanceSchema.omit({ document_id: true, document_sha256: true })),
}
export type JobEvidence = z.input<z.ZodObject<typeof evidence>>

export const processStatusSchema = z
  .object({
    ...responseFields,
    finish_time: timeSchema.nullable(),
    result: z.unknown().describe('The data, by the schema; null until the job has succeeded.'),
    json_schema: z.record(z.string(), z.unknown()).optional(),
    markdown: z.string().optional(),
    validation_result: validationResultSchema.optional(),
    confidence: evidence.confidence.optional().describe('How sure each value of a `/process` result is, by its path.'),
    provenance: evidence.provenance.optional().describe('Where each value stands in the source, by its path.'),
  })
  .meta({ id: 'ProcessStatusResponse' })
export type ProcessStatus = z.input<typeof processStatusSchema>

export const feedbackBody = z
  .strictObject({
    rating: z.int().min(1).max(5).describe('1 is the lowest.'),
    data_complete: z.boolean().optional(),
    schema_correct: z.boolean().optional(),
    data_correct: z.boolean().optional(),
    share_data: z.boolean().default(false).describe('Whether source and result may be kept for a while and looked at.'),
    additional_feedback: z.string().max(textLimit).optional(),
  })
  .meta({ id: 'ProcessFeedback' })
export type Feedback = z.output<typeof feedbackBody>
