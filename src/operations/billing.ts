import { billingSettingsSchema, topupSchema, updateBillingSettingsBody } from '../contract/billing.ts'
import { getBillingSettings, updateBillingSettings } from '../services/billing/settings.ts'
import { topUp } from '../services/billing/top-up.ts'
import { scope } from './access.ts'
import { type Operation, operation } from './operation.ts'

const common = { api: 'platform', tag: 'Billing' } as const

export const billingOperations: Operation[] = [
  operation({
    ...common,
    method: 'GET',
    path: '/v1/billing/settings',
    access: scope('read'),
    name: 'getBillingSettings',
    call: 'billing.settings',
    summary: 'Get the billing settings',
    output: billingSettingsSchema,
    handle: ({ ctx }) => getBillingSettings(ctx),
  }),
  operation({
    ...common,
    method: 'PATCH',
    path: '/v1/billing/settings',
    access: scope('billing'),
    name: 'updateBillingSettings',
    call: 'billing.update',
    summary: 'Change the billing settings',
    body: updateBillingSettingsBody,
    output: billingSettingsSchema,
    handle: ({ ctx, body }) => updateBillingSettings(ctx, body),
  }),
  operation({
    ...common,
    method: 'POST',
    path: '/v1/billing/topup',
    access: scope('billing'),
    name: 'topUp',
    call: 'billing.topup',
    summary: 'Top up now',
    description:
      'Buys the amount of the settings, unless the balance is above their threshold. 403 when automatic top-up is off.',
    output: topupSchema,
    handle: ({ ctx }) => topUp(ctx),
  }),
]
