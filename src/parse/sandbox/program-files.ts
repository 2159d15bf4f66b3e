import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../../../', import.meta.url))

/** What a program needs of a system: its libraries and programs, and what tells them about the processors. */
const system = [
  ...['/lib', '/lib32', '/lib64', '/usr/lib', '/usr/lib32', '/usr/lib64', '/usr/libexec', '/usr/local/lib'],
  ...['/bin', '/sbin', '/usr/bin', '/usr/sbin', '/usr/local/bin', '/etc/ld.so.cache', '/etc/ld-musl-aarch64.path'],
  ...['/dev/null', '/dev/zero', '/dev/random', '/dev/urandom', '/sys/devices/system/cpu'],
]

/** All that a sandbox may read beside its input: of the system, and of us what is no data. */
export function programFiles(script: string, others: readonly string[]): string[] {
  const own = ['src', 'models', 'package.json'].map((name) => join(program, name))
  const wanted = [...system, ...own, ...packageFolders(), realpathSync(process.execPath), dirname(script), ...others]
  const found = [...new Set(wanted)].filter((path) => existsSync(path))
  return found.filter((path) => !found.some((other) => path.startsWith(`${other}/`)))
}

/** Those of the folders above, too: a package that is installed lies among those it needs. */
function packageFolders(): string[] {
  const folders: string[] = []
  for (let folder = program; ; folder = dirname(folder)) {
    folders.push(join(folder, 'node_modules'))
    if (folder === dirname(folder)) return folders
  }
}
