import type { Stripe } from 'stripe'
import type { Clock } from '../../core/clock.ts'
import type { Payment, PaymentOutcome, PaymentProvider } from './payment-provider.ts'

interface StripeSettings {
  key: string
  /** Another address than that of Stripe, for tests and proxies. */
  url: string | undefined
  /** For one call. There are three at most: together less than the database lets a transaction wait. */
  timeoutMilliseconds: number
  clock: Clock
}

const networkRetries = 2
/** After this no attempt can be under way any more, so what Stripe has not heard of was never paid. */
const settledMilliseconds = 10 * 60_000

/** Charges the customer's default payment method, off session. The library is loaded when the first payment is made. */
export function stripePayments(settings: StripeSettings): PaymentProvider {
  let loading: Promise<Stripe> | undefined
  return {
    name: 'stripe',
    async pay(payment) {
      const { stripeCustomerId: customer } = payment
      if (customer === null) return { kind: 'declined', why: 'No payment method is set up for this workspace.' }
      loading ??= connect(settings)
      const stripe = await loading
      try {
        const isOld = settings.clock.now().getTime() - payment.createdAt.getTime() > settledMilliseconds
        if (payment.reference !== null) return outcomeOf(await stripe.paymentIntents.retrieve(payment.reference))
        if (isOld) return await lookUp(stripe, customer, payment)
        return outcomeOf(await charge(stripe, customer, payment))
      } catch (error) {
        return outcomeOfError(error, payment)
      }
    },
  }
}

async function connect({ key, url, timeoutMilliseconds }: StripeSettings): Promise<Stripe> {
  const { Stripe } = await import('stripe')
  const address = url === undefined ? undefined : new URL(url)
  return new Stripe(key, {
    ...{ timeout: timeoutMilliseconds, maxNetworkRetries: networkRetries, telemetry: false },
    ...(address && {
      host: address.hostname,
      protocol: address.protocol === 'http:' ? 'http' : 'https',
      port: address.port || (address.protocol === 'http:' ? 80 : 443),
    }),
  })
}

async function charge(stripe: Stripe, customer: string, payment: Payment): Promise<Stripe.PaymentIntent> {
  const known = await stripe.customers.retrieve(customer)
  const method = known.deleted ? null : known.invoice_settings.default_payment_method
  return stripe.paymentIntents.create(
    {
      ...{ customer, currency: 'eur', amount: payment.amountCents },
      ...{ confirm: true, off_session: true, error_on_requires_action: true },
      ...(method && { payment_method: typeof method === 'string' ? method : method.id }),
      description: `${payment.credits} credits`,
      metadata: { topup_id: payment.idempotencyKey, workspace_id: payment.workspaceId },
    },
    { idempotencyKey: payment.idempotencyKey },
  )
}

/** Stripe repeats the answer to an idempotency key, a failure of its own too, so an old payment is looked for instead. */
async function lookUp(stripe: Stripe, customer: string, payment: Payment): Promise<PaymentOutcome> {
  const created = { gte: Math.floor(payment.createdAt.getTime() / 1000) - 60 }
  for await (const intent of stripe.paymentIntents.list({ customer, created, limit: 100 })) {
    if (intent.metadata['topup_id'] === payment.idempotencyKey) return outcomeOf(intent)
  }
  return { kind: 'declined', why: 'The payment provider did not take the payment.' }
}

function outcomeOf({ id, status }: Stripe.PaymentIntent): PaymentOutcome {
  if (status === 'succeeded') return { kind: 'paid', reference: id, status }
  if (status === 'processing') return { kind: 'processing', reference: id }
  return { kind: 'declined', why: `The payment was not completed: it is "${status}".` }
}

/** Whether a payment was made that Stripe failed at, or did not answer, only another attempt can tell. */
function outcomeOfError(error: unknown, { isFirstAttempt }: Payment): PaymentOutcome {
  const { type = '', message = 'The payment was declined.' } = error as { type?: string; message?: string }
  if (type === 'StripeCardError') return { kind: 'declined', why: message }
  if (!isFirstAttempt || !refusals.includes(type)) throw error
  return { kind: 'declined', why: 'The payment provider does not accept how payments are set up.' }
}

const refusals = ['StripeInvalidRequestError', 'StripeAuthenticationError', 'StripePermissionError']
