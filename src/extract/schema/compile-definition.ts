import { Ajv, type ErrorObject, type Options } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { type Dialect, dialectOf } from './dialect.ts'
import type { JsonSchema } from './field-tree.ts'
import { prepareDefinition } from './prepare-definition.ts'
import { resolveRefs } from './resolve-refs.ts'
import { compilePattern, type PatternBudget } from './safe-pattern.ts'

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
