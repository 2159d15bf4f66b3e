import { z } from 'zod'
import { idSchema, maybe, timeSchema } from './common.ts'
import { listOf } from './lists.ts'

export const units = [
  'page_ingest',
  'structuring_cell',
  'registry_cell',
  'matching_operation',
  'case_operation',
] as const
const unitSchema = z.enum(units)
export type Unit = z.infer<typeof unitSchema>

export const tiers = ['free', 'prepaid', 'self_hosted'] as const
export type Tier = (typeof tiers)[number]

export const creditBalanceSchema = z
  .object({
    balance_credits: z.int().describe('What is not spent yet; credits reserved for running work are still in it.'),
    balance_eur: z.number(),
    burn_rate_30d_credits: z.int().describe('What was used in the last 30 days.'),
    projected_runway_days: z.int().describe('How long the balance lasts at that rate; 36500 when nothing is used.'),
    tier: z.enum(tiers).describe('`free` is `prepaid` while paid credits last.'),
    tier_resets_at: timeSchema.describe('The first of next month, when free credits come anew.'),
  })
  .meta({ id: 'CreditBalance' })
export type CreditBalance = z.infer<typeof creditBalanceSchema>

const chargeSchema = z.object({ unit: unitSchema, quantity: z.int(), credits: z.int() })
/** A line of what a piece of work costs. */
export type Charge = z.infer<typeof chargeSchema>

const ledgerEntrySchema = z
  .object({
    id: idSchema,
    type: z.enum(['grant', 'charge', 'refund', 'expiry']),
    credits: z.int().describe('By how much the balance changed: negative for charges and expiries.'),
    balance_credits: z.int().describe('The balance after it.'),
    description: z.string(),
    reference: maybe(z.object({ type: z.string(), id: z.string() })).describe(
      'What it was for, like an extraction or a top-up.',
    ),
    charges: z.array(chargeSchema),
    created_at: timeSchema,
  })
  .meta({ id: 'LedgerEntry' })
export type LedgerEntry = z.input<typeof ledgerEntrySchema>

export const ledgerSchema = listOf(ledgerEntrySchema).meta({ id: 'Ledger' })

export const usageQuery = z.object({
  days: z.coerce
    .number()
    .default(30)
    .transform((days) => Math.min(365, Math.max(1, Math.trunc(days))))
    .describe('The last days, from 1 to 365: what is beyond counts as the nearest of them; 30 unless said.'),
})

export const creditUsageSchema = z
  .object({
    period_days: z.int(),
    total_credits: z.int(),
    by_function: z.array(z.object({ operation_type: unitSchema, operations: z.int(), credits: z.int() })),
  })
  .meta({ id: 'CreditUsage' })
export type CreditUsage = z.infer<typeof creditUsageSchema>

export const pricingSchema = z
  .object({
    currency: z.literal('EUR'),
    credits_per_eur: z.int(),
    multipliers: z.object({ batch: z.number() }),
    units: z.array(
      z.object({ unit: unitSchema, label: z.string(), credits: z.int(), eur: z.number(), free: z.boolean() }),
    ),
  })
  .meta({ id: 'Pricing' })
export type Pricing = z.infer<typeof pricingSchema>
