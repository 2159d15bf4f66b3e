import { opendir, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from './blob-path.ts'
import { explainingDiskErrors, unlessMissing } from './disk-errors.ts'

/** Each write to a file renews its age, so that a long upload that still moves is never swept. */
export async function sweepTemporaryFiles(root: string, olderThan: Date): Promise<number> {
  return explainingDiskErrors(async () => {
    let removed = 0
    for await (const { name } of await opendir(temporaryFolder(root))) {
      if (await removeIfOlder(join(temporaryFolder(root), name), olderThan)) removed += 1
    }
    return removed
  })
}

/** A file may go between the listing and here: its put ended, or another process sweeps too. */
async function removeIfOlder(path: string, olderThan: Date): Promise<boolean> {
  const found = await unlessMissing(stat(path))
  if (found === undefined || found.mtime >= olderThan) return false
  return (await unlessMissing(unlink(path).then(() => true))) ?? false
}
