import { chmod, cp, mkdtemp, readdir, rename, rm, stat, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { errorCode } from '../../../core/error-code.ts'
import type { PlatformPackage } from './platform-package.ts'
import { systemFolder } from './system-folder.ts'

/** A copy of the binaries for a user who cannot enter node_modules, made once for each version. */
export async function copyRuntime(platform: PlatformPackage): Promise<string> {
  const parent = await systemFolder()
  const copy = join(parent, `runtime-${platform.version}`)
  if (await isFolder(copy)) return copy
  const draft = await mkdtemp(`${copy}.new-`)
  try {
    await cp(platform.native, draft, { recursive: true, verbatimSymlinks: true })
    await addAliases(platform, draft)
    await makeReadable(draft)
    await rename(draft, copy)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (errorCode(error) !== 'ENOTEMPTY' && errorCode(error) !== 'EEXIST') throw error
  }
  return copy
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false
    throw error
  }
}

async function addAliases({ aliases }: PlatformPackage, native: string): Promise<void> {
  for (const { file, alias } of aliases) {
    const path = join(native, alias)
    await rm(path, { force: true })
    await symlink(basename(file), path)
  }
}

/** The package may have been installed under a umask that keeps everybody else out. */
async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory()) await chmod(path, 0o755)
    else if (entry.isFile()) await chmod(path, ((await stat(path)).mode & 0o100) === 0 ? 0o644 : 0o755)
  }
}
