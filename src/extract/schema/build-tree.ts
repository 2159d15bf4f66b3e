import { schemaLimits } from './check-limits.ts'
import { appendStep } from './field-path.ts'
import type { ArrayNode, FieldNode, JsonSchema, Leaf, ObjectNode } from './field-tree.ts'
import { makeLeaf, nodeType } from './make-leaf.ts'
import { type MergedSchema, mergeSchema } from './merge-schema.ts'
import type { References } from './resolve-refs.ts'
import { SchemaError } from './schema-error.ts'

/** The fields that a JSON Schema asks for. Recursion is unrolled as far as fits, then dropped. */
export function buildTree(definition: JsonSchema, references: References): { root: FieldNode; leaves: Leaf[] } {
  let problem = ''
  for (const unroll of [3, 1, 0]) {
    const tree = unrolled(definition, references, unroll)
    if (tree.root !== undefined) return tree
    problem = tree.problem
    if (!tree.recursive) break
  }
  throw new SchemaError([{ path: '', message: `${problem}: ask for less, or split the schema into several.` }])
}

interface Place {
  name: string
  path: string
  required: boolean
  ancestors: (ObjectNode | ArrayNode)[]
  /** References that are open above, by which recursion is seen. */
  open: JsonSchema[]
}

function unrolled(definition: JsonSchema, references: References, unroll: number) {
  const leaves: Leaf[] = []
  let nodes = 0
  let follows = 0
  let recursive = false
  try {
    const place = { name: '', path: '', required: true, ancestors: [], open: [definition] }
    return { root: build([definition], place) ?? emptyRoot(), leaves }
  } catch (error) {
    if (error instanceof TooMuch) return { problem: error.message, recursive }
    throw error
  }

  /** Undefined where nothing can be: the field is left out. */
  function build(parts: JsonSchema[], place: Place): FieldNode | undefined {
    const merged = mergeSchema(parts, references, (target) => {
      if (++follows > followLimit) throw new TooMuch('The schema refers to itself in too many ways')
      const depth = place.open.filter((open) => open === target).length
      if (depth > 0) recursive = true
      return depth <= unroll
    })
    if (merged.impossible) return
    if (++nodes > schemaLimits.nodes) throw new TooMuch(`The schema has more than ${schemaLimits.nodes} fields`)
    if (place.ancestors.length > schemaLimits.fieldDepth) {
      throw new TooMuch(`Fields are nested more than ${schemaLimits.fieldDepth} levels deep at ${short(place.path)}`)
    }
    const below = { ancestors: place.ancestors, open: [...place.open, ...merged.followed] }
    const type = nodeType(merged)
    if (type === 'object') return buildObject(merged, place, below)
    if (type === 'array') return buildArray(merged, place, below)
    if (leaves.length >= schemaLimits.leaves)
      throw new TooMuch(`The schema has more than ${schemaLimits.leaves} leaves`)
    const leaf = makeLeaf(merged, type, { ...facts(merged, place), ancestors: place.ancestors })
    leaves.push(leaf)
    return leaf
  }

  function buildObject(merged: MergedSchema, place: Place, below: Pick<Place, 'ancestors' | 'open'>): ObjectNode {
    const closed = merged.facts.get('additionalProperties') === false
    const node: ObjectNode = { type: 'object', ...facts(merged, place), properties: [], ...(closed && { closed }) }
    for (const [name, parts] of merged.properties) {
      const property = build(parts, {
        name,
        path: appendStep(place.path, name),
        required: merged.required.has(name),
        ancestors: [...below.ancestors, node],
        open: below.open,
      })
      if (property !== undefined) node.properties.push(property)
    }
    return node
  }

  function buildArray(
    merged: MergedSchema,
    place: Place,
    below: Pick<Place, 'ancestors' | 'open'>,
  ): ArrayNode | undefined {
    const { minItems, maxItems, uniqueItems } = Object.fromEntries(merged.facts)
    const node: Omit<ArrayNode, 'items'> & { items?: FieldNode } = {
      type: 'array',
      ...facts(merged, place),
      ...(typeof minItems === 'number' ? { minItems } : {}),
      ...(typeof maxItems === 'number' ? { maxItems } : {}),
      ...(typeof uniqueItems === 'boolean' ? { uniqueItems } : {}),
    }
    const items = build(merged.items, {
      name: '',
      path: appendStep(place.path, null),
      required: true,
      // The node is complete once its items are known, which is before anyone sees it.
      ancestors: [...below.ancestors, node as ArrayNode],
      open: below.open,
    })
    if (items === undefined) return
    return Object.assign(node, { items })
  }
}

class TooMuch extends Error {}

const followLimit = 10_000

function facts(merged: MergedSchema, place: Place) {
  const title = merged.facts.get('title')
  const description = merged.facts.get('description')
  return {
    name: place.name,
    path: place.path,
    ...(typeof title === 'string' ? { title } : {}),
    ...(typeof description === 'string' ? { description } : {}),
    required: place.required,
    nullable: merged.nullable,
  }
}

function emptyRoot(): ObjectNode {
  return { type: 'object', name: '', path: '', required: true, nullable: false, properties: [] }
}

function short(path: string): string {
  return path.length > 100 ? `${path.slice(0, 100)}…` : path
}
