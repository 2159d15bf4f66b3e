import { z } from 'zod'
import { maybe, timeSchema } from './common.ts'

const mostCredits = 1_000_000_000
const smallestTopup = 10_000

const enabled = z
  .boolean()
  .describe('Whether credits are bought when the balance falls to the threshold or does not reach.')
const threshold = z.int().min(0).max(mostCredits).describe('In credits.')
const amount = z.int().min(smallestTopup).max(mostCredits).describe('What one top-up adds, in credits.')

export const updateBillingSettingsBody = z
  .strictObject({
    auto_topup_enabled: enabled.optional(),
    auto_topup_threshold: threshold.optional(),
    auto_topup_amount: amount.optional(),
  })
  .refine((changes) => Object.keys(changes).length > 0, 'must name at least one setting')
  .meta({ id: 'UpdateBillingSettings' })
export type UpdateBillingSettings = z.output<typeof updateBillingSettingsBody>

export const billingSettingsSchema = z
  .object({
    auto_topup_enabled: enabled,
    auto_topup_threshold: threshold,
    auto_topup_amount: amount,
    payment_provider: z.enum(['manual', 'stripe']).describe('`manual`: an invoice line for each top-up.'),
    updated_at: maybe(timeSchema),
  })
  .meta({ id: 'BillingSettings' })
export type BillingSettings = z.input<typeof billingSettingsSchema>

export const topupSchema = z
  .discriminatedUnion('topped_up', [
    z.object({ topped_up: z.literal(false) }),
    z.object({
      topped_up: z.literal(true),
      credits_added: z.int(),
      amount_eur: z.number(),
      balance_credits: z.int(),
      payment: z.object({ provider: z.string(), reference: z.string(), status: z.string() }),
    }),
  ])
  .meta({ id: 'Topup' })
export type TopupAnswer = z.infer<typeof topupSchema>
