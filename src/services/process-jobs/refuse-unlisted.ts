import { jobFormats } from '../../contract/process-jobs.ts'
import { AppError } from '../../core/app-error.ts'
import type { FormatName } from '../../document/model.ts'

/** Markdown is plain text; what else the service can read is not for this API. */
const taken = new Set<string>([...Object.keys(jobFormats), 'md'])

export function refuseUnlisted(format: FormatName): void {
  if (taken.has(format)) return
  throw new AppError(
    'unsupported_media_type',
    `The file is of the kind "${format}", which is not taken here. Taken are: ${Object.keys(jobFormats).join(', ')}.`,
  )
}
