import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { idParams } from '../../../src/contract/common.ts'
import type { AppError } from '../../../src/core/app-error.ts'
import { newId } from '../../../src/core/ids.ts'
import { allOf, granted, scope, tier } from '../../../src/operations/access.ts'
import { operation } from '../../../src/operations/operation.ts'
import { giveGrant, withdrawGrant } from '../../../src/services/grants/grants.ts'
import { addMember, changeMemberTier, removeMember } from '../../../src/services/members/manage.ts'
import type { Principal } from '../../../src/services/principals/principal.ts'
import { Refusal } from '../../../src/services/refusal.ts'
import { operatorContext } from '../../../src/services/workspaces/find.ts'
import { createTestSystem, type TestSystem, type TestWorkspace } from '../../support/system.ts'

let system: TestSystem
let app: FastifyInstance
let home: TestWorkspace

const thing = newId()

const common = { api: 'platform', tag: 'API keys', summary: 'for a test', method: 'POST' } as const

const use = operation({
  ...common,
  path: '/v1/things/:id/use',
  name: 'useThing',
  access: allOf(
    scope('write'),
    granted('use', async ({ params }) => ((params as { id: string }).id === thing ? thing : undefined)),
  ),
  params: idParams,
  output: z.object({ used: z.string() }),
  handle: async ({ params }) => ({ used: params.id }),
})

/** Counts how often it was asked for what it never gives. */
const decline = operation({
  ...common,
  path: '/v1/decline',
  name: 'decline',
  access: scope('write'),
  body: z.strictObject({ on_record: z.boolean() }),
  output: z.object({}),
  handle: ({ ctx, body }) =>
    ctx.commit(async (_tx, audit) => {
      audit({ action: 'thing.decline', subjectId: thing })
      const refusal = new Refusal('unprocessable', 'Never.', { reason: 'never' })
      if (body.on_record) return refusal
      throw refusal
    }),
})

before(async () => {
  system = await createTestSystem()
  app = await system.app({ operations: [use, decline] })
  home = await system.workspace()
})
after(() => system.close())

const post = (url: string, payload?: object, headers: object = {}) =>
  app.inject({ method: 'POST', url, headers: { ...home.headers, ...headers }, ...(payload && { payload }) })

test('who lacks a grant is refused with the reason until it is given, and again when it is withdrawn', async () => {
  const ctx = await operatorContext(system, home.id)
  const grant = { principal: { kind: 'key' as const, id: home.key.id }, resourceId: thing, grant: 'use' }
  const refused = await post(`/v1/things/${thing}/use`)
  assert.deepEqual([refused.statusCode, refused.json().reason], [403, 'grant_missing'])
  await giveGrant(ctx, grant)
  await giveGrant(ctx, grant)
  assert.deepEqual((await post(`/v1/things/${thing}/use`)).json(), { used: thing })
  const stranger = await system.workspace()
  const foreign = await app.inject({ method: 'POST', url: `/v1/things/${thing}/use`, headers: stranger.headers })
  assert.equal(foreign.json().reason, 'grant_missing')
  await withdrawGrant(ctx, grant)
  assert.equal((await post(`/v1/things/${thing}/use`)).statusCode, 403)
})

test('the scope comes first, and names itself', async () => {
  const { headers } = await system.workspace(undefined, ['read'])
  const refused = await app.inject({ method: 'POST', url: `/v1/things/${thing}/use`, headers })
  assert.deepEqual([refused.json().reason, refused.json().required_scope], ['scope_missing', 'write'])
})

test('a tier is asked for as it is at that moment, and a key has none', async () => {
  const ctx = await operatorContext(system, home.id)
  const { id } = await addMember(ctx, { email: 'a@example.com', tier: 'owner' }, '')
  const other = await addMember(ctx, { email: 'b@example.com', tier: 'member' }, '')
  const limits = { requestsPerMinute: 1, concurrentExtractions: 1, maxFileBytes: 1 }
  const member: Principal = { kind: 'member', id, workspaceId: home.id, scopes: [], limits, expiresAt: null }
  const reasonFor = async (caller: Principal) => {
    const refusal: AppError | undefined = await tier('admin').refuses({ caller, params: {}, system })
    return refusal?.reason
  }
  assert.equal(await reasonFor(member), undefined)
  assert.equal(await reasonFor({ ...member, kind: 'key' }), 'members_only')
  assert.equal(await reasonFor({ ...member, id: other.id }), 'tier_too_low')
  await changeMemberTier(ctx, 'b@example.com', 'admin')
  assert.equal(await reasonFor({ ...member, id: other.id }), undefined)
  await removeMember(ctx, 'b@example.com')
  assert.equal(await reasonFor({ ...member, id: other.id }), 'membership_ended')
  assert.equal(await reasonFor({ ...member, workspaceId: (await system.workspace()).id }), 'membership_ended')
})

test('a refusal that is returned is on record and answered; one that is thrown leaves nothing', async () => {
  for (const [on_record, entries] of [
    [true, 1],
    [false, 0],
  ] as const) {
    const before = await declined()
    const refused = await post('/v1/decline', { on_record })
    assert.deepEqual([refused.statusCode, refused.json().reason], [422, 'never'])
    assert.equal((await declined()) - before, entries)
  }
})

test('a refusal on record is replayed to who repeats the request, and recorded once', async () => {
  const before = await declined()
  const headers = { 'idempotency-key': 'decline once' }
  const first = await post('/v1/decline', { on_record: true }, headers)
  const again = await post('/v1/decline', { on_record: true }, headers)
  assert.deepEqual([again.statusCode, again.body], [422, first.body])
  assert.equal(again.headers['idempotency-replayed'], 'true')
  assert.equal((await declined()) - before, 1)
})

async function declined(): Promise<number> {
  const { rows } = await system.pool.query(`select count(*)::int from audit_log where action = 'thing.decline'`)
  return rows[0].count
}
