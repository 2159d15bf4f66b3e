import { AppError, type ErrorCode, type ErrorDetail } from '../../core/app-error.ts'
import type { ExtractionRow } from '../../storage/extractions.ts'
import { failureOf } from '../documents/run-ingestion.ts'

/** Why an extraction has failed, as its row keeps it. */
interface StoredFailure {
  code: string
  message: string
  /** The kind of error that a caller who waited gets. */
  kind: ErrorCode
  details?: ErrorDetail[]
}

export function storeFailure(error: AppError): string {
  const failure: StoredFailure = {
    ...failureOf(error),
    kind: error.code,
    ...(error.details && { details: error.details.slice(0, mostDetails) }),
  }
  return JSON.stringify(failure)
}

const mostDetails = 50

/** For a caller who waited for it. */
export function failureToThrow({ error }: ExtractionRow): AppError {
  const { code, message, kind, details } = error as unknown as StoredFailure
  return new AppError(kind, message, { reason: code, ...(details && { details }) })
}
