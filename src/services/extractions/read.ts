import { countPages } from '../../document/count-pages.ts'
import type { Document } from '../../document/model.ts'
import type { DocumentRow } from '../../storage/documents.ts'
import type { ExtractionRow } from '../../storage/extractions.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { TaskRun } from '../../storage/queue/task-runner.ts'
import { type Classify, classifyAlone, type Ingested, ingest } from '../documents/ingest.ts'
import { loadParsed } from '../documents/parsed-document.ts'
import { saveAndCharge } from '../documents/run-ingestion.ts'
import type { Extractor } from '../engine/extractor.ts'
import type { Extracted } from '../engine/tasks.ts'
import type { RunOptions } from '../engine/threads.ts'
import { documentResolved } from '../jobs/progress.ts'
import { withRemedy } from '../remedy.ts'
import type { System } from '../system.ts'
import { type CellPlan, findCells, planCells } from './find-cells.ts'
import { promote } from './promote.ts'

export interface ReadDocument {
  row: DocumentRow
  plan: CellPlan
  /** What was found of what the plan wants; undefined where all is known. */
  found: Extracted | undefined
}

interface Task {
  extraction: ExtractionRow
  before: DocumentRow
  run: TaskRun
  /** The blob for what is read. */
  reserved: string
  /** Opens the document. */
  password?: string
}

/** Reads the document, unless it was read before, and looks for what is wanted and not known. */
export async function readAndFind(system: System, extractor: Extractor, task: Task): Promise<ReadDocument> {
  const { extraction, before, run } = task
  if (before.parsed_key === null) return readNow(system, extractor, task)
  await run.checkpoint((tx) => documentResolved(tx, system, extraction))
  return findAgain(system, extractor, task, { row: before })
}

/** Looks for what nobody knows by now. */
export async function findAgain(
  system: System,
  extractor: Extractor,
  { extraction, run }: Task,
  { row }: Pick<ReadDocument, 'row'>,
): Promise<ReadDocument> {
  const plan = await planCells(system, extraction, row)
  return { row, plan, found: await findIn(plan, () => loadParsed(system, row), extractor, turnOf(extraction, run)) }
}

function turnOf({ workspace_id: owner }: ExtractionRow, { signal, leavePlace }: TaskRun): RunOptions {
  return { signal, owner, onLong: leavePlace }
}

/** While the values are looked for, what was read is kept, whatever becomes of the extraction. */
async function readNow(system: System, extractor: Extractor, task: Task): Promise<ReadDocument> {
  const { extraction, before, run, reserved, password } = task
  // The first of a process has much to load, which takes less time meanwhile.
  extractor.warmUp(1)
  const unwanted = new AbortController()
  const signal = AbortSignal.any([run.signal, unwanted.signal])
  const turn = { ...turnOf(extraction, run), signal }
  // What an upload is of is known before it is read, and so what of it is.
  const planned = before.sha256 === null ? undefined : planCells(system, extraction, before)
  planned?.catch(() => {})
  let [plan, found]: [CellPlan?, Promise<Extracted | undefined>?] = []
  const classify: Classify = async (document, content) => {
    plan = await (planned ?? planCells(system, extraction, { ...before, sha256: content }))
    // Some pages alone do not tell what the whole is.
    if (plan.wanted.length === 0 || plan.options.page_range !== undefined)
      return classifyAlone(extractor, document, turn)
    const search = findCells(extractor, plan, document, turn)
    found = search.found
    return search.kind
  }
  try {
    const turnOfReading = { ...turnOf(extraction, run), reserved, ...(password !== undefined && { password }) }
    const ingested = await ingest(system, extractor, before, turnOfReading, classify)
    const row = await keep(system, task, ingested)
    plan ??= await planCells(system, extraction, row)
    found ??= findIn(plan, async () => ingested.document, extractor, turn)
    return { row, plan, found: await found }
  } finally {
    unwanted.abort()
  }
}

async function keep(system: System, task: Task, ingested: Ingested): Promise<DocumentRow> {
  const { extraction, run } = task
  try {
    // A document that was sent to be read only is paid as such, whoever reads it.
    if (!extraction.ingests)
      return await withRemedy(() =>
        run.checkpoint((tx) => saveAndCharge(tx, system, ingested, (saved) => tell(tx, system, task, saved))),
      )
    const toMark = isLong(system, countPages(ingested.document)) ? undefined : extraction.id
    const { row, isMarked } = await ingested.saveFor(toMark, run.fence)
    if (!isMarked) await run.checkpoint((tx) => tell(tx, system, task, row))
    return row
  } finally {
    await ingested.drop()
  }
}

async function tell(tx: Tx, system: System, { extraction }: Task, saved: DocumentRow): Promise<void> {
  if (isLong(system, saved.pages ?? 0)) await promote(tx, system, extraction, saved)
  await documentResolved(tx, system, extraction)
}

/** Its caller does not wait for so many pages. */
function isLong({ settings }: System, pages: number): boolean {
  return pages > settings.syncPages
}

async function findIn(
  plan: CellPlan,
  load: () => Promise<Document>,
  extractor: Extractor,
  turn: RunOptions,
): Promise<Extracted | undefined> {
  return plan.wanted.length === 0 ? undefined : findCells(extractor, plan, await load(), turn).found
}
