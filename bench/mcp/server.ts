import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createLogger } from '../../src/core/logger.ts'
import { readConfig } from '../../src/main/config.ts'
import { serve } from '../../src/main/serve.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const server = await serve({
  config: readConfig(),
  role: 'api',
  logger: createLogger({ level: 'info', destination: { write: () => undefined } }),
})
process.on('message', () => {
  collect()
  process.send?.('collected')
})
process.on('SIGTERM', async () => {
  await server.stop()
  process.exit()
})
process.send?.({ address: String(server.address).replace('localhost', '127.0.0.1'), key: server.bootstrapKey })
