import { createHash } from 'node:crypto'
import type { RowsOfJson } from '../../contract/reference-data.ts'
import { AppError } from '../../core/app-error.ts'
import { newId } from '../../core/ids.ts'
import { exceedsPage } from '../../storage/postgres/exceeds-page.ts'
import { violatesUnique } from '../../storage/postgres/unique-violation.ts'
import { copyRowSet, type FilledRowSet, idIndexOf } from '../../storage/reference/row-sets.ts'
import type { SourceType } from '../../storage/reference/tables.ts'
import type { Context } from '../context.ts'
import type { ArrivedFile } from '../documents/arrived-file.ts'
import { decode, findEncoding } from './table/decode.ts'
import { linesOfJson } from './table/lines-of-json.ts'
import { readHeader, type TableHead } from './table/read-header.ts'
import { beginsAsWorkbook, readWorkbook } from './table/read-workbook.ts'
import { RowScanner } from './table/row-scanner.ts'
import { TableError } from './table/table-error.ts'

/** Either a file or the rows themselves. */
export interface TableSource {
  file: ArrivedFile | undefined
  json: { [K in keyof RowsOfJson]?: RowsOfJson[K] | undefined }
}

export interface ImportedRows extends FilledRowSet {
  sourceType: SourceType
}

/** More than 500 names can be. */
const headerBytes = 2 ** 19
const maxCellBytes = 65_536
const keptUnclaimedMilliseconds = 24 * 3_600_000
const tabulator = 9

/** Copies the rows into a set of their own, which is dropped unless somebody keeps it. */
export async function importRows(ctx: Context, source: TableSource): Promise<ImportedRows> {
  const { text, sourceType } = await openSource(ctx, source)
  try {
    const { head, rest } = await splitHeader(text)
    const set = await copyRows(ctx, head, rest)
    const isTabbed = sourceType === 'csv' && head.delimiter === tabulator
    return { ...set, sourceType: isTabbed ? 'tsv' : sourceType }
  } finally {
    // Whatever it is read from is let go of, also where it is refused.
    await text.return(undefined)
  }
}

async function copyRows({ system, workspaceId }: Context, head: TableHead, rest: AsyncIterable<Buffer>) {
  const scanner = new RowScanner({ ...head, maxRows: system.settings.referenceMaxRows, maxCellBytes })
  const hash = createHash('sha256').update(JSON.stringify(head.names))
  let bytes = 0
  const idColumn = head.names.indexOf('id') + 1 || null
  const id = newId()
  return copyRowSet(system.pool, {
    ...{ id, workspaceId, columnCount: head.names.length },
    rows: scanned(scanner, rest, (chunk) => {
      hash.update(chunk)
      bytes += chunk.length
    }),
    facts() {
      const types = scanner.types()
      const columns = head.names.map((name, index) => ({ name, type: types[index] ?? 'string' }))
      return { columns, row_count: scanner.rows, byte_count: bytes, content_hash: hash.digest(), id_column: idColumn }
    },
    dropAfter: new Date(system.clock.now().getTime() + keptUnclaimedMilliseconds),
  }).catch(explain(id))
}

interface OpenSource {
  /** UTF-8. */
  text: AsyncGenerator<Buffer>
  sourceType: SourceType
}

async function openSource(ctx: Context, { file, json }: TableSource): Promise<OpenSource> {
  const { columns, rows } = json
  if (file === undefined) {
    if (columns === undefined || rows === undefined)
      throw new AppError('validation_error', 'Send a table: a form with a "file", or JSON with "columns" and "rows".', {
        details: [{ path: columns === undefined ? 'columns' : 'rows', message: 'is missing' }],
      })
    return { text: linesOfJson({ columns, rows }), sourceType: 'json' }
  }
  const { blobs } = ctx.system
  const open = async () => (await blobs.get(file.upload.blobKey)).stream
  if (await isWorkbook(open)) return { text: await readWorkbook(ctx, file), sourceType: 'xlsx' }
  return { text: decode(await open(), await findEncoding(open)), sourceType: 'csv' }
}

async function isWorkbook(open: () => Promise<AsyncIterable<Uint8Array>>): Promise<boolean> {
  for await (const chunk of await open()) return beginsAsWorkbook(chunk)
  throw new TableError('The file is empty: its first row must name the columns.')
}

/** Reads on until the header and some rows are there. */
async function splitHeader(text: AsyncIterable<Buffer>): Promise<{ head: TableHead; rest: AsyncIterable<Buffer> }> {
  const chunks = text[Symbol.asyncIterator]()
  const read: Buffer[] = []
  let bytes = 0
  while (bytes < headerBytes) {
    const { value, done } = await chunks.next()
    if (done) break
    read.push(value)
    bytes += value.length
  }
  const beginning = Buffer.concat(read)
  const head = readHeader(beginning)
  async function* rest() {
    yield beginning.subarray(head.start)
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
  }
  return { head, rest: rest() }
}

async function* scanned(scanner: RowScanner, source: AsyncIterable<Buffer>, onChunk: (chunk: Buffer) => void) {
  for await (const chunk of source) {
    const rows = scanner.scan(chunk)
    onChunk(rows)
    yield rows
  }
  const last = scanner.end()
  onChunk(last)
  yield last
}

/** What the database cannot keep is told as what is wrong with the table. */
function explain(id: string) {
  return (error: unknown): never => {
    if (violatesUnique(error, idIndexOf(id)))
      throw new TableError(
        'Two rows have the same "id". The column of that name tells rows apart: give each row its own, or call the column something else.',
        { column: 'id' },
      )
    const tooLarge = exceedsPage(error)
    if (tooLarge === 'row')
      throw new TableError('A row has more text in its columns than one row can hold: split the table by its columns.')
    if (tooLarge === 'entry')
      throw new TableError('The column "id" tells rows apart, and one of its cells has too many bytes for that.', {
        column: 'id',
      })
    throw error
  }
}
