import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileCacheSettings } from '../../core/compile-cache.ts'

/** Compiled code of the readers, for all sandboxes. */
export interface CodeCache {
  folder: string
  /** Whether the readers of this version are in it. */
  isFull: boolean
  noteFull(): void
}

/** Undefined where this process has none. */
export function findCodeCache(): CodeCache | undefined {
  const folder = compileCacheSettings('sandboxes').NODE_COMPILE_CACHE
  if (folder === undefined) return undefined
  const version = statSync(fileURLToPath(new URL('../../../package.json', import.meta.url))).mtimeMs
  const mark = join(folder, `full-${version}`)
  mkdirSync(folder, { recursive: true })
  return { folder, isFull: existsSync(mark), noteFull: () => writeFileSync(mark, '') }
}
