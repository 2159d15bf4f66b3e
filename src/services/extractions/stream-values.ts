import { setTimeout as delay } from 'node:timers/promises'
import { AppError } from '../../core/app-error.ts'
import { FairPlaces } from '../../core/fair-places.ts'
import type { StreamedValues } from '../../core/large-answer.ts'
import { splitPath } from '../../extract/schema/field-path.ts'
import { type CellRow, selectCellsAfter } from '../../storage/cells.ts'
import { findDocument } from '../../storage/documents.ts'
import { findExtraction } from '../../storage/extractions.ts'
import { placeColumns, placeOf, valueColumns, valueIn } from '../cells/read-cells.ts'
import { TreeWriter } from '../cells/tree-writer.ts'
import { withoutNulls } from '../cells/without-nulls.ts'
import type { System } from '../system.ts'
import { locatingFacts } from './present.ts'

/** Read and written within a few milliseconds. */
const cellsAtOnce = 500
/**
 * Who reads several large answers has one of them written at a time, with rests: requests go before documents, and whatever
 * is sent all the time keeps the documents of others from being read.
 */
const turns = new FairPlaces(1)

interface Written {
  text: string
  /** The position after which there may be more. */
  last: number | undefined
}

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

  const batches = async function* <Column extends keyof CellRow>(
    columns: readonly Column[],
    write: (cells: Pick<CellRow, Column | 'path'>[]) => string,
  ) {
    const all = ['position', 'path', ...columns] as const
    for (let after: number | undefined = -1; after !== undefined; ) {
      const window = { after, rows, limit: cellsAtOnce }
      const written: Written = await turns.use({ owner: workspaceId }, () =>
        withRest(async () => {
          const cells = await selectCellsAfter(system.db, workspaceId, no, window, all)
          return { text: write(cells), last: cells.length < cellsAtOnce ? undefined : cells.at(-1)?.position }
        }),
      )
      yield written.text
      after = written.last
    }
  }
  const data = async function* () {
    const writer = new TreeWriter()
    yield* batches(valueColumns, (cells) =>
      cells.map((cell) => writer.leaf(splitPath(cell.path), valueIn(cell))).join(''),
    )
    yield writer.end()
  }
  const entries = <Column extends keyof CellRow>(
    columns: readonly Column[],
    entryOf: (cell: Pick<CellRow, Column>) => object | number | null,
  ) => {
    let separator = ''
    return batches(columns, (cells) => {
      const texts = cells.flatMap((cell) => {
        const entry = entryOf(cell)
        return entry === null ? [] : `${JSON.stringify(cell.path)}:${JSON.stringify(entry)}`
      })
      if (texts.length === 0) return ''
      const before = separator
      separator = ','
      return before + texts.join(',')
    })
  }
  return (async function* () {
    if (part === 'data') yield* data()
    else {
      yield '"data":'
      yield* data()
      yield `,"confidence":{"overall":${JSON.stringify(overall ?? 0)},"fields":{`
      yield* entries(['confidence'], ({ confidence }) => confidence)
      yield '}}'
      if (provenance) {
        yield ',"provenance":{'
        yield* entries(placeColumns, (cell) =>
          cell.origin === null ? null : { ...withoutNulls(placeOf(cell)), ...facts },
        )
        yield '}'
      }
    }
    const now = await findExtraction(system.db, workspaceId, id)
    if (now?.updated_at.getTime() !== updatedAt.getTime())
      throw new AppError('conflict', 'The extraction was changed while it was read. Read it again.')
  })()
}

/** Rests as long as the work took, so that at most half of the time goes into it. */
async function withRest<T>(work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const done = await work()
  await delay(performance.now() - began)
  return done
}
