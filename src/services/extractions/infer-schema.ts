import type { JsonSchema } from '../../extract/schema/field-tree.ts'

/** A JSON Schema that describes data which was found without one. */
export function inferSchema(data: unknown): JsonSchema {
  if (Array.isArray(data)) return { type: 'array', items: data.map(inferSchema).reduce(merge, {}) }
  if (typeof data === 'object' && data !== null) {
    const properties = Object.entries(data).map(([name, value]) => [name, inferSchema(value)])
    return { type: 'object', properties: Object.fromEntries(properties) }
  }
  if (data === null || data === undefined) return {}
  return typeof data === 'string' && isDay(data) ? { type: 'string', format: 'date' } : { type: typeof data }
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text)
}

/** What describes both. */
function merge(a: JsonSchema, b: JsonSchema): JsonSchema {
  if (typeof a === 'boolean' || typeof b === 'boolean' || a['type'] === undefined) return b
  if (b['type'] === undefined) return a
  if (a['type'] !== b['type']) return {}
  if (a['type'] === 'object') {
    const [left, right] = [a['properties'], b['properties']] as Record<string, JsonSchema>[]
    const merged = { ...left }
    for (const [name, schema] of Object.entries(right ?? {})) merged[name] = merge(merged[name] ?? {}, schema)
    return { type: 'object', properties: merged }
  }
  return a['format'] === b['format'] ? a : { type: a['type'] }
}
