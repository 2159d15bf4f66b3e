import { execFileSync } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '../../../src/core/app-error.ts'
import { createDiskBlobStore } from '../../../src/storage/blobs/disk-blob-store.ts'
import { content, mebibyte } from './sources.ts'

export interface SmallDiskReport {
  whenFull: string
  leftovers: string[]
  whenReadOnly: string
}

const root = process.argv[2] ?? ''
const store = await createDiskBlobStore({ root })
const whenFull = await outcome(store.put('too-large', content(3 * mebibyte)))
const leftovers = await readdir(join(root, 'tmp'))
execFileSync('/bin/mount', ['-o', 'remount,bind,ro', root])
const whenReadOnly = await outcome(store.put('small', content(10)))
const report: SmallDiskReport = { whenFull, leftovers, whenReadOnly }
console.log(JSON.stringify(report))

async function outcome(put: Promise<unknown>): Promise<string> {
  return put.then(
    () => 'stored',
    (error) => (error instanceof AppError ? `${error.code}: ${error.message}` : String(error)),
  )
}
