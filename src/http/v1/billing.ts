import { billingSettingsSchema, topupSchema, updateBillingSettingsBody } from '../../contract/billing.ts'
import { getBillingSettings, updateBillingSettings } from '../../services/billing/settings.ts'
import { topUp } from '../../services/billing/top-up.ts'
import { keyedRoute, type Route } from '../route.ts'

const common = { api: 'platform', tag: 'Billing' } as const

export const billingRoutes: Route[] = [
  keyedRoute({
    ...common,
    method: 'GET',
    path: '/v1/billing/settings',
    scope: 'read',
    operationId: 'getBillingSettings',
    summary: 'Get the billing settings',
    response: billingSettingsSchema,
    handle: ({ ctx }) => getBillingSettings(ctx),
  }),
  keyedRoute({
    ...common,
    method: 'PATCH',
    path: '/v1/billing/settings',
    scope: 'billing',
    operationId: 'updateBillingSettings',
    summary: 'Change the billing settings',
    body: updateBillingSettingsBody,
    response: billingSettingsSchema,
    handle: ({ ctx, body }) => updateBillingSettings(ctx, body),
  }),
  keyedRoute({
    ...common,
    method: 'POST',
    path: '/v1/billing/topup',
    scope: 'billing',
    operationId: 'topUp',
    summary: 'Top up now',
    description:
      'Buys the amount of the settings, unless the balance is above their threshold. 403 when automatic top-up is off.',
    response: topupSchema,
    handle: ({ ctx }) => topUp(ctx),
  }),
]
