import type { ProcessStatusResponse } from '../../../sdk/src/index.ts'
import type { AppError } from '../../core/app-error.ts'
import { validationFailed } from '../../services/engine/file-result.ts'
import { fileStatus } from '../files-status.ts'
import { exitStatusOf } from '../output.ts'

/** What came of one file or job: the job as the server tells it, and what went wrong. */
export interface JobOutcome extends Partial<ProcessStatusResponse> {
  file: string
  error?: { code: string; message: string }
}

export interface Ended {
  outcome: JobOutcome
  exitStatus: number
}

const failedStatus = 1
const badInputStatus = 2

export function outcomeOfJob(file: string, job: Partial<ProcessStatusResponse>): Ended {
  const outcome = { file, ...job }
  const { status, message = '' } = job
  // Only data that was there to be checked can have been refused.
  if (status === 'failed' && job.validation_result)
    return { outcome: { ...outcome, error: { code: validationFailed, message } }, exitStatus: fileStatus.refused }
  if (status === 'failed')
    return { outcome: { ...outcome, error: { code: 'job_failed', message } }, exitStatus: badInputStatus }
  if (status === 'cancelled')
    return { outcome: { ...outcome, error: { code: 'job_cancelled', message } }, exitStatus: failedStatus }
  return { outcome, exitStatus: 0 }
}

export function outcomeOfError(file: string, error: AppError): Ended {
  const { code, reason, message } = error
  return { outcome: { file, error: { code: reason ?? code, message } }, exitStatus: exitStatusOf(error) }
}

/** For people: what came of it, its concerns, its text where it was asked for. */
export function describeOutcome({ file, job_id, status, result, validation_result, markdown }: JobOutcome): string {
  const concerns = validation_result?.concerns.map(({ level, path, text }) => `${level}: ${path}: ${text}`) ?? []
  const blocks = [
    `${file}: ${status ?? 'failed'}${job_id === undefined ? '' : `, job ${job_id}`}`,
    ...(typeof result === 'object' && result !== null ? [readable(result)] : []),
    ...(concerns.length > 0 ? [concerns.join('\n')] : []),
    ...(markdown === undefined ? [] : [markdown.trimEnd()]),
  ]
  return blocks.join('\n\n')
}

/** What an /extract job has read is text, and the schema of a /recommend job all that matters of it. */
function readable(result: object): string {
  const { markdown, json_schema } = result as { markdown?: unknown; json_schema?: unknown }
  const names = Object.keys(result)
    .sort((a, b) => (a < b ? -1 : 1))
    .join()
  if (names === 'document_type,language,markdown,pages') return String(markdown).trimEnd()
  return JSON.stringify(names === 'document_type,json_schema,language' ? json_schema : result, null, 2)
}
