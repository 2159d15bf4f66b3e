import { formatPath, type PathStep } from './field-path.ts'
import { SchemaError } from './schema-error.ts'

/** What a schema may cost. Beyond these the compiler of the checks runs out of stack or of time. */
export const schemaLimits = {
  fieldDepth: 20,
  leaves: 2_000,
  characters: 1_048_576,
  nodes: 20_000,
  /** Names and items of all objects and lists: types in a flat map, values of an enumeration. */
  members: 60_000,
  /** Of all patterns: to compile them takes time in proportion. */
  patternCharacters: 4_000,
  /** Nesting of the schema's own JSON: a field takes two to five levels. */
  jsonDepth: 128,
} as const

/** Throws unless the input is JSON of bearable size; nothing recursive may look at it before. */
export function checkLimits(input: unknown): void {
  const pending: Place[] = [{ value: input, steps: undefined, depth: 0 }]
  const tally = { nodes: 0, members: 0, characters: 0, patternCharacters: 0 }
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, steps, depth } = next
    if (typeof value === 'string') tally.characters += value.length
    refuseTooMuch(tally)
    if (value === null || plain.has(typeof value)) continue
    if (typeof value !== 'object') refuse(pathOf(steps), 'is not JSON')
    tally.nodes += 1
    if (depth > schemaLimits.jsonDepth) refuse('', `is nested more than ${schemaLimits.jsonDepth} levels deep`)
    for (const [key, child] of Object.entries(value)) {
      tally.characters += key.length
      tally.members += 1
      tally.patternCharacters += patternLength(key, child, steps)
      const step = Array.isArray(value) ? Number(key) : key
      pending.push({ value: child, steps: { step, above: steps }, depth: depth + 1 })
    }
  }
  refuseTooMuch(tally)
}

interface Place {
  value: unknown
  steps: Steps
  depth: number
}

const tooMuch = {
  characters: `is larger than ${schemaLimits.characters} characters`,
  nodes: `has more than ${schemaLimits.nodes} objects and lists`,
  members: `has more than ${schemaLimits.members} names and items`,
  patternCharacters: `has patterns of more than ${schemaLimits.patternCharacters} characters`,
}

function refuseTooMuch(tally: Record<keyof typeof tooMuch, number>): void {
  for (const what of Object.keys(tooMuch) as (keyof typeof tooMuch)[])
    if (tally[what] > schemaLimits[what]) refuse('', tooMuch[what])
}

const plain = new Set(['number', 'boolean', 'string'])

function patternLength(key: string, value: unknown, steps: Steps): number {
  if (steps?.step === 'patternProperties') return key.length
  return key === 'pattern' && typeof value === 'string' ? value.length : 0
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
