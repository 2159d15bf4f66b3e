import type { MatchedFilter } from '../../contract/filter.ts'
import type { targetTypes } from '../../contract/matching.ts'
import { AppError } from '../../core/app-error.ts'
import { isId } from '../../core/ids.ts'
import { selectAllFields } from '../../storage/fields.ts'
import { definitionsOf } from '../../storage/job-results.ts'
import { recordsOfJob } from '../../storage/matching/records.ts'
import type { RecordsAre } from '../../storage/matching/runs.ts'
import { findNumbers } from '../../storage/record-filter/find-page.ts'
import { canonicalName, standsInArray } from '../cells/canonical-name.ts'
import type { Context } from '../context.ts'
import { fieldsOfSchemas } from '../exports/records-of-extractions.ts'
import { jobOf } from '../jobs/manage.ts'
import { readFilter } from '../records/read-filter.ts'
import { runKinds } from '../runs/manage.ts'
import { savedSchema } from '../schemas/resolve.ts'

export interface Target {
  target_type: (typeof targetTypes)[number]
  target_value: string | MatchedFilter
}

export interface TargetField {
  /** As the schema writes it. */
  name: string
  /** As the registry knows it. */
  canonical: string
  inList: boolean
}

/** Records to be matched: what they have, and which they are. */
export interface ResolvedTarget {
  target: Target
  recordsAre: RecordsAre
  fields: TargetField[]
  /** Numbers of extractions or documents. */
  numbers(): Promise<number[]>
}

/** Throws where there is no such run or schema. */
export async function resolveTarget(ctx: Context, target: Target): Promise<ResolvedTarget> {
  const { target_type: type, target_value: value } = target
  if ((typeof value === 'string') === (type === 'document_filter')) {
    const message =
      type === 'document_filter' ? 'must be a filter of documents, an object' : `must be the id of a ${type}`
    throw new AppError('validation_error', `"target_value" ${message}.`, {
      details: [{ path: 'target_value', message }],
    })
  }
  if (typeof value !== 'string') return ofFilter(ctx, target, value)
  return type === 'run' ? ofRun(ctx, target, value) : ofSchema(ctx, value)
}

async function ofRun(ctx: Context, target: Target, id: string): Promise<ResolvedTarget> {
  const { db } = ctx.system
  if (!isId(id)) throw new AppError('not_found', `There is no run ${id}.`)
  await jobOf(ctx, id, runKinds)
  const definitions = await definitionsOf(db, ctx.workspaceId, { job_id: id })
  return {
    ...{ target, recordsAre: 'extractions', fields: await fieldsOf(definitions) },
    numbers: () => recordsOfJob(db, ctx.workspaceId, id),
  }
}

async function ofSchema(ctx: Context, idOrShortId: string): Promise<ResolvedTarget> {
  const { id, definition } = await schemaNamed(ctx, idOrShortId)
  return {
    target: { target_type: 'schema', target_value: id },
    recordsAre: 'extractions',
    fields: await fieldsOf([JSON.stringify(definition)]),
    numbers: () => numbersOf(ctx, { schema_id: id }),
  }
}

async function ofFilter(ctx: Context, target: Target, filter: MatchedFilter): Promise<ResolvedTarget> {
  const schema = filter.schema_id === undefined ? undefined : await schemaNamed(ctx, filter.schema_id)
  const known = schema ? [] : await selectAllFields(ctx.system.db, ctx.workspaceId)
  return {
    target,
    recordsAre: schema ? 'extractions' : 'documents',
    fields: schema
      ? await fieldsOf([JSON.stringify(schema.definition)])
      : known.map(({ canonical_name: name, repeats }) => ({ name, canonical: name, inList: repeats })),
    numbers: () => numbersOf(ctx, filter),
  }
}

async function schemaNamed(ctx: Context, idOrShortId: string) {
  const schema = await savedSchema(ctx.system.db, ctx.workspaceId, idOrShortId)
  if (schema) return schema
  throw new AppError('not_found', `There is no schema ${idOrShortId}.`)
}

async function fieldsOf(definitions: string[]): Promise<TargetField[]> {
  const fields = await fieldsOfSchemas(definitions)
  return fields.map(({ path }) => ({ name: path, canonical: canonicalName(path), inList: standsInArray(path) }))
}

/** In the order in which they came. */
async function numbersOf(ctx: Context, filter: MatchedFilter): Promise<number[]> {
  const { ground, demands, impossible } = await readFilter(ctx, { ...filter, conditions: filter.conditions ?? [] })
  const newestFirst = impossible ? [] : await findNumbers(ctx.system.db, { ground, demands, sort: undefined })
  return newestFirst.toReversed()
}
