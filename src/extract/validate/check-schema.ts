import type { ErrorObject } from 'ajv'
import { compileDefinition } from '../schema/compile-definition.ts'
import { formatPath, type PathStep, pointerSteps, valueByPath } from '../schema/field-path.ts'
import type { ExtractionSchema } from '../schema/field-tree.ts'
import { type Concern, concern } from './concern.ts'
import { concernOf, isSummary } from './keyword-concerns.ts'
import { lacksValues } from './lacks-values.ts'

/** What the schema has to say about the data. An optional value that was not found is null, which counts as absent. */
export function checkSchema(schema: ExtractionSchema, data: unknown): { valid: boolean; concerns: Concern[] } {
  const check = compileDefinition(schema.definition)
  const whole = check(data)
  const refusedNulls = findRefusedNulls(whole.errors, data)
  const present = refusedNulls.length === 0 ? data : without(data, refusedNulls)
  const { errors, undecided } = refusedNulls.length === 0 ? whole : check(present)
  const lacking = errors.filter(({ keyword }) => keyword === 'required')
  const concerns = [
    ...lacksValues(lacking, present),
    ...tellings(errors.filter(({ keyword }) => keyword !== 'required')).map((error) => describe(error, present)),
    ...nullConcerns(refusedNulls, lacking, present),
    ...new Map(undecided.map((one) => [one.pattern, one])).values().map((one) => undecidedConcern(one, present)),
  ]
  return { valid: errors.length === 0, concerns: distinct(concerns) }
}

/** Nulls of properties that the schema does not let be null. */
function findRefusedNulls(errors: ErrorObject[], data: unknown): PathStep[][] {
  const refused = new Map<string, PathStep[]>()
  for (const { instancePath } of errors) {
    const steps = pointerSteps(instancePath, data)
    if (typeof steps.at(-1) === 'string' && valueByPath(data, steps) === null) refused.set(instancePath, steps)
  }
  return [...refused.values()]
}

function without(data: unknown, paths: PathStep[][]): unknown {
  const copy: unknown = structuredClone(data)
  for (const steps of paths) {
    const holder = valueByPath(copy, steps.slice(0, -1))
    if (typeof holder === 'object' && holder !== null) Reflect.deleteProperty(holder, String(steps.at(-1)))
  }
  return copy
}

/** Of a failed choice, the part that says most: what is wrong inside, else a rule other than the type, else the choice. */
function tellings(errors: ErrorObject[]): ErrorObject[] {
  const holders = new Set(errors.flatMap(({ instancePath }) => pathsAbove(instancePath)))
  return [...Map.groupBy(errors, ({ instancePath }) => instancePath)].flatMap(([path, same]) => {
    const choice = same.find(isSummary)
    if (choice === undefined) return same
    if (holders.has(path)) return []
    return [
      same.find((other) => !(isSummary(other) || other.keyword === 'type' || other.keyword === 'const')) ?? choice,
    ]
  })
}

function pathsAbove(pointer: string): string[] {
  return Array.from(pointer.matchAll(/\//g), ({ index }) => pointer.slice(0, index))
}

function describe(error: ErrorObject, data: unknown): Concern {
  const { code: usual, text } = concernOf(error)
  const steps = pointerSteps(error.instancePath, data)
  const code = error.keyword === 'type' && valueByPath(data, steps) === null ? 'null_value' : usual
  return concern(code, steps, `${named(steps)} ${text(error.params as Record<string, unknown>)}.`)
}

function named(steps: readonly PathStep[]): string {
  return steps.length === 0 ? 'The result' : `The value of ${formatPath(steps)}`
}

function nullConcerns(refused: PathStep[][], lacking: ErrorObject[], data: unknown): Concern[] {
  const required = new Set(
    lacking.map(({ instancePath, params }) =>
      formatPath([...pointerSteps(instancePath, data), String(params['missingProperty'])]),
    ),
  )
  return refused
    .filter((steps) => !required.has(formatPath(steps)))
    .map((steps) => concern('null_value', steps, `${named(steps)} was not found in the document.`))
}

/** Said beside the error that it does not match: what cannot be decided is refused. */
function undecidedConcern({ pattern, text }: { pattern: string; text: string }, data: unknown): Concern {
  const steps = findText(data, text) ?? []
  const message = `${named(steps)} could not be checked against the pattern ${pattern} in time: write one without look-ahead and back-references.`
  return { ...concern('format_inconsistent', steps, message), level: 'warning' }
}

function findText(data: unknown, text: string): PathStep[] | undefined {
  if (data === text) return []
  if (typeof data !== 'object' || data === null) return
  for (const [key, value] of Object.entries(data)) {
    const step = Array.isArray(data) ? Number(key) : key
    const found = key === text && !Array.isArray(data) ? [] : findText(value, text)
    if (found !== undefined) return [step, ...found]
  }
}

function distinct(concerns: Concern[]): Concern[] {
  return [...new Map(concerns.map((item) => [`${item.path} ${item.code} ${item.text}`, item])).values()]
}
