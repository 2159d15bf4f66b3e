import { AppError } from '../../../core/app-error.ts'

/** What makes a file no table, and where. */
export class TableError extends AppError {
  constructor(message: string, place: { line?: number; column?: string } = {}) {
    const { line, column } = place
    const path = ['file', ...(line === undefined ? [] : [`line ${line}`]), ...(column ? [`column ${column}`] : [])]
    super('validation_error', message, { reason: 'bad_table', details: [{ path: path.join(', '), message }] })
  }
}
