import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'

/** What a thread or a process must have in its environment to take compiled code from where this one does. */
export function compileCacheSettings(): { NODE_COMPILE_CACHE?: string } {
  // The folder is that of one version of Node, inside of the one that was set.
  const folder = getCompileCacheDir()
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) }
}
