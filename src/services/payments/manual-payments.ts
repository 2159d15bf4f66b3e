import type { Clock } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import { ensureInvoiceLine } from '../../storage/invoice-lines.ts'
import type { Database } from '../../storage/postgres/database.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** The operator sends invoices: a payment is a line of the next one. */
export function manualPayments({ db, clock }: { db: Database; clock: Clock }): PaymentProvider {
  return {
    name: 'manual',
    async pay({ idempotencyKey, workspaceId, credits, amountCents }) {
      const reference = await ensureInvoiceLine(db, {
        id: newId(),
        workspace_id: workspaceId,
        topup_id: idempotencyKey,
        description: `${credits} credits`,
        credits,
        amount_cents: amountCents,
        created_at: clock.now(),
      })
      return { kind: 'paid', reference, status: 'invoiced' }
    },
  }
}
