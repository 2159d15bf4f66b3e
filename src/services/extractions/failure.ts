import { AppError, type ErrorCode, type ErrorDetail } from '../../core/app-error.ts'
import type { ExtractionRow } from '../../storage/extractions.ts'
import { failureOf } from '../documents/run-ingestion.ts'
import type { System } from '../system.ts'

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

/** For a caller who waited for it, and may want to look at what there is of it. */
export function failureToThrow({ settings }: System, { id, document_id, error }: ExtractionRow): AppError {
  const { code, message, kind, details } = error as unknown as StoredFailure
  const { headerPrefix } = settings
  const headers = { [`${headerPrefix}Extraction-Id`]: id, [`${headerPrefix}Document-Id`]: document_id }
  return new AppError(kind, message, { reason: code, headers, ...(details && { details }) })
}
