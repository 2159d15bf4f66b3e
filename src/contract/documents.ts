import { parse } from 'secure-json-parse'
import { z } from 'zod'
import { beyondBounds } from '../core/json-bounds.ts'
import { anyJson, idSchema, isPresentable, jsonValueSchema, maybe, timeSchema } from './common.ts'
import { listOf, listQuery } from './lists.ts'

export const documentStatuses = ['pending', 'processing', 'completed', 'error', 'pending_upload'] as const

const longestMetadata = 16_384
const tooLong = 'must not be longer than 16 KB as JSON'

/** Whatever the sender wants to find again: any JSON object, not too large. What surely is, is not looked at name by name. */
export const metadataSchema = z.preprocess(
  (value, context) => {
    if (leastLength(value, longestMetadata) <= longestMetadata) return value
    context.addIssue(tooLong)
    return z.NEVER
  },
  z
    .record(z.string().min(1).max(200), anyJson)
    .refine((value) => JSON.stringify(value).length <= longestMetadata, tooLong),
)

/** How long a value is as JSON at least, counted no further than to what is too long. */
function leastLength(value: unknown, most: number): number {
  if (typeof value === 'string') return value.length + 2
  if (typeof value !== 'object' || value === null) return 1
  let length = 2
  for (const name in value) {
    length +=
      (Array.isArray(value) ? 0 : name.length + 3) + leastLength(value[name as keyof typeof value], most - length)
    if (length > most) break
  }
  return length
}

export const batchIdSchema = z.string().trim().min(1).max(200)

/** A JSON value that may come as text, as in the fields of a form. Names that a body may not use it may not either. */
export function jsonText<T extends z.ZodType>(schema: T, wanted = 'an object') {
  const parsed = z.string().transform((text, context) => {
    const excess = beyondBounds(text)
    if (excess !== undefined) {
      context.addIssue(excess)
      return z.NEVER
    }
    try {
      return parse(text, undefined, { protoAction: 'error', constructorAction: 'error' }) as unknown
    } catch (error) {
      const isForbidden = error instanceof SyntaxError && error.message.includes('forbidden prototype property')
      const forbidden = 'uses a property name that is not allowed: "__proto__" or "constructor.prototype"'
      context.addIssue(isForbidden ? forbidden : `is not JSON: ${wanted} is wanted`)
      return z.NEVER
    }
  })
  return parsed.pipe(schema)
}

export const fileUrlSchema = z
  .url({ protocol: /^https?$/, error: 'must be an absolute http or https address' })
  .max(8000)
  .describe('Publicly reachable address of the file, instead of `file`. The worker fetches it.')

export const passwordSchema = z
  .string()
  .min(1)
  .max(255)
  .describe('Opens a protected file. It is kept for the reading only, encrypted, and forgotten when that has ended.')

const ingestion = {
  file_url: fileUrlSchema.optional(),
  source_id: idSchema.optional().describe('The inbox that the document belongs to.'),
  batch_id: batchIdSchema.optional(),
  language_hint: z
    .string()
    .regex(/^[a-z]{2}$/, 'must be a language code of two letters')
    .optional(),
  password: passwordSchema.optional(),
}

export const ingestForm = z.strictObject({ ...ingestion, metadata: jsonText(metadataSchema).optional() })
export const ingestBody = z.strictObject({ ...ingestion, metadata: metadataSchema.optional() })
export type Ingestion = z.output<typeof ingestBody>

const time = z.iso
  .datetime({ offset: true })
  .or(z.iso.date())
  .refine(isPresentable, 'lies beyond the year 9999')
  .transform((text) => new Date(text))

/** Filters by time that several lists take. */
export const timeFilters = {
  after: time.optional().describe('Created at this time or later.'),
  before: time.optional().describe('Created before this time.'),
}

export const documentQuery = listQuery.extend({
  ...timeFilters,
  status: z
    .enum(documentStatuses)
    .optional()
    .describe('`pending_upload`: those whose file somebody is to upload by a link, which are listed only so.'),
  search: z.string().trim().min(1).max(200).optional().describe('In the file name, in any case, or words of the text.'),
  source_id: idSchema.optional(),
  batch_id: batchIdSchema.optional(),
})
export type DocumentQuery = z.output<typeof documentQuery>

const stepSchema = z.object({
  step: z.enum(['fetch', 'parse', 'classify']),
  status: z.enum(['completed', 'failed', 'partial']),
  detail: maybe(z.string()),
  started_at: timeSchema,
  completed_at: timeSchema,
  duration_ms: z.int(),
})
export type ProcessingStep = z.input<typeof stepSchema>

export const failureSchema = z.object({ code: z.string(), message: z.string() }).meta({ id: 'Failure' })
export type Failure = z.infer<typeof failureSchema>

