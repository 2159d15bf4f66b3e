import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { jobFormats } from '../../contract/process-jobs.ts'
import { AppError } from '../../core/app-error.ts'
import type { FormatName } from '../../document/model.ts'
import type { SourceFile } from '../../parse/parser.ts'
import { safeName } from '../../parse/sandbox/safe-name.ts'
import type { RunningJob } from '../../storage/process-jobs.ts'
import { fetchFile } from '../outbound/fetch-file.ts'
import { type FetchRun, inFetchingPlace } from '../outbound/fetching-place.ts'
import { keptName } from '../outbound/name-of-file.ts'
import { explainParsing } from '../parsing/read-file.ts'
import type { System } from '../system.ts'

export interface BroughtSource {
  file: SourceFile
  /** What became known when it was fetched. */
  learned: { filename?: string; media_type?: string; bytes: number }
  /** To be called when nobody needs the file any more. */
  remove(): Promise<void>
}

/** The source of a job as a file: where the blob store has it, or in a folder of its own. */
export async function bringSource(system: System, job: RunningJob, run: FetchRun): Promise<BroughtSource> {
  const { blobs } = system
  const name = safeName(job.filename)
  if (job.blob_key !== null && blobs.fileOf)
    return {
      file: { path: blobs.fileOf(job.blob_key), name },
      learned: { bytes: job.bytes ?? 0 },
      remove: async () => {},
    }
  const folder = await mkdtemp(join(system.scratchFolder, 'job-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  const path = join(folder, 'source')
  try {
    if (job.source_url !== null) {
      const fetch = () => fetchSource(system, job, path, run.signal)
      return { ...(await inFetchingPlace(system, job.workspace_id, run, fetch)), remove }
    }
    const { stream } = await blobs.get(job.blob_key ?? '')
    return { file: { path, name }, learned: { bytes: await save(stream, path, run.signal) }, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

async function fetchSource(
  { allowedAddresses: allowed, detector }: System,
  { source_url, max_file_bytes: maxBytes, workspace_id: owner }: RunningJob,
  path: string,
  signal: AbortSignal,
): Promise<Omit<BroughtSource, 'remove'>> {
  const fetched = await fetchFile(source_url ?? '', { allowed, maxBytes, signal })
  const bytes = await save(fetched.bytes, path, signal)
  if (bytes === 0) throw new AppError('unprocessable', 'The file at the address is empty.')
  const name = safeName(fetched.name)
  const { name: format, mediaType } = await explainParsing(() => detector.detect({ path, name, owner }))
  refuseUnlisted(format)
  return { file: { path, name }, learned: { filename: keptName(fetched.name), media_type: mediaType, bytes } }
}

async function save(source: AsyncIterable<Uint8Array>, path: string, signal: AbortSignal): Promise<number> {
  const target = createWriteStream(path, { mode: 0o600 })
  await pipeline(source, target, { signal })
  return target.bytesWritten
}

/** Markdown is plain text; what else the service can read is not for this API. */
const taken = new Set<string>([...Object.keys(jobFormats), 'md'])

export function refuseUnlisted(format: FormatName): void {
  if (taken.has(format)) return
  throw new AppError(
    'unsupported_media_type',
    `The file is of the kind "${format}", which is not taken here. Taken are: ${Object.keys(jobFormats).join(', ')}.`,
  )
}
