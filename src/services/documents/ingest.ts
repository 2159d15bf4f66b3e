import type { RawBuilder } from 'kysely'
import type { Child, ProcessingStep } from '../../contract/documents.ts'
import { AppError } from '../../core/app-error.ts'
import { LargeDocument } from '../../core/large-document.ts'
import { countPages } from '../../document/count-pages.ts'
import type { Document } from '../../document/model.ts'
import type { ParseRun } from '../../parse/parser.ts'
import { type DocumentRow, keepReading, loadDocument } from '../../storage/documents.ts'
import type { Database, Tx } from '../../storage/postgres/database.ts'
import { FenceLost } from '../../storage/queue/held-job.ts'
import type { Extractor } from '../engine/extractor.ts'
import type { Kind } from '../engine/tasks.ts'
import type { RunOptions } from '../engine/threads.ts'
import { eventRow } from '../events/emit.ts'
import { allProblems, descendants } from '../parsing/descendants.ts'
import type { System } from '../system.ts'
import { deleteUnlessKept, dropUpload, type StoredUpload, uploadGone } from '../uploads/store-upload.ts'
import type { Reading } from './early-readings.ts'
import { fetchOriginal } from './fetch-original.ts'
import { storeParsed } from './parsed-document.ts'
import { readBlob } from './read-blob.ts'
import { textParts } from './text-parts.ts'

export interface Ingested {
  document: Document
  /** In the transaction that is to know the document. Of all who have read it, the first is kept. */
  save(tx: Tx): Promise<{ row: DocumentRow; isFirst: boolean }>
  /** The same by one statement under a task's fence; marks an extraction that is not part of a job. */
  saveFor(
    extractionId: string | undefined,
    fence: RawBuilder<unknown>,
  ): Promise<{ row: DocumentRow; isMarked: boolean }>
  /** Gives back whatever was not kept. */
  drop(): Promise<void>
}

interface Run extends Pick<ParseRun, 'onProgress' | 'onLong' | 'password'> {
  signal: AbortSignal
  /** The blob that was reserved for what is read. */
  reserved?: string | undefined
}

/** Says what kind of document it is; the content is the digest of its file. */
export type Classify = (document: Document, content: Buffer | null) => Promise<Kind>

/** Reads a document that was uploaded or is to be fetched. Throws an AppError for what its sender can mend. */
export async function ingest(
  system: System,
  extractor: Extractor,
  row: DocumentRow,
  run: Run,
  classify: Classify = (document) => classifyAlone(extractor, document, { ...run, owner: row.workspace_id }),
): Promise<Ingested> {
  const log = new StepLog(system, row)
  const fetched = row.blob_key === null ? await log.step('fetch', () => fetchOriginal(system, row, run)) : undefined
  const uploads: StoredUpload[] = fetched ? [fetched.upload] : []
  let storing: Promise<StoredUpload> | undefined
  const drop = async () => {
    await storing?.then((upload) => uploads.push(upload)).catch(() => {})
    storing = undefined
    for (const upload of uploads) await dropUpload(system, upload)
  }
  try {
    if (isSurelyLarge(system, row)) throw new LargeDocument()
    const reading = parse(system, extractor, row, fetched, run)
    const document = await log.step('parse', () => reading.document, { describe: describeProblems, ...reading })
    // First of all, since the values are looked for meanwhile.
    const classifying = log.step('classify', () => classify(document, fetched?.facts.sha256 ?? row.sha256))
    storing = storeParsed(system, row.workspace_id, document, run.reserved)
    const [parsed, { type, language }] = await Promise.all([storing, classifying])
    const facts = {
      ...fetched?.facts,
      ...{ mime_type: document.format.mediaType, parsed_key: parsed.blobKey, parser: system.settings.version },
      ...{ pages: countPages(document), type_detected: type, language_detected: language },
    }
    const problems = allProblems(document)
    const listed = { children: JSON.stringify(childrenOf(document)), problems: JSON.stringify(problems) }
    const keep = async (db: Database | Tx, extractionId?: string, fence?: RawBuilder<unknown>) => {
      const kept = [...uploads, parsed]
      const now = system.clock.now()
      const known = {
        ...row,
        ...facts,
        problems: problems.map((each) => ({ ...each })),
        status: 'completed',
        error: null,
        updated_at: now,
      }
      const reading = {
        facts: { ...facts, ...listed, processing_log: JSON.stringify(log.steps), updated_at: now },
        ...{ blobs: kept.map(({ blobKey }) => blobKey), classified: classified(known), extractionId },
        ...{ workspaceId: row.workspace_id, texts: textParts(document) },
      }
      for (const upload of kept) upload.claimed = true
      const saved = await keepReading(db, row.id, reading, fence)
      if (saved === undefined) throw new FenceLost()
      if (saved.is_unread && !saved.is_kept) throw uploadGone()
      if (saved.is_unread) return { row: known, isFirst: true, isMarked: saved.is_marked }
      // What another has read is kept instead.
      for (const upload of kept) upload.claimed = false
      return { row: await readByAnother(db, row.id), isFirst: false, isMarked: saved.is_marked }
    }
    return {
      ...{ document, drop },
      save: (tx) => keep(tx),
      saveFor: (extractionId, fence) => keep(system.db, extractionId, fence),
    }
  } catch (error) {
    if (storing === undefined && run.reserved !== undefined) await deleteUnlessKept(system, run.reserved)
    await drop()
    throw error
  }
}

