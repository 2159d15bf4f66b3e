import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { type Sheaf, SheafError } from '../../../sdk/src/index.ts'
import { AppError } from '../../core/app-error.ts'
import { signHeaders } from '../../services/deliveries/build-request.ts'
import type { Output } from '../output.ts'
import type { ServerOptions } from '../remote/with-server.ts'

export interface ListenOptions extends ServerOptions {
  forward?: string
  events?: string
  secret?: string
  count?: number
}

const waitSeconds = 25
const deadlineMilliseconds = 30_000
const awayMilliseconds = 1000

/** Prints the events of the server, or sends them on to an address, until it is interrupted or that were as many as asked for. */
export async function listen(output: Output, sheaf: Sheaf, options: ListenOptions, signal: AbortSignal): Promise<void> {
  const { forward, count = Infinity } = options
  const secret = options.secret ?? `whsec_${randomBytes(32).toString('base64')}`
  if (forward !== undefined && (!URL.canParse(forward) || !/^https?:$/.test(new URL(forward).protocol)))
    throw new AppError('validation_error', `"${forward}" is not an address like http://localhost:3000/hook.`)
  let { next } = await sheaf.webhooks.listen()
  const signature = options.secret === undefined ? `signed with ${secret}` : 'signed with the given secret'
  output.writeError(forward === undefined ? 'Listening to events.\n' : `Sending events to ${forward}, ${signature}\n`)
  for (let sent = 0; sent < count; ) {
    const query = { after: next, wait: waitSeconds, events: options.events }
    const heard = await whenBack(output, signal, () => sheaf.webhooks.listen(query))
    for (const item of heard.data.slice(0, count - sent)) {
      const { event, event_id, body } = item
      if (forward === undefined) {
        await output.write(`${body}\n`)
        continue
      }
      const headers = signHeaders(item.headers, heard.signature_header, [secret], body)
      const answer = await send(forward, headers, body)
      const line = output.json ? JSON.stringify({ event, event_id, answer }) : `${event}  ${event_id}  ${answer}`
      await output.write(`${line}\n`)
    }
    sent += heard.data.length
    next = heard.next
  }
}

/** While the server is away, say because it is restarted, nothing is lost: where to go on is known here. */
async function whenBack<T>(output: Output, signal: AbortSignal, ask: () => Promise<T>): Promise<T> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await ask()
    } catch (error) {
      if (signal.aborted || !(error instanceof SheafError && error.retryable)) throw error
      if (isFirst) output.writeError('The server is away; going on when it is back.\n')
      await delay((error.retryAfterSeconds ?? 0) * 1000 + awayMilliseconds, undefined, { signal })
    }
  }
}

/** What the endpoint said, or that it said nothing. */
async function send(url: string, headers: Record<string, string>, body: string): Promise<string> {
  try {
    const signal = AbortSignal.timeout(deadlineMilliseconds)
    const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })
    await answer.body?.cancel()
    return String(answer.status)
  } catch (error) {
    const { cause, message } = error as Error
    if (!(cause instanceof Error)) return `no answer (${message})`
    return `no answer (${'code' in cause ? String(cause.code) : cause.message})`
  }
}
