import { readFileSync } from 'node:fs'
import { isObject } from '../../core/is-object.ts'
import type { JsonSchema } from './components.ts'

/** A call that was made and what it was answered, recorded by the acceptance suites (`npm run record:examples`). */
export interface Example {
  parameters: Record<string, string>
  json?: unknown
  form?: Record<string, unknown>
  answer: unknown
  /** Other answers, and other bodies that were sent, which say something that these do not. */
  also?: unknown[]
  alsoSent?: unknown[]
}

/** By operation, like `GET /v1/jobs/{id}`, then by status. */
export type Examples = Record<string, Record<string, Example>>

export function recordedExamples(): Examples {
  return JSON.parse(readFileSync(new URL('examples.json', import.meta.url), 'utf8')) as Examples
}

/** Gives every component an example: the first value that stands where it is referred to. */
export function exampleCollector(components: () => Record<string, JsonSchema>) {
  const found = new Map<string, unknown>()

  function visit(schema: JsonSchema | undefined, value: unknown): void {
    if (schema === undefined || value === undefined) return
    const name = nameOf(schema)
    if (name === undefined) visitInside(schema, value)
    else {
      if (!found.has(name)) found.set(name, value)
      visit(components()[name], value)
    }
  }

  function visitInside(schema: JsonSchema, value: unknown): void {
    const alternatives = [schema['anyOf'], schema['oneOf'], schema['allOf']].flatMap(
      (all) => (all ?? []) as JsonSchema[],
    )
    for (const each of alternatives.filter((one) => mayBe(one, value))) visit(each, value)
    if (Array.isArray(value)) for (const item of value) visit(schema['items'] as JsonSchema, item)
    else if (typeof value === 'object' && value !== null) visitProperties(schema, value as Record<string, unknown>)
  }

  function visitProperties(schema: JsonSchema, value: Record<string, unknown>): void {
    const own = schema['properties'] as Record<string, JsonSchema> | undefined
    const others = schema['additionalProperties']
    for (const [name, inner] of Object.entries(value))
      visit(own?.[name] ?? (typeof others === 'object' ? (others as JsonSchema) : undefined), inner)
  }

  /** As far as can be seen without checking it: it has what is required. */
  function mayBe(schema: JsonSchema, value: unknown): boolean {
    const name = nameOf(schema)
    const { required, type } = (name === undefined ? schema : (components()[name] ?? {})) as {
      required?: string[]
      type?: string
    }
    if (type !== 'object') return !isObject(value)
    return isObject(value) && (required ?? []).every((each) => each in value)
  }

  return {
    visit,
    withExamples: (all: Record<string, JsonSchema>): Record<string, JsonSchema> =>
      Object.fromEntries(
        Object.entries(all).map(([name, schema]) => [
          name,
          found.has(name) ? { ...schema, examples: [found.get(name)] } : schema,
        ]),
      ),
  }
}

function nameOf({ $ref }: JsonSchema): string | undefined {
  return typeof $ref === 'string' ? $ref.replace('#/components/schemas/', '') : undefined
}
