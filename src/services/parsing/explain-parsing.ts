import { AppError, type ErrorCode } from '../../core/app-error.ts'
import type { ProblemCode } from '../../document/problem.ts'
import { ParseError } from '../../parse/parse-error.ts'

const kinds: Partial<Record<ProblemCode, ErrorCode>> = {
  unsupported_media_type: 'unsupported_media_type',
  too_large: 'payload_too_large',
  invalid_option: 'validation_error',
}

/** What the parser throws, as an error that every adapter knows. */
export async function explainParsing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ParseError)) throw error
    throw new AppError(kinds[error.code] ?? 'unprocessable', error.message, { cause: error, reason: error.code })
  }
}
