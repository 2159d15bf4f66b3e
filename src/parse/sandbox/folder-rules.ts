import { closeSync, openSync, statSync } from 'node:fs'
import koffi from 'koffi'
import { callNumber } from './system-calls.ts'

const [execute, readFile, readFolder] = [1, 1 << 2, 1 << 3]
/** What can be done to a file: start, write, read, cut and control it. */
const onFiles = 0b1100_0000_0000_0111
/** How many kinds of access each version of the kernel's rules knows. */
const kinds = [0, 13, 14, 15, 15, 16]
const askForVersion = 1
const beneathPath = 1
/** A handle that names a file without opening it. */
const onlyName = 0o10000000

/** From now on, this thread and what it starts can open nothing else, connect to nobody and signal nobody outside. */
export function openOnly({ read, write }: { read: string[]; write: string[] }): void {
  const library = koffi.load(null)
  const makeRules = library.func('syscall', 'long', ['long', 'void *', 'long', 'long'])
  const addRule = library.func('syscall', 'long', ['long', 'long', 'long', 'void *', 'long'])
  const restrict = library.func('syscall', 'long', ['long', 'long', 'long'])
  const version = Number(makeRules(callNumber('landlock_create_ruleset'), null, 0, askForVersion))
  if (version < 1) throw new Error('the kernel has no rules for folders')
  const all = (1 << (kinds[version] ?? 16)) - 1
  const handled = Buffer.alloc(24)
  handled.writeUInt32LE(all, 0)
  handled.writeUInt32LE(0b11, 8)
  handled.writeUInt32LE(0b11, 16)
  const size = version < 4 ? 8 : version < 6 ? 16 : 24
  const rules = Number(makeRules(callNumber('landlock_create_ruleset'), handled, size, 0))
  if (rules < 0) throw new Error('rules for folders could not be made')
  const permit = (path: string, access: number) => {
    const handle = openSync(path, onlyName)
    const rule = Buffer.alloc(12)
    rule.writeUInt32LE(statSync(path).isDirectory() ? access : access & onFiles, 0)
    rule.writeInt32LE(handle, 8)
    if (addRule(callNumber('landlock_add_rule'), rules, beneathPath, rule, 0) !== 0)
      throw new Error('a folder could not be permitted')
    closeSync(handle)
  }
  for (const path of read) permit(path, execute | readFile | readFolder)
  for (const path of write) permit(path, all & ~execute)
  if (restrict(callNumber('landlock_restrict_self'), rules, 0) !== 0) throw new Error('the rules were refused')
  closeSync(rules)
}
