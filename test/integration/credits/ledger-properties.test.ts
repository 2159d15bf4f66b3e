import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import { AppError } from '../../../src/core/app-error.ts'
import { balanceCredits } from '../../../src/services/credits/balance.ts'
import { audit, creditsOf } from '../../support/credits.ts'
import { createTestSystem, type TestSystem } from '../../support/system.ts'

const day = 86_400_000
const start = new Date('2030-01-20T00:00:00Z')
let now = start
let system: TestSystem
before(async () => {
  system = await createTestSystem({ clock: { now: () => now }, settings: { defaultTier: 'free' } })
})
after(() => system.close())

const pick = fc.nat(100)
const step = fc.oneof(
  fc.record({
    kind: fc.constant('grant' as const),
    credits: fc.integer({ min: 1, max: 9000 }),
    days: fc.integer({ min: 1, max: 60 }),
  }),
  fc.record({ kind: fc.constant('reserve' as const), credits: fc.integer({ min: 1, max: 4000 }) }),
  fc.record({ kind: fc.constant('settle' as const), which: pick, cells: fc.integer({ min: 0, max: 250 }) }),
  fc.record({ kind: fc.constant('charge' as const), cells: fc.integer({ min: 1, max: 250 }) }),
  fc.record({ kind: fc.constant('release' as const), which: pick }),
  fc.record({ kind: fc.constant('refund' as const), which: pick }),
  fc.record({ kind: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 20 }) }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** The simplest thing that could keep the same books: lots in memory, oldest expiry first. */
class Model {
  lots: { credits: number; expires: number; isFree: boolean }[] = []
  open: { id: string; holds: [lot: Model['lots'][number], credits: number][] }[] = []
  charges: [lot: Model['lots'][number], credits: number][][] = []

  touch(): void {
    const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)
    for (const lot of this.lots) if (lot.expires <= now.getTime()) lot.credits = 0
    if (!this.lots.some((lot) => lot.isFree && lot.expires === next))
      this.lots.push({ credits: 5000, expires: next, isFree: true })
  }

  /** From the holds first, then from the lots; undefined when they do not reach. */
  draw(credits: number, holds: Model['charges'][number] = []): Model['charges'][number] | undefined {
    const usable = this.lots.toSorted((a, b) => a.expires - b.expires).map((lot) => [lot, lot.credits] as const)
    let missing = credits
    const taken: Model['charges'][number] = []
    for (const [lot, has] of [...holds, ...usable]) {
      const share = Math.min(missing, has)
      missing -= share
      taken.push([lot, share])
    }
    return missing > 0 ? undefined : taken
  }

  giveBack(shares: Model['charges'][number]): void {
    for (const [lot, credits] of shares) if (lot.expires > now.getTime()) lot.credits += credits
  }

  get balance(): number {
    const held = this.open.flatMap(({ holds }) => holds).reduce((sum, [, credits]) => sum + credits, 0)
    return held + this.lots.reduce((sum, { credits }) => sum + credits, 0)
  }
}

test('whatever is granted, reserved, charged, refunded and expires, the ledger adds up to the balance', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      now = start
      const { id } = await system.workspace()
      const credits = creditsOf(system, id)
      const model = new Model()
      const entries: string[] = []
      for (const each of steps) {
        model.touch()
        await play(each, model, credits, entries, id)
        assert.equal(await balanceCredits(system.db, id, now), model.balance, `the balance after ${each.kind}`)
      }
      const sums = await audit(system, id)
      assert.equal(sums.total, 0)
      assert.deepEqual(sums.kept ?? { available: 0, reserved: 0 }, {
        available: sums.available,
        reserved: sums.reserved,
      })
      assert.equal(sums.lots, sums.available)
      assert.equal(sums.entries, sums.available + sums.reserved)
    }),
    { numRuns: 60 },
  )
})

type Credits = ReturnType<typeof creditsOf>

async function play(step: Step, model: Model, credits: Credits, entries: string[], id: string): Promise<void> {
  if (step.kind === 'pass') {
    now = new Date(now.getTime() + step.days * day)
    model.touch()
  } else if (step.kind === 'grant') {
    const expires = now.getTime() + step.days * day
    // Lots that expire together are spent in the order of their grants; a free lot may come after.
    await credits.grant(step.credits, { expiresAt: new Date(expires + 1) })
    model.lots.push({ credits: step.credits, expires: expires + 1, isFree: false })
  } else if (step.kind === 'reserve') {
    const holds = model.draw(step.credits)
    const outcome = await allowed(credits.reserve(step.credits))
    assert.equal(outcome === undefined, holds === undefined)
    if (holds === undefined || typeof outcome !== 'string') return
    for (const [lot, share] of holds) lot.credits -= share
    model.open.push({ id: outcome, holds })
  } else if (step.kind === 'release') {
    const [open] = model.open.splice(step.which % Math.max(1, model.open.length), 1)
    if (open === undefined) return
    await credits.release(open.id)
    model.giveBack(open.holds)
  } else if (step.kind === 'refund') {
    await refund(model, credits, entries, step.which)
  } else {
    await charge(step, model, credits, entries, id)
  }
}

async function charge(
  step: Extract<Step, { cells: number }>,
  model: Model,
  credits: Credits,
  entries: string[],
  id: string,
): Promise<void> {
  const open = step.kind === 'settle' ? model.open[step.which % Math.max(1, model.open.length)] : undefined
  if (step.kind === 'settle' && open === undefined) return
  const taken = model.draw(step.cells * 20, open?.holds)
  const outcome = await allowed(credits.settle(open?.id ?? null, step.cells))
  assert.equal(outcome === undefined, taken === undefined)
  if (taken === undefined) return
  const held = open?.holds ?? []
  model.open = model.open.filter((each) => each !== open)
  taken.slice(held.length).forEach(([lot, share]) => {
    lot.credits -= share
  })
  model.giveBack(held.map(([lot, share], index) => [lot, share - (taken[index]?.[1] ?? 0)]))
  model.charges.push(taken)
  const { rows } = await system.pool.query(
    `select id from credit_entries where workspace_id = $1 and type = 'charge' order by id desc limit 1`,
    [id],
  )
  entries.push(rows[0].id)
}

async function refund(model: Model, credits: Credits, entries: string[], which: number): Promise<void> {
  const index = which % Math.max(1, entries.length)
  const entry = entries[index]
  const taken = model.charges[index]
  if (entry === undefined || taken === undefined) return
  const outcome = await credits.refund(entry).catch((error: unknown) => error)
  if (taken.length > 0) model.giveBack(taken.splice(0))
  else if (outcome instanceof Error) assert.equal((outcome as AppError).code, 'conflict')
}

/** Undefined when the credits do not reach. */
async function allowed<T>(outcome: Promise<T>): Promise<T | undefined> {
  return outcome.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'rate_limited') return undefined
    throw error
  })
}
