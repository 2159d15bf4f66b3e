import type { Document } from '../../document/model.ts'
import { isArchive } from './classify-whole.ts'
import { discover } from './discover.ts'
import type { Discovery } from './discovery.ts'

/**
 * What a file holds, document by document, as the files that it stands for: each member of an archive is one of its own,
 * while a mail and its attachments are one together, as extraction takes them.
 */
export function discoverWhole(document: Document): Discovery[][] {
  const inside = document.children.flatMap(({ relation, document: child }) =>
    child && relation !== 'inline' ? [discoverWhole(child)] : [],
  )
  if (isArchive(document) && inside.length > 0) return inside.flat()
  return [[discover(document), ...inside.flat(2)]]
}
