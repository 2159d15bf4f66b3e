import type { ValueKind } from '../values/mention.ts'

/** A schema of any of the accepted formats, as the rest of the room sees it. */
export interface ExtractionSchema {
  root: FieldNode
  /** Every leaf in order, those inside arrays once. */
  leaves: Leaf[]
  /** The same as JSON Schema, which results are checked against. */
  definition: JsonSchema
}

export type JsonSchema = Record<string, unknown> | boolean
export type FieldNode = ObjectNode | ArrayNode | Leaf

interface NodeFacts {
  /** The property's own name; empty for the root and for the items of an array. */
  name: string
  /** `a`, `a.b`, `items[].price`; empty for the root. */
  path: string
  title?: string
  description?: string
  required: boolean
  nullable: boolean
}

export interface ObjectNode extends NodeFacts {
  type: 'object'
  properties: FieldNode[]
  /** Other properties are forbidden. */
  closed?: true
}

export interface ArrayNode extends NodeFacts {
  type: 'array'
  items: FieldNode
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
}

/** The entry of a primitive whose `key` a text is, in whatever spelling, gives the `value` of the field. */
export interface FieldReference {
  primitive: string
  key: string
  value: string
}

export interface Leaf extends NodeFacts {
  type: 'string' | 'number' | 'integer' | 'boolean'
  /** What the schema's own words say it is (`format: date`, `money`, ...); absent when it does not say. */
  kind?: ValueKind
  format?: string
  pattern?: string
  enum?: (string | number | boolean)[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  examples: unknown[]
  /** Where what was read is looked up. */
  reference?: FieldReference
  default?: unknown
  /** Nodes above, from the root. */
  ancestors: (ObjectNode | ArrayNode)[]
}

/** Any text will do: nothing says what it is or which it may be. */
export function isPlainText({ type, kind, enum: choices }: Leaf): boolean {
  return type === 'string' && kind === undefined && choices === undefined
}
