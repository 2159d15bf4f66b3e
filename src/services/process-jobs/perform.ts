import type { JobEvidence, JobKind, ValidationResult } from '../../contract/process-jobs.ts'
import { countPages } from '../../document/count-pages.ts'
import type { Document } from '../../document/model.ts'
import type { Extraction } from '../../extract/extraction.ts'
import type { ExtractionSchema } from '../../extract/schema/field-tree.ts'
import { readingSchema } from '../../extract/schema/reading-schema.ts'
import type { ParseRun, SourceFile } from '../../parse/parser.ts'
import type { Database } from '../../storage/postgres/database.ts'
import type { RunningJob } from '../../storage/process-jobs.ts'
import { withoutNulls } from '../cells/without-nulls.ts'
import type { Extractor } from '../engine/extractor.ts'
import { check } from '../extractions/check.ts'
import { adapterOf } from '../learning/active.ts'
import { allProblems } from '../parsing/descendants.ts'
import { explainParsing } from '../parsing/read-file.ts'
import { unreadConcerns } from '../parsing/unread-concerns.ts'
import { resolveReferences } from '../primitives/resolve-references.ts'
import { knownJsonSchema } from '../schemas/known-schemas.ts'

export interface Performed {
  /** Undefined when a strict validation has refused it. */
  result: unknown
  message: string
  pages: number
  /** Pages as they are charged. */
  billedPages: number
  /** Leaves of the result that were found. */
  cells: number
  schema?: unknown
  markdown?: string
  validation?: ValidationResult
  evidence?: JobEvidence
}

interface Means {
  db: Database
  extractor: Extractor
}

type Run = ParseRun & { signal: AbortSignal }

/** Does what the job asks for. Throws when the file cannot be read. */
export async function performJob(means: Means, job: RunningJob, file: SourceFile, run: Run): Promise<Performed> {
  const { extractor } = means
  const document = await (job.fast_extraction ? readFast(extractor, file, run) : read(extractor, file, run))
  return work[job.kind as JobKind](means, job, document, run)
}

/** What we have stored ourselves need not be asked whether it can be read. */
function read({ parser }: Extractor, file: SourceFile, run: Run): Promise<Document> {
  return explainParsing(() => parser.parse(file, run))
}

/** Recognition takes most of the time: with text anywhere in the file it is left out. */
async function readFast(extractor: Extractor, file: SourceFile, run: Run): Promise<Document> {
  const document = await read(extractor, file, { ...run, ocr: 'never' })
  return document.markdown.trim() === '' ? read(extractor, file, run) : document
}

type Work = (means: Means, job: RunningJob, document: Document, run: Run) => Promise<Performed>

const work: Record<JobKind, Work> = {
  async extract({ extractor }, _job, document, run) {
    const { type, language } = await extractor.threads.run('classify', { document }, run)
    const { markdown, pages } = document
    const result = { markdown, pages: pages.length, language: language.code, document_type: type }
    return { result, ...sizeOf(document), message: tell(document, 'read') }
  },

  async recommend({ extractor }, _job, document, run) {
    const { schema, type, language } = await recommendFor(extractor, document, run)
    const result = { json_schema: schema, document_type: type, language }
    const { markdown } = document
    return { result, schema, markdown, ...sizeOf(document), message: tell(document, 'read, and a schema recommended') }
  },

  async process(means, job, document, run) {
    const text = job.json_schema ?? JSON.stringify((await recommendFor(means.extractor, document, run)).schema)
    const schema = await knownJsonSchema(text)
    const { data, cells, validation, evidence, failed } = await extract(means, job, document, schema, run)
    return {
      result: failed ? undefined : data,
      ...{ schema: schema.definition, markdown: document.markdown, ...sizeOf(document), cells },
      message: failed ? `The data does not pass its validation. ${validation?.summary}` : tell(document, 'processed'),
      ...(validation && { validation }),
      ...(!failed && { evidence }),
    }
  },
}

function sizeOf(document: Document) {
  return { pages: document.pages.length, billedPages: countPages(document), cells: 0 }
}

async function recommendFor(extractor: Extractor, document: Document, run: Run) {
  const discovery = await extractor.threads.run('discover', { document }, run)
  const { type, language } = await extractor.threads.run('classify', { document }, run)
  const { recommendSchema } = await import('../../extract/discover/recommend.ts')
  return { schema: recommendSchema(discovery), type, language: language.code }
}

async function extract(means: Means, job: RunningJob, document: Document, schema: ExtractionSchema, run: Run) {
  const { db, extractor } = means
  const reading = readingSchema(schema)
  const level = job.validation as 'lax' | 'strict' | 'none'
  const model = await extractor.model(job.fast_extraction ? 'off' : undefined)
  const learned = await adapterOf({ db }, job.workspace_id, job.learned)
  const read = await extractor.threads.run(
    'extract',
    {
      ...{ document, schema: reading, validation: level, maxErrors: job.max_errors, coverage: false },
      ...(model && { model: model.settings }),
      ...(learned && { learned }),
      ...(job.description !== null && { instructions: job.description }),
    },
    { ...run, ...(model && { ask: model.ask }) },
  )
  const extraction = await resolveReferences(db, job.workspace_id, schema, read.extraction)
  const { findings } = read
  const validation =
    reading === schema
      ? read.validation
      : await check(schema, extraction, { findings, level, maxErrors: job.max_errors })
  const cells = Object.keys(extraction.confidence.fields).length
  const evidence = evidenceOf(extraction)
  if (level === 'none') return { data: extraction.data, cells, evidence, validation: undefined, failed: false }
  const concerns = [...unreadConcerns(allProblems(document)), ...validation.concerns]
  const errors = concerns.filter((concern) => concern.level === 'error').length
  return {
    data: extraction.data,
    cells,
    evidence,
    validation: { concerns, summary: [...unread(document), validation.summary].join(' ') },
    failed: validation.failed || (level === 'strict' && errors >= job.max_errors),
  }
}

function evidenceOf({ confidence, provenance }: Extraction): JobEvidence {
  const places = Object.entries(provenance).map(([path, place]) => [path, withoutNulls(place)])
  return { confidence, provenance: Object.fromEntries(places) }
}

function unread(document: Document): string[] {
  return allProblems(document).length === 0 ? [] : ['Parts of the file could not be read.']
}

function tell(document: Document, what: string): string {
  const count = document.pages.length
  return [`The file was ${what}: ${count} ${count === 1 ? 'page' : 'pages'}.`, ...unread(document)].join(' ')
}
