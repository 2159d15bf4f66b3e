import type { ErrorObject } from 'ajv'
import { compileDefinition } from '../schema/compile-definition.ts'
import { formatPath, type PathStep, pointerSteps, valueByPath } from '../schema/field-path.ts'
import type { ExtractionSchema } from '../schema/field-tree.ts'
import { type Concern, type ConcernCode, concern } from './concern.ts'

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

/** Required values that are not there: of the result and of empty objects one by one, of a half-filled object together. */
function lacksValues(errors: ErrorObject[], data: unknown): Concern[] {
  const byObject = new Map<string, Set<string>>()
  for (const { instancePath, params } of errors) {
    const names = byObject.get(instancePath) ?? new Set()
    byObject.set(instancePath, names.add(String(params['missingProperty'])))
  }
  return byObject
    .entries()
    .toArray()
    .flatMap(([pointer, names]) => {
      const steps = pointerSteps(pointer, data)
      if (steps.length === 0 || !hasValues(valueByPath(data, steps)))
        return [...names].map((name) => missing([...steps, name]))
      const list = [...names].map((name) => JSON.stringify(name)).join(', ')
      return [
        concern(
          'incomplete_object',
          steps,
          `${formatPath(steps)} is incomplete: ${list} was not found in the document.`,
        ),
      ]
    })
}

function missing(steps: PathStep[]): Concern {
  return concern('missing_value', steps, `${formatPath(steps)} is required but was not found in the document.`)
}

function hasValues(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value !== null && value !== undefined
  return Object.values(value).some(hasValues)
}

interface KeywordConcern {
  code: ConcernCode
  /** What is wrong with the value, after "The value of price". */
  text: (params: Record<string, unknown>) => string
}

/** The one place that says which rule of JSON Schema becomes which concern. */
function concernOf(error: ErrorObject): KeywordConcern {
  return (Object.hasOwn(table, error.keyword) ? table[error.keyword] : undefined) ?? unfit
}

/** A rule that only sums up what its parts already said. */
function isSummary({ keyword }: ErrorObject): boolean {
  return keyword === 'anyOf' || keyword === 'oneOf' || keyword === 'if'
}

const unfit: KeywordConcern = { code: 'type_mismatch', text: () => 'fits none of the forms that the schema allows' }

const table: Record<string, KeywordConcern> = {
  required: { code: 'missing_value', text: () => 'is required but was not found' },
  dependentRequired: lacking(),
  dependencies: lacking(),
  minProperties: { code: 'incomplete_object', text: ({ limit }) => `has fewer than ${limit} properties` },
  type: { code: 'type_mismatch', text: ({ type }) => `is not of type ${[type].flat().join(' or ')}` },
  format: { code: 'format_inconsistent', text: ({ format }) => `is not written as ${format}` },
  pattern: { code: 'format_inconsistent', text: ({ pattern }) => `does not match the pattern ${pattern}` },
  enum: { code: 'out_of_range', text: ({ allowedValues }) => `is not one of ${list(allowedValues)}` },
  const: { code: 'out_of_range', text: ({ allowedValue }) => `is not ${JSON.stringify(allowedValue)}` },
  minimum: limited('at least'),
  maximum: limited('at most'),
  exclusiveMinimum: limited('more than'),
  exclusiveMaximum: limited('less than'),
  multipleOf: { code: 'out_of_range', text: ({ multipleOf }) => `is not a multiple of ${multipleOf}` },
  minLength: { code: 'out_of_range', text: ({ limit }) => `is shorter than ${limit} characters` },
  maxLength: { code: 'out_of_range', text: ({ limit }) => `is longer than ${limit} characters` },
  not: { code: 'out_of_range', text: () => 'is one that the schema rules out' },
  minItems: { code: 'array_length_mismatch', text: ({ limit }) => `has fewer than ${limit} items` },
  maxItems: { code: 'array_length_mismatch', text: ({ limit }) => `has more than ${limit} items` },
  contains: { code: 'array_length_mismatch', text: () => 'does not hold the items that the schema asks for' },
  items: surplus(),
  additionalItems: surplus(),
  unevaluatedItems: surplus(),
  uniqueItems: { code: 'duplicate_value', text: ({ i, j }) => `holds the same value twice, as items ${j} and ${i}` },
  additionalProperties: forbidden('additionalProperty'),
  unevaluatedProperties: forbidden('unevaluatedProperty'),
  propertyNames: forbidden('propertyName'),
  maxProperties: { code: 'extra_fields', text: ({ limit }) => `has more than ${limit} properties` },
  'false schema': { code: 'extra_fields', text: () => 'is not allowed by the schema' },
}

function lacking(): KeywordConcern {
  return {
    code: 'incomplete_object',
    text: ({ property, missingProperty }) =>
      `has ${JSON.stringify(property)} but lacks ${JSON.stringify(missingProperty)}`,
  }
}

function limited(how: string): KeywordConcern {
  return { code: 'out_of_range', text: ({ limit }) => `should be ${how} ${limit}` }
}

function surplus(): KeywordConcern {
  return {
    code: 'additional_value',
    text: ({ limit, len }) => `has more items than the ${limit ?? len} that are allowed`,
  }
}

function forbidden(name: string): KeywordConcern {
  return {
    code: 'extra_fields',
    text: (params) => `has the property ${JSON.stringify(params[name])}, which the schema does not allow`,
  }
}

function list(values: unknown): string {
  const all = Array.isArray(values) ? values.filter((value) => value !== null) : []
  const shown = all.slice(0, 8).map((value) => JSON.stringify(value))
  return shown.join(', ') + (all.length > 8 ? ` or ${all.length - 8} others` : '')
}
