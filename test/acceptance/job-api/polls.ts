import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { host } from './file-host.ts'
import { call, ended, form, note, poll, submit } from './service.ts'
import { specification } from './specification.ts'

specification(
  ['contract conditional poll'],
  'a poll with the last ETag is 304 without a body until the job has changed',
  async () => {
    const { job_id } = await submit('extract', { file_url: host.url('/held.txt') })
    await host.holds(1)
    const path = `/process/${job_id}`
    const first = await call('GET', path)
    const etag = first.headers.get('etag') ?? ''
    const again = await call('GET', path, { headers: { 'if-none-match': etag } })
    assert.deepEqual([again.status, again.text, again.headers.get('etag')], [304, '', etag])
    host.release()
    await ended(job_id)
    const headers = { 'if-none-match': etag }
    const changed = await call('GET', path, { headers })
    assert.deepEqual([changed.status, changed.body.status], [200, 'success'])
    const other = await call('GET', `${path}?include-markdown=true`, {
      headers: { 'if-none-match': changed.headers.get('etag') ?? '' },
    })
    assert.equal(other.status, 200, 'what more was asked for is not taken for known')
  },
)

specification(
  ['contract long poll', 'contract unknown query'],
  'a poll that waits is answered when the job ends; more than 30 seconds is refused, other parameters are ignored',
  async () => {
    const { job_id } = await submit('extract', { file_url: host.url('/held.txt') })
    await host.holds(1)
    const waiting = call('GET', `/process/${job_id}?wait=30&colour=green`)
    host.release()
    const { body } = await waiting
    assert.deepEqual([body.status, body.finish_time === null], ['success', false])
    const zero = await poll(job_id, '?wait=0')
    assert.equal(zero.status, 'success')
    for (const wait of ['31', '-1', 'soon'])
      assert.equal((await call('GET', `/process/${job_id}?wait=${wait}`)).status, 400)
  },
)

specification(
  ['GET /status 200', 'Health status OK', 'Health version', 'contract status is open'],
  'the health is OK, with the version, and needs no key; the paths have no version',
  async () => {
    const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))
    for (const key of [null, 'nonsense']) {
      const { status, text } = await call('GET', '/status', { key })
      assert.deepEqual([status, JSON.parse(text)], [200, { status: 'OK', version }])
    }
    assert.equal((await call('PUT', '/v1/process', { body: form({ file: note() }) })).status, 404)
  },
)
