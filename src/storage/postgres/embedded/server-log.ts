import { type FileHandle, open, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../../../core/error-code.ts'

const rotateAbove = 10 * 1024 * 1024
const tailBytes = 16 * 1024
const tailLines = 15

export function serverLogIn(dataDir: string): string {
  return join(dataDir, 'postgres.log')
}

/** Opens the log for a server that is about to start, keeping one older file. */
export async function openServerLog(path: string): Promise<{ handle: FileHandle; length: number }> {
  if ((await lengthOf(path)) > rotateAbove) await rename(path, `${path}.1`)
  const handle = await open(path, 'a', 0o600)
  return { handle, length: (await handle.stat()).size }
}

/** The last lines among those that were written after the log had the given length. */
export async function readServerLog(path: string, from: number): Promise<string> {
  const end = await lengthOf(path)
  const start = Math.max(from, end - tailBytes)
  if (start >= end) return ''
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(end - start), position: start })
    return buffer.toString('utf8', 0, bytesRead).trim().split('\n').slice(-tailLines).join('\n')
  } finally {
    await handle.close()
  }
}

async function lengthOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return 0
    throw error
  }
}
