import { AppError } from '../../core/app-error.ts'
import type { Problem } from '../../document/problem.ts'
import type { Extraction } from '../../extract/extraction.ts'
import { splitPath, valueByPath } from '../../extract/schema/field-path.ts'
import type { ExtractionSchema, JsonSchema } from '../../extract/schema/field-tree.ts'
import { readingSchema } from '../../extract/schema/reading-schema.ts'
import type { Validation } from '../../extract/validate/validate.ts'
import type { DocumentRow } from '../../storage/documents.ts'
import type { ExtractionRow } from '../../storage/extractions.ts'
import type { CorrectedCell } from '../../storage/known-cells.ts'
import { priceOf } from '../credits/price.ts'
import { unreadConcerns } from '../parsing/unread-concerns.ts'
import { resolveReferences } from '../primitives/resolve-references.ts'
import type { System } from '../system.ts'
import { check } from './check.ts'
import { type FieldUnit, holderAmong } from './field-units.ts'
import { withCorrections } from './human-values.ts'
import { inferSchema } from './infer-schema.ts'
import { budgetExceeded, forecastOf, quoteOf } from './quote.ts'
import type { ReadDocument } from './read.ts'
import { withKnown } from './registry.ts'

export interface Resolved {
  extraction: Extraction
  schema: ExtractionSchema | undefined
  definition: JsonSchema
  validation: Pick<Validation, 'valid' | 'concerns'>
  /** What the registry learns. */
  learned: FieldUnit[]
  engine: string
  locked: string[]
  /** What people had said of the content by then. */
  corrected: CorrectedCell[]
  usage: { pages: number; cells_registry: number; cells_ai: number; credits: number }
}

/** The value of every field: from a person, from the registry, or found now, in this order. */
export async function resolveCells(
  system: System,
  asked: ExtractionRow,
  { row, plan, found }: ReadDocument,
): Promise<Resolved> {
  const { schema, units, known, corrected, engine } = plan
  const joined = withKnown(found?.extraction, units, known)
  refuseTooMany(system, joined.extraction)
  const looked = await resolveReferences(system.db, asked.workspace_id, schema, joined.extraction)
  const { extraction, locked } = withCorrections(looked, corrected, schema)
  const asFound = known.size === 0 && locked.length === 0 ? found : undefined
  const isRead = schema === undefined || readingSchema(schema) === schema
  const checked =
    asFound && isRead ? asFound.validation : await check(schema, extraction, asFound && { findings: asFound.findings })
  const unread = unreadConcerns(row.problems as unknown as Problem[])
  const validation = { valid: checked.valid && unread.length === 0, concerns: [...unread, ...checked.concerns] }
  const usage = price(asked, row, extraction, [...known.keys(), ...locked])
  refuseTooDear(asked, units, usage)
  return {
    ...{ extraction, schema, validation, learned: plan.wanted, engine, locked, corrected, usage },
    definition: schema?.definition ?? inferSchema(extraction.data),
  }
}

/** Whoever reads, reviews or searches a result has it in memory: what one may hold is a setting. */
function refuseTooMany({ settings }: System, { confidence }: Extraction): void {
  const count = Object.keys(confidence.fields).length
  if (count <= settings.maxCells) return
  const message = `The document gives ${count} values, and one extraction holds at most ${settings.maxCells}: ask for fewer fields or pages, or split the file.`
  throw new AppError('unprocessable', message, { reason: 'result_too_large' })
}

/** What was known before, in the registry or by a person, costs nothing; nor does a list without items. */
function price(asked: ExtractionRow, row: DocumentRow, { data, confidence }: Extraction, known: string[]) {
  const pages = row.pages_paid ? 0 : (row.pages ?? 1)
  const leaves = Object.keys(confidence.fields).filter((path) => !Array.isArray(valueByPath(data, splitPath(path))))
  const holderOf = holderAmong(known)
  const registryCells = leaves.filter((path) => holderOf(path) !== undefined).length
  const cells = leaves.length - registryCells
  const { credits } = priceOf({ pages, cells }, { batch: asked.is_batch })
  return { pages, cells_registry: registryCells, cells_ai: cells, credits }
}

function refuseTooDear({ max_credits, is_batch }: ExtractionRow, units: FieldUnit[], usage: Resolved['usage']): void {
  if (max_credits === null || usage.credits <= max_credits) return
  const pages = { least: usage.pages, expected: usage.pages }
  throw budgetExceeded(max_credits, quoteOf(forecastOf(units, new Map(), pages, is_batch)), usage.credits)
}
