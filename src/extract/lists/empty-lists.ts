import type { Extraction } from '../extraction.ts'
import { nowhere } from '../resolve/give-provenance.ts'
import { splitPath, valueAt } from '../schema/field-path.ts'
import type { ArrayNode, ExtractionSchema, FieldNode } from '../schema/field-tree.ts'
import type { SourceFindings } from '../validate/source-findings.ts'

type Missed = NonNullable<SourceFindings['emptyLists']>

const [probablyNone, probablyMissed] = [0.8, 0.25]
const leastSure = 0.5

/** The lists of an extraction that have no items, those inside of other lists left out. */
export function emptyListsIn(schema: ExtractionSchema, extraction: Pick<Extraction, 'data'>): string[] {
  return listLengths(schema, extraction).flatMap(({ path, length }) => (length === 0 ? [path] : []))
}

/** How many items each list has, those inside of other lists left out. */
export function listLengths(
  { root }: ExtractionSchema,
  { data }: Pick<Extraction, 'data'>,
): { path: string; length: number }[] {
  return listsIn(root).flatMap(({ path }) => {
    const list = splitPath(path).reduce<unknown>(valueAt, data)
    return Array.isArray(list) ? [{ path, length: list.length }] : []
  })
}

function listsIn(node: FieldNode): ArrayNode[] {
  if (node.type === 'object') return node.properties.flatMap(listsIn)
  return node.type === 'array' ? [node] : []
}

/** Says of each list without items how probable it is that the document has none of them. */
export function weighEmptyLists(schema: ExtractionSchema, extraction: Extraction, missed: Missed): Extraction {
  const empty = emptyListsIn(schema, extraction)
  if (empty.length === 0) return extraction
  const sureness = (path: string) => (missed.some((list) => list.path === path) ? probablyMissed : probablyNone)
  const fields = { ...extraction.confidence.fields, ...Object.fromEntries(empty.map((path) => [path, sureness(path)])) }
  const all = Object.values(fields)
  return {
    ...extraction,
    confidence: { overall: all.reduce((sum, each) => sum + each, 0) / all.length, fields },
    provenance: { ...extraction.provenance, ...Object.fromEntries(empty.map((path) => [path, nowhere])) },
  }
}

/** Those that were probably missed, with what the source told of them, where it was just read. */
export function missedLists(schema: ExtractionSchema, extraction: Extraction, told: Missed = []): Missed {
  return emptyListsIn(schema, extraction)
    .filter((path) => (extraction.confidence.fields[path] ?? 1) < leastSure)
    .map((path) => told.find((list) => list.path === path) ?? { path })
}
