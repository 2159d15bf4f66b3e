import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Client, DatabaseError } from 'pg'
import { superuser, withClient } from './find-server.ts'
import type { DatabaseKeys } from './keys.ts'

export const database = 'sheaf'
/** The role of the service. It owns its database, and can reach neither files nor programs through it. */
export const serviceRole = 'sheaf_service'

/** Who connects must know a password, whoever can open the socket. */
export const accessRules = 'local all all scram-sha-256\n'

interface Server {
  socketFolder: string
  cluster: string
  keys: DatabaseKeys
}

/** Makes the service's role and its database unless they are there. False when the server went away meanwhile. */
export async function ensureDatabase(server: Server): Promise<boolean> {
  try {
    if (await isReady(server)) return true
    await withClient(server, async (client) => {
      const { rowCount: roles } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [serviceRole])
      const password = client.escapeLiteral(server.keys.service)
      await client.query(
        `${roles ? 'ALTER' : 'CREATE'} ROLE ${serviceRole} LOGIN NOSUPERUSER CREATEROLE PASSWORD ${password}`,
      )
      const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [database])
      if (rowCount === 0) await client.query(`CREATE DATABASE ${database} OWNER ${serviceRole}`)
    })
    await withClient({ ...server, database }, handOver)
    await withClient(server, (client) => closeToOthers(client, server))
    return true
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code?.startsWith('57P')) return false
    if (madeByAnother.has(error.code ?? '')) return true
    throw error
  }
}

/** duplicate_database and duplicate_object, or the unique index behind it when two processes were at the same point. */
const madeByAnother = new Set(['42P04', '42710', '23505', 'XX000'])

async function isReady(server: Server): Promise<boolean> {
  const rules = await readFile(join(server.cluster, 'pg_hba.conf'), 'utf8').catch(() => '')
  if (rules !== accessRules) return false
  const asService = { ...server, database, user: serviceRole, password: server.keys.service }
  return withClient(asService, async () => true).catch(() => false)
}

/** What an earlier version made as superuser becomes the service's. */
async function handOver(client: Client): Promise<void> {
  await client.query(`ALTER DATABASE ${database} OWNER TO ${serviceRole}`)
  const { rows } = await client.query<{ statement: string }>(ownedBySuperuser, [superuser])
  for (const { statement } of rows) await client.query(`${statement} OWNER TO ${serviceRole}`)
}

const ownedBySuperuser = `
  WITH own AS (
    SELECT n.oid, n.nspname, n.nspowner FROM pg_namespace n
    WHERE n.nspname <> 'information_schema' AND n.nspname NOT LIKE 'pg\\_%'
  ), superuser AS (SELECT oid FROM pg_roles WHERE rolname = $1),
  made AS (
    -- Not what belongs to something else: members of extensions, sequences of columns, types of tables.
    SELECT format('ALTER TABLE %I.%I', nspname, relname) AS statement, c.oid, 'pg_class'::regclass AS class, relowner AS owner
    FROM pg_class c JOIN own ON own.oid = relnamespace WHERE relkind IN ('r', 'p', 'v', 'm', 'S', 'f')
    UNION ALL
    SELECT format('ALTER ROUTINE %s', p.oid::regprocedure), p.oid, 'pg_proc'::regclass, proowner
    FROM pg_proc p JOIN own ON own.oid = pronamespace
    UNION ALL
    SELECT format('ALTER TYPE %s', t.oid::regtype), t.oid, 'pg_type'::regclass, typowner
    FROM pg_type t JOIN own ON own.oid = typnamespace
    LEFT JOIN pg_class c ON c.oid = typrelid WHERE typtype IN ('e', 'd', 'r') OR (typtype = 'c' AND c.relkind = 'c')
    UNION ALL
    SELECT format('ALTER SCHEMA %I', nspname), own.oid, 'pg_namespace'::regclass, nspowner FROM own
  )
  SELECT statement FROM made JOIN superuser ON superuser.oid = made.owner
  WHERE NOT EXISTS (
    SELECT FROM pg_depend d WHERE d.classid = made.class AND d.objid = made.oid AND d.deptype IN ('e', 'i', 'a')
      AND d.refclassid <> 'pg_namespace'::regclass
  )`

/** An earlier version let everybody in who could open the socket. */
async function closeToOthers(client: Client, { cluster, keys }: Server): Promise<void> {
  await client.query(`ALTER ROLE ${superuser} PASSWORD ${client.escapeLiteral(keys.superuser)}`)
  const path = join(cluster, 'pg_hba.conf')
  if ((await readFile(path, 'utf8')) === accessRules) return
  await writeFile(`${path}.new`, accessRules, { mode: 0o600, flush: true })
  await rename(`${path}.new`, path)
  await client.query('SELECT pg_reload_conf()')
}
