import {
  creditBalanceSchema,
  creditUsageSchema,
  ledgerSchema,
  pricingSchema,
  usageQuery,
} from '../../contract/credits.ts'
import { listQuery } from '../../contract/lists.ts'
import { getBalance } from '../../services/credits/balance.ts'
import { listLedger } from '../../services/credits/ledger.ts'
import { getPricing } from '../../services/credits/price.ts'
import { getUsage } from '../../services/credits/usage.ts'
import { keyedRoute, publicRoute, type Route } from '../route.ts'

const common = { api: 'platform', tag: 'Credits', scope: 'read', method: 'GET' } as const

export const creditRoutes: Route[] = [
  keyedRoute({
    ...common,
    path: '/v1/credits/balance',
    operationId: 'getCreditBalance',
    summary: 'Get the credit balance',
    response: creditBalanceSchema,
    handle: ({ ctx }) => getBalance(ctx),
  }),
  keyedRoute({
    ...common,
    path: '/v1/credits/ledger',
    operationId: 'listLedger',
    summary: 'List the ledger',
    description: 'All that changed the balance: their `credits` add up to it.',
    query: listQuery,
    response: ledgerSchema,
    handle: ({ ctx, query }) => listLedger(ctx, query),
  }),
  keyedRoute({
    ...common,
    path: '/v1/usage/credits',
    operationId: 'getCreditUsage',
    summary: 'Get what was used',
    query: usageQuery,
    response: creditUsageSchema,
    handle: ({ ctx, query }) => getUsage(ctx, query.days),
  }),
  publicRoute({
    ...{ api: 'platform', tag: 'Credits', scope: 'public', method: 'GET' },
    path: '/v1/pricing',
    operationId: 'getPricing',
    summary: 'Get the price list',
    description: 'Needs no key.',
    response: pricingSchema,
    handle: async () => getPricing(),
  }),
]
