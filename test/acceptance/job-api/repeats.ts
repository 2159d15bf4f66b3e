import assert from 'node:assert/strict'
import { host } from './file-host.ts'
import { call, ended, feedback, file, form, note, refused, run, submit } from './service.ts'
import { specification } from './specification.ts'

const put = (key: string, fields: Record<string, string | Blob>) =>
  call('PUT', '/process', { headers: { 'idempotency-key': key }, body: form(fields) })

specification(
  ['contract idempotent replay'],
  'the same submission with the same key gives the same job, in whatever order its parts are',
  async () => {
    const first = await put('same', { file: note(), description: 'x' })
    const again = await put('same', { description: 'x', file: note() })
    assert.deepEqual([again.status, again.body], [202, first.body])
    assert.deepEqual(
      [first, again].map(({ headers }) => headers.get('idempotency-replayed')),
      [null, 'true'],
    )
    await ended(first.body.job_id)
    const late = await put('same', { file: note(), description: 'x' })
    assert.deepEqual([late.status, late.body], [202, first.body])
  },
)

specification(
  ['contract idempotent other payload', 'error 400'],
  'another payload or another file with the same key is refused',
  async () => {
    const { status } = await put('other', { file: note(), description: 'x' })
    assert.equal(status, 202)
    await refused(put('other', { file: note(), description: 'y' }), 400, /Idempotency-Key/)
    await refused(
      put('other', { file: file('Another parcel.\n', 'note.txt'), description: 'x' }),
      400,
      /Idempotency-Key/,
    )
    await refused(put('other', { file_url: host.url('/note.txt') }), 400, /Idempotency-Key/)
  },
)

specification(
  ['contract idempotent in flight'],
  'submissions with one key at the same time become one job, and all are told of it',
  async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => put('at once', { file: note() })))
    assert.deepEqual(
      answers.map(({ status }) => status),
      [202, 202, 202, 202, 202],
    )
    assert.equal(new Set(answers.map(({ body }) => body.job_id)).size, 1)
    const replayed = answers.filter(({ headers }) => headers.get('idempotency-replayed') === 'true')
    assert.equal(replayed.length, 4)
  },
)

specification(
  ['contract idempotent replay', 'DELETE /process/{job_id} 202', 'POST /process/{job_id}/feedback 204'],
  'a cancellation and a feedback that are sent again with their key are answered as the first time',
  async () => {
    const headers = { 'idempotency-key': 'once' }
    const { job_id } = await submit('extract', { file_url: host.url('/held.txt') })
    await host.holds(1)
    const cancel = () => call('DELETE', `/process/${job_id}`, { headers })
    assert.deepEqual([(await cancel()).status, (await cancel()).status], [202, 202])
    await host.holds(0)
    const finished = await run('extract', { file: note() })
    const rate = (rating: number) => feedback(finished.job_id, { rating }, { headers })
    assert.deepEqual([(await rate(2)).status, (await rate(2)).status], [204, 204])
    await refused(rate(3), 400, /Idempotency-Key/)
  },
)

specification(['contract idempotent key form', 'error 400'], 'a key has 1 to 255 printable characters', async () => {
  assert.equal((await put('k'.repeat(255), { file: note() })).status, 202)
  for (const key of ['', 'k'.repeat(256), 'grün']) await refused(put(key, { file: note() }), 400, /Idempotency-Key/)
})
