import type { Filter } from '../../contract/filter.ts'
import { formatPath, type PathStep, splitPath } from '../../extract/schema/field-path.ts'
import {
  type ExportedCell,
  exportedCells,
  exportedFields,
  recordsByNumber,
} from '../../storage/record-filter/export-cells.ts'
import { findNumbers } from '../../storage/record-filter/find-page.ts'
import type { Ground } from '../../storage/record-filter/steps.ts'
import { canonicalName } from '../cells/canonical-name.ts'
import { typeOfField } from '../cells/common-type.ts'
import { valueIn } from '../cells/read-cells.ts'
import type { Context } from '../context.ts'
import { readFilter } from '../records/read-filter.ts'
import type { LeadColumn, TableField, TableRecord, TableSource } from './table-source.ts'

const lead: LeadColumn[] = [
  { name: 'document_id', type: 'string', isKey: true },
  { name: 'filename', type: 'string', isKey: true },
  { name: 'type', type: 'string', isKey: false },
]

/** Documents that a filter finds, with the last word on each of their fields: all of them, or as many as `limit` says. */
export async function filterTables(ctx: Context, filter: Filter): Promise<TableSource> {
  const { ground, demands, sort, impossible } = await readFilter(ctx, filter)
  const found = impossible ? [] : await findNumbers(ctx.system.db, { ground, demands, sort })
  const nos = found.slice(0, filter.limit)
  const fields = await fieldsOf(ctx, ground, nos)
  return { ...{ name: 'documents', sheet: 'Documents', lead, fields, nameOf }, records: recordsOf(ctx, ground, nos) }
}

const numbersAtOnce = 10_000

async function fieldsOf(ctx: Context, ground: Ground, nos: number[]): Promise<TableField[]> {
  const fields = new Map<string, TableField>()
  for (let at = 0; at < nos.length; at += numbersAtOnce)
    for (const field of await exportedFields(ctx.system.db, ground, nos.slice(at, at + numbersAtOnce))) {
      const path = formatPath(flatSteps(field.template))
      if (!fields.has(path)) fields.set(path, { path, type: typeOfField(field) })
    }
  return [...fields.values()]
}

/**
 * The steps to a value by the names that the registry knows: a step for all names up to the next list, so that one document can have
 * `total` and `total.net`, and `items` besides `items[]`.
 */
function flatSteps(path: string): PathStep[] {
  const steps: PathStep[] = []
  let names: string[] = []
  for (const step of splitPath(path)) {
    if (typeof step === 'string') names.push(nameInRegistry(step))
    else {
      steps.push(`${names.join('.')}[]`, step)
      names = []
    }
  }
  return names.length > 0 ? [...steps, names.join('.')] : steps
}

function nameOf(steps: PathStep[]): string {
  return steps.join('.').replaceAll('[]', '')
}

const known = new Map<string, string>()

/** Remembered, since each of a million values has a few of the same. */
function nameInRegistry(step: string): string {
  const name = known.get(step) ?? canonicalName(formatPath([step]))
  if (known.size < 10_000) known.set(step, name)
  return name
}

const recordsAtOnce = 200

async function* recordsOf({ system: { db } }: Context, ground: Ground, nos: number[]): AsyncGenerator<TableRecord> {
  for (let at = 0; at < nos.length; at += recordsAtOnce) {
    const some = nos.slice(at, at + recordsAtOnce)
    const records = new Map((await recordsByNumber(db, ground, some)).map((record) => [record.no, record]))
    const cells = await exportedCells(db, ground, [...records.values()])
    for (const no of some) {
      const record = records.get(no)
      if (record === undefined) continue
      const { document_id, filename, document_type } = record
      yield recordOf([document_id, filename, document_type], cells.get(document_id) ?? [])
    }
  }
}

function recordOf(lead: unknown[], cells: ExportedCell[]): TableRecord {
  const data: Record<string, unknown> = {}
  const confidence: Record<string, number> = {}
  const pages = new Map<string, number | null>()
  for (const cell of cells) {
    const steps = flatSteps(cell.path)
    const path = formatPath(steps)
    put(data, steps, valueIn(cell))
    if (cell.confidence !== null) confidence[path] = cell.confidence
    pages.set(path, cell.page)
  }
  return { lead, data, confidence, page: (path) => pages.get(path) ?? null }
}

/** What several extractions have said of one list may not fit together: the first that came stays. */
function put(data: Record<string, unknown>, steps: PathStep[], value: unknown): void {
  let at: Record<string | number, unknown> = data
  for (const [index, step] of steps.slice(0, -1).entries()) {
    at[step ?? ''] ??= typeof steps[index + 1] === 'number' ? [] : {}
    const next = at[step ?? '']
    if (typeof next !== 'object' || next === null) return
    at = next as Record<string | number, unknown>
  }
  at[steps.at(-1) ?? ''] ??= value
}
