import assert from 'node:assert/strict'
import type { BillingSettings, TopupAnswer } from '../../../src/contract/billing.ts'
import type { CreditBalance, CreditUsage, LedgerEntry, Pricing, Tier } from '../../../src/contract/credits.ts'
import { changeTier, grantPack } from '../../../src/services/credits/operate.ts'
import { operatorContext } from '../../../src/services/workspaces/find.ts'
import { type Client, file, good, refused } from './client.ts'
import { nobody, operator, tenant } from './service.ts'
import { specification } from './specification.ts'
import { extract, ingest, list, newInvoice } from './things.ts'

const balanceOf = (client: Client) => good(client.get<CreditBalance>('/v1/credits/balance'))
const balanceRows = ['balance_credits', 'balance_eur', 'burn_rate_30d_credits', 'projected_runway_days', 'tier']
  .concat('tier_resets_at')
  .map((name) => `credit balance ${name}`)

/** A workspace that pays like this, with a pack of credits where there is one. */
async function payer(tier: Tier, pack = 0) {
  const client = await tenant()
  const ctx = await operatorContext(operator(), client.workspace.id)
  await changeTier(ctx, tier)
  const granted = pack > 0 ? await grantPack(ctx, { credits: pack }) : undefined
  return { ...client, granted }
}

function nextMonth(): Date {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))
}

specification(
  [
    ...balanceRows,
    ...['limit free tier', 'limit price', 'credits runway without burn', 'credits tier_resets_at', 'credits ledger'],
  ],
  'a free workspace has 5,000 credits a month; what it uses shows in balance, burn rate, runway and ledger',
  async () => {
    const free = await payer('free')
    const fresh = {
      ...{ balance_credits: 5000, balance_eur: 5, burn_rate_30d_credits: 0, projected_runway_days: 36_500 },
      ...{ tier: 'free', tier_resets_at: nextMonth().toISOString() },
    }
    assert.deepEqual(await balanceOf(free), fresh)
    await extract(free)
    assert.deepEqual(await balanceOf(free), {
      ...{ ...fresh, balance_credits: 4840, balance_eur: 4.84, burn_rate_30d_credits: 160 },
      projected_runway_days: Math.floor((4840 * 30) / 160),
    })
    const { data } = await list<LedgerEntry>(free, '/v1/credits/ledger')
    assert.deepEqual(
      data.map(({ type, credits, balance_credits }) => [type, credits, balance_credits]),
      [
        ['charge', -160, 4840],
        ['grant', 5000, 5000],
      ],
    )
    assert.deepEqual(
      data[0]?.charges.map(({ unit, quantity, credits }) => [unit, quantity, credits]),
      [
        ['page_ingest', 1, 100],
        ['structuring_cell', 3, 60],
      ],
    )
  },
)

specification(
  ['error 429 free tier', 'limit free tier', 'credits free tier exhausted', 'credits prepaid by a lot'],
  'at the cap a free workspace is refused until the month ends or credits are bought, which makes it prepaid',
  async () => {
    const free = await payer('free')
    const large = () => ({ file: file('x '.repeat(75_000), 'large.txt'), schema: { total: 'number' } })
    const over = { reason: 'free_tier_exhausted' }
    const { headers } = await refused(free.send('/v1/extract', large()), 429, 'rate_limited', over)
    const wait = Number(headers.get('retry-after')) * 1000
    assert.ok(Math.abs(Date.now() + wait - nextMonth().getTime()) < 60_000)
    assert.equal((await balanceOf(free)).balance_credits, 5000)
    await grantPack(await operatorContext(operator(), free.workspace.id), { credits: 10_000 })
    const { tier, balance_credits } = await balanceOf(free)
    assert.deepEqual([tier, balance_credits], ['prepaid', 15_000])
    await good(free.send('/v1/extract', { ...large(), async: true }), 202)
  },
)

specification(
  ['credits insufficient credits', 'limit credits last', 'credits auto top-up', 'credits failures are free'],
  'without credits prepaid work is refused, unless it may buy them; a pack lasts a year; failures cost nothing',
  async () => {
    const { granted, ...own } = await payer('prepaid', 100)
    const days = (Date.parse(granted?.expires_at ?? '') - Date.now()) / 86_400_000
    assert.ok(days > 364 && days < 367)
    const broken = file('%PDF-1.7\nnothing', 'broken.pdf')
    await refused(own.send('/v1/extract', { file: broken }), 429, 'rate_limited', { reason: 'insufficient_credits' })
    await ingest(own, { file: broken })
    assert.equal((await balanceOf(own)).balance_credits, 100)
    const ask = () => own.send('/v1/extract', { file: newInvoice(), schema: { total: 'number' } })
    const { headers } = await refused(ask(), 429, 'rate_limited', { reason: 'insufficient_credits' })
    assert.match(headers.get('retry-after') ?? '', /^\d+$/)
    await good(own.patch('/v1/billing/settings', { auto_topup_enabled: true, auto_topup_threshold: 0 }))
    await good(ask())
    assert.equal((await balanceOf(own)).balance_credits, 100 + 10_000 - 120)
  },
)

