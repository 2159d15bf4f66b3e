import { Ajv, type ErrorObject, type Options } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { type Dialect, dialectOf } from './dialect.ts'
import type { JsonSchema } from './field-tree.ts'
import { type References, resolveRefs } from './resolve-refs.ts'
import { compilePattern, type PatternBudget } from './safe-pattern.ts'
import { isSchemaObject, mapSubschemas, type SchemaObject } from './subschemas.ts'

export interface DefinitionCheck {
  errors: ErrorObject[]
  /** Texts whose pattern could not be decided in time; they count as fitting. */
  undecided: { pattern: string; text: string }[]
}

export type CheckDefinition = (data: unknown) => DefinitionCheck

/** The checks of a JSON Schema that `readSchema` has accepted; compiled once for as long as the schema lives. */
export function compileDefinition(definition: JsonSchema): CheckDefinition {
  if (typeof definition === 'boolean') return compile(definition)
  const known = compiled.get(definition)
  if (known !== undefined) return known
  const check = compile(definition)
  compiled.set(definition, check)
  return check
}

/** What the draft's own schema has to say about a schema: nothing when it is valid. */
export function metaErrors(definition: JsonSchema, dialect: Dialect): ErrorObject[] {
  metaCheckers[dialect] ??= newAjv(dialect, {})
  const ajv = metaCheckers[dialect]
  return ajv.validateSchema(withoutDeclaration(definition)) === true ? [] : (ajv.errors ?? [])
}

const compiled = new WeakMap<object, CheckDefinition>()
const metaCheckers: Partial<Record<Dialect, Ajv>> = {}
/** Milliseconds for all patterns of one check together that RE2 cannot run. */
const patternTime = 2_000

function compile(definition: JsonSchema): CheckDefinition {
  const dialect = dialectOf(definition)
  if (typeof dialect !== 'string') throw new TypeError(dialect.message)
  const budget: PatternBudget = { left: patternTime }
  let undecided: DefinitionCheck['undecided'] = []
  const regExp = (pattern: string) => {
    const safe = compilePattern(pattern, budget)
    return {
      // The compiler takes two patterns that are written alike for one.
      toString: () => pattern,
      test(text: string) {
        const fits = safe.test(text)
        if (fits === undefined) undecided.push({ pattern, text })
        return fits ?? false
      },
    }
  }
  const ajv = newAjv(dialect, {
    validateSchema: false,
    code: { regExp: Object.assign(regExp, { code: 'safePattern' }) },
  })
  const validate = ajv.compile(prepareDefinition(definition, dialect, resolveRefs(definition)))
  return (data) => {
    budget.left = patternTime
    undecided = []
    validate(data)
    return { errors: validate.errors ?? [], undecided }
  }
}

function newAjv(dialect: Dialect, options: Options): Ajv {
  const Checker = dialect === 'draft-07' ? Ajv : Ajv2020
  const ajv = new Checker({
    strict: false,
    allErrors: true,
    ownProperties: true,
    // Inlining would let a thousand references to a large schema become a thousand copies of it.
    inlineRefs: false,
    logger: false,
    ...options,
  })
  addFormats.default(ajv)
  // Most documents state a time without its zone; one that is made up would be worse than none.
  const zoneOptional = ajv.formats['iso-date-time']
  if (zoneOptional !== undefined) ajv.addFormat('date-time', zoneOptional)
  return ajv
}

function withoutDeclaration(definition: JsonSchema): JsonSchema {
  if (typeof definition === 'boolean') return definition
  const { $schema: _, ...rest } = definition
  return rest
}

/**
 * A copy for the checker in plainer words: what is referred to stands under one `$defs` with names of ours, so that it
 * resolves nothing by itself, `nullable` is said in JSON Schema, and what it would read in its own way is left out.
 */
function prepareDefinition(definition: JsonSchema, dialect: Dialect, references: References): JsonSchema {
  if (!isSchemaObject(definition)) return definition
  const names = new Map<JsonSchema, string>()
  // Draft-07 reads nothing beside a reference. Who does not name a draft expects the neighbours to count.
  const loneRefs = dialect === 'draft-07' && definition['$schema'] !== undefined
  const root = prepare(definition)
  // The map grows while it is walked: what is referred to refers to more.
  const shared = Object.fromEntries(names.entries().map(([target, name]) => [name, prepare(target)]))
  return isSchemaObject(root) && names.size > 0 ? { ...root, $defs: shared } : root

  function prepare(schema: JsonSchema): JsonSchema {
    if (!isSchemaObject(schema)) return schema
    const refs = [schema['$ref'], schema['$dynamicRef']].flatMap((reference) =>
      typeof reference === 'string' ? [{ $ref: nameOf(references.target(schema, reference)) ?? reference }] : [],
    )
    if (loneRefs && refs.length > 0) return refs[0] ?? true
    const kept = Object.entries(schema).filter(([keyword]) => !leftOut.has(keyword))
    const plain = withEnum(mapSubschemas(Object.fromEntries(kept), prepare))
    const allOf = Array.isArray(plain['allOf']) ? plain['allOf'] : []
    const whole = refs.length > 1 ? { ...plain, allOf: [...allOf, ...refs] } : { ...plain, ...refs[0] }
    return schema['nullable'] === true ? orNull(whole) : whole
  }

  function nameOf(target: JsonSchema | undefined): string | undefined {
    if (target === undefined) return
    if (!names.has(target)) names.set(target, `r${names.size}`)
    return `#/$defs/${names.get(target)}`
  }
}

const leftOut = new Set(
  `$schema $id id $anchor $dynamicAnchor $recursiveAnchor $recursiveRef $ref $dynamicRef $defs definitions $async
  $vocabulary nullable discriminator`.split(/\s+/),
)

/** No value is one of none, which the checker refuses to say. */
function withEnum(schema: SchemaObject): SchemaObject {
  if (!Array.isArray(schema['enum']) || schema['enum'].length > 0) return schema
  const { enum: _, ...rest } = schema
  return { ...rest, not: {} }
}

function orNull(schema: SchemaObject): SchemaObject {
  const { type, enum: values, ...rest } = schema
  if (type === undefined && values === undefined) return { anyOf: [schema, { type: 'null' }] }
  return {
    ...rest,
    ...(type === undefined ? {} : { type: [...new Set([type, 'null'].flat())] }),
    ...(Array.isArray(values) ? { enum: [...new Set([...values, null])] } : {}),
  }
}
