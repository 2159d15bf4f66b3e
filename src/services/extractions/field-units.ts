import { createHash } from 'node:crypto'
import { isObject } from '../../core/is-object.ts'
import { appendStep, formatPath, type PathStep, splitPath, valueByPath } from '../../extract/schema/field-path.ts'
import type { ExtractionSchema, FieldNode } from '../../extract/schema/field-tree.ts'
import { readingSchema } from '../../extract/schema/reading-schema.ts'

/** What is known or found as one: a leaf outside of lists, or a whole list, whose items belong together. */
export interface FieldUnit {
  path: string
  steps: PathStep[]
  /** The same for the same question about the same field. */
  profile: Buffer
  /** How many cells it has at least, and how many are to be expected. */
  least: number
  expected: number
}

/** All that changes what is found, beside the field itself. */
export interface Circumstances {
  instructions?: string | undefined
  pageRange?: string | undefined
  languageHint?: string | undefined
}

/** Cells that a list is expected to have per property, for estimates. */
const expectedItems = 5
/** Cells that are expected where everything is to be found. */
const expectedDiscoveries = 30

export function unitsOf(schema: ExtractionSchema | undefined, circumstances: Circumstances): FieldUnit[] {
  if (schema === undefined) {
    const profile = profileOf('', 'everything', circumstances)
    return [{ path: '', steps: [], profile, least: 0, expected: expectedDiscoveries }]
  }
  return nodesOf(readingSchema(schema).root).map((node) => {
    const cells = leavesBelow(node)
    return {
      path: node.path,
      steps: splitPath(node.path),
      profile: profileOf(node.path, describe(node), circumstances),
      least: node.type === 'array' ? 0 : cells,
      expected: node.type === 'array' ? cells * expectedItems : cells,
    }
  })
}

function nodesOf(node: FieldNode): FieldNode[] {
  return node.type === 'object' ? node.properties.flatMap(nodesOf) : [node]
}

function leavesBelow(node: FieldNode): number {
  if (node.type === 'object') return node.properties.reduce((sum, child) => sum + leavesBelow(child), 0)
  return node.type === 'array' ? leavesBelow(node.items) : 1
}

/** Everything that a field says about itself; whether it is required changes nothing of its value. */
function describe(node: FieldNode): unknown {
  const { required: _, ...facts } = node
  if (facts.type === 'object') return { ...facts, properties: facts.properties.map(describe) }
  if (facts.type === 'array') return { ...facts, items: describe(facts.items) }
  const { ancestors, ...leaf } = facts
  return { ...leaf, above: ancestors.map(({ name, title, description }) => [name, title, description]) }
}

function profileOf(path: string, about: unknown, { instructions, pageRange, languageHint }: Circumstances): Buffer {
  const whole = [path, about, instructions ?? null, pageRange ?? null, languageHint ?? null]
  return createHash('sha256').update(JSON.stringify(whole)).digest()
}

/** Whether a leaf of the data belongs to the unit. */
export function isWithin(unit: Pick<FieldUnit, 'steps'>, steps: readonly PathStep[]): boolean {
  return unit.steps.every((step, index) => steps[index] === step)
}

/** Which of these paths a leaf is at or below; however many they are, that takes only as long as the leaf is deep. */
export function holderAmong(paths: Iterable<string>): (leaf: string) => string | undefined {
  const known = new Set(Array.from(paths, (path) => formatPath(splitPath(path))))
  return (leaf) => {
    if (known.has(leaf)) return leaf
    let at = ''
    for (const step of splitPath(leaf)) {
      if (known.has(at)) return at
      at = appendStep(at, step)
    }
    return known.has(at) ? at : undefined
  }
}

/** Changes a value that is there, in place: of long lists many are changed. */
export function setValue(data: unknown, steps: readonly PathStep[], value: unknown): unknown {
  const holder = valueByPath(data, steps.slice(0, -1))
  const last = steps.at(-1)
  if (last === undefined || last === null) return value
  if (typeof holder === 'object' && holder !== null) (holder as Record<string | number, unknown>)[last] = value
  return data
}

/** Puts a value where the path says; objects on the way are made where there are none. */
export function putValue(data: unknown, steps: readonly PathStep[], value: unknown): unknown {
  const [step, ...rest] = steps
  if (step === undefined) return value
  if (typeof step === 'number') {
    const items = Array.isArray(data) ? [...data] : []
    items[step] = putValue(items[step], rest, value)
    return items
  }
  const object = isObject(data) ? data : {}
  const name = String(step)
  const inner = putValue(
    Object.hasOwn(object, name) ? (object as Record<string, unknown>)[name] : undefined,
    rest,
    value,
  )
  return { ...object, [name]: inner }
}
