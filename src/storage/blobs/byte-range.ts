import { AppError } from '../../core/app-error.ts'
import type { ByteRange } from './blob-store.ts'

/** Refuses a range that no blob can have; whether it lies within this blob is for the store to find out. */
export function parseRange({ start = 0, end }: ByteRange): { start: number; end: number | undefined } {
  const valid = isOffset(start) && (end === undefined || (isOffset(end) && end >= start))
  if (!valid) throw new AppError('validation_error', 'A byte range has whole numbers with 0 <= start <= end.')
  return { start, end }
}

export function rangeBeyondEnd(cause?: unknown): AppError {
  return new AppError('validation_error', 'The byte range starts after the end of the blob.', { cause })
}

function isOffset(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}
