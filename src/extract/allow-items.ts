import type { Extraction } from './extraction.ts'
import { appendStep } from './schema/field-path.ts'
import type { ExtractionSchema, FieldNode } from './schema/field-tree.ts'
import type { SourceFindings } from './validate/source-findings.ts'

type Items = NonNullable<SourceFindings['itemsInSource']>

/** Cuts lists to as many items as the schema allows, and tells how many the source has. */
export function allowItems(
  { root }: ExtractionSchema,
  extraction: Extraction,
): { extraction: Extraction; itemsInSource: Items } {
  const itemsInSource: Items = []
  const cut: { path: string; from: number }[] = []
  const visit = (node: FieldNode, value: unknown, path: string): unknown => {
    if (node.type === 'object' && typeof value === 'object' && value !== null) {
      const inner = new Map(node.properties.map((property) => [property.name, property]))
      const entries = Object.entries(value).map(([name, each]) => {
        const property = inner.get(name)
        return [name, property ? visit(property, each, appendStep(path, name)) : each]
      })
      return Object.fromEntries(entries)
    }
    if (node.type !== 'array' || !Array.isArray(value)) return value
    const { maxItems = value.length } = node
    if (value.length > maxItems) {
      itemsInSource.push({ path, count: value.length })
      cut.push({ path, from: maxItems })
    }
    return value.slice(0, maxItems).map((item, index) => visit(node.items, item, appendStep(path, index)))
  }
  const data = visit(root, extraction.data, '')
  if (cut.length === 0) return { extraction, itemsInSource }
  const left = <T>(record: Record<string, T>) =>
    Object.fromEntries(Object.entries(record).filter(([path]) => !cut.some((list) => isCut(path, list))))
  const { confidence, provenance } = extraction
  const fields = left(confidence.fields)
  const all = Object.values(fields)
  const overall = all.reduce((sum, each) => sum + each, 0) / Math.max(1, all.length)
  return { extraction: { data, confidence: { overall, fields }, provenance: left(provenance) }, itemsInSource }
}

function isCut(path: string, list: { path: string; from: number }): boolean {
  return path.startsWith(`${list.path}[`) && Number.parseInt(path.slice(list.path.length + 1), 10) >= list.from
}
