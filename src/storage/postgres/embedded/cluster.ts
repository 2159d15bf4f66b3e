import { chown, mkdtemp, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../../../core/error-code.ts'
import type { Logger } from '../../../core/logger.ts'
import { runProgram } from './child-process.ts'
import { accessRules } from './ensure-database.ts'
import { programFailed, unavailable } from './failures.ts'
import { superuser } from './find-server.ts'
import { clusterIn } from './home.ts'
import type { Runtime } from './runtime.ts'
import { asArguments, initialSettings } from './settings.ts'
import type { SettledHome } from './settle-home.ts'

interface ClusterOptions extends SettledHome {
  runtime: Runtime
  major: string
  /** Of the superuser of a new cluster. */
  password: string
  logger: Logger
}

/** Makes the cluster on the first start; later ones only check that this PostgreSQL can read it. */
export async function prepareCluster(options: ClusterOptions): Promise<void> {
  const { home, major } = options
  if ((await versionOf(clusterIn(home))) === undefined) await createCluster(options)
  else await removeDrafts(home)
  const version = await versionOf(clusterIn(home))
  if (version === major) return
  throw unavailable(
    `The database in ${clusterIn(home)} was made by PostgreSQL ${version}, and this Sheaf brings PostgreSQL ${major}: ` +
      `go back to the version of Sheaf that made it and export the data, or run PostgreSQL ${version} on that folder ` +
      'yourself and set DATABASE_URL.',
  )
}

async function versionOf(cluster: string): Promise<string | undefined> {
  try {
    return (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

const draftPrefix = 'postgres.new-'

/** Under another name until it is complete: neither a crash nor a second starter ever sees half a cluster. */
async function createCluster({ home, identity, runtime, password, logger }: ClusterOptions): Promise<void> {
  await refuseOtherContent(clusterIn(home))
  const startedAt = performance.now()
  const draft = await mkdtemp(join(home, draftPrefix))
  try {
    await chown(draft, identity.uid, identity.gid)
    const passwordFile = `${draft}.password`
    try {
      await writeFile(passwordFile, password, { mode: 0o600 })
      await chown(passwordFile, identity.uid, identity.gid)
      const args = initdbArguments(draft, passwordFile)
      await runProgram(runtime.initdb, args, { runAs: identity, environment: runtime.environment })
    } finally {
      await rm(passwordFile, { force: true })
    }
    await writeFile(join(draft, 'pg_hba.conf'), accessRules, { flush: true })
    await rename(draft, clusterIn(home))
    await syncFolder(home)
    logger.info({ cluster: clusterIn(home), ms: Math.round(performance.now() - startedAt) }, 'database created')
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    // Another process was faster, and may have taken our draft for an abandoned one.
    if ((await versionOf(clusterIn(home))) !== undefined) return
    throw creationFailed(error, home)
  }
}

async function refuseOtherContent(folder: string): Promise<void> {
  const content = await readdir(folder).catch((): string[] => [])
  if (content.length === 0 || content.includes('PG_VERSION')) return
  throw unavailable(`${folder} exists but is not a PostgreSQL database: move it away and start again.`)
}

function initdbArguments(folder: string, passwordFile: string): string[] {
  return [
    `--pgdata=${folder}`,
    `--username=${superuser}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    `--pwfile=${passwordFile}`,
    '--auth-local=scram-sha-256',
    '--auth-host=reject',
    '--no-instructions',
    ...asArguments('--set', initialSettings),
  ]
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function creationFailed(error: unknown, home: string): Error {
  const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
  return programFailed('Making the database (initdb)', {
    output: stderr || String(error),
    folder: home,
    cause: stderr ? undefined : error,
  })
}

/** Left behind by starts that ended in the middle. One that is still at work notices, and uses this cluster. */
async function removeDrafts(home: string): Promise<void> {
  const drafts = (await readdir(home)).filter((name) => name.startsWith(draftPrefix))
  await Promise.allSettled(drafts.map((name) => rm(join(home, name), { recursive: true })))
}
