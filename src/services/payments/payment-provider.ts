export interface Payment {
  /** The same for every attempt at one payment, so that it is made once. */
  idempotencyKey: string
  workspaceId: string
  credits: number
  amountCents: number
  /** When it was first asked for. */
  createdAt: Date
  /** Nobody can have paid it yet. */
  isFirstAttempt: boolean
  /** What the provider called it, when it is known already. */
  reference: string | null
  /** Who pays, as Stripe knows them. */
  stripeCustomerId: string | null
}

/** Anything else, like a connection that broke, is thrown: then nobody knows, and the same payment is tried again. */
export type PaymentOutcome =
  | { kind: 'paid'; reference: string; status: string }
  /** Accepted, but the money is still on its way. */
  | { kind: 'processing'; reference: string }
  /** Nothing was paid and nothing will be; `why` is for the caller. */
  | { kind: 'declined'; why: string }

export interface PaymentProvider {
  name: 'manual' | 'stripe'
  pay(payment: Payment): Promise<PaymentOutcome>
}
