import { getCompileCacheDir } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * What a thread or a process must have in its environment to take compiled code from where this one does. Those that read
 * untrusted bytes have a place of their own: what one leaves there must never be run here.
 */
export function compileCacheSettings(apart?: 'sandboxes'): { NODE_COMPILE_CACHE?: string } {
  // The folder is that of one version of Node, inside of the one that was set.
  const folder = getCompileCacheDir()
  if (folder === undefined) return {}
  return { NODE_COMPILE_CACHE: join(dirname(folder), apart ?? '') }
}
