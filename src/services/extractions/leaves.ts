import type { Extraction } from '../../extract/extraction.ts'
import { splitPath, templateOf } from '../../extract/schema/field-path.ts'
import type { ExtractionSchema, FieldNode, Leaf } from '../../extract/schema/field-tree.ts'
import { valueByPath } from './field-units.ts'

export interface LeafCell {
  path: string
  value: string | number | boolean | null
  confidence: number
  dataType: 'string' | 'number' | 'integer' | 'boolean' | 'date'
  label?: string
}

/** Every leaf of the data with what its field is. */
export function leavesOf({ data, confidence }: Extraction, schema: ExtractionSchema | undefined): LeafCell[] {
  const fields = new Map(schema?.leaves.map((leaf) => [leaf.path, leaf]))
  return Object.entries(confidence.fields).map(([path, sureness]) => {
    const steps = splitPath(path)
    const value = (valueByPath(data, steps) ?? null) as LeafCell['value']
    const leaf = fields.get(templateOf(steps))
    return {
      ...{ path, value, confidence: sureness, dataType: leaf ? typeOfField(leaf) : typeOfValue(value) },
      ...(leaf?.title !== undefined && { label: leaf.title }),
    }
  })
}

/** Lists that are asked for and have no items: what an earlier extraction found in them is gone. */
export function emptyListsOf({ data }: Extraction, schema: ExtractionSchema | undefined): LeafCell[] {
  return listsBelow(schema?.root).flatMap(({ path }) => {
    const value = valueByPath(data, splitPath(path))
    if (!Array.isArray(value) || value.length > 0) return []
    return [{ path: `${path}[]`, value: null, confidence: 0, dataType: 'string' }]
  })
}

function listsBelow(node: FieldNode | undefined): FieldNode[] {
  if (node?.type === 'object') return node.properties.flatMap(listsBelow)
  return node?.type === 'array' && node.path !== '' ? [node] : []
}

export function typeOfField({ type, format, kind }: Leaf): LeafCell['dataType'] {
  if (type !== 'string') return type
  return format === 'date' || format === 'date-time' || kind === 'date' ? 'date' : 'string'
}

function typeOfValue(value: LeafCell['value']): LeafCell['dataType'] {
  if (typeof value === 'number' || typeof value === 'boolean') return typeof value as 'number' | 'boolean'
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? 'date' : 'string'
}
