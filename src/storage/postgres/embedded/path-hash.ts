import { createHash } from 'node:crypto'

/** Names things that belong to a folder but lie outside of it. */
export function pathHash(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 16)
}
