import { DatabaseError } from 'pg'
import { withClient } from './find-server.ts'

export const database = 'sheaf'

/** Creates the database unless it exists. False when the server went away meanwhile. */
export async function ensureDatabase(socketFolder: string): Promise<boolean> {
  try {
    await withClient(socketFolder, async (client) => {
      const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [database])
      if (rowCount === 0) await client.query(`CREATE DATABASE ${database}`)
    })
    return true
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code?.startsWith('57P')) return false
    if (madeByAnother.has(error.code ?? '')) return true
    throw error
  }
}

/** duplicate_database, or the unique index behind it when two processes were at the same point. */
const madeByAnother = new Set(['42P04', '23505'])
