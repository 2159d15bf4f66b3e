import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../../core/app-error.ts'
import type { SourceFile } from '../../parse/parser.ts'
import { safeName } from '../../parse/sandbox/safe-name.ts'
import type { ProcessJob } from '../../storage/process-jobs.ts'
import { fetchFile } from '../outbound/fetch-file.ts'
import { explainParsing } from '../parsing/explain-parsing.ts'
import type { System } from '../system.ts'
import { nameOfJob } from './name-of-job.ts'
import { refuseUnlisted } from './refuse-unlisted.ts'

export interface BroughtSource {
  file: SourceFile
  /** What became known when it was fetched. */
  learned: { filename?: string; media_type?: string; bytes: number }
}

/** Puts the source of a job into a folder, from the blob store or from its address. */
export async function bringSource(
  system: System,
  job: ProcessJob,
  folder: string,
  signal: AbortSignal,
): Promise<BroughtSource> {
  const path = join(folder, 'source')
  if (job.source_url !== null) return fetchSource(system, job.source_url, job.max_file_bytes, path, signal)
  const { stream } = await system.blobs.get(job.blob_key ?? '')
  const bytes = await save(stream, path, signal)
  return { file: { path, name: safeName(job.filename) }, learned: { bytes } }
}

async function fetchSource(
  { allowedAddresses: allowed, detector }: System,
  url: string,
  maxBytes: number,
  path: string,
  signal: AbortSignal,
): Promise<BroughtSource> {
  const fetched = await fetchFile(url, { allowed, maxBytes, signal })
  const bytes = await save(fetched.bytes, path, signal)
  if (bytes === 0) throw new AppError('unprocessable', 'The file at the address is empty.')
  const name = safeName(fetched.name)
  const { name: format, mediaType } = await explainParsing(() => detector.detect({ path, name }))
  refuseUnlisted(format)
  return { file: { path, name }, learned: { filename: nameOfJob(fetched.name), media_type: mediaType, bytes } }
}

async function save(source: AsyncIterable<Uint8Array>, path: string, signal: AbortSignal): Promise<number> {
  const target = createWriteStream(path, { mode: 0o600 })
  await pipeline(source, target, { signal })
  return target.bytesWritten
}
