import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '../../core/app-error.ts'
import { newId } from '../../core/ids.ts'
import type { DetectedFormat } from '../../document/model.ts'
import { beginningBytes, type OwnedFile, unmistakableFormat } from '../../parse/format-detector.ts'
import { ParseError } from '../../parse/parse-error.ts'
import { explainParsing } from '../parsing/read-file.ts'
import type { System } from '../system.ts'
import { dropUpload, type StoredUpload, storeUpload } from './store-upload.ts'

/** Throws for a format that is not wanted. */
export type CheckFormat = (format: DetectedFormat) => void

interface IncomingDocument {
  workspaceId: string
  /** As its sender called it. */
  name: string
  maxBytes: number
  check: CheckFormat
}

export interface ReceivedDocument {
  upload: StoredUpload
  /** Undefined when looking at it failed; whoever reads it will find out why. */
  format: DetectedFormat | undefined
}

/** Streams a document into the blob store, and refuses what is not wanted as soon as its bytes tell. */
export async function receiveDocument(
  system: System,
  source: AsyncIterable<Uint8Array>,
  { workspaceId, name, maxBytes, check }: IncomingDocument,
): Promise<ReceivedDocument> {
  const { beginning, rest, isWhole } = await splitBeginning(source)
  if (beginning.length === 0) throw new AppError('validation_error', 'The file is empty.', { reason: 'empty_file' })
  const certain = unmistakableFormat(beginning)
  if (certain) {
    check(certain)
    const upload = await storeUpload(system, workspaceId, joined(beginning, rest, undefined), { maxBytes })
    return { upload, format: certain }
  }
  const path = join(system.scratchFolder, newId())
  const copy = await open(path, 'wx', 0o600)
  try {
    await copy.writeFile(beginning)
    const { detector } = system
    const early = await look(() =>
      isWhole
        ? detector.detect({ path, name, owner: workspaceId })
        : detector.detectBeginning({ path, name, owner: workspaceId, bytes: beginning }),
    )
    if (early) check(early)
    const bytes = joined(beginning, rest, early ? undefined : copy)
    const upload = await storeUpload(system, workspaceId, bytes, { maxBytes })
    const format = early ?? (await lookAtWhole(system, { path, name, owner: workspaceId, upload, check }))
    return { upload, format }
  } finally {
    await copy.close()
    await rm(path, { force: true })
  }
}

async function lookAtWhole(
  system: System,
  { upload, check, ...file }: OwnedFile & { upload: StoredUpload; check: CheckFormat },
): Promise<DetectedFormat | undefined> {
  try {
    const format = await look(() => system.detector.detect(file))
    if (format) check(format)
    return format
  } catch (error) {
    await dropUpload(system, upload)
    throw error
  }
}

/** A file that makes its detection fail may still be read, by somebody who has more time and memory. */
async function look(detect: () => Promise<DetectedFormat | undefined>): Promise<DetectedFormat | undefined> {
  return explainParsing(detect).catch((error: unknown) => {
    const { cause } = error as AppError
    if (cause instanceof ParseError && failures.has(cause.code)) return undefined
    if (cause instanceof ParseError && cause.code === 'empty_file')
      throw new AppError('validation_error', cause.message, { cause, reason: cause.code })
    throw error
  })
}

const failures = new Set(['crashed', 'timed_out', 'out_of_memory', 'password_required'])

async function splitBeginning(source: AsyncIterable<Uint8Array>) {
  const iterator = source[Symbol.asyncIterator]()
  const chunks: Uint8Array[] = []
  let isWhole = false
  for (let bytes = 0; bytes < beginningBytes && !isWhole; ) {
    const next = await iterator.next()
    if (next.done) isWhole = true
    else {
      chunks.push(next.value)
      bytes += next.value.length
    }
  }
  return { beginning: Buffer.concat(chunks), rest: { [Symbol.asyncIterator]: () => iterator }, isWhole }
}

/** The copy is for who needs a file of its own to look at. */
async function* joined(beginning: Buffer, rest: AsyncIterable<Uint8Array>, copy: FileHandle | undefined) {
  yield beginning
  for await (const chunk of rest) {
    await copy?.writeFile(chunk)
    yield chunk
  }
}
