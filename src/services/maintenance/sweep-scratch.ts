import { readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isId } from '../../core/ids.ts'
import { isProcessAlive } from '../../storage/postgres/presence.ts'
import type { System } from '../system.ts'

/** Removes what processes that have died left beside our own scratch folder. Each is named by its process. */
export async function sweepScratch({ db, presence, scratchFolder }: System): Promise<number> {
  const home = dirname(scratchFolder)
  let removed = 0
  for (const name of await readdir(home).catch(() => [])) {
    if (!isId(name) || name === presence.processId || (await isProcessAlive(db, name))) continue
    await rm(join(home, name), { recursive: true, force: true })
    removed += 1
  }
  return removed
}