/** Text alone gives at least so many times its bytes, with the places of all words: to find that out would be work for nothing. */
const leastGrowth = 8

export function isSurelyLarge(
  { mostHere = Infinity }: System,
  { mime_type, size_bytes }: Pick<DocumentRow, 'mime_type' | 'size_bytes'>,
): boolean {
  return (mime_type?.startsWith('text/') ?? false) && (size_bytes ?? 0) * leastGrowth > mostHere
}

export async function classifyAlone(extractor: Extractor, document: Document, run: RunOptions): Promise<Kind> {
  const { type, language } = await extractor.threads.run('classify', { document }, run)
  return { type, language: language.code }
}

async function readByAnother(db: Database | Tx, id: string): Promise<DocumentRow> {
  const row = await loadDocument(db, id)
  if (row === undefined) throw new AppError('not_found', 'The document was deleted while it was read.')
  return row
}

/** Goes on with what was begun early, where it was. */
function parse(
  system: System,
  extractor: Extractor,
  row: DocumentRow,
  fetched: Awaited<ReturnType<typeof fetchOriginal>> | undefined,
  { signal, onProgress, onLong, password }: Run,
): Reading {
  const blobKey = fetched?.upload.blobKey ?? row.blob_key ?? ''
  const blob = { blobKey, filename: fetched?.facts.filename ?? row.filename, language: row.language_hint }
  const turn = {
    ...{ signal, owner: row.workspace_id, onLong },
    ...(onProgress && { onProgress }),
    ...(password !== undefined && { password }),
  }
  const early = system.early.take(blobKey, turn)
  return early ?? { document: readBlob(system, extractor.parser, blob, turn), since: performance.now() }
}

function childrenOf(document: Document): Child[] {
  return descendants(document.children).map(({ name, document: inside, problem }) => ({
    name,
    mime_type: inside?.format.mediaType ?? null,
    pages: inside ? countPages(inside) : 0,
    ...(problem && { problem: problem.message }),
  }))
}

function classified(row: DocumentRow) {
  const { id: document_id, filename, type_detected, language_detected, pages, updated_at: occurredAt } = row
  return eventRow({
    ...{ workspaceId: row.workspace_id, type: 'document.classified', sourceId: row.source_id, occurredAt },
    data: { document_id, filename, type_detected, language_detected, pages },
  })
}

function describeProblems(document: Document): Pick<ProcessingStep, 'status' | 'detail'> {
  const problems = allProblems(document)
  const [first] = problems
  if (first === undefined) return { status: 'completed', detail: null }
  const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : ''
  return { status: 'partial', detail: `${first.message}${more}` }
}

type Outcome = Pick<ProcessingStep, 'status' | 'detail'>

/** What was done to a document, and how long each step took. */
class StepLog {
  readonly steps: ProcessingStep[]
  readonly #system: System

  constructor(system: System, row: DocumentRow) {
    this.#system = system
    this.steps = [...(row.processing_log as unknown as ProcessingStep[])]
  }

  async step<T>(
    step: ProcessingStep['step'],
    work: () => Promise<T>,
    { describe, since = performance.now() }: { describe?(result: T): Outcome; since?: number } = {},
  ): Promise<T> {
    const started = new Date(this.#system.clock.now().getTime() - (performance.now() - since))
    const result = await work()
    this.steps.push({
      step,
      ...(describe?.(result) ?? { status: 'completed', detail: null }),
      started_at: started.toISOString(),
      completed_at: this.#system.clock.now().toISOString(),
      duration_ms: Math.round(performance.now() - since),
    })
    return result
  }
}
