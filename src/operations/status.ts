import { healthSchema } from '../contract/errors.ts'
import { checkHealth } from '../services/health/check.ts'
import { publicOperation } from './operation.ts'

export const statusOperation = publicOperation({
  api: 'job',
  access: 'public',
  tag: 'Jobs',
  method: 'GET',
  path: '/status',
  name: 'getStatus',
  call: 'status',
  summary: 'Health and version',
  description: '`Unstable` when the database, the blob store or the queue is failing. Needs no key.',
  output: healthSchema,
  async handle({ system }) {
    const parts = await checkHealth(system)
    const stable = Object.values(parts).every((state) => state === 'ok')
    return { status: stable ? ('OK' as const) : ('Unstable' as const), version: system.settings.version }
  },
})
