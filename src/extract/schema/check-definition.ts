import type { ErrorObject } from 'ajv'
import { compileDefinition, metaErrors } from './compile-definition.ts'
import { dialectOf } from './dialect.ts'
import { formatPath, type PathStep, pointerSteps } from './field-path.ts'
import type { JsonSchema } from './field-tree.ts'
import { referenceProblem } from './reference-problem.ts'
import { type References, resolveRefs } from './resolve-refs.ts'
import { compilePattern } from './safe-pattern.ts'
import { SchemaError, type SchemaProblem } from './schema-error.ts'
import { isSchema, isSchemaObject, type SchemaObject, subschemas } from './subschemas.ts'

/** Throws unless the definition is a valid JSON Schema; tells where its references lead. */
export function checkDefinition(definition: JsonSchema): References {
  const dialect = dialectOf(definition)
  if (typeof dialect !== 'string') throw new SchemaError([dialect])
  // Of one mistake there are several errors, and twenty mistakes are told.
  const invalid = metaErrors(definition, dialect)
    .slice(0, 500)
    .map((error) => inPlainWords(error, definition))
  if (invalid.length > 0) throw new SchemaError(mostTelling(invalid))
  const references = resolveRefs(definition)
  const problems = [...references.problems, ...endlessReferences(definition, references), ...badParts(definition, [])]
  if (problems.length > 0) throw new SchemaError(problems)
  return references
}

/** Throws unless results can be checked against the definition; last, since it is what a huge schema would overload. */
export function assertCompiles(definition: JsonSchema): void {
  try {
    compileDefinition(definition)
  } catch (error) {
    const reason = error instanceof RangeError ? 'it is too large or too deep' : String((error as Error).message)
    throw new SchemaError([{ path: '', message: `The schema cannot be used: ${reason}.` }])
  }
}

/** What the draft expects of the keyword that an error is about. */
function inPlainWords(error: ErrorObject, definition: JsonSchema): SchemaProblem & { keyword: string } {
  const path = formatPath(pointerSteps(error.instancePath, definition))
  const params = error.params as Record<string, unknown>
  const message =
    error.keyword === 'enum'
      ? `must be one of ${(params['allowedValues'] as unknown[]).join(', ')}.`
      : error.keyword === 'type'
        ? `must be ${[params['type']].flat().join(' or ')}.`
        : `${error.message ?? 'is not valid'}.`
  return { path, message: `This ${message}`, keyword: error.keyword }
}

/** A wrong `type` also fails the alternatives around it: what is said of a place once is enough. */
function mostTelling(problems: (SchemaProblem & { keyword: string })[]): SchemaProblem[] {
  const byPath = new Map<string, SchemaProblem>()
  for (const { path, message, keyword } of problems) {
    const known = byPath.get(path)
    const vague = keyword === 'anyOf' || keyword === 'oneOf'
    if (known === undefined) byPath.set(path, { path, message })
    else if (!(vague || known.message.includes(message.slice(5)))) {
      byPath.set(path, { path, message: `${known.message.slice(0, -1)}, or ${message.slice(5)}` })
    }
  }
  return [...byPath.values()]
}

function badParts(schema: JsonSchema, steps: PathStep[]): SchemaProblem[] {
  if (!isSchemaObject(schema)) return []
  const inner = subschemas(schema).flatMap((child) => badParts(child.schema, [...steps, ...child.steps]))
  return [...ownBadPatterns(schema, steps), ...ownBadReference(schema, steps), ...inner]
}

function ownBadReference(schema: SchemaObject, steps: PathStep[]): SchemaProblem[] {
  const message = schema['x-reference'] === undefined ? undefined : referenceProblem(schema['x-reference'], schema)
  return message === undefined ? [] : [{ path: formatPath([...steps, 'x-reference']), message }]
}

function ownBadPatterns(schema: SchemaObject, steps: PathStep[]): SchemaProblem[] {
  const patterns: { source: string; at: PathStep[] }[] = []
  if (typeof schema['pattern'] === 'string') patterns.push({ source: schema['pattern'], at: ['pattern'] })
  for (const source of Object.keys(schema['patternProperties'] ?? {})) {
    patterns.push({ source, at: ['patternProperties', source] })
  }
  return patterns.flatMap(({ source, at }) => {
    try {
      compilePattern(source)
      return []
    } catch {
      const message = `${JSON.stringify(source)} is not a regular expression: write it as JavaScript does, without slashes and flags.`
      return [{ path: formatPath([...steps, ...at]), message }]
    }
  })
}

/** Schemas that refer to themselves for the same value, which no check would ever finish; within a value is fine. */
function endlessReferences(definition: JsonSchema, references: References): SchemaProblem[] {
  const finished = new Set<SchemaObject>()
  const problems: SchemaProblem[] = []
  const pending: { schema: JsonSchema; steps: PathStep[] }[] = [{ schema: definition, steps: [] }]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (!isSchemaObject(next.schema)) continue
    if (loops(next.schema, new Set())) problems.push({ path: formatPath(next.steps), message })
    for (const inner of subschemas(next.schema)) {
      pending.push({ schema: inner.schema, steps: [...next.steps, ...inner.steps] })
    }
  }
  return problems

  function loops(schema: JsonSchema, open: Set<SchemaObject>): boolean {
    if (!isSchemaObject(schema) || finished.has(schema)) return false
    if (open.has(schema)) return true
    open.add(schema)
    const found = sameValue(schema, references).some((inner) => loops(inner, open))
    open.delete(schema)
    finished.add(schema)
    return found
  }
}

const message =
  'This refers to itself without end for one and the same value: let the reference stand inside a property or an item.'

/** The schemas that speak of the same value as this one. */
function sameValue(schema: SchemaObject, references: References): JsonSchema[] {
  const targets = [schema['$ref'], schema['$dynamicRef']].map((reference) =>
    typeof reference === 'string' ? references.target(schema, reference) : undefined,
  )
  const maps = [schema['dependentSchemas'], schema['dependencies']].flatMap((map) =>
    isSchemaObject(map) ? Object.values(map) : [],
  )
  const lists = [schema['allOf'], schema['anyOf'], schema['oneOf']].flat()
  return [...targets, ...maps, ...lists, schema['not'], schema['if'], schema['then'], schema['else']].filter(isSchema)
}
