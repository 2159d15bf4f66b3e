import { AppError } from '../../core/app-error.ts'
import type { StreamedValues } from '../../core/large-answer.ts'
import { splitPath } from '../../extract/schema/field-path.ts'
import { type CellRow, selectCellsAfter } from '../../storage/cells.ts'
import { findDocument } from '../../storage/documents.ts'
import { findExtraction } from '../../storage/extractions.ts'
import { placeOf, valueIn } from '../cells/read-cells.ts'
import { TreeWriter } from '../cells/tree-writer.ts'
import { withoutNulls } from '../cells/without-nulls.ts'
import type { System } from '../system.ts'
import { locatingFacts } from './present.ts'

/** Read and written within a few milliseconds. */
const cellsAtOnce = 500

/**
 * The values of an extraction as JSON, a few hundred at a time, so that neither memory nor others feel how many they are. No
 * connection is held while the caller reads: an extraction that changes meanwhile breaks the answer off.
 */
export async function streamValues(
  system: System,
  workspaceId: string,
  { extraction: id, part, provenance, rows }: StreamedValues,
): Promise<AsyncIterable<string>> {
  const row = await findExtraction(system.db, workspaceId, id)
  const document = row && (await findDocument(system.db, workspaceId, row.document_id))
  if (row === undefined || document === undefined) throw new AppError('not_found', `There is no extraction ${id}.`)
  const { no, confidence_overall: overall, updated_at: updatedAt } = row
  const facts = locatingFacts({ document_id: document.id, sha256: document.sha256 })

  const batches = async function* () {
    for (let after = -1; ; ) {
      const cells = await selectCellsAfter(system.db, workspaceId, no, { after, rows, limit: cellsAtOnce })
      if (cells.length > 0) yield cells
      if (cells.length < cellsAtOnce) return
      after = cells.at(-1)?.position ?? after
    }
  }
  const data = async function* () {
    const writer = new TreeWriter()
    for await (const cells of batches())
      yield cells.map((cell) => writer.leaf(splitPath(cell.path), valueIn(cell))).join('')
    yield writer.end()
  }
  const entries = async function* (entryOf: (cell: CellRow) => object | number | null) {
    let isFirst = true
    for await (const cells of batches()) {
      const texts = cells.flatMap((cell) => {
        const entry = entryOf(cell)
        return entry === null ? [] : `${JSON.stringify(cell.path)}:${JSON.stringify(entry)}`
      })
      if (texts.length === 0) continue
      yield `${isFirst ? '' : ','}${texts.join(',')}`
      isFirst = false
    }
  }
  return (async function* () {
    if (part === 'data') yield* data()
    else {
      yield '"data":'
      yield* data()
      yield `,"confidence":{"overall":${JSON.stringify(overall ?? 0)},"fields":{`
      yield* entries(({ confidence }) => confidence)
      yield '}}'
      if (provenance) {
        yield ',"provenance":{'
        yield* entries((cell) => (cell.origin === null ? null : { ...withoutNulls(placeOf(cell)), ...facts }))
        yield '}'
      }
    }
    const now = await findExtraction(system.db, workspaceId, id)
    if (now?.updated_at.getTime() !== updatedAt.getTime())
      throw new AppError('conflict', 'The extraction was changed while it was read. Read it again.')
  })()
}
