import type { PoolClient } from 'pg'
import { beginning, ending, inOneTrip, isPlanned } from './one-trip.ts'

/** A statement that begins with such a comment is planned once per connection instead of each time. */
const label = /^\s*\/\* (sheaf:[^\s,]+)(, then commit)? \*\//

/**
 * For statements that every request or task runs, where planning costs more than running. Labelled by hand, and only
 * where the columns of the result cannot change with a migration: a connection that outlives one would fail. What is no
 * text (a cursor, a COPY) passes as it is.
 *
 * A transaction begins with its first statement, in one message, and ends with the one that says "then commit", after which
 * nothing may be asked.
 */
export function preparing(client: PoolClient): PoolClient {
  const asking = new Asking(client)
  const query = (...asked: unknown[]) => asking.query(asked)
  return Object.create(client, { query: { value: query } })
}

class Asking {
  readonly #client: PoolClient
  /** A transaction was begun, and PostgreSQL does not know of it yet. */
  #begins = false
  #committed = false
  /** Its end was asked for with its last statement, which takes an end that the connection knows by name. */
  #plansEnding = false

  constructor(client: PoolClient) {
    this.#client = client
  }

  query(asked: unknown[]): unknown {
    const [first] = asked
    if (first === 'begin') return this.#begin()
    if (first === 'commit' && (this.#begins || this.#committed)) return this.#endWithoutAsking('COMMIT')
    if (first === 'rollback' && this.#begins) return this.#endWithoutAsking('ROLLBACK')
    if (first === 'commit' && this.#plansEnding) return this.#client.query(ending)
    if (this.#committed) throw new Error('a statement follows the end of its transaction')
    return this.#ask(asked)
  }

  #begin(): Promise<unknown> {
    this.#committed = false
    this.#plansEnding = false
    this.#begins = isPlanned(this.#client, beginning)
    return this.#begins ? Promise.resolve({ command: 'BEGIN', rows: [] }) : this.#client.query(beginning)
  }

  #endWithoutAsking(command: string): Promise<unknown> {
    this.#begins = false
    this.#committed = false
    return Promise.resolve({ command, rows: [] })
  }

  #ask([first, values, ...more]: unknown[]): unknown {
    const client = this.#client
    const [, name, last] = (typeof first === 'string' && label.exec(first)) || []
    const begins = this.#begins
    const commits = last !== undefined && isPlanned(client, ending)
    this.#plansEnding = last !== undefined && !commits
    this.#begins = false
    const named = name !== undefined && { text: first as string, values: values as unknown[], name }
    if (commits || (begins && (named || hasValues(values)))) {
      const config = named || { text: first as string, values: values as unknown[] }
      const result = inOneTrip(client, config, { begins, commits })
      return commits ? this.#committedBy(result) : result
    }
    // What has no parameters may be several statements, and the answer to a cursor is no promise.
    if (begins) client.query(beginning).catch(() => undefined)
    return Reflect.apply(client.query, client, named ? [named, ...more] : [first, values, ...more])
  }

  async #committedBy<T>(statement: Promise<T>): Promise<T> {
    const result = await statement
    this.#committed = true
    return result
  }
}

function hasValues(values: unknown): boolean {
  return Array.isArray(values) && values.length > 0
}
