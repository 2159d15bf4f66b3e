import { Readable } from 'node:stream'
import { type Command, InvalidArgumentError } from 'commander'
import { type TableExtra, type TableFormat, tableExtras } from '../contract/tables.ts'
import { AppError } from '../core/app-error.ts'
import type { Output } from './output.ts'
import { saveResult } from './save-file.ts'

export interface TableOptions {
  csv?: boolean
  xlsx?: boolean
  with?: TableExtra[]
  list?: string
  escapeFormulas?: boolean
  out?: string
}

export function addTableOptions(command: Command): Command {
  return command
    .option('--csv', 'as CSV')
    .option('--xlsx', 'as an Excel workbook, with a sheet for each list')
    .option('--with <columns>', 'columns for "confidence", "page" or both of each value, parted by a comma', readExtras)
    .option('--list <name>', 'with --csv: the list whose items are the rows; "none" for a row for each document')
    .option('--no-escape-formulas', 'with --csv: leave cells as they are that a spreadsheet would run')
    .option('--out <file>', 'with --csv or --xlsx: write it to this file')
}

function readExtras(text: string): TableExtra[] {
  const named = text.split(',').map((name) => name.trim())
  const extras = tableExtras.filter((extra) => named.includes(extra))
  if (extras.length === new Set(named).size) return extras
  throw new InvalidArgumentError(`Must be ${tableExtras.join(', ')} or both, parted by a comma.`)
}

/** Which kind of table is wanted, if any; what only tables take is refused without one. */
export function wantedTable(options: TableOptions, output: Output): TableFormat | undefined {
  const { csv = false, xlsx = false, out } = options
  if (csv && xlsx) throw new AppError('validation_error', 'Ask for --csv or --xlsx, not for both.')
  const format = csv ? 'csv' : xlsx ? 'xlsx' : undefined
  if (format !== undefined && output.json)
    throw new AppError('validation_error', `Ask for --${format} or --json, not for both.`)
  if (format === undefined && (options.with ?? options.list ?? out) !== undefined)
    throw new AppError('validation_error', '--with, --list and --out are for --csv and --xlsx.')
  if (format === 'xlsx' && out === undefined && process.stdout.isTTY)
    throw new AppError('validation_error', 'A workbook cannot be shown here: name a file with --out, or redirect it.')
  return format
}

/** What a server is asked for. */
export function tableQuery({ with: extras, list, escapeFormulas }: TableOptions, format: TableFormat) {
  return { format, columns: extras?.join(','), list, escape_formulas: escapeFormulas === false ? false : undefined }
}

/** To the file that is meant, at once or not at all, or to standard output as it comes. */
export async function saveTable(
  output: Output,
  { out }: TableOptions,
  pieces: AsyncIterable<string | Uint8Array>,
): Promise<void> {
  if (out !== undefined) await saveResult(output, out, pieces)
  else for await (const piece of pieces) await output.write(piece)
}

/** The same for what a server sends. */
export async function saveAnswer(output: Output, options: TableOptions, answer: Response): Promise<void> {
  await saveTable(output, options, answer.body ?? Readable.from([]))
}
