import { formatPath, type PathStep } from './field-path.ts'
import { SchemaError } from './schema-error.ts'

/** What a schema may cost. Beyond these the compiler of the checks runs out of stack or of time. */
export const schemaLimits = {
  fieldDepth: 20,
  leaves: 2_000,
  characters: 1_048_576,
  nodes: 20_000,
  /** Nesting of the schema's own JSON: a field takes two to five levels. */
  jsonDepth: 128,
} as const

/** Throws unless the input is JSON of bearable size; nothing recursive may look at it before. */
export function checkLimits(input: unknown): void {
  const pending: { value: unknown; steps: Steps; depth: number }[] = [{ value: input, steps: undefined, depth: 0 }]
  let nodes = 0
  let characters = 0
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, steps, depth } = next
    if (typeof value === 'string') characters += value.length
    if (characters > schemaLimits.characters) refuse('', `is larger than ${schemaLimits.characters} characters`)
    if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string' || value === null) continue
    if (typeof value !== 'object') refuse(pathOf(steps), 'is not JSON')
    if (++nodes > schemaLimits.nodes) refuse('', `has more than ${schemaLimits.nodes} objects and lists`)
    if (depth > schemaLimits.jsonDepth) refuse('', `is nested more than ${schemaLimits.jsonDepth} levels deep`)
    for (const [key, child] of Object.entries(value)) {
      characters += key.length
      const step = Array.isArray(value) ? Number(key) : key
      pending.push({ value: child, steps: { step, above: steps }, depth: depth + 1 })
    }
  }
}

/** A chain, since most places never need their path written out. */
type Steps = { step: PathStep; above: Steps } | undefined

function refuse(path: string, what: string): never {
  throw new SchemaError([{ path, message: `The schema ${what}: ask for less, or split it into several schemas.` }])
}

function pathOf(steps: Steps): string {
  const list: PathStep[] = []
  for (let at = steps; at !== undefined; at = at.above) list.unshift(at.step)
  return formatPath(list)
}
