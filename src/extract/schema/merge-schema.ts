import type { JsonSchema } from './field-tree.ts'
import type { References } from './resolve-refs.ts'
import { isSchema, isSchemaObject, type SchemaObject } from './subschemas.ts'

/** A schema with its references, combinations and alternatives folded into one. */
export interface MergedSchema {
  types: Set<string>
  nullable: boolean
  /** Keywords of one value (`title`, `format`, `minimum`, ...): the first one said counts. */
  facts: Map<string, unknown>
  /** Each property as the parts that speak of it. */
  properties: Map<string, JsonSchema[]>
  required: Set<string>
  items: JsonSchema[]
  enum: unknown[] | undefined
  examples: unknown[]
  /** References that were followed to get here, so that recursion is seen. */
  followed: JsonSchema[]
  /** Nothing can be here: `false`, or a recursion that ends. */
  impossible: boolean
}

/** Folds the parts that all apply to one value. `mayFollow` ends recursion. */
export function mergeSchema(
  parts: JsonSchema[],
  references: References,
  mayFollow: (target: JsonSchema) => boolean,
): MergedSchema {
  const merged = empty()
  for (const part of parts) add(merged, part)
  return merged

  function add(into: MergedSchema, schema: JsonSchema): void {
    if (!isSchemaObject(schema)) {
      if (schema === false) into.impossible = true
      return
    }
    addOwn(into, schema)
    for (const keyword of ['$ref', '$dynamicRef']) {
      if (typeof schema[keyword] === 'string') follow(into, schema, schema[keyword])
    }
    for (const part of listOf(schema['allOf'])) add(into, part)
    for (const keyword of ['anyOf', 'oneOf']) addAlternatives(into, listOf(schema[keyword]), into.types.size === 0)
    const conditional = [schema['then'], schema['else'], ...Object.values(schema['dependentSchemas'] ?? {})]
    addAlternatives(into, conditional.filter(isSchema), false)
  }

  function follow(into: MergedSchema, schema: SchemaObject, reference: string): void {
    const target = references.target(schema, reference)
    // Following it again for the same value would say nothing new.
    if (target === undefined || into.followed.includes(target)) return
    if (!mayFollow(target)) {
      into.impossible = true
      return
    }
    into.followed.push(target)
    add(into, target)
  }

  /** What one alternative says may be so: its properties may be there, its types are possible. */
  function addAlternatives(into: MergedSchema, alternatives: JsonSchema[], decideType: boolean): void {
    const branches = alternatives.map((alternative) => {
      const branch = { ...empty(), followed: [...into.followed] }
      add(branch, alternative)
      return branch
    })
    const possible = branches.filter((branch) => !branch.impossible)
    if (branches.length > 0 && possible.length === 0 && decideType) into.impossible = true
    const values = possible.filter((branch) => !isOnlyNull(branch))
    if (possible.some((branch) => branch.nullable)) into.nullable = true
    const allRequire = values.map((branch) => branch.required)
    for (const name of allRequire[0] ?? []) {
      if (decideType && allRequire.every((names) => names.has(name))) into.required.add(name)
    }
    if (values.length > 0 && values.every((branch) => branch.enum !== undefined)) {
      into.enum ??= values.flatMap((branch) => branch.enum ?? [])
    }
    for (const branch of values) addBranch(into, branch, values.length === 1, decideType)
  }
}

function addBranch(into: MergedSchema, branch: MergedSchema, only: boolean, decideType: boolean): void {
  if (decideType) for (const type of branch.types) into.types.add(type)
  for (const [name, parts] of branch.properties) {
    const known = into.properties.get(name)
    into.properties.set(name, known === undefined ? parts : [{ anyOf: [all(known), all(parts)] }])
  }
  if (branch.items.length > 0) {
    into.items = into.items.length === 0 ? branch.items : [{ anyOf: [all(into.items), all(branch.items)] }]
  }
  into.examples.push(...branch.examples)
  into.followed.push(...branch.followed.filter((target) => !into.followed.includes(target)))
  // Among several alternatives, a limit of one says nothing of the others; words still help to find the value.
  for (const [keyword, value] of branch.facts) {
    if ((only || keyword === 'title' || keyword === 'description') && !into.facts.has(keyword))
      into.facts.set(keyword, value)
  }
}

function all(parts: JsonSchema[]): JsonSchema {
  const [first, ...more] = parts
  return more.length === 0 && first !== undefined ? first : { allOf: parts }
}

function addOwn(into: MergedSchema, schema: SchemaObject): void {
  addTypes(into, schema)
  for (const keyword of singleFacts) {
    if (schema[keyword] !== undefined && !into.facts.has(keyword)) into.facts.set(keyword, schema[keyword])
  }
  for (const [name, part] of Object.entries(schema['properties'] ?? {})) {
    into.properties.set(name, [...(into.properties.get(name) ?? []), part as JsonSchema])
  }
  for (const name of Array.isArray(schema['required']) ? schema['required'] : []) into.required.add(String(name))
  addItems(into, schema)
  into.examples.push(...(Array.isArray(schema['examples']) ? schema['examples'] : []))
  if (schema['example'] !== undefined) into.examples.push(schema['example'])
}

function addTypes(into: MergedSchema, schema: SchemaObject): void {
  const types = [schema['type'] ?? []].flat().filter((type) => typeof type === 'string')
  for (const type of types) if (type !== 'null') into.types.add(type)
  const values = 'const' in schema ? [schema['const']] : schema['enum']
  if (Array.isArray(values)) into.enum ??= values.filter((value) => value !== null)
  if (types.includes('null') || schema['nullable'] === true || (Array.isArray(values) && values.includes(null))) {
    into.nullable = true
  }
}

function addItems(into: MergedSchema, schema: SchemaObject): void {
  const tuple = [schema['prefixItems'] ?? [], Array.isArray(schema['items']) ? schema['items'] : []]
    .flat()
    .filter(isSchema)
  const rest = Array.isArray(schema['items']) ? schema['additionalItems'] : schema['items']
  const each = [...tuple, ...(isSchema(rest) && rest !== false ? [rest] : [])]
  if (each.length === 1) into.items.push(...each)
  else if (each.length > 1) into.items.push({ anyOf: each })
}

function isOnlyNull(branch: MergedSchema): boolean {
  return branch.nullable && branch.types.size === 0 && branch.properties.size === 0 && (branch.enum ?? []).length === 0
}

function listOf(value: unknown): JsonSchema[] {
  return Array.isArray(value) ? value.filter(isSchema) : []
}

const singleFacts = [
  'additionalProperties',
  'title',
  'description',
  'format',
  'x-kind',
  'x-reference',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'uniqueItems',
  'default',
]

function empty(): MergedSchema {
  return {
    types: new Set(),
    nullable: false,
    facts: new Map(),
    properties: new Map(),
    required: new Set(),
    items: [],
    enum: undefined,
    examples: [],
    followed: [],
    impossible: false,
  }
}
