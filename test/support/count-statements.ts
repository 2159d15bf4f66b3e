import type { Pool, PoolClient } from 'pg'

/** Every statement that is sent to the database by this pool while something is done, in their order. */
export async function statementsOf(pool: Pool, work: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = []
  await watchStatements(pool, (text) => asked.push(text), work)
  return asked
}

/** Tells of each statement as it is sent, and of its end, while something is done. */
export async function watchStatements<T>(
  pool: Pool,
  onSent: (text: string, ended: Promise<unknown>) => void,
  work: () => Promise<T>,
): Promise<T> {
  const watched = new Map<PoolClient, PoolClient['query']>()
  const watch = (client: PoolClient) => {
    if (watched.has(client)) return
    const { query } = client
    watched.set(client, query)
    client.query = ((...args: Parameters<typeof query>) => {
      const sent: unknown = Reflect.apply(query, client, args)
      onSent(textOf(args[0]), Promise.allSettled([sent]))
      return sent
    }) as typeof query
  }
  pool.on('acquire', watch)
  try {
    return await work()
  } finally {
    pool.off('acquire', watch)
    for (const [client, query] of watched) client.query = query
  }
}

function textOf(query: unknown): string {
  const text = typeof query === 'string' ? query : String((query as { text?: unknown }).text)
  return text.trim().replaceAll(/\s+/g, ' ')
}
