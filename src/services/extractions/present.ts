import type { Failure } from '../../contract/documents.ts'
import type { Accepted, ExtractionSummary, ExtractionView, ExtractResult } from '../../contract/extractions.ts'
import { LargeAnswer } from '../../core/large-answer.ts'
import type { Extraction } from '../../extract/extraction.ts'
import { parsePageRange } from '../../parse/page-range.ts'
import type { DocumentRow } from '../../storage/documents.ts'
import { type ExtractionRow, findDocumentWithResult, type ListedExtraction } from '../../storage/extractions.ts'
import type { JobRow } from '../../storage/jobs.ts'
import { loadExtractions } from '../cells/load.ts'
import { withoutNulls } from '../cells/without-nulls.ts'
import type { Context } from '../context.ts'
import { toEur } from '../credits/price.ts'
import { unknownDocument } from '../documents/find.ts'
import { partOf } from '../documents/parsed-document.ts'
import { presentFacts } from '../documents/present.ts'
import { isUnpaid } from '../documents/unpaid.ts'
import type { System } from '../system.ts'
import type { StoredOptions } from './prepare.ts'

interface Usage {
  pages: number
  cells_registry: number
  cells_ai: number
  credits: number
  balance: number
}

interface Include {
  markdown: boolean
  rawText: boolean
  provenance: boolean
  /** Of lists only these items, counted from 1. */
  rows?: [number, number] | undefined
}

/** More values are written as they are read. */
const mostAtOnce = 1000

export function isLarge({ status, field_count }: ExtractionRow, rows: Include['rows']): boolean {
  return status === 'complete' && (rows !== undefined || field_count > mostAtOnce)
}

/** What a caller who waited gets. */
export async function presentResult(
  ctx: Context,
  row: ExtractionRow,
): Promise<{ body: ExtractResult | LargeAnswer; usage: Usage }> {
  const options = row.options as StoredOptions
  const include = {
    markdown: options.include_markdown ?? false,
    rawText: options.include_raw_text ?? false,
    provenance: options.include_provenance ?? true,
  }
  const facts = { extraction_id: row.id, ...(await resultOf(ctx, row, include)) }
  return { body: withValues(facts, row, include), usage: row.usage as unknown as Usage }
}

function withValues<T extends object>(facts: T, row: ExtractionRow, { provenance, rows }: Include): T | LargeAnswer {
  if (!isLarge(row, rows)) return facts
  return new LargeAnswer(facts, { extraction: row.id, part: 'all', provenance, rows })
}

/** What an extraction looks like when it is read again. */
export async function presentExtraction(
  ctx: Context,
  row: ExtractionRow,
  include: Include,
): Promise<ExtractionView | LargeAnswer> {
  const shown = await resultOf(ctx, row, include)
  const view: ExtractionView = {
    id: row.id,
    extraction_id: row.id,
    ...shown,
    document_id: row.document_id,
    document_filename: shown.document.filename,
    schema_id: row.schema_id,
    confidence_overall: row.confidence_overall,
    metadata: factsOf(row, shown.document),
    error: row.error as Failure | null,
    job_id: row.job_id,
    locked_fields: row.locked_fields,
    review_status: row.review_status as ExtractionView['review_status'],
    created_at: row.created_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
  }
  return withValues(view, row, include)
}

/** All but the values where there are many. */
async function resultOf(ctx: Context, row: ExtractionRow, include: Include) {
  const { system, workspaceId } = ctx
  const [found, extractions] = await Promise.all([
    findDocumentWithResult(system.db, workspaceId, row),
    isLarge(row, include.rows) ? undefined : loadExtractions(system.db, workspaceId, [row]),
  ])
  const extraction = extractions?.get(row.no)
  if (found === undefined) throw unknownDocument(row.document_id)
  const { document, result } = found
  const usage = row.usage as unknown as Usage | null
  const definition = result?.definition ?? row.definition
  return {
    request_id: row.request_id,
    status: row.status as ExtractResult['status'],
    document: presentFacts(document),
    data: extraction?.data,
    schema: {
      source: row.schema_source as ExtractResult['schema']['source'],
      ...{ id: row.schema_id, version: row.schema_version },
      definition: definition === null ? null : (JSON.parse(definition) as unknown),
      save_url: row.schema_source === 'saved' ? null : '/v1/schemas',
    },
    confidence: extraction?.confidence ?? null,
    ...(include.provenance && {
      provenance: extraction ? locatedIn(extraction, { document_id: document.id, sha256: document.sha256 }) : null,
    }),
    validation: result ? JSON.parse(result.validation) : null,
    processing: {
      ...{
        duration_ms: row.duration_ms,
        pages_processed: pagesProcessed(row, document),
        engine: row.engine,
        region: 'local',
      },
    },
    usage: usage && withoutBalance(usage),
    ...(await contentOf(ctx, document, include)),
    ...(row.metadata !== null && { metadata: row.metadata as ExtractResult['metadata'] }),
    ...(row.batch_id !== null && { batch_id: row.batch_id }),
    links: {
      self: `/v1/extractions/${row.id}`,
      document: `/v1/documents/${row.document_id}`,
      dashboard: `/console/extractions/${row.id}`,
    },
  }
}

