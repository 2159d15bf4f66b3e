import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'

export interface RunAs {
  /** Put before the program: empty, or `unshare` with its options. */
  prefix: readonly string[]
  /** Set where the child has to change its user. */
  credentials?: { uid: number; gid: number }
}

interface ProgramOptions {
  runAs: RunAs
  environment?: Record<string, string>
}

/** Runs a program to its end; the rejection carries its `stderr`. */
export async function runProgram(program: string, args: string[], options: ProgramOptions): Promise<void> {
  const [file, rest] = commandLine(program, args, options.runAs)
  await promisify(execFile)(file, rest, surroundings(options))
}

/**
 * Starts a program in a session of its own, so that it outlives us and a Ctrl-C in our terminal does not reach it.
 * Its output goes to a file for the same reason.
 */
export async function startDetached(
  program: string,
  args: string[],
  options: ProgramOptions & { outputFd: number },
): Promise<ChildProcess> {
  const [file, rest] = commandLine(program, args, options.runAs)
  const stdio = ['ignore' as const, options.outputFd, options.outputFd]
  const child = spawn(file, rest, { ...surroundings(options), detached: true, stdio })
  child.unref()
  await once(child, 'spawn')
  return child
}

function commandLine(program: string, args: string[], { prefix }: RunAs): [string, string[]] {
  const [file = program, ...rest] = [...prefix, program, ...args]
  return [file, rest]
}

/** The root folder, because ours may be closed to the child's user; and none of our variables, PG* least of all. */
function surroundings({ runAs, environment }: ProgramOptions) {
  // biome-ignore lint/style/noProcessEnv: `unshare` is looked up as in the operator's shell.
  const path = process.env.PATH ?? '/usr/local/bin:/usr/bin:/bin'
  return { cwd: '/', env: { PATH: path, LC_ALL: 'C', TZ: 'UTC', ...environment }, ...runAs.credentials }
}
