import type { PoolClient } from 'pg'

/** A statement that begins with such a comment is planned once per connection instead of each time. */
const label = /^\s*\/\* (sheaf:\S+) \*\//

/**
 * For statements that every request or task runs, where planning costs more than running. Labelled by hand, and only
 * where the columns of the result cannot change with a migration: a connection that outlives one would fail.
 */
export function preparing(client: PoolClient): PoolClient {
  const query = (text: string, values: unknown[]) => {
    const name = label.exec(text)?.[1]
    return client.query({ text, values, ...(name !== undefined && { name }) })
  }
  return Object.create(client, { query: { value: query } })
}
