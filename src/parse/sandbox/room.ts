import { lstatSync, readlinkSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Box } from './box.ts'

/**
 * Builds a file system that holds nothing but the given files and the box, and runs a command in it. For a shell that is
 * root of its own mount name space: a tree in memory, into which everything is bound, takes the place of the real one.
 */
export function enterRoom(box: Box, files: readonly string[], writable: readonly string[]): string[] {
  const root = join(box.folder, 'root')
  const table = join(box.folder, 'mounts')
  const { input, scratch, temporary } = box.inside
  const links = files.filter((path) => lstatSync(path).isSymbolicLink())
  const bound = files.filter((path) => !links.includes(path))
  const lines = [
    // Those four devices are all that there is to open.
    ...bound.map((path) => bind(path, join(root, path), path.startsWith('/dev/') ? 'rw,noexec' : 'ro,nodev')),
    ...writable.map((path) => bind(path, join(root, path), 'rw,nodev')),
    bind(join(box.folder, 'input'), join(root, input), 'ro,nodev,noexec'),
    bind(join(box.folder, 'scratch'), join(root, scratch), 'rw,nodev,noexec'),
    bind(join(box.folder, 'temporary'), join(root, temporary), 'rw,nodev,noexec'),
  ]
  writeFileSync(table, lines.join(''))
  const isFolder = (path: string) => statSync(path).isDirectory()
  const folders = [...bound, ...writable].map((path) => (isFolder(path) ? path : join(path, '..')))
  const parents = links.map((path) => join(path, '..'))
  const places = [...folders, ...parents, input, scratch, temporary, '/old', '/proc'].map((path) => quoted(`.${path}`))
  const script = [
    'set -e',
    `mount -t tmpfs -o size=1m,mode=755,nosuid,nodev room ${quoted(root)}`,
    `cd ${quoted(root)}`,
    `mkdir -p ${places.join(' ')}`,
    ...bound.filter((path) => !isFolder(path)).map((path) => `: > ${quoted(`.${path}`)}`),
    ...links.map((path) => `ln -s ${quoted(readlinkSync(path))} ${quoted(`.${path}`)}`),
    `mount -a -T ${quoted(table)}`,
    // Processes of its own only; where that is refused, none at all, and the system's just for the steps below.
    'mount -t proc -o subset=pid,nosuid,nodev,noexec proc proc 2>/dev/null || { mount --rbind /proc proc; lent=yes; }',
    'mount -o remount,bind,ro .',
    'pivot_root . old',
    'umount -l /old',
    '[ -z "$lent" ] || umount -l /proc',
    'exec "$@"',
  ]
  return ['sh', '-c', script.join('\n'), 'sh']
}

function bind(from: string, to: string, options: string): string {
  return `${[from, to].map(escaped).join(' ')} none bind,nosuid,${options} 0 0\n`
}

/** As tables of mounts want it. */
function escaped(path: string): string {
  return path.replace(/[\s\\#]/g, (sign) => `\\${sign.charCodeAt(0).toString(8).padStart(3, '0')}`)
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
