import { AppError } from '../core/app-error.ts'
import { csvLine } from '../services/exports/write-csv.ts'

/** Where a command writes: people read text, programs read one JSON value on standard output. */
export interface Output {
  json: boolean
  /** Standard error is a terminal: lines may be written over. */
  terminal: boolean
  /** Resolves when whoever reads can take more. */
  write(text: string | Uint8Array): void | Promise<void>
  writeError(text: string): void
}

export function show(output: Output, value: unknown, text: string): void {
  void output.write(output.json ? `${JSON.stringify(value, null, 2)}\n` : `${text}\n`)
}

/** A list: for people, as JSON, or with `--csv` as a table for programs. */
export function showList(
  output: Output,
  { csv }: { csv?: boolean },
  value: unknown,
  { headings, rows }: { headings: string[]; rows: Cell[][] },
): void {
  if (csv && output.json) throw new AppError('validation_error', 'Ask for --csv or --json, not for both.')
  const lines = [headings.map((heading) => heading.toLowerCase()), ...rows]
  if (csv) void output.write(lines.map((line) => csvLine(line, true)).join(''))
  else show(output, value, table(headings, rows))
}

type Cell = string | number | null | undefined

export function showError(output: Output, error: unknown): number {
  const known = error instanceof AppError
  const message = error instanceof Error ? error.message : String(error)
  if (output.json) {
    const body = {
      error: {
        code: known ? error.code : 'internal_error',
        reason: known ? error.reason : undefined,
        message,
        details: known ? error.details : undefined,
      },
    }
    output.writeError(`${JSON.stringify(body)}\n`)
  } else {
    output.writeError(`sheaf: ${message}\n`)
    if (!known && error instanceof Error && error.cause instanceof Error)
      output.writeError(`  because: ${error.cause.message}\n`)
  }
  return known ? exitStatusOf(error) : 1
}

export function exitStatusOf({ reason, exitStatus }: AppError): number {
  return statusOfReason[reason ?? ''] ?? exitStatus
}

const overLimit = 6
const outOfReach = 7

/** Over HTTP every file that cannot be read is the sender's mistake; a script wants to know what it can do about it. */
const statusOfReason: Record<string, number> = {
  too_large: overLimit,
  too_many_pages: overLimit,
  too_many_entries: overLimit,
  nested_too_deep: overLimit,
  expands_too_much: overLimit,
  timed_out: overLimit,
  out_of_memory: overLimit,
  transcription_failed: outOfReach,
}

/** A full disk must not pass in silence. Who reads our output may have seen enough of it, which is no failure. */
export function reportLostOutput(output: Output): void {
  process.stdout.prependListener('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') showError(output, new Error(`The output could not be written: ${error.message}`))
  })
}

const widestCell = 60

/** Columns as wide as their widest cell; nothing that a cell holds can break the lines or colour the terminal. */
export function table(headings: string[], rows: Cell[][]): string {
  const cells = [
    headings,
    ...rows.map((row) => row.map((cell) => (cell === null || cell === undefined ? '-' : plain(String(cell))))),
  ]
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** A value as a cell. */
export function inOneLine(value: unknown): string | null {
  return value === null || value === undefined ? null : String(value).replace(/\s+/g, ' ')
}

export function plain(text: string): string {
  const visible = text.replace(/\p{Cc}/gu, '\ufffd')
  return visible.length > widestCell ? `${visible.slice(0, widestCell - 1)}…` : visible
}
