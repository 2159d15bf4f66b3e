import { after } from 'node:test'
import { startJobWorker } from './job-worker.ts'
import { platformClient } from './platform-client.ts'
import { createTestSystem } from './system.ts'

/** The platform with a worker and a client of one workspace, for the tests of one file: it ends with them. */
export async function startPlatform(options: Parameters<typeof createTestSystem>[0] = {}) {
  // There is a worker, and no test is about how fast the machine is.
  const system = await createTestSystem({ ...options, settings: { syncSeconds: 250, ...options.settings } })
  const app = await system.app()
  const workspace = await system.workspace()
  let worker = await startJobWorker(system)
  after(async () => {
    await worker.stop()
    await system.close()
  })
  return {
    system,
    app,
    workspace,
    client: platformClient(app, workspace),
    /** Nobody works on anything meanwhile. */
    async withoutWorker(meanwhile: () => Promise<void>): Promise<void> {
      await worker.stop()
      await meanwhile()
      worker = await startJobWorker(system)
    },
  }
}
