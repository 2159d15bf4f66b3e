import assert from 'node:assert/strict'
import { makePdf } from '../../support/make-pdf.ts'
import { host } from './file-host.ts'
import { cancel, holdOne, runDamaged } from './jobs-by-state.ts'
import { call, createKey, ended, feedback, file, note, poll, refused, run, submit, unknownId } from './service.ts'
import { specification } from './specification.ts'

specification(
  ['transition file validation error', 'status failed', 'ProcessStatusResponse result'],
  'a file that cannot be read ends its job as failed, with a message and without a result',
  async () => {
    const job = await runDamaged()
    assert.deepEqual([job.status, job.result], ['failed', null])
    assert.match(job.message, /\w/)
    assert.notEqual(job.finish_time, null)
    assert.equal('estimated_time_seconds' in job, false)
    const locked = await makePdf((pdf) => void pdf.text('Secret'), { userPassword: 'x' })
    const { status, message } = await run('extract', { file: file(locked, 'locked.pdf') })
    assert.deepEqual([status, /password/.test(message)], ['failed', true], message)
  },
)

specification(
  [
    ...['contract waiting jobs', 'contract cancel queued', 'contract start_time', 'status queued', 'status cancelled'],
    ...['transition cancel unfinished', 'DELETE /process/{job_id} 202'],
  ],
  'a job over the number that its key may have at once waits, and is cancelled at once',
  async () => {
    const key = await createKey({ concurrent_extractions: 1 })
    const first = await holdOne(key)
    const second = await submit('process', { file: note() }, { key })
    const waiting = await poll(second.job_id)
    assert.deepEqual([waiting.status, waiting.start_time], ['queued', second.start_time])
    const { status, text } = await cancel(second.job_id)
    assert.deepEqual([status, text], [202, ''])
    const cancelled = await poll(second.job_id)
    assert.deepEqual([cancelled.status, cancelled.result], ['cancelled', null])
    assert.notEqual(cancelled.finish_time, null)
    assert.equal('estimated_time_seconds' in cancelled, false)
    host.release()
    assert.equal((await ended(first.job_id)).status, 'success')
  },
)

specification(
  [
    ...['contract cancel processing', 'transition cancel unfinished', 'transition cancel cancelled'],
    ...['DELETE /process/{job_id} 202', 'DELETE /process/{job_id} 409', 'error 409', 'status cancelled'],
  ],
  'a job that is being worked on is stopped, keeps nothing, and cannot be cancelled again',
  async () => {
    const { job_id } = await holdOne()
    const waiting = poll(job_id, '?wait=30')
    assert.equal((await cancel(job_id)).status, 202)
    assert.equal((await waiting).status, 'cancelled')
    await host.holds(0)
    const job = await poll(job_id, '?include-schema=true&include-markdown=true')
    assert.deepEqual([job.status, job.result, 'markdown' in job], ['cancelled', null, false])
    await refused(cancel(job_id), 409)
    assert.equal((await poll(job_id)).status, 'cancelled')
  },
)

specification(
  ['transition cancel success', 'transition cancel failed', 'DELETE /process/{job_id} 409', 'error 409'],
  'a job that has ended, well or not, cannot be cancelled and stays as it is',
  async () => {
    for (const job of [await run('extract', { file: note() }), await runDamaged()]) {
      await refused(cancel(job.job_id), 409)
      assert.deepEqual(await poll(job.job_id), { ...job })
    }
  },
)

specification(
  [
    ...['GET /process/{job_id} 404', 'DELETE /process/{job_id} 404', 'DELETE /process/{job_id} 400', 'error 404'],
    ...['POST /process/{job_id}/feedback 400', 'contract malformed id', 'contract feedback unknown job', 'error 400'],
  ],
  'an unknown job is 404; an id that is none is 404 to a poll and 400 elsewhere',
  async () => {
    await refused(call('GET', `/process/${unknownId}`), 404)
    await refused(call('GET', `/process/${unknownId}?wait=5`), 404)
    await refused(cancel(unknownId), 404)
    await refused(feedback(unknownId, { rating: 3 }), 404)
    for (const id of ['nonsense', 'x'.repeat(300), `${unknownId}0`, '%00', "'%20or%201=1"]) {
      await refused(call('GET', `/process/${id}`), 404)
      await refused(cancel(id), 400)
      await refused(feedback(id, { rating: 3 }), 400)
    }
  },
)
