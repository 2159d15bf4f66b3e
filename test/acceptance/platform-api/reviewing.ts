import assert from 'node:assert/strict'
import type { ReviewRecord } from '../../../src/contract/review.ts'
import { good, refused } from './client.ts'
import { tenant } from './service.ts'
import { specification } from './specification.ts'
import { extract, list } from './things.ts'

specification(
  ['review queue', 'review actions'],
  'a record with values that are not sure waits to be reviewed; it is approved, rejected or opened again',
  async () => {
    const own = await tenant()
    const { extraction_id, confidence } = await extract(own)
    const queue = async (query = '') => (await list<ReviewRecord>(own, `/v1/review/records?${query}`)).data
    const [record] = await queue()
    assert.deepEqual([record?.id, record?.status], [extraction_id, 'pending'])
    const doubtful = record?.fields.map((each) => [each.field, each.confidence]) ?? []
    assert.deepEqual(new Map(doubtful as [string, number][]), new Map(Object.entries(confidence.fields)))
    assert.deepEqual(await queue('threshold=0'), [])
    const act = (action: string, reason?: string) =>
      own.post<ReviewRecord>(`/v1/review/records/${extraction_id}/actions`, { action, reason })
    const approved = await good(act('approve', 'checked'))
    assert.deepEqual([approved.status, approved.review?.reason], ['approved', 'checked'])
    assert.deepEqual([await queue(), (await queue('status=approved')).length], [[], 1])
    assert.equal((await good(act('reject'))).status, 'rejected')
    assert.equal((await good(act('reopen'))).status, 'pending')
    await refused(act('forget'), 400, 'validation_error', { path: 'action' })
  },
)
