import { creditBalanceSchema, creditUsageSchema, ledgerSchema, pricingSchema, usageQuery } from '../contract/credits.ts'
import { listQuery } from '../contract/lists.ts'
import { getBalance, getUsage } from '../services/credits/balance.ts'
import { listLedger } from '../services/credits/ledger.ts'
import { getPricing } from '../services/credits/price.ts'
import { scope } from './access.ts'
import { type Operation, operation, publicOperation } from './operation.ts'

const common = { api: 'platform', tag: 'Credits', access: scope('read'), method: 'GET' } as const

export const creditOperations: Operation[] = [
  operation({
    ...common,
    path: '/v1/credits/balance',
    name: 'getCreditBalance',
    call: 'credits.balance',
    summary: 'Get the credit balance',
    output: creditBalanceSchema,
    handle: ({ ctx }) => getBalance(ctx),
  }),
  operation({
    ...common,
    path: '/v1/credits/ledger',
    name: 'listLedger',
    call: 'credits.ledger',
    summary: 'List the ledger',
    description: 'All that changed the balance: their `credits` add up to it.',
    query: listQuery,
    output: ledgerSchema,
    handle: ({ ctx, query }) => listLedger(ctx, query),
  }),
  operation({
    ...common,
    path: '/v1/usage/credits',
    name: 'getCreditUsage',
    call: 'credits.usage',
    summary: 'Get what was used',
    query: usageQuery,
    output: creditUsageSchema,
    handle: ({ ctx, query }) => getUsage(ctx, query.days),
  }),
  publicOperation({
    ...common,
    access: 'public',
    path: '/v1/pricing',
    name: 'getPricing',
    call: 'credits.pricing',
    summary: 'Get the price list',
    description: 'Needs no key.',
    output: pricingSchema,
    handle: async () => getPricing(),
  }),
]
