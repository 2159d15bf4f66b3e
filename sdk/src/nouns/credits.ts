import type { Body, Client, Query } from '../client.ts'
import type { CallOptions } from '../transport.ts'

export function creditCalls({ call, rows }: Client) {
  return {
    balance: (options?: CallOptions) => call('getCreditBalance', {}, options),
    ledger: (query: Query<'listLedger'> = {}, options?: CallOptions) => call('listLedger', { query }, options),
    ledgerAll: (query: Query<'listLedger'> = {}, options?: CallOptions) => rows('listLedger', { query }, options),
    usage: (query: Query<'getCreditUsage'> = {}, options?: CallOptions) => call('getCreditUsage', { query }, options),
    pricing: (options?: CallOptions) => call('getPricing', {}, options),
  }
}

export function billingCalls({ call }: Client) {
  return {
    settings: (options?: CallOptions) => call('getBillingSettings', {}, options),
    update: (body: Body<'updateBillingSettings'>, options?: CallOptions) =>
      call('updateBillingSettings', { body }, options),
    /** Buys credits, if the balance is not above the threshold. */
    topup: (options?: CallOptions) => call('topUp', {}, options),
  }
}
