import { createHash } from 'node:crypto'
import { join } from 'node:path'

export interface BlobLocation {
  root: string
  path: string
}

/** Two levels of 256 folders by a hash of the key; the file keeps the key readable for whoever looks after the disk. */
export function blobPath(root: string, key: string): string {
  const hash = createHash('sha256').update(key).digest('hex')
  return join(root, hash.slice(0, 2), hash.slice(2, 4), key.replaceAll('/', '~'))
}

/** Within the root, so that a rename out of it stays in one file system; shards have names of two characters. */
export function temporaryFolder(root: string): string {
  return join(root, 'tmp')
}
