import { deliveryHeaderNames } from '../../contract/webhook-policy.ts'
import type { Listened, ListenQuery } from '../../contract/webhooks.ts'
import { lastEventPosition, selectEventsAfter } from '../../storage/events.ts'
import type { Context } from '../context.ts'
import { deliveryBody, deliveryHeaders } from '../deliveries/build-request.ts'
import type { System } from '../system.ts'
import { openEventPosition, sealEventPosition } from './event-position.ts'

const eventsAtOnce = 100
/** A notification can be missed while a connection is down. */
const lookAgainMilliseconds = 5000

/**
 * Events after a position, ready to be sent on by whoever listens; waits for one when there is none. Nothing is kept about
 * listeners: where they are is theirs to remember.
 */
export async function listenToEvents(ctx: Context, query: ListenQuery): Promise<Listened> {
  const { system, workspaceId } = ctx
  const { db, settings } = system
  const seal = (position: number) => sealEventPosition(system, workspaceId, position)
  const { signature: signature_header } = deliveryHeaderNames(settings.headerPrefix)
  if (query.after === undefined)
    return { data: [], next: seal(await lastEventPosition(db, workspaceId)), signature_header }
  const after = openEventPosition(system, workspaceId, query.after)
  const deadline = performance.now() + (query.wait ?? 0) * 1000
  for (;;) {
    const news = nextPlaced(system)
    try {
      const rows = await selectEventsAfter(db, workspaceId, { after, types: query.events, limit: eventsAtOnce })
      const left = deadline - performance.now()
      if (rows.length > 0 || left <= 0 || system.stopping.aborted) {
        const next = seal(rows.at(-1)?.position ?? after)
        return { data: rows.map((row) => forward(system, row)), next, signature_header }
      }
      await news.within(Math.min(left, lookAgainMilliseconds))
    } finally {
      news.end()
    }
  }
}

type EventRow = Awaited<ReturnType<typeof selectEventsAfter>>[number]

/** As a delivery would be, with the event's id as the delivery's, so that it is the same whenever it is asked for. */
function forward({ settings, clock }: System, { id, type, data, occurred_at }: EventRow): Listened['data'][number] {
  const message = { deliveryId: id, eventId: id, event: type, data, occurredAt: occurred_at }
  return {
    event: type,
    event_id: id,
    headers: deliveryHeaders(message, settings, 1, clock.now()),
    body: deliveryBody(message),
  }
}

const waitingIn = new WeakMap<System, Set<() => void>>()

/** The next time that events were handed to their targets, or that the process stops. */
function nextPlaced(system: System) {
  const waiting = waitingIn.get(system) ?? startListening(system)
  const { promise, resolve } = Promise.withResolvers<void>()
  waiting.add(resolve)
  return {
    async within(milliseconds: number): Promise<void> {
      const timer = setTimeout(resolve, milliseconds)
      await promise
      clearTimeout(timer)
    },
    end: () => waiting.delete(resolve),
  }
}

function startListening(system: System): Set<() => void> {
  const waiting = new Set<() => void>()
  waitingIn.set(system, waiting)
  const tell = () => {
    for (const resolve of waiting) resolve()
  }
  system.presence.onNotification('sheaf_events_placed', tell)
  system.stopping.addEventListener('abort', tell)
  return waiting
}
