import pg, { type Connection, type PoolClient, type QueryConfig, type QueryResult } from 'pg'

/** Statements of their own that a connection has planned once it has run them by these names. */
export const beginning = { text: 'begin', name: 'sheaf:begin' }
export const ending = { text: 'commit', name: 'sheaf:commit' }

/** What of the connection the types do not name. */
type Wire = Connection & { parsedStatements: Record<string, string | undefined> }
type Sent = pg.Query & { handleCommandComplete(message: { text: string }, connection: Connection): void }

export function isPlanned({ connection }: PoolClient, { name }: { name: string }): boolean {
  return (connection as Wire).parsedStatements[name] !== undefined
}

/**
 * A statement with the beginning of its transaction before it, its end behind it, or both, in one message: PostgreSQL passes over
 * what follows a statement that fails, so what is not done is not committed either. The result is that of the statement.
 */
export function inOneTrip(
  client: PoolClient,
  config: QueryConfig,
  { begins, commits }: { begins: boolean; commits: boolean },
): Promise<QueryResult> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null | undefined, result: unknown) =>
      error ? reject(error) : resolve(result as QueryResult)
    const query = new pg.Query(config, config.values, done) as Sent
    const { submit, handleCommandComplete } = query
    query.submit = (connection) => {
      connection.stream.cork()
      try {
        if (begins) run(connection, beginning)
        return submit.call(query, commits ? endingBehind(connection) : connection)
      } finally {
        connection.stream.uncork()
      }
    }
    query.handleCommandComplete = (message, connection) => {
      const isOurs = message.text === 'BEGIN' || message.text === 'COMMIT'
      if (!isOurs) handleCommandComplete.call(query, message, connection)
    }
    client.query(query)
  })
}

/** Right behind the statement: one whose values cannot be sent is never run, and then nothing is committed. */
function endingBehind(connection: Connection): Connection {
  const execute = (config: Parameters<Connection['execute']>[0]) => {
    connection.execute(config, true)
    run(connection, ending)
  }
  return Object.create(connection, { execute: { value: execute } })
}

function run(connection: Connection, { name }: { name: string }): void {
  connection.bind({ statement: name }, true)
  connection.execute(null, true)
}
