import type { PoolClient } from 'pg'

/** A statement that begins with such a comment is planned once per connection instead of each time. */
const label = /^\s*\/\* (sheaf:\S+) \*\//

/**
 * For statements that every request or task runs, where planning costs more than running. Labelled by hand, and only
 * where the columns of the result cannot change with a migration: a connection that outlives one would fail. What is no
 * text (a cursor, a COPY) passes as it is.
 */
export function preparing(client: PoolClient): PoolClient {
  const query = (...[first, values, ...more]: unknown[]) => {
    const name = typeof first === 'string' ? label.exec(first)?.[1] : undefined
    const asked = name === undefined ? [first, values, ...more] : [{ text: first, values, name }, ...more]
    return Reflect.apply(client.query, client, asked)
  }
  return Object.create(client, { query: { value: query } })
}
