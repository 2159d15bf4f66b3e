import { posix } from 'node:path'
import { decodeUri } from '../../../core/decode-uri.ts'
import type { Package } from '../../zip/open-package.ts'
import { childElements } from '../../zip/xml-queries.ts'
import { parseXml } from '../../zip/xml-tree.ts'

export interface Relationship {
  /** The last word of its type: `image`, `hyperlink`, `slide`. */
  kind: string
  /** A part of the package, or an address outside where `external`. */
  target: string
  external: boolean
}

export type Relationships = Map<string, Relationship>

/** What a part of an office package refers to, by the ids that its text uses. */
export async function readRelationships(opened: Package, part: string): Promise<Relationships> {
  const folder = posix.dirname(part)
  const bytes = await opened.read(posix.join(folder, '_rels', `${posix.basename(part)}.rels`))
  const relationships: Relationships = new Map()
  if (!bytes) return relationships
  for (const { attributes } of childElements(parseXml(bytes))) {
    const { Id: id, Target: target, Type: type = '' } = attributes
    if (id === undefined || target === undefined) continue
    const external = attributes['TargetMode']?.toLowerCase() === 'external'
    relationships.set(id, {
      kind: type.slice(type.lastIndexOf('/') + 1),
      target: external ? target : resolvePart(folder, target),
      external,
    })
  }
  return relationships
}

function resolvePart(folder: string, target: string): string {
  const path = target.split('#')[0] ?? ''
  const decoded = path.includes('%') ? decodeUri(path) : path
  return decoded.startsWith('/') ? decoded.slice(1) : posix.join(folder, decoded)
}

export function ofKind(relationships: Relationships, kind: string): Relationship[] {
  return [...relationships.values()].filter((relationship) => relationship.kind === kind && !relationship.external)
}

/** The part that the package names as its document, or the one at the usual place where it names none. */
export async function findMainPart(opened: Package, usual: string, pattern: RegExp): Promise<string> {
  const root = await readRelationships(opened, '')
  const named = ofKind(root, 'officeDocument')[0]?.target
  const names = new Set(opened.names.map((name) => name.toLowerCase()))
  if (named !== undefined && names.has(named.toLowerCase())) return named
  return opened.names.find((name) => pattern.test(name)) ?? usual
}
