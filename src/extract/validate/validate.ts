import type { Provenance } from '../extraction.ts'
import type { ExtractionSchema } from '../schema/field-tree.ts'
import { checkArithmetic } from './check-arithmetic.ts'
import { checkSchema } from './check-schema.ts'
import type { ConceptOf } from './collect-scopes.ts'
import { compareSource } from './compare-source.ts'
import type { Concern, ConcernCode } from './concern.ts'
import type { SourceFindings } from './source-findings.ts'
import { summarise, worstFirst } from './summarise.ts'

export type ValidationLevel = 'lax' | 'strict' | 'none'

export interface ValidationInput {
  schema: ExtractionSchema
  data: unknown
  provenance?: Record<string, Provenance>
  findings?: SourceFindings
  conceptOf?: ConceptOf
  level: ValidationLevel
  /** Errors at which a strict validation fails. */
  maxErrors?: number
}

export interface Validation {
  /** Whether the data fits the schema, and no list was probably missed as a whole or in part. */
  valid: boolean
  /** Whether the work that made the data has failed by it: never when lax. */
  failed: boolean
  concerns: Concern[]
  summary: string
}

/** Checks data against its schema, itself and its source. */
export function validateExtraction(input: ValidationInput): Validation {
  const { schema, data, provenance = {}, findings = {}, conceptOf, level, maxErrors = 10 } = input
  if (level === 'none') return { valid: true, failed: false, concerns: [], summary: 'Validation was switched off.' }
  const checked = checkSchema(schema, data)
  const compared = compareSource(schema, data, findings, provenance)
  const unfit = new Set(compared.filter(({ code }) => code === 'type_mismatch').map(({ path }) => path))
  const concerns = worstFirst([
    // What stands in the source and does not fit is not missing as well.
    ...checked.concerns.filter(({ code, path }) => !(absences.has(code) && unfit.has(path))),
    ...compared,
    ...(conceptOf === undefined ? [] : checkArithmetic(data, conceptOf, findings)),
  ])
  const errors = concerns.filter((item) => item.level === 'error').length
  return {
    valid: checked.valid && !findings.emptyLists?.length && !findings.partLists?.length,
    failed: level === 'strict' && (!checked.valid || errors >= maxErrors),
    concerns: concerns.slice(0, mostConcerns),
    summary: summarise(data, checked.valid, concerns),
  }
}

const absences = new Set<ConcernCode>(['null_value', 'missing_value'])

/** A list of ten thousand bad rows is understood from its first thousand; the summary counts them all. */
const mostConcerns = 1_000
