import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { TestContext } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { createLogger } from '../../../src/core/logger.ts'
import {
  type EmbeddedConnection,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../../src/storage/postgres/embedded/embedded-postgres.ts'

export const launcherScript = join(import.meta.dirname, 'run-launcher.ts')
export const silentLogger = createLogger({ level: 'silent', destination: { write: () => undefined } })

const usedDataDirs = new Set<string>()
const launchers = new Set<ChildProcessWithoutNullStreams>()

export async function temporaryFolder(t: TestContext, mode = 0o755): Promise<string> {
  const folder = await makeFolder(mode)
  t.after(() => discardFolder(folder))
  return folder
}

export async function makeFolder(mode: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-pg-'))
  await chmod(folder, mode)
  return folder
}

/** Ends what the test left running before its files go. */
export async function discardFolder(folder: string): Promise<void> {
  for (const child of launchers) child.kill('SIGKILL')
  launchers.clear()
  for (const dataDir of usedDataDirs) if (dataDir.startsWith(folder)) await endServer(dataDir)
  await rm(folder, { recursive: true, force: true })
}

export async function start(dataDir: string): Promise<EmbeddedPostgres> {
  usedDataDirs.add(dataDir)
  return await startEmbeddedPostgres({ dataDir, logger: silentLogger })
}

export async function query<Row extends object>(connection: EmbeddedConnection, sql: string): Promise<Row[]> {
  const client = new Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

export async function postmasterPid(dataDir: string): Promise<number | undefined> {
  const text = await readFile(join(await homeOf(dataDir), 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')
  return text === '' ? undefined : Number(text.split('\n')[0])
}

export async function runningPid(dataDir: string): Promise<number> {
  const pid = await postmasterPid(dataDir)
  if (pid === undefined) throw new Error(`No server runs on ${dataDir}`)
  return pid
}

export async function homeOf(dataDir: string): Promise<string> {
  return (await readFile(join(dataDir, 'postgres-location'), 'utf8').catch(() => dataDir)).trim()
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

export async function waitFor(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 20_000
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`Never happened: ${condition}`)
    await delay(20)
  }
}

export interface LauncherProcess {
  child: ChildProcessWithoutNullStreams
  /** What the start ended with. */
  outcome: Promise<{ connection: EmbeddedConnection; joined: boolean; error?: string }>
  stop(): Promise<void>
}

interface LauncherOptions {
  uid?: number
  path?: string
  script?: string
  /** Makes it the leader of a process group, as a shell does with a command in a terminal. */
  ownGroup?: boolean
}

/** Runs the launcher in another process, as another user or with another PATH where the test asks for it. */
export function runLauncher(dataDir: string, options: LauncherOptions = {}): LauncherProcess {
  usedDataDirs.add(dataDir)
  const child = spawn(process.execPath, [options.script ?? launcherScript, dataDir], {
    cwd: '/',
    env: { PATH: options.path ?? process.env.PATH },
    detached: options.ownGroup ?? false,
    ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.uid }),
  })
  launchers.add(child)
  let stderr = ''
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  const exited = once(child, 'exit')
  const outcome = Promise.race([
    once(createInterface({ input: child.stdout }), 'line').then(([line]) => JSON.parse(line)),
    exited.then(() => Promise.reject(new Error(`The launcher said nothing: ${stderr}`))),
  ])
  return {
    child,
    outcome,
    async stop() {
      child.stdin.end('stop\n')
      await exited
    },
  }
}

/** Why tests with another user cannot run here, or false when they can. */
export function unshareProblem(uid?: number): string | false {
  const credentials = uid === undefined ? {} : { uid, gid: uid }
  const { status } = spawnSync('unshare', ['--user', '--map-user=65534', '--map-group=65534', 'true'], credentials)
  return status === 0 ? false : 'user namespaces are refused here'
}

async function endServer(dataDir: string): Promise<void> {
  const pid = await postmasterPid(dataDir)
  if (pid === undefined || !isAlive(pid)) return
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => 'postgres')
  if (!commandLine.includes('postgres')) return
  process.kill(pid, 'SIGQUIT')
  await waitFor(() => !isAlive(pid))
}
