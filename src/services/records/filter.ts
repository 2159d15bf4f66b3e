import { z } from 'zod'
import {
  defaultFilterLimit,
  type Filter,
  type FilterResult,
  type FilterRow,
  type FilterWarning,
} from '../../contract/filter.ts'
import { type FoundRecord, findPage, type PageStart } from '../../storage/record-filter/find-page.ts'
import { hasComparable, hasRecord } from '../../storage/record-filter/has-any.ts'
import type { Context } from '../context.ts'
import { findSnippets } from '../documents/find-snippets.ts'
import { openPosition, sealPosition } from '../lists/cursor.ts'
import { nameList } from '../lists/list-page.ts'
import { presentRows } from './present-rows.ts'
import { type ReadFilter, readFilter } from './read-filter.ts'

/** Documents that have been extracted, as rows of values, by conditions on these. */
export async function filterDocuments(ctx: Context, filter: Filter): Promise<FilterResult> {
  const { system } = ctx
  const limit = filter.limit ?? defaultFilterLimit
  const { cursor, page = 1, limit: _, include, ...asked } = filter
  const list = nameList(ctx, { list: 'filter', filters: asked })
  const start = readStart(ctx, list, cursor, (page - 1) * limit)
  const read = await readFilter(ctx, filter)
  const { demands, sort, ground } = read
  const isWithProvenance = include?.includes('provenance') ?? false
  // One more than asked for tells whether there are more.
  const found = read.impossible
    ? { total: 0, rows: [] }
    : await findPage(system.db, { ground, demands, sort, start, limit: limit + 1 })
  const shown = found.rows.slice(0, limit)
  const { rows: plain, columns } = await presentRows(ctx, ground, shown, isWithProvenance)
  const rows = await withSnippets(ctx, plain, filter.search)
  const hasMore = found.rows.length > limit
  const why: FilterWarning[] = found.total > 0 || read.impossible ? [] : await explainNothing(ctx, filter, read)
  return {
    data: rows,
    columns,
    total: found.total,
    ...{ page, limit },
    pagination: {
      ...{ total: found.total, limit, has_more: hasMore },
      next_cursor: hasMore ? sealPlace(ctx, list, shown.at(-1)) : null,
    },
    warnings: [...read.warnings, ...why],
    links: { self: '/v1/documents/filter', fields: '/v1/fields' },
    documents: rows.map(({ document_id: id, filename, name, sourceId, uploadedAt, fields: fieldValues }) => ({
      ...{ id, filename, name, sourceId, uploadedAt, fieldValues },
    })),
  }
}

async function withSnippets(ctx: Context, rows: FilterRow[], search: string | undefined): Promise<FilterRow[]> {
  if (search === undefined) return rows
  const ids = rows.map(({ document_id }) => document_id)
  const snippets = await findSnippets(ctx, ids, search)
  return rows.map((row) => ({
    ...row,
    ...(snippets.has(row.document_id) && { snippet: snippets.get(row.document_id) }),
  }))
}

const placeSchema = z.object({
  list: z.string(),
  until: z.number(),
  no: z.number(),
  value: z.string().nullable(),
})

function readStart(ctx: Context, list: string, cursor: string | undefined, offset: number): PageStart {
  if (cursor === undefined) return { offset }
  const { clock, cursorSecret } = ctx.system
  const { no, value } = openPosition(cursor, placeSchema, list, cursorSecret, clock.now())
  return { after: { no, value } }
}

function sealPlace({ system }: Context, list: string, last: FoundRecord | undefined): string | null {
  if (last === undefined) return null
  return sealPosition({ list, no: last.no, value: last.value }, system.cursorSecret, system.clock.now())
}

/** Why no row came, where it is not just that no value is like that: nothing could be compared, or nobody is in scope. */
async function explainNothing(
  ctx: Context,
  filter: Filter,
  { demands, ground }: Pick<ReadFilter, 'demands' | 'ground'>,
): Promise<FilterWarning[]> {
  const { db } = ctx.system
  const conditions = demands.filter((demand) => demand.kind === 'cell')
  const scope = demands.filter((demand) => demand.kind !== 'cell' && demand.kind !== 'text')
  const inComparable = await Promise.all(
    conditions.map(async ({ condition }, i): Promise<FilterWarning[]> => {
      const { test, fieldNo } = condition
      if (test.kind !== 'within' || (await hasComparable(db, ground, fieldNo, test.column))) return []
      const field = filter.conditions[i]?.fieldId ?? null
      const message = `No value of "${field}" can be read as a ${test.column}. The condition matches nothing.`
      return [{ code: 'not_comparable', message, field, suggestion: null }]
    }),
  )
  const outOfScope = await Promise.all(
    scope.map(async (demand): Promise<FilterWarning[]> => {
      if (await hasRecord(db, ground, demand)) return []
      const message = `No extracted document has this ${demand.kind}. The filter matches nothing.`
      return [{ code: 'unknown_scope', message, field: null, suggestion: null }]
    }),
  )
  return [...inComparable, ...outOfScope].flat()
}
