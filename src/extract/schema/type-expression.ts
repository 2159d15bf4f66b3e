import type { SchemaObject } from './subschemas.ts'
import { commonTypes, nearestType, typeNamed } from './type-names.ts'

export interface TypeExpression {
  schema: SchemaObject
  /** Said with a trailing `!` or `?`; absent when neither stands there. */
  required?: boolean
}

/** Reads `string`, `money!`, `date?`, `number[]`, `array<date>`, `enum(a|b)`, `a|b|c`; a string is what is wrong. */
export function readType(expression: string): TypeExpression | string {
  const text = expression.trim()
  const mark = /[?!]$/.exec(text)?.[0]
  const schema = readSchema(mark === undefined ? text : text.slice(0, -1).trim(), 0)
  if (typeof schema === 'string') return schema
  return mark === undefined ? { schema } : { schema, required: mark === '!' }
}

function readSchema(text: string, depth: number): SchemaObject | string {
  const named = typeNamed(text)
  if (named !== undefined) return named
  const inner = /^(?:array|list)\s*<(.*)>$/is.exec(text)?.[1] ?? /^(.+)\[\s*\]$/s.exec(text)?.[1]
  if (inner !== undefined && depth < 10) {
    const items = readSchema(inner.trim().replace(/^\((.*)\)$/s, '$1'), depth + 1)
    return typeof items === 'string' ? items : { type: 'array', items }
  }
  const listed = /^enum\s*\((.*)\)$/is.exec(text)?.[1]
  if (listed !== undefined) return choice(listed.split(listed.includes('|') ? '|' : ','))
  if (text.includes('|')) return readAlternatives(text.split('|'))
  return unknownType(text)
}

/** `string|null` is a type that may be absent, `date|string` two types, and anything else a list of values. */
function readAlternatives(parts: string[]): SchemaObject | string {
  const words = parts.map((part) => part.trim()).filter((part) => part !== '')
  const values = words.filter((word) => word !== 'null')
  const types = values.map(typeNamed)
  const known = types.filter((type) => type !== undefined)
  const nullable = values.length < words.length
  if (known.length !== values.length || known.length === 0) return choice(words)
  const [only, ...more] = known
  if (more.length === 0 && only !== undefined) return nullable ? { ...only, type: [only['type'], 'null'] } : only
  return { anyOf: nullable ? [...known, { type: 'null' }] : known }
}

function choice(values: string[]): SchemaObject | string {
  const words = values.map((value) => value.trim().replace(/^(["'])(.*)\1$/, '$2')).filter((value) => value !== '')
  const said = [...new Set(words)].filter((word) => word !== 'null')
  if (said.length === 0) return 'A list of values needs at least one: enum(open|closed).'
  return said.length < new Set(words).size
    ? { type: ['string', 'null'], enum: [...said, null] }
    : { type: 'string', enum: said }
}

function unknownType(text: string): string {
  const near = nearestType(text)
  const name = JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text)
  if (near !== undefined) return `${name} is not a type: did you mean ${JSON.stringify(near)}?`
  return `${name} is not a type: write one of ${commonTypes}, a list such as string[], or values such as open|closed.`
}