/** A document inside another: a member of an archive, an attachment of a mail. */
const childSchema = z
  .object({ name: z.string(), mime_type: maybe(z.string()), pages: z.int(), problem: z.string().optional() })
  .meta({ id: 'ChildDocument' })
export type Child = z.input<typeof childSchema>

/** What every answer about a document's content says of it. */
export const documentFacts = {
  id: idSchema,
  filename: z.string(),
  pages: maybe(z.int()).describe(
    'Pages as they are charged: 3,000 characters, a sheet, a slide, a message or a minute where there are none.',
  ),
  size_bytes: maybe(z.int()),
  mime_type: maybe(z.string()),
  type_detected: maybe(z.string()),
  language_detected: maybe(z.string()),
  children: z.array(childSchema).optional(),
}

/** Where a search found words in the text of a document. */
export const snippetSchema = z
  .object({
    text: z.string().describe('The words with what stands around them.'),
    start: z.int().describe('Of the text in the markdown, as in provenance.'),
    end: z.int(),
    page: z.int().optional(),
    child: z.string().optional().describe('The document inside the document that it was found in.'),
  })
  .meta({ id: 'Snippet', description: 'Where words that were searched for stand in the text.' })
export type Snippet = z.infer<typeof snippetSchema>

export const documentSchema = z
  .object({
    ...documentFacts,
    status: z.enum(documentStatuses).describe('`pending_upload`: an upload session waits for its file.'),
    sha256: maybe(z.string()),
    source: maybe(z.object({ id: idSchema, name: z.string() })),
    batch_id: maybe(z.string()),
    metadata: maybe(z.record(z.string(), jsonValueSchema)),
    error: maybe(failureSchema),
    snippet: snippetSchema.optional(),
    problems: z.array(z.object({ page: z.int().optional(), message: z.string() })).describe('What could not be read.'),
    field_count: z.int(),
    extraction_count: z.int(),
    latest_extraction_id: maybe(idSchema),
    processing_log: z.array(stepSchema),
    created_at: timeSchema,
    updated_at: timeSchema,
    links: z.object({ self: z.string(), markdown: z.string(), extractions: z.string() }),
  })
  .meta({ id: 'Document' })
export type DocumentView = z.input<typeof documentSchema>

export const documentListSchema = listOf(documentSchema).meta({ id: 'DocumentList' })

export const childQuery = z.object({
  child: z
    .string()
    .max(4000)
    .optional()
    .describe('A document inside the document, by its name in `children` or in provenance.'),
})

export const markdownSchema = z
  .object({ document_id: idSchema, child: z.string().optional(), markdown: z.string() })
  .meta({ id: 'Markdown' })
export type Markdown = z.infer<typeof markdownSchema>

export const pageParams = z.object({
  id: idSchema,
  page: z
    .string()
    .regex(/^[1-9]\d{0,5}(\.png)?$/)
    .transform((text) => Number.parseInt(text, 10)),
})

export const pageImageQuery = z.object({
  width: z.coerce.number().int().min(50).max(4000).optional().describe('Of the picture in pixels; 1200 unless said.'),
})

const box = z
  .tuple([z.number(), z.number(), z.number(), z.number()])
  .describe('Fractions of the page from its top left.')
const span = { start: z.int(), end: z.int() }

export const layoutQuery = childQuery.extend({
  pages: z.string().max(200).optional().describe('Only these, like `1,3,7-10`.'),
})

const layoutPage = z.object({
  number: z.int(),
  title: maybe(z.string()),
  width: maybe(z.number()),
  height: maybe(z.number()),
  rotation: z.int(),
  source: z.enum(['text', 'ocr', 'speech', 'none']),
  ...span,
  words: z.array(z.object({ text: z.string(), box, ...span, confidence: z.number().optional() })),
  lines: z.array(z.object({ box, ...span, text: z.string() })),
  blocks: z.array(
    z.object({
      ...{ kind: z.string(), box, ...span, text: z.string() },
      ...{ level: z.int().optional(), role: z.string().optional() },
    }),
  ),
  tables: z.array(
    z.object({
      ...{ box, rows: z.int(), columns: z.int(), header_rows: z.int() },
      cells: z.array(
        z.object({
          ...{ row: z.int(), column: z.int(), row_span: z.int(), column_span: z.int() },
          ...{ box, text: z.string(), address: z.string().optional() },
        }),
      ),
    }),
  ),
})

export const layoutSchema = z
  .object({
    document_id: idSchema,
    child: z.string().optional(),
    pages: z.array(layoutPage),
    children: z.array(z.object({ name: z.string(), pages: z.array(layoutPage) })),
  })
  .meta({ id: 'Layout' })
export type Layout = z.input<typeof layoutSchema>
