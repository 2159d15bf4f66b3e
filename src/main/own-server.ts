import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServerAccess } from '../cli/surroundings.ts'
import type { Logger } from '../core/logger.ts'
import type { Config } from './config.ts'
import { serve } from './serve.ts'

const noLimit = 1_000_000

/** Runs with a server of its own, whose database and files are gone afterwards; only this machine reaches it. */
export async function withOwnServer<T>(
  config: Config,
  logger: Logger,
  work: (access: ServerAccess) => Promise<T>,
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sheaf-own-'))
  try {
    const { databaseUrl: _, s3Bucket: __, publicUrl: ___, bootstrapKey: ____, ...rest } = config
    const server = await serve({
      config: {
        ...rest,
        ...{ dataDir, host: '127.0.0.1', port: 0, rateLimitPerMinute: noLimit, defaultTier: 'self_hosted' },
      } as Config,
      ...{ role: 'all', logger },
    })
    try {
      return await work({ server: server.address ?? '', key: server.bootstrapKey ?? '' })
    } finally {
      await server.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
