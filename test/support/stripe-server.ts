import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

interface Intent {
  id: string
  object: 'payment_intent'
  status: 'succeeded' | 'processing'
  amount: number
  currency: string
  customer: string
  payment_method: string
  metadata: Record<string, string>
  created: number
}

/** What happens to a payment: the last three take the money, and then nobody hears of it. */
export type Behaviour = 'pays' | 'processes' | 'declines' | 'forbids' | 'fails' | 'hangs' | 'hangs up' | 'fails after'

export interface StripeServer {
  url: string
  /** The money that was really taken. */
  intents: Intent[]
  /** Attempts to pay, by their idempotency keys. */
  attempts: string[]
  /** For the next attempts to pay, one each; then it pays. */
  next: Behaviour[]
  close(): Promise<void>
}

/** Stripe's protocol on a real socket, as far as top-ups need it, with its idempotency and on request its misbehaviour. */
export async function startStripeServer(now: () => Date): Promise<StripeServer> {
  const answers = new Map<string, { body: string; status: number; json: object } | 'running'>()
  const stand: Omit<StripeServer, 'url' | 'close'> = { intents: [], attempts: [], next: [] }
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://stripe')
    const body = await text(request)
    if (request.headers.authorization !== 'Bearer sk_test_right') return send(response, 401, problem('bad key'))
    if (request.method === 'POST' && url.pathname === '/v1/payment_intents') return pay(request, response, body)
    if (url.pathname === '/v1/payment_intents') return send(response, 200, list(url.searchParams))
    const [, noun, id] = /^\/v1\/(\w+)\/(\w+)$/.exec(url.pathname) ?? []
    const intent = stand.intents.find((each) => each.id === id)
    if (noun === 'payment_intents' && intent !== undefined) return send(response, 200, intent)
    if (noun === 'customers' && id === 'cus_good') return send(response, 200, customer)
    return send(response, 404, problem('No such thing'))
  })

  async function pay(request: IncomingMessage, response: ServerResponse, body: string): Promise<void> {
    const key = String(request.headers['idempotency-key'])
    stand.attempts.push(key)
    const known = answers.get(key)
    if (known === 'running') return send(response, 409, problem('in use', 'idempotency_key_in_use'))
    if (known !== undefined && known.body !== body) return send(response, 400, problem('other', 'idempotency_error'))
    if (known !== undefined && stand.next[0] !== 'hangs') return send(response, known.status, known.json)
    const behaviour = stand.next.shift() ?? 'pays'
    if (behaviour === 'forbids') return send(response, 403, problem('not with this key'))
    answers.set(key, 'running')
    await new Promise((resolve) => setImmediate(resolve))
    const { status, json } = known ?? execute(behaviour, new URLSearchParams(body))
    answers.set(key, { body, status, json })
    if (behaviour === 'hangs') return
    if (behaviour === 'hangs up') return void response.socket?.destroy()
    return send(response, behaviour === 'fails after' ? 500 : status, json)
  }

  function execute(behaviour: Behaviour, form: URLSearchParams): { status: number; json: object } {
    if (behaviour === 'declines')
      return {
        status: 402,
        json: { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } },
      }
    if (behaviour === 'fails') return { status: 500, json: problem('we have a problem', 'api_error') }
    const metadata = [...form].flatMap(([name, value]) => {
      const [, inner] = /^metadata\[(\w+)\]$/.exec(name) ?? []
      return inner === undefined ? [] : [[inner, value] as const]
    })
    const intent: Intent = {
      ...{ id: `pi_${stand.intents.length + 1}`, object: 'payment_intent' },
      status: behaviour === 'processes' ? 'processing' : 'succeeded',
      amount: Number(form.get('amount')),
      currency: form.get('currency') ?? '',
      customer: form.get('customer') ?? '',
      payment_method: form.get('payment_method') ?? '',
      metadata: Object.fromEntries(metadata),
      created: Math.floor(now().getTime() / 1000),
    }
    stand.intents.push(intent)
    return { status: 200, json: intent }
  }

  function list(query: URLSearchParams): object {
    const data = stand.intents.filter(
      ({ customer, created }) => customer === query.get('customer') && created >= Number(query.get('created[gte]')),
    )
    return { object: 'list', url: '/v1/payment_intents', has_more: false, data }
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    ...stand,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

const customer = { id: 'cus_good', object: 'customer', invoice_settings: { default_payment_method: 'pm_card' } }

function problem(message: string, type = 'invalid_request_error'): object {
  return { error: { type, message } }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
