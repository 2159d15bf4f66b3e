import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { SmallDiskReport } from './fill-small-disk.ts'

/** Mounts a disk of 2 MiB where only this child sees it; undefined where the system does not allow that. */
export async function fillSmallDisk(root: string): Promise<SmallDiskReport | undefined> {
  if (!(await mayMount(root))) return undefined
  const child = fileURLToPath(new URL('./fill-small-disk.ts', import.meta.url))
  const { stdout } = await inOwnMounts('mount -t tmpfs -o size=2m tmpfs "$1" && "$2" "$3" "$1"', [
    root,
    process.execPath,
    child,
  ])
  return JSON.parse(stdout)
}

async function mayMount(root: string): Promise<boolean> {
  return inOwnMounts('mount -t tmpfs -o size=2m tmpfs "$1"', [root]).then(
    () => true,
    () => false,
  )
}

function inOwnMounts(script: string, args: string[]): Promise<{ stdout: string }> {
  return promisify(execFile)('unshare', ['--user', '--map-root-user', '--mount', 'sh', '-c', script, 'sh', ...args])
}
