import assert from 'node:assert/strict'
import { call, note, run } from './service.ts'
import { specification } from './specification.ts'

interface Usage {
  total_credits: number
}
interface Listed {
  pagination: { total: number }
}

const read = async <T>(path: string): Promise<T> => JSON.parse((await call('GET', path)).text)

specification(
  ['contract metered', 'contract not in documents'],
  'what a job reads and finds is metered as extractions are, and its source is no document of the platform API',
  async () => {
    const used = async () => (await read<Usage>('/v1/usage/credits')).total_credits
    const documents = async () => (await read<Listed>('/v1/documents?limit=1')).pagination.total
    const before = await used()
    const json_schema = JSON.stringify({ type: 'object', properties: { colour: { type: 'string' } } })
    const { status } = await run('process', { file: note(), json_schema })
    assert.deepEqual([status, await used(), await documents()], ['success', before + 120, 0])
  },
)
