import { LargeDocument } from '../../core/large-document.ts'
import type { Adapter } from '../../extract/learn/adapter.ts'
import { proveLists } from '../../extract/learn/prove-lists.ts'
import type { Value } from '../../extract/learn/same-value.ts'
import type { Study, Told } from '../../extract/learn/study.ts'
import { splitPath, templateOf, valueByPath, valuesByTemplate } from '../../extract/schema/field-path.ts'
import type { ExtractionSchema, Leaf } from '../../extract/schema/field-tree.ts'
import { readingSchema } from '../../extract/schema/reading-schema.ts'
import { findDocument } from '../../storage/documents.ts'
import { findExtraction } from '../../storage/extractions.ts'
import {
  dropOldVersions,
  insertExamples,
  type LearnedVersionRow,
  loadLearning,
  lockLearning,
  selectTaught,
  updateVersion,
} from '../../storage/learned-versions.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { TaskRun } from '../../storage/queue/task-runner.ts'
import { loadExtractions } from '../cells/load.ts'
import { loadParsed } from '../documents/parsed-document.ts'
import type { Extractor } from '../engine/extractor.ts'
import { withPages } from '../extractions/page-selection.ts'
import type { StoredOptions } from '../extractions/prepare.ts'
import { HelperThread } from '../helper-thread.ts'
import { knownSchema } from '../schemas/known-schemas.ts'
import type { System } from '../system.ts'
import type { Fitting } from './fit-thread.ts'
import { putInPlace } from './manage.ts'
import { mostDocuments } from './start.ts'

const keptVersions = 20

/** Looks at what people have said of documents, fits to it, and takes it up where held-out corrections get better. */
export async function runLearning(
  system: System,
  extractor: Extractor,
  { versionId }: { versionId: string },
  run: TaskRun,
): Promise<void> {
  const version = await loadLearning(system.db, versionId)
  if (version === undefined) return
  const { workspace_id: workspaceId } = version
  run.leavePlace()
  const taught = await selectTaught(system.db, workspaceId, mostDocuments)
  const studied: { each: Taught; study: Study }[] = []
  for (const [index, each] of taught.entries()) {
    const study = await studyOne(system, extractor, version, each, run.signal)
    if (study) studied.push({ each, study })
    await run.checkpoint((tx) => updateVersion(tx, workspaceId, versionId, { studied: index + 1 }))
  }
  const studies = studied.map(({ study }) => study)
  const fitted = await fitApart(studies, run.signal)
  const { adapter, report } = await proveLists(fitted, studies, async (index, learned) => {
    const { each } = studied[index] ?? {}
    return each && (await studyOne(system, extractor, version, each, run.signal, learned))
  })
  await run.complete(async (tx) => {
    await lockLearning(tx, workspaceId)
    const ended = { report: JSON.stringify(report), completed_at: system.clock.now() }
    if (adapter === undefined) return updateVersion(tx, workspaceId, versionId, { ...ended, status: 'rejected' })
    const examples = studied.map(({ each: { document_id } }, index) => ({
      document_id,
      example: adapter.examples[index] ?? {},
    }))
    await insertExamples(tx, workspaceId, versionId, examples)
    await updateVersion(tx, workspaceId, versionId, { ...ended, weights: adapter.weights, fields: adapter.fields })
    await putInPlace(tx, workspaceId, versionId)
    await dropOldVersions(tx, workspaceId, keptVersions)
  })
}

interface Taught {
  extraction_id: string
  document_id: string
}

/** Undefined for what is gone meanwhile, or too large to be looked at here. */
async function studyOne(
  system: System,
  extractor: Extractor,
  { workspace_id: workspaceId }: LearnedVersionRow,
  { extraction_id, document_id }: Taught,
  signal: AbortSignal,
  learned?: Adapter,
): Promise<Study | undefined> {
  const extraction = await findExtraction(system.db, workspaceId, extraction_id)
  const row = await findDocument(system.db, workspaceId, document_id)
  if (!extraction || !row || extraction.definition === null) return undefined
  const said = (await loadExtractions(system.db, workspaceId, [extraction])).get(extraction.no)
  if (!said) return undefined
  const schema = readingSchema((await knownSchema(JSON.parse(extraction.definition))).schema)
  const told = toldOf(schema, said.data, extraction.locked_fields)
  try {
    const { page_range } = extraction.options as StoredOptions
    const document = withPages(await loadParsed(system, row), page_range)
    return await extractor.threads.run(
      'study',
      { document, schema, told, ...(learned && { learned }) },
      { signal, owner: workspaceId },
    )
  } catch (error) {
    if (error instanceof LargeDocument) return undefined
    throw error
  }
}

function toldOf({ leaves }: ExtractionSchema, data: unknown, locked: readonly string[]): Told {
  const isInList = ({ ancestors }: Leaf) => ancestors.some(({ type }) => type === 'array')
  // A cell was corrected, or the list that it is in.
  const corrected = new Set(locked.map((path) => templateOf(splitPath(path))))
  const wasCorrected = ({ path, ancestors }: Leaf) =>
    corrected.has(path) || ancestors.some((each) => each.type === 'array' && corrected.has(each.path))
  return {
    truths: leaves
      .filter((leaf) => !isInList(leaf))
      .map(({ path }) => {
        const value = (valueByPath(data, splitPath(path)) ?? null) as Value
        return { path, value, isCorrected: locked.includes(path) }
      }),
    columns: leaves.filter(isInList).map((leaf) => ({
      path: leaf.path,
      values: valuesByTemplate(data, splitPath(leaf.path)).filter((value) => value != null) as Value[],
      isCorrected: wasCorrected(leaf),
    })),
  }
}

async function fitApart(studies: Study[], signal: AbortSignal) {
  const thread = new HelperThread<Fitting>(new URL('./fit-thread.ts', import.meta.url))
  const end = () => void thread.end()
  signal.addEventListener('abort', end)
  try {
    return await thread.run('fit', studies)
  } finally {
    signal.removeEventListener('abort', end)
    await thread.end()
  }
}

/** When the last attempt has failed or its worker died. */
export async function giveLearningUp(system: System, id: string, tx: Tx): Promise<void> {
  const version = await loadLearning(tx, id)
  if (version === undefined) return
  const error = 'The corrections could not be learned from, although it was tried several times.'
  const failed = { status: 'failed', error, completed_at: system.clock.now() }
  await updateVersion(tx, version.workspace_id, id, failed)
}
