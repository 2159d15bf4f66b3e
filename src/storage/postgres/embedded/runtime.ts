import { chown, mkdir, readlink, rename, stat, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { errorCode } from '../../../core/error-code.ts'
import { canEnter } from './folder-access.ts'
import type { LibraryAlias, PlatformPackage } from './platform-package.ts'
import { copyRuntime } from './runtime-copy.ts'
import type { SettledHome } from './settle-home.ts'

export interface Runtime {
  initdb: string
  postgres: string
  environment: Record<string, string>
}

/** The programs, in a place that the server's user can enter, with the libraries that they load by alias. */
export async function prepareRuntime(platform: PlatformPackage, settled: SettledHome): Promise<Runtime> {
  if (!(await canEnter(join(platform.native, 'bin'), settled.identity))) return programsIn(await copyRuntime(platform))
  const missing = await missingAliases(platform)
  if (missing.length === 0) return programsIn(platform.native)
  // An install without scripts did not make the aliases, and node_modules may be read-only.
  const folder = await linkLibraries(platform, missing, settled)
  return programsIn(platform.native, [folder, join(platform.native, 'lib')])
}

function programsIn(native: string, libraryPath: string[] = []): Runtime {
  const variable = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH'
  return {
    initdb: join(native, 'bin', 'initdb'),
    postgres: join(native, 'bin', 'postgres'),
    environment: libraryPath.length === 0 ? {} : { [variable]: libraryPath.join(':') },
  }
}

async function missingAliases({ native, aliases }: PlatformPackage): Promise<LibraryAlias[]> {
  const found = await Promise.all(aliases.map(({ alias }) => exists(join(native, alias))))
  return aliases.filter((_, index) => !found[index])
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path)
    return true
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false
    throw error
  }
}

async function linkLibraries(
  { native }: PlatformPackage,
  missing: LibraryAlias[],
  { home, identity }: SettledHome,
): Promise<string> {
  const folder = join(home, 'postgres-lib')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chown(folder, identity.uid, identity.gid)
  for (const { file, alias } of missing) await pointTo(join(native, file), join(folder, basename(alias)))
  return folder
}

/** Replaced by a rename: another process may be loading the library at this moment. */
async function pointTo(target: string, path: string): Promise<void> {
  if ((await readlink(path).catch(() => undefined)) === target) return
  const draft = `${path}.${process.pid}`
  await symlink(target, draft)
  await rename(draft, path)
}
