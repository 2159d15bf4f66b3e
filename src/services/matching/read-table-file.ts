import { createReadStream } from 'node:fs'
import { CsvError, parse } from 'csv-parse/sync'
import { AppError } from '../../core/app-error.ts'
import type { MatchTable } from '../../match/model.ts'
import { unmistakableFormat } from '../../parse/format-detector.ts'
import { decode, findEncoding } from '../reference-data/table/decode.ts'
import { readHeader } from '../reference-data/table/read-header.ts'
import { beginsAsWorkbook } from '../reference-data/table/read-workbook.ts'
import { TableError } from '../reference-data/table/table-error.ts'

/** A CSV or TSV file, whole; its encoding and what divides its columns are found out as for reference data. */
export async function readTableFile(path: string): Promise<MatchTable> {
  const chunks: Buffer[] = []
  try {
    const encoding = await findEncoding(async () => createReadStream(path))
    for await (const chunk of decode(createReadStream(path), encoding)) chunks.push(chunk)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    throw new AppError('not_found', `${path} cannot be read${reasons[code] ?? '.'}`, { cause: error })
  }
  for await (const beginning of createReadStream(path, { end: 15 })) refuseNoText(path, beginning)
  const bytes = Buffer.concat(chunks)
  if (bytes.subarray(0, binaryWithin).includes(0)) throw noTable(path, 'is no table')
  if (/^\s*[[{]/.test(bytes.toString('utf8', 0, 100)))
    throw new AppError('validation_error', `${path} is JSON: save it as CSV or TSV with a header.`)
  const head = headOf(path, bytes)
  return { columns: head.names, rows: rowsOf(path, bytes.subarray(head.start), head) }
}

/** CSV is told from a workbook by its bytes, a workbook from other packed files by the name alone. */
function refuseNoText(path: string, beginning: Buffer): void {
  const format = unmistakableFormat(beginning)
  if (format) throw noTable(path, `is no table but ${format.name === 'pdf' ? 'a PDF' : 'a picture'}`)
  if (!beginsAsWorkbook(beginning)) return
  if (otherPacked.test(path)) throw noTable(path, 'is no table')
  throw new AppError('validation_error', `${path} is a workbook: save its sheet as CSV, or match it on a server.`)
}

function noTable(path: string, why: string): AppError {
  return new AppError(
    'validation_error',
    `${path} ${why}: give CSV or TSV with a header. "sheaf extract FILE --csv" makes one of what a document says.`,
  )
}

const binaryWithin = 4096
const otherPacked = /\.(?:docx?|docm|pptx?|odt|odp|zip|epub|msg|pages|key)$/i

function headOf(path: string, bytes: Buffer): ReturnType<typeof readHeader> {
  try {
    return readHeader(bytes)
  } catch (error) {
    if (!(error instanceof TableError)) throw error
    throw new AppError('validation_error', `${path}: ${error.message}`, { cause: error })
  }
}

function rowsOf(
  path: string,
  bytes: Buffer,
  { delimiter, names, firstLine }: ReturnType<typeof readHeader>,
): string[][] {
  try {
    return parse(bytes, {
      delimiter: String.fromCharCode(delimiter),
      columns: false,
      skip_empty_lines: true,
      relax_quotes: true,
    }).map((row: string[], index: number) => {
      if (row.length === names.length) return row
      const where = `row ${index + 1}, near line ${firstLine + index}`
      throw new AppError('validation_error', `${path}, ${where}: ${row.length} cells under ${names.length} columns.`)
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new AppError('validation_error', `${path} is no table: ${error.message}`, { cause: error })
  }
}

const reasons: Record<string, string> = { ENOENT: ': there is no such file.', EISDIR: ': it is a folder.' }
