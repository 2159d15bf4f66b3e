import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import type { FieldType } from '../../../src/contract/field-types.ts'
import { type Filter, filterOperators } from '../../../src/contract/filter.ts'
import { AppError } from '../../../src/core/app-error.ts'
import type { Context } from '../../../src/services/context.ts'
import { filterDocuments } from '../../../src/services/records/filter.ts'
import { operatorContext } from '../../../src/services/workspaces/find.ts'
import { compareKeys, type KnownCondition, type KnownValue, meets, sortKey } from '../../support/naive-filter.ts'
import { storeDocument } from '../../support/stored-documents.ts'
import { createTestSystem, type TestSystem } from '../../support/system.ts'

const number = (value: number): KnownValue => ({ raw: value, text: String(value), number: value })
const day = (date: string): KnownValue => ({ raw: date, text: date, date })
const moment = (date: string): KnownValue => ({ raw: `${date}Z`, text: `${date}z`.toLowerCase(), date })
const truth = (value: boolean): KnownValue => ({ raw: value, text: String(value), boolean: value })
const text = (raw: string, read: Partial<KnownValue> = {}): KnownValue => ({ raw, text: raw.toLowerCase(), ...read })
const long = 'ab cd'.repeat(30)

interface KnownField {
  path: (i: number) => string
  type: FieldType
  pool: KnownValue[]
  most: number
}

const fields: Record<string, KnownField> = {
  total: { path: () => 'total', type: 'number', most: 1, pool: [-5, 0, 1, 1.5, 1500, 1e9].map(number) },
  due_at: {
    ...{ path: () => 'dueAt', type: 'datetime', most: 1 },
    pool: [day('2024-12-31'), moment('2024-12-31T10:30:00'), moment('2024-12-30T23:59:59'), day('2025-01-01')],
  },
  paid: { path: () => 'paid', type: 'boolean', most: 1, pool: [truth(true), truth(false)] },
  'seller.note': {
    ...{ path: () => 'seller.note', type: 'string', most: 1 },
    pool: [
      text('€1,500.00', { number: 1500 }),
      text('7', { number: 7 }),
      text('31.12.2024', { date: '2024-12-31' }),
      text('Äpfel'),
      text('äpfel & Birnen'),
      text('100%_of\\it'),
      text(long),
      text(`${long} more`),
      text(long.slice(0, 100)),
    ],
  },
  'items.price': { path: (i) => `items[${i}].price`, type: 'number', most: 3, pool: [1, 2, 3, 1500].map(number) },
  'items.tag': {
    path: (i) => `items[${i}].tag`,
    type: 'string',
    most: 3,
    pool: [text('Red'), text('red wine'), text('blue')],
  },
}

type KnownDocument = Record<string, KnownValue[]>
const documentArbitrary: fc.Arbitrary<KnownDocument> = fc.record(
  Object.fromEntries(
    Object.entries(fields).map(([name, { pool, most }]) => [
      name,
      fc.array(fc.constantFrom(...pool), { minLength: 0, maxLength: most }),
    ]),
  ),
)

const conditionArbitrary: fc.Arbitrary<KnownCondition> = fc
  .tuple(fc.constantFrom(...Object.keys(fields)), fc.constantFrom(...filterOperators))
  .chain(([field, operator]) => {
    const pool = [...(fields[field]?.pool ?? []), number(1500), text('r'), day('2024-12-31')]
    const most = operator === 'in' ? 3 : operator === 'between' ? 2 : 1
    const count = { minLength: operator === 'in' ? 1 : most, maxLength: most }
    return fc.array(fc.constantFrom(...pool), count).map((operands) => ({ field, operator, operands }))
  })

const sortArbitrary = fc.option(
  fc.record({
    fieldId: fc.constantFrom(...Object.keys(fields)),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
  }),
  { nil: undefined },
)

let system: TestSystem
let ctx: Context
/** In the order of their making. */
let stored: { id: string; values: KnownDocument }[]
before(async () => {
  system = await createTestSystem()
  const { id: workspaceId } = await system.workspace()
  ctx = await operatorContext(system, workspaceId)
  stored = []
  for (const values of fc.sample(documentArbitrary, { numRuns: 60, seed: 7 }))
    stored.push(await store(workspaceId, values))
  // Another workspace with the same fields, which must never show.
  const stranger = await system.workspace()
  for (const values of fc.sample(documentArbitrary, { numRuns: 10, seed: 8 })) await store(stranger.id, values)
})
after(() => system.close())

