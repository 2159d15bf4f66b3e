import koffi from 'koffi'
import { callFilter } from './call-filter.ts'
import { openOnly } from './folder-rules.ts'
import { answerDescriptor } from './protocol.ts'
import { type Rules, rulesVariable } from './rules.ts'
import { callNumber } from './system-calls.ts'

// Loaded before the script of a sandbox: gives up, for good, what readers do not need, and ends the process if it cannot.

const noNewPrivileges = 38
const setFilter = 1
const forAllThreads = 1
const setFlags = 2

// The parent's word, of which nothing is left for the script.
const { env } = process
const said = env[rulesVariable]
delete env[rulesVariable]
if (said !== undefined) lockDown(JSON.parse(said) as Rules)

function lockDown({ folders, filter, programs, ring }: Rules): void {
  const library = koffi.load(null)
  const control = library.func('prctl', 'int', ['int', 'long', 'long', 'long', 'long'])
  if (control(noNewPrivileges, 1, 0, 0, 0) !== 0) throw new Error('privileges could not be given up')
  if (folders) {
    openOnly(folders)
    if (filter) refuseCalls({ programs: true, ring: true })
    // Node closes what it has inherited when it starts another program.
    library.func('fcntl', 'int', ['int', 'int', 'long'])(answerDescriptor, setFlags, 0)
    // The rules hold for this thread and what it starts, but others run by now: only a new program is all within them.
    const rest: Rules = { filter, programs, ring: !filter }
    process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
      ...env,
      [rulesVariable]: JSON.stringify(rest),
    })
    throw new Error('the rules did not take hold')
  }
  if (filter) refuseCalls({ programs, ring })
}

function refuseCalls(settings: { programs: boolean; ring: boolean }): void {
  const steps = callFilter({ pid: process.pid, ...settings })
  if (!steps) throw new Error('the calls of this processor are not known')
  const program = koffi.struct({ len: 'uint16_t', filter: 'void *' })
  const install = koffi.load(null).func('syscall', 'long', ['long', 'long', 'long', koffi.pointer(program)])
  if (install(callNumber('seccomp'), setFilter, forAllThreads, { len: steps.length / 8, filter: steps }) !== 0)
    throw new Error('calls could not be refused')
}
