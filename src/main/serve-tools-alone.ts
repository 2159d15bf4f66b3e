import { AppError } from '../core/app-error.ts'
import type { Logger } from '../core/logger.ts'
import { readBootstrapKey } from './bootstrap-key.ts'
import type { Config } from './config.ts'
import { serve } from './serve.ts'
import { serveTools } from './serve-tools.ts'

/** The tool protocol with a service of its own behind it, on this machine only, which ends with its client. */
export async function serveToolsAlone(
  config: Config,
  logger: Logger,
  folders: string[],
  signal: AbortSignal,
): Promise<void> {
  const service = await serve({ config: { ...config, host: '127.0.0.1', port: 0 }, role: 'all', logger })
  try {
    const key = service.bootstrapKey ?? (await readBootstrapKey(config)) ?? config.bootstrapKey
    if (service.address === undefined || key === undefined)
      throw new AppError(
        'unauthorized',
        'The first key of this folder is not kept here any more: use a server and --key.',
      )
    await serveTools({ server: service.address, key }, folders, signal)
  } finally {
    await service.stop()
  }
}
