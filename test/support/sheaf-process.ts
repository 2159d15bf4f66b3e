import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { eventually } from './eventually.ts'

export const launcher = fileURLToPath(new URL('../../bin/sheaf.js', import.meta.url))

/** What bin/sheaf.js gives the Node that comes with it: less of a processor goes to garbage. */
const flags = ['--min-semi-space-size=16']

export interface StartedSheaf {
  child: ChildProcess
  address: string
  key: string | undefined
  stdout(): string
  stderr(): string
  /** SIGTERM, then waits; resolves to the exit status. */
  stop(): Promise<number | null>
}

interface RunOptions {
  cwd: string
  env?: Record<string, string>
  /** The command, where it is another than that of the repository. */
  command?: string
}

interface StartOptions extends RunOptions {
  args?: string[]
}

/** `sheaf serve` as a user starts it, on a free port; resolves when it has printed where it listens. */
export async function startSheaf({
  cwd,
  env = {},
  args = [],
  command = launcher,
}: StartOptions): Promise<StartedSheaf> {
  const child = spawn(process.execPath, [...flags, command, 'serve', ...args], {
    cwd,
    // No test is about how fast the machine is.
    env: cleanEnv({ SHEAF_PORT: '0', SHEAF_SYNC_SECONDS: '250', ...env }),
  })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk) => (stdout += chunk))
  child.stderr.on('data', (chunk) => (stderr += chunk))
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  await eventually('the server to start', () => {
    if (child.exitCode !== null) throw new Error(`sheaf serve ended with ${child.exitCode}:\n${stderr}`)
    return /Try it:|Worker ready|"address":/.test(stdout)
  })
  const keyFile = /Key\s+in (.+)/.exec(stdout)?.[1]
  return {
    child,
    address: /API\s+(http:\S+)/.exec(stdout)?.[1] ?? '',
    key: keyFile && (await readFile(keyFile, 'utf8')).trim(),
    stdout: () => stdout,
    stderr: () => stderr,
    async stop() {
      child.kill('SIGTERM')
      return exited
    },
  }
}

export interface Ran {
  status: number
  stdout: string
  stderr: string
}

/** One command of the command line. */
export function runSheaf(args: string[], { cwd, env = {}, command = launcher }: RunOptions): Promise<Ran> {
  return new Promise((resolve) => {
    execFile(process.execPath, [...flags, command, ...args], { cwd, env: cleanEnv(env) }, (error, stdout, stderr) => {
      resolve({ status: typeof error?.code === 'number' ? error.code : error ? 1 : 0, stdout, stderr })
    })
  })
}

/**
 * The settings of whoever runs the tests must not reach the tested process. It reads one file after the other, unless it is
 * told otherwise: each further reader takes seconds of a processor to start.
 */
export function cleanEnv(env: Record<string, string>): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) =>
      !name.startsWith('SHEAF_') && !['DATABASE_URL', 'PORT', 'NODE_TEST_CONTEXT', 'NODE_OPTIONS'].includes(name),
  )
  return { ...Object.fromEntries(inherited), SHEAF_PARSE_PARALLEL: '1', ...env }
}
