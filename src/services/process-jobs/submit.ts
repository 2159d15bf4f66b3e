import { type JobKind, jobFormats, type ProcessForm, type ProcessResponse } from '../../contract/process-jobs.ts'
import { AppError } from '../../core/app-error.ts'
import { newId } from '../../core/ids.ts'
import type { Context } from '../context.ts'
import { reserveCredits } from '../credits/reserve.ts'
import { claimLost } from '../idempotency/settle.ts'
import { keptName, nameInUrl } from '../outbound/name-of-file.ts'
import type { Principal } from '../principals/principal.ts'
import { knownJsonSchema } from '../schemas/known-schemas.ts'
import { type StoredUpload, uploadGone } from '../uploads/store-upload.ts'
import { estimateWork } from '../work/estimate-work.ts'
import { placesOf } from '../work/places-of.ts'
import { sealPassword } from '../work/sealed-password.ts'
import { type Begun, beginJobs, beginWithOthers } from './begin-jobs.ts'
import { presentJob } from './get.ts'
import { creditsFor } from './pay.ts'
import { secondsToEnd } from './seconds-to-end.ts'

/** How often a job is begun before it counts as failed. */
const attempts = 3

export interface Submission {
  kind: JobKind
  form: Partial<ProcessForm>
  file: SubmittedFile | undefined
}

export interface SubmittedFile {
  /** As its sender called it. */
  name: string
  mediaType: string | undefined
  upload: StoredUpload
}

/** Accepts a job: what is wrong with the request itself is said here, all else by the job. */
export async function submitJob(ctx: Context, caller: Principal, submission: Submission): Promise<ProcessResponse> {
  const { kind, form, file } = submission
  const { system, workspaceId } = ctx
  refuseOtherThanOneSource(file, form.file_url)
  const schema = form.json_schema === undefined ? undefined : await knownJsonSchema(form.json_schema)
  const url = form.file_url === undefined ? undefined : new URL(form.file_url)
  const name = keptName(file?.name ?? (url ? nameInUrl(url) : ''))
  const fast = form.fast_extraction === 'true'
  const mediaType = file ? file.mediaType : mediaTypeByName(name)
  const likeness = { kind, media_type: mediaType ?? 'unknown', fast_extraction: fast }
  const estimated = await estimateWork(system, likeness, { bytes: file?.upload.bytes })
  const unfinished = { id: newId(), principal_id: caller.id, estimated_seconds: estimated, started_at: null }
  const secondsLeft = await secondsToEnd(system, unfinished)
  const credits = await creditsFor(ctx, { kind, schema, file })
  const row = {
    ...unfinished,
    ...{ finished_at: null, revision: 1 },
    workspace_id: workspaceId,
    correlation_id: newId(),
    kind,
    status: 'queued',
    message: 'The job waits for its turn.',
    filename: name,
    blob_key: file?.upload.blobKey ?? null,
    source_url: url?.href ?? null,
    media_type: mediaType ?? null,
    bytes: file?.upload.bytes ?? null,
    fast_extraction: fast,
    validation: form.validation ?? 'lax',
    max_errors: Number(form.max_errors ?? 10),
    description: form.description ?? null,
    max_file_bytes: caller.limits.maxFileBytes,
    json_schema: form.json_schema ?? null,
    reservation_id: null,
    created_at: system.clock.now(),
  }
  const task = {
    ref: row.id,
    data: { jobId: row.id, ...sealPassword(system, form.password, row.id) },
    options: {
      key: taskKey(row.id),
      maxAttempts: attempts,
      concurrency: placesOf(workspaceId, caller, 'process'),
    },
  }
  const answer = presentJob(row, secondsLeft)
  const entry = { action: 'process_job.create', subjectId: row.id, details: { kind } }
  if (credits === 0)
    return ctx.commitAnswer(entry, answer, async (audited, kept) => {
      if (file) file.upload.claimed = true
      assertBegun(await beginWithOthers(system, { task, job: row, audited, kept }))
    })
  return ctx.commit(async (tx, audit) => {
    const reference = { type: 'process_job', id: row.id }
    const { reservationId } = await reserveCredits(tx, system, { workspaceId, credits, reference })
    const job = { ...row, reservation_id: reservationId }
    if (file) file.upload.claimed = true
    const [begun] = await beginJobs(system, tx, [{ task, job, audited: audit.rows(entry), kept: undefined }])
    assertBegun(begun)
    return answer
  })
}

function assertBegun(begun: Begun | undefined): void {
  if (!begun?.isReady) throw begun?.is_claimed ? uploadGone() : claimLost()
}

/** The name of the job's task in the queue. */
export function taskKey(jobId: string): string {
  return `process:${jobId}`
}

function refuseOtherThanOneSource(file: SubmittedFile | undefined, url: string | undefined): void {
  if ((file === undefined) !== (url === undefined)) return
  const which = file === undefined ? 'neither "file" nor "file_url" was sent' : 'both "file" and "file_url" were sent'
  throw new AppError('validation_error', `Send exactly one source: ${which}.`)
}

/** Only for the estimate: what the file is will be seen when it is fetched. */
function mediaTypeByName(name: string): string | undefined {
  const ending = name.toLowerCase().split('.').at(-1) ?? ''
  const known: Record<string, string | undefined> = { ...jobFormats, jpg: jobFormats.jpeg, oga: jobFormats.ogg }
  return known[ending]
}
