import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { defaultLimits, type Limits } from '../limits.ts'
import { Box } from './box.ts'
import { programFiles } from './program-files.ts'
import { enterRoom } from './room.ts'
import { type Rules, rulesVariable } from './rules.ts'
import { makeScratch } from './scratch.ts'

/** What this system lets us put around a child process. */
export interface Isolation {
  /** What keeps it from other files: a file system of its own, rules of the kernel, or nothing. */
  files: 'own' | 'rules' | 'open'
  /** Whether it sees no other processes and shares no memory with them. */
  processes: boolean
  /** Whether calls of the system are refused that no reader makes, those for sockets among them. */
  filter: boolean
  /** Whether the kernel keeps limits. */
  limits: boolean
  /** Whether it is certain to end with us. */
  ends: boolean
}

const systemPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

const lockDown = new URL('./lock-down.ts', import.meta.url)
const run = promisify(execFile)
const patience = 20_000
let known: Promise<Isolation> | undefined

/** Tries what works here, from the strongest walls to none; once, since a system does not change meanwhile. */
export function findIsolation(): Promise<Isolation> {
  known ??= tryOut()
  return known
}

async function tryOut(): Promise<Isolation> {
  const none: Isolation = { files: 'open', processes: false, filter: false, limits: false, ends: false }
  if (process.platform !== 'linux') return none
  const [limits, ends] = await Promise.all([works(['prlimit', '--core=0', '--']), works(endWithParent)])
  for (const files of ['own', 'rules', 'open'] as const)
    for (const filter of [true, false]) {
      const candidate = { files, processes: files === 'own', filter, limits, ends: ends || files === 'own' }
      if (await holds(candidate)) return candidate
    }
  return { ...none, limits, ends }
}

/** What a file could do that breaks out of its reader, in the words of who runs the service; empty when all walls stand. */
export function missingWalls({ files, processes, filter, limits }: Isolation): string[] {
  return [
    ...(files === 'open' ? ['files outside of the sandbox can be read and written'] : []),
    ...(processes || files === 'rules' ? [] : ['other processes can be seen and ended']),
    ...(files === 'own' || filter ? [] : ['the network can be reached']),
    ...(filter ? [] : ['all calls of the system can be made']),
    ...(limits ? [] : ['limits are watched from outside only']),
  ]
}

export interface WalledCommand {
  command: string[]
  environment: Record<string, string>
}

interface Surrounded {
  isolation: Isolation
  box: Box
  /** Programs beside ours that may be started. */
  programs: readonly string[]
  /** More that it may read, or write. */
  readable: readonly string[]
  writable?: string
}

/** How to start a script of Node inside of the walls. */
export function walledCommand(
  surrounded: Surrounded,
  limits: Limits,
  script: string,
  options: string[],
): WalledCommand {
  const { isolation, box, programs, readable, writable } = surrounded
  const files = programFiles(script, [...programs.map((program) => dirname(program)), ...readable])
  const rules: Rules = {
    ...(isolation.files === 'rules' && { folders: foldersFor(box, files, writable) }),
    ...{ filter: isolation.filter, programs: programs.length > 0, ring: isolation.files === 'own' },
  }
  const isLocked = isolation.filter || isolation.files === 'rules'
  return {
    command: [
      ...(isolation.files === 'own' ? ownRoom(box, files, writable) : isolation.ends ? endWithParent : []),
      ...(isolation.limits ? kernelLimits(limits) : []),
      ...[process.execPath, '--disable-warning=ExperimentalWarning', ...options],
      ...(isLocked ? ['--import', lockDown.href] : []),
      script,
    ],
    environment: {
      ...{ PATH: systemPath, LANG: 'C.UTF-8', TZ: 'UTC', OMP_THREAD_LIMIT: '1', TMPDIR: box.inside.temporary },
      // Its settings are not to be read from files that are not there.
      OPENSSL_CONF: '/dev/null',
      ...(isLocked && { [rulesVariable]: JSON.stringify(rules) }),
    },
  }
}

const endWithParent = ['setpriv', '--pdeathsig=KILL', '--no-new-privs', '--']

/**
 * Neither network nor sight of other processes and files, no privileges. The outer `unshare` ends with us, its child with
 * it, and whatever that has started, in whatever process group, with the name space.
 */
function ownRoom(box: Box, files: string[], writable?: string): string[] {
  return [
    ...['unshare', '--user', '--map-root-user', '--mount', '--net', '--ipc', '--uts', '--'],
    ...['setpriv', '--pdeathsig=KILL', '--'],
    ...['unshare', '--pid', '--fork', '--kill-child', '--'],
    ...enterRoom(box, files, writable === undefined ? [] : [writable]),
    ...['setpriv', '--bounding-set=-all', '--inh-caps=-all', '--no-new-privs', '--'],
  ]
}

function foldersFor({ inside }: Box, files: string[], writable?: string): NonNullable<Rules['folders']> {
  const { input, scratch, temporary } = inside
  return {
    // Of the processes, only what it knows about itself.
    read: [...files, input, '/proc/self'],
    write: [scratch, temporary, '/dev/null', ...(writable === undefined ? [] : [writable])],
  }
}

/** Starts a script that does nothing inside of these walls. */
async function holds(isolation: Isolation): Promise<boolean> {
  const folder = await makeScratch(tmpdir())
  try {
    const box = new Box(folder, isolation.files === 'own')
    const script = fileURLToPath(lockDown)
    const { command, environment } = walledCommand(
      { isolation, box, programs: [], readable: [] },
      defaultLimits,
      script,
      [],
    )
    const [program = '', ...rest] = command
    await run(program, rest, { timeout: patience, env: environment, cwd: '/' })
    return true
  } catch {
    return false
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function works([program = '', ...rest]: string[]): Promise<boolean> {
  try {
    await run(program, [...rest, 'true'], { timeout: patience, env: { PATH: systemPath } })
    return true
  } catch {
    return false
  }
}

/** What the libraries together reserve without using it: they break in odd ways when they get less. */
const reservedBytes = 6 * 1024 ** 3

/** Limits that the kernel keeps, wide enough that ours, which give a clear answer, are met first. */
function kernelLimits(limits: Limits): string[] {
  const data = 2 * limits.memoryBytes + reservedBytes
  return ['prlimit', '--core=0', `--data=${data}`, `--fsize=${limits.expandedBytes + 1024 ** 2}`, '--']
}
