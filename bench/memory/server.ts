import { z } from 'zod'
import { createLogger } from '../../src/core/logger.ts'
import { readConfig } from '../../src/main/config.ts'
import { serve } from '../../src/main/serve.ts'
import { scope } from '../../src/operations/access.ts'
import { operation } from '../../src/operations/operation.ts'
import { claimUpload } from '../../src/services/uploads/store-upload.ts'

// The whole product in one process, with a route that keeps what is uploaded.
const upload = operation({
  api: 'platform',
  tag: 'API keys',
  summary: 'bench',
  method: 'POST',
  path: '/v1/bench/uploads',
  name: 'upload',
  access: scope('write'),
  form: { fields: z.strictObject({}), files: { file: { max: 1 } } },
  output: z.object({ sha256: z.string(), bytes: z.number() }),
  handle: ({ ctx, files }) =>
    ctx.commit(async (tx, audit) => {
      const file = files[0]
      if (file === undefined) throw new Error('no file')
      await claimUpload(tx, file.upload)
      audit({ action: 'bench.upload', subjectId: null })
      return file.upload
    }),
})

const { address, bootstrapKey } = await serve({
  config: readConfig(),
  role: 'all',
  logger: createLogger({ level: 'info', destination: { write: () => undefined } }),
  extraOperations: [upload],
})
process.send?.({ address: String(address).replace('localhost', '127.0.0.1'), key: bootstrapKey })