async function store(workspaceId: string, values: KnownDocument) {
  const leaves = Object.entries(fields).flatMap(([name, { path, type }]) =>
    (values[name] ?? []).map(({ raw }, i) => ({ path: path(i), value: raw, confidence: 0.9, dataType: type })),
  )
  const { documentId } = await storeDocument(system, { workspaceId, leaves })
  return { id: documentId, values }
}

function asked(conditions: KnownCondition[], sort: Filter['sort']): Filter {
  return {
    ...(sort && { sort }),
    conditions: conditions.map(({ field, operator, operands }) => {
      const raw = operands.map((operand) => operand.raw)
      if (operator === 'is_empty' || operator === 'is_not_empty') return { fieldId: field, operator }
      return { fieldId: field, operator, value: operator === 'in' || operator === 'between' ? raw : (raw[0] ?? '') }
    }),
  }
}

function expected(conditions: KnownCondition[], sort: Filter['sort']): string[] {
  const matching = stored.filter(({ values }) =>
    conditions.every((condition) =>
      meets(values[condition.field] ?? [], fields[condition.field]?.type ?? 'string', condition),
    ),
  )
  const numbered = matching.map((each) => ({ ...each, no: stored.indexOf(each) }))
  if (sort === undefined) return numbered.toReversed().map(({ id }) => id)
  const { type } = fields[sort.fieldId] ?? { type: 'string' as const }
  const way = sort.direction === 'asc' ? 1 : -1
  const keyed = numbered.map((each) => ({
    ...each,
    key: sortKey(each.values[sort.fieldId] ?? [], type, sort.direction),
  }))
  return keyed
    .toSorted((a, b) => {
      if (a.key && b.key) return way * (compareKeys(a.key, b.key, type) || a.no - b.no)
      return Number(b.key !== undefined) - Number(a.key !== undefined) || b.no - a.no
    })
    .map(({ id }) => id)
}

type Found = Pick<Awaited<ReturnType<typeof filterDocuments>>, 'data' | 'total' | 'pagination'>

/** Bounds that are the wrong way round are refused, and hold nothing between them. */
async function filtered(filter: Filter): Promise<Found> {
  try {
    return await filterDocuments(ctx, filter)
  } catch (error) {
    if (!(error instanceof AppError && error.message.includes('wrong way round'))) throw error
    return { data: [], total: 0, pagination: { total: 0, limit: 0, has_more: false, next_cursor: null } }
  }
}

test('a filter finds, counts and orders what a filter by hand does', async () => {
  const filters = fc.tuple(fc.array(conditionArbitrary, { maxLength: 3 }), sortArbitrary)
  await fc.assert(
    fc.asyncProperty(filters, async ([conditions, sort]) => {
      const found = await filtered(asked(conditions, sort))
      const right = expected(conditions, sort)
      assert.deepEqual(
        found.data.map(({ document_id }) => document_id),
        right.slice(0, 50),
      )
      assert.equal(found.total, right.length)
    }),
    { numRuns: 400 },
  )
})

test('pages, by number or by cursor, have every match once and in order', async () => {
  const filters = fc.tuple(
    fc.array(conditionArbitrary, { maxLength: 1 }),
    sortArbitrary,
    fc.integer({ min: 3, max: 20 }),
  )
  await fc.assert(
    fc.asyncProperty(filters, async ([conditions, sort, limit]) => {
      const right = expected(conditions, sort)
      const [byNumber, byCursor]: string[][] = [[], []]
      for (let page = 1; page <= right.length / limit + 1; page++) {
        const { data } = await filtered({ ...asked(conditions, sort), limit, page })
        byNumber?.push(...data.map(({ document_id }) => document_id))
      }
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const answer = await filtered({ ...asked(conditions, sort), limit, ...(cursor && { cursor }) })
        byCursor?.push(...answer.data.map(({ document_id }) => document_id))
        cursor = answer.pagination.next_cursor
      }
      assert.deepEqual([byNumber, byCursor], [right, right])
    }),
    { numRuns: 40 },
  )
})