/** Those of the range that was asked for. */
function pagesProcessed({ options }: ExtractionRow, { pages }: DocumentRow): number | null {
  const { page_range: range } = options as StoredOptions
  if (range === undefined || pages === null) return pages
  const wanted = parsePageRange(range)
  return Array.from({ length: pages }, (_, index) => index + 1).filter(wanted).length
}

function withoutBalance({ balance: _, ...usage }: Usage) {
  return usage
}

/** Every place says which document it is in. */
export function locatedIn({ provenance }: Pick<Extraction, 'provenance'>, document: LocatedDocument) {
  const facts = locatingFacts(document)
  return Object.fromEntries(
    Object.entries(provenance).map(([path, place]) => [path, { ...withoutNulls(place), ...facts }]),
  )
}

interface LocatedDocument {
  document_id: string
  sha256: Buffer | null
}

export function locatingFacts({ document_id, sha256 }: LocatedDocument) {
  return { document_id, ...(sha256 !== null && { document_sha256: sha256.toString('hex') }) }
}

/** What the document is, beside what the sender said of it. */
function factsOf(
  row: Pick<ExtractionRow, 'metadata' | 'duration_ms'>,
  document: Pick<DocumentRow, 'pages' | 'language_detected' | 'type_detected'>,
): ExtractionSummary['metadata'] {
  return {
    ...(row.metadata as Record<string, unknown> | null),
    pages: document.pages,
    language: document.language_detected,
    document_type: document.type_detected,
    processing_time_ms: row.duration_ms,
  }
}

async function contentOf(ctx: Context, document: DocumentRow, { markdown, rawText }: Include) {
  if ((!markdown && !rawText) || document.parsed_key === null || (await isUnpaid(ctx, document))) return {}
  const texts = await partOf(ctx.system, document, 'texts', {})
  return { ...(markdown && { markdown: texts.markdown }), ...(rawText && { raw_text: texts.rawText }) }
}

export function presentAccepted(extraction: ExtractionRow, document: DocumentRow, job: JobRow): Accepted {
  return {
    extraction_id: extraction.id,
    request_id: extraction.request_id,
    status: 'processing',
    job: {
      id: job.id,
      status: job.status === 'processing' ? 'processing' : 'queued',
      poll_url: `/v1/jobs/${job.id}`,
      estimated_seconds: Math.ceil(job.estimated_seconds),
    },
    document: presentFacts(document),
    links: { self: `/v1/extractions/${extraction.id}`, document: `/v1/documents/${document.id}` },
  }
}

export function presentSummary(row: ListedExtraction): ExtractionSummary {
  return {
    id: row.id,
    document_id: row.document_id,
    filename: row.filename,
    document_filename: row.filename,
    metadata: factsOf(row, row),
    status: row.status as ExtractionSummary['status'],
    job_id: row.job_id,
    schema_id: row.schema_id,
    schema_version: row.schema_version,
    confidence_overall: row.confidence_overall,
    field_count: row.field_count,
    credits: (row.usage as unknown as Usage | null)?.credits ?? null,
    error: row.error as Failure | null,
    review_status: row.review_status as ExtractionSummary['review_status'],
    created_at: row.created_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
    links: { self: `/v1/extractions/${row.id}`, document: `/v1/documents/${row.document_id}` },
  }
}

/** What it cost, on synchronous answers only. */
export function costHeaders({ settings }: System, usage: Usage): Record<string, string> {
  const headers = {
    'Cost-Credits': usage.credits,
    'Cost-EUR': toEur(usage.credits),
    'Balance-Credits': usage.balance,
    'Cells-Resolved-Registry': usage.cells_registry,
    'Cells-Resolved-AI': usage.cells_ai,
  }
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [`${settings.headerPrefix}${name}`, String(value)]),
  )
}
