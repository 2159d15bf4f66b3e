import assert from 'node:assert/strict'
import { call, note, run } from './service.ts'
import { specification } from './specification.ts'

interface Ledger {
  data: { reference: { id: string } | null; charges: { credits: number }[] }[]
}
interface Listed {
  pagination: { total: number }
}

const read = async <T>(path: string): Promise<T> => JSON.parse((await call('GET', path)).text)

specification(
  ['contract metered', 'contract not in documents'],
  'what a job reads and finds is metered as extractions are, and its source is no document of the platform API',
  async () => {
    const json_schema = JSON.stringify({ type: 'object', properties: { colour: { type: 'string' } } })
    const { status, job_id } = await run('process', { file: note(), json_schema })
    assert.equal(status, 'success')
    const { data } = await read<Ledger>('/v1/credits/ledger?limit=200')
    const charges = data.find(({ reference }) => reference?.id === job_id)?.charges ?? []
    assert.deepEqual(
      charges.map(({ credits }) => credits),
      [100, 20],
    )
    assert.equal((await read<Listed>('/v1/documents?limit=1')).pagination.total, 0)
  },
)
