import { EventEmitter } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { newId } from '../../core/ids.ts'
import type { Logger } from '../../core/logger.ts'
import type { ConnectionSettings, Database } from './database.ts'
import { presenceLockClass, type RunningWorker, reconnectSeconds, registerProcess } from './processes.ts'
import { createPulse } from './pulse.ts'

const heartbeatSeconds = 2
/** A process whose lock is held but whose heart has been silent for this long is taken for hung. */
export const silenceSeconds = 30

const channels = [
  'sheaf_api_key_revoked',
  'sheaf_task_cancelled',
  'sheaf_task_waits',
  'sheaf_job_ended',
  'sheaf_deliveries_wait',
  'sheaf_events_placed',
] as const
export type Channel = (typeof channels)[number]

export interface Presence {
  readonly processId: string
  /**
   * Counts connections; undefined while there is none. Notifications can be missed in between, so what was remembered
   * under one epoch must not be trusted under another.
   */
  readonly epoch: number | undefined
  /**
   * Whether our own heart beats evenly. Only then may we judge others by theirs: when the database or this process
   * has paused, every heart seems to have stopped.
   */
  readonly steady: boolean
  readonly silenceSeconds: number
  onNotification(channel: Channel, listener: (payload: string) => void): Unsubscribe
  /** Called at each heartbeat and after each reconnection. */
  onHeartbeat(listener: () => void): Unsubscribe
  setWorker(worker: RunningWorker): Promise<void>
  /** Resolves when every notification that was committed before this call has reached our listeners. */
  settle(): Promise<void>
  stop(): Promise<void>
}

type Unsubscribe = () => void

/**
 * Tells the other processes that this one lives. A session advisory lock vanishes with the process, however it dies,
 * and a heartbeat shows that it is not hung. The same connection listens for notifications.
 */
export async function announcePresence(options: {
  connection: ConnectionSettings
  role: string
  logger: Logger
  /** After how much silence this process takes others for hung. */
  silenceSeconds?: number
  /** Called before each attempt to connect again, for instance to restart an embedded server. */
  beforeReconnect?: () => Promise<void>
}): Promise<Presence> {
  const { role, logger } = options
  const processId = newId()
  const events = new EventEmitter()
  const pulse = createPulse(reconnectSeconds * 1000)
  const stopping = new AbortController()
  let client: pg.Client | undefined
  let worker: RunningWorker | undefined
  let epoch = 0
  let beating = false
  let reconnecting: Promise<void> | undefined

  async function connect(): Promise<void> {
    const timeouts = { connectionTimeoutMillis: 10_000, query_timeout: 10_000 }
    const session = new pg.Client({ ...options.connection, ...timeouts, keepAlive: true })
    session.on('notification', ({ channel, payload }) => events.emit(channel, payload ?? ''))
    session.on('error', () => undefined)
    try {
      await session.connect()
      await registerProcess(session, processId, role, worker)
      await session.query(channels.map((channel) => `listen ${channel}`).join('; '))
    } catch (error) {
      void session.end()
      throw error
    }
    // Only now: a session that never came to be also emits "end", and the loop in `reconnect` goes on by itself.
    session.once('end', () => {
      client = undefined
      if (!stopping.signal.aborted) reconnecting = reconnect()
    })
    client = session
    epoch += 1
    pulse.restart(performance.now())
  }

  async function reconnect(): Promise<void> {
    logger.warn('lost the presence connection to the database; connecting again')
    for (let attempt = 0; !stopping.signal.aborted && client === undefined; attempt++) {
      try {
        await options.beforeReconnect?.()
        await connect()
        logger.info('presence connection restored')
        events.emit('heartbeat')
      } catch {
        const pause = Math.min(100 * 2 ** attempt, 1000)
        await delay(pause, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined)
      }
    }
  }

  async function beat(): Promise<void> {
    const session = client
    if (session === undefined || beating) return
    beating = true
    try {
      const { rowCount } = await session.query('update processes set heartbeat_at = now() where id = $1', [processId])
      // Others took us for dead while we hung: what we held may be theirs now, but we can go on.
      if (rowCount === 0) await registerProcess(session, processId, role, worker)
      pulse.beat(performance.now())
      events.emit('heartbeat')
    } catch (error) {
      logger.warn({ err: error }, 'heartbeat failed')
      await session.end()
    } finally {
      beating = false
    }
  }

  /** A session that fails to answer is given up, and with it the epoch: nobody trusts what it may have missed. */
  async function ask(query: string, values: unknown[] = []): Promise<void> {
    const session = client
    await session?.query(query, values).catch(() => session.end())
  }

  function subscribe(event: string, listener: (payload: string) => void): Unsubscribe {
    events.on(event, listener)
    return () => void events.off(event, listener)
  }

  await connect()
  const timer = setInterval(() => void beat(), heartbeatSeconds * 1000).unref()

  return {
    processId,
    get epoch() {
      return client === undefined ? undefined : epoch
    },
    get steady() {
      return client !== undefined && pulse.isEven(performance.now())
    },
    silenceSeconds: options.silenceSeconds ?? silenceSeconds,
    onNotification: subscribe,
    onHeartbeat: (listener) => subscribe('heartbeat', listener),
    async setWorker(begun) {
      worker = begun
      const { pool, places } = begun
      await ask('update processes set worker_pool = $2, places = $3 where id = $1', [processId, pool, places])
    },
    settle: () => ask('select 1'),
    async stop() {
      stopping.abort()
      clearInterval(timer)
      await reconnecting
      await ask('delete from processes where id = $1', [processId])
      await client?.end()
    },
  }
}

export async function isProcessAlive(db: Database, processId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from processes
    where id = ${processId} and heartbeat_at > now() - make_interval(secs => ${silenceSeconds})
      and not pg_try_advisory_xact_lock_shared(${presenceLockClass}, lock_number)`.execute(db)
  return rows.length > 0
}
