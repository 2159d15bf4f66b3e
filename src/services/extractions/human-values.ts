import type { Extraction, Provenance } from '../../extract/extraction.ts'
import { splitPath, valueByPath } from '../../extract/schema/field-path.ts'
import type { ExtractionSchema, FieldNode } from '../../extract/schema/field-tree.ts'
import type { CorrectedCell } from '../../storage/known-cells.ts'
import { isWithin, putValue } from './field-units.ts'
import { fieldAt, inShape, statesAll, weighedPaths } from './human-lists.ts'
import { overallOf } from './registry.ts'

const byCode = (a: string, b: string) => (a < b ? -1 : 1)

const humanProvenance: Provenance = {
  ...{ page: null, bbox: null, quote: null, start: null, end: null, section: null },
  ...{ kind: 'human', resolver: 'human' },
}

/** What people have said about this content wins over whatever was found, where the data has the field or the list. */
export function withCorrections(
  extraction: Extraction,
  corrected: CorrectedCell[],
  schema: ExtractionSchema | undefined,
): { extraction: Extraction; locked: string[] } {
  let { data } = extraction
  const fields = new Map(Object.entries(extraction.confidence.fields))
  const provenance = new Map(Object.entries(extraction.provenance))
  const locked: string[] = []
  // Lists before what is inside them.
  for (const { path, value } of corrected.toSorted((a, b) => splitPath(a.path).length - splitPath(b.path).length)) {
    const steps = splitPath(path)
    const said = saidOf(JSON.parse(value), fields.has(path), valueByPath(data, steps), fieldAt(schema, steps))
    if (said === undefined) continue
    const before = { data, provenance }
    data = putValue(data, steps, said)
    const leaves = weighedPaths(said, path)
    const places = leaves.map((leaf) => humanPlace(before, data, leaf, leaf === path))
    for (const gone of below(path, said, fields)) {
      fields.delete(gone)
      provenance.delete(gone)
    }
    for (const [index, leaf] of leaves.entries()) {
      fields.set(leaf, 1)
      provenance.set(leaf, places[index] ?? humanProvenance)
    }
    locked.push(path)
  }
  const sureness = Object.fromEntries(fields)
  return {
    extraction: {
      ...{ data, confidence: { overall: overallOf(sureness), fields: sureness } },
      provenance: Object.fromEntries(provenance),
    },
    locked: locked.sort(byCode),
  }
}

/** What it means for this data; undefined when it has no such field, or its list asks for more than was said. */
function saidOf(said: unknown, isLeaf: boolean, found: unknown, field: FieldNode | undefined): unknown {
  if (!Array.isArray(said)) {
    if (!isLeaf || Array.isArray(found)) return
    return field?.type === 'string' ? inShape(field, said) : said
  }
  if (!Array.isArray(found)) return
  if (field?.type !== 'array') return said
  return statesAll(field, said) ? inShape(field, said) : undefined
}

/** A corrected value keeps the place where it was read; an item of a list only if it is what was read there. */
function humanPlace(
  before: { data: unknown; provenance: Map<string, Provenance> },
  data: unknown,
  path: string,
  isOnly: boolean,
): Provenance {
  const steps = splitPath(path)
  const keeps = isOnly || valueByPath(before.data, steps) === valueByPath(data, steps)
  const { reference: _, ...place } = (keeps ? before.provenance.get(path) : undefined) ?? humanProvenance
  return { ...place, kind: 'human', resolver: 'human' }
}

/** The leaves of a list that is replaced. Any other stays in its place, to be overwritten there. */
function below(path: string, said: unknown, fields: Map<string, number>): string[] {
  if (!Array.isArray(said)) return []
  const unit = { steps: splitPath(path) }
  return [...fields.keys()].filter((leaf) => isWithin(unit, splitPath(leaf)))
}
