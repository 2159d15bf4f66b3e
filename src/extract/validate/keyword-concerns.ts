import type { ErrorObject } from 'ajv'
import type { ConcernCode } from './concern.ts'

interface KeywordConcern {
  code: ConcernCode
  /** What is wrong with the value, after "The value of price". */
  text: (params: Record<string, unknown>) => string
}

/** The one place that says which rule of JSON Schema becomes which concern. */
export function concernOf(error: ErrorObject): KeywordConcern {
  return (Object.hasOwn(table, error.keyword) ? table[error.keyword] : undefined) ?? unfit
}

/** A rule that only sums up what its parts already said. */
export function isSummary({ keyword }: ErrorObject): boolean {
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