specification(
  ['credits self hosted', 'credits usage', 'credits page of a format without pages'],
  'a self-hosted workspace is metered and never refused; text is counted by 3,000 characters a page',
  async () => {
    const own = await tenant()
    const long = await ingest(own, { file: file('The parcel is green. '.repeat(300), 'long.txt') })
    assert.equal(long.pages, 3)
    await extract(own)
    const { tier, balance_credits, burn_rate_30d_credits } = await balanceOf(own)
    assert.deepEqual([tier, balance_credits, burn_rate_30d_credits], ['self_hosted', 0, 460])
    const usage = await good(own.get<CreditUsage>('/v1/usage/credits?days=7'))
    assert.deepEqual([usage.period_days, usage.total_credits], [7, 460])
    assert.deepEqual(
      Object.fromEntries(usage.by_function.map((each) => [each.operation_type, [each.operations, each.credits]])),
      { page_ingest: [4, 400], structuring_cell: [3, 60] },
    )
    assert.equal((await good(own.get<CreditUsage>('/v1/usage/credits'))).period_days, 30)
  },
)

specification(
  [
    ...[
      'credits price list',
      'contract open operations',
      'limit price',
      'limit matching or case operation',
      'limit batch',
    ],
    ...['limit page ingested', 'limit AI-resolved cell', 'limit cell of the database'],
  ],
  'the price list is open to all and names every unit',
  async () => {
    const { units, ...rest } = await good(nobody.get<Pricing>('/v1/pricing'))
    assert.deepEqual(rest, { currency: 'EUR', credits_per_eur: 1000, multipliers: { batch: 0.5 } })
    assert.deepEqual(
      units.map(({ unit, credits, eur, free }) => [unit, credits, eur, free]),
      [
        ['page_ingest', 100, 0.1, false],
        ['structuring_cell', 20, 0.02, false],
        ['registry_cell', 0, 0, true],
        ['matching_operation', 100, 0.1, false],
        ['case_operation', 100, 0.1, false],
      ],
    )
  },
)

specification(
  [
    ...['billing settings auto_topup_enabled', 'billing settings auto_topup_threshold', 'billing settings answer'],
    ...['billing settings auto_topup_amount', 'billing whole settings', 'billing whole numbers', 'limit smallest pack'],
  ],
  'settings are changed one by one and answered whole; what makes no sense is named',
  async () => {
    const own = await tenant()
    const change = (changes: object) => own.patch<BillingSettings>('/v1/billing/settings', changes)
    const changed = await good(change({ auto_topup_enabled: true, auto_topup_amount: 20_000 }))
    assert.deepEqual([changed.auto_topup_enabled, changed.auto_topup_amount], [true, 20_000])
    assert.deepEqual([changed.auto_topup_threshold, changed.payment_provider], [1000, 'manual'])
    const next = await good(change({ auto_topup_threshold: 0 }))
    assert.deepEqual({ ...next, updated_at: changed.updated_at }, { ...changed, auto_topup_threshold: 0 })
    assert.deepEqual(await good(own.get('/v1/billing/settings')), next)
    const cases: [object, string][] = [
      [{ auto_topup_amount: 9999 }, 'auto_topup_amount'],
      [{ auto_topup_amount: 10_000.5 }, 'auto_topup_amount'],
      [{ auto_topup_threshold: -1 }, 'auto_topup_threshold'],
      [{ auto_topup_enabled: 'yes' }, 'auto_topup_enabled'],
    ]
    for (const [changes, path] of cases) await refused(change(changes), 400, 'validation_error', { path })
  },
)

specification(
  [
    ...['error 403 top-up disabled', 'billing top-up off', 'billing topped up', 'billing manual payment'],
    ...['topup above the threshold', 'topup scope'],
  ],
  'a top-up is refused while it is off, buys up to the threshold and not above it',
  async () => {
    const own = await payer('prepaid', 500)
    const topUp = () => own.call<TopupAnswer>('POST', '/v1/billing/topup')
    const off = await refused(topUp(), 403, 'insufficient_scope', { reason: 'auto_topup_disabled' })
    assert.equal(off.required_scope, undefined)
    await own.patch('/v1/billing/settings', { auto_topup_enabled: true, auto_topup_threshold: 500 })
    const answer = await good(topUp())
    assert.ok(answer.topped_up)
    const { payment, ...rest } = answer
    assert.deepEqual(rest, { topped_up: true, credits_added: 10_000, amount_eur: 10, balance_credits: 10_500 })
    assert.deepEqual([payment.provider, payment.status, payment.reference.length], ['manual', 'invoiced', 36])
    assert.deepEqual(await good(topUp()), { topped_up: false })
    const reader = await tenant(['read', 'write', 'extract', 'operations'])
    const { required_scope } = await refused(reader.call('POST', '/v1/billing/topup'), 403, 'insufficient_scope')
    assert.equal(required_scope, 'billing')
  },
)
