import type { Pool, PoolClient } from 'pg'

/** Every statement that is sent to the database by this pool while something is done, in their order. */
export async function statementsOf(pool: Pool, work: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = []
  const watched = new Map<PoolClient, PoolClient['query']>()
  const watch = (client: PoolClient) => {
    if (watched.has(client)) return
    const { query } = client
    watched.set(client, query)
    client.query = ((...args: Parameters<typeof query>) => {
      asked.push(textOf(args[0]))
      return Reflect.apply(query, client, args)
    }) as typeof query
  }
  pool.on('acquire', watch)
  try {
    await work()
    return asked
  } finally {
    pool.off('acquire', watch)
    for (const [client, query] of watched) client.query = query
  }
}

function textOf(query: unknown): string {
  const text = typeof query === 'string' ? query : String((query as { text?: unknown }).text)
  return text.trim().replaceAll(/\s+/g, ' ')
}
