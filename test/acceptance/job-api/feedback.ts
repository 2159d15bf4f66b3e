import assert from 'node:assert/strict'
import { host } from './file-host.ts'
import { cancel, holdOne, runDamaged } from './jobs-by-state.ts'
import { call, ended, feedback, note, poll, refused, run } from './service.ts'
import { specification } from './specification.ts'

const full = {
  ...{ rating: 5, data_complete: true, schema_correct: false, data_correct: true, share_data: true },
  additional_feedback: 'Good. '.repeat(200).slice(0, 1000),
}

specification(
  [
    ...['transition feedback finished', 'POST /process/{job_id}/feedback 204', 'contract feedback again'],
    ...Object.keys(full).map((name) => `ProcessFeedback ${name}`),
    ...['limit rating', 'limit additional_feedback'],
  ],
  'feedback on a finished job is taken, again too, and leaves the job as it is, failed and cancelled ones as well',
  async () => {
    const job = await run('extract', { file: note() })
    const { job_id: stopped } = await holdOne()
    await cancel(stopped)
    for (const id of [job.job_id, (await runDamaged()).job_id, stopped])
      for (const body of [full, { rating: 1 }, { rating: 3, share_data: false, additional_feedback: '' }]) {
        const { status, text } = await feedback(id, body)
        assert.deepEqual([status, text], [204, ''], text)
      }
    assert.deepEqual(await poll(job.job_id), job)
  },
)

specification(
  [
    ...['transition feedback unfinished', 'POST /process/{job_id}/feedback 422', 'error 422'],
    ...['contract feedback body first', 'POST /process/{job_id}/feedback 400'],
  ],
  'feedback before the end is 422, unless its body is wrong, which is said first',
  async () => {
    const { job_id } = await holdOne()
    await refused(feedback(job_id, { rating: 3 }), 422)
    await refused(feedback(job_id, { rating: 9 }), 400, /rating/)
    host.release()
    assert.equal((await ended(job_id)).status, 'success')
  },
)

const wrong: [body: unknown, detail: RegExp][] = [
  [{}, /rating/],
  [{ data_complete: true }, /rating/],
  ...[0, 6, 2.5, '3', null, true].map((rating): [unknown, RegExp] => [{ rating }, /rating/]),
  ...['data_complete', 'schema_correct', 'data_correct', 'share_data'].map((name): [unknown, RegExp] => [
    { rating: 3, [name]: 'yes' },
    new RegExp(name),
  ]),
  [{ rating: 3, additional_feedback: 'x'.repeat(1001) }, /additional_feedback/],
  [{ rating: 3, additional_feedback: 7 }, /additional_feedback/],
  [{ rating: 3, colour: 'green' }, /colour/],
  [[], /\w/],
  ['text', /\w/],
]

specification(
  [
    ...['POST /process/{job_id}/feedback 400', 'limit rating', 'limit additional_feedback'],
    ...['contract unknown property', 'ProcessFeedback rating', 'ErrorResponse detail'],
  ],
  'feedback that is not valid is refused and says which part',
  async () => {
    const { job_id } = await run('extract', { file: note() })
    for (const [body, detail] of wrong) await refused(feedback(job_id, body), 400, detail)
    const send = (type: string, body: string) =>
      call('POST', `/process/${job_id}/feedback`, { headers: { 'content-type': type }, body })
    for (const body of ['', '{"rating":']) await refused(send('application/json', body), 400)
    await refused(send('text/plain', '{"rating":3}'), 400, /application\/json/)
    await refused(send('application/json', JSON.stringify({ rating: 3, more: 'x'.repeat(2 ** 21) })), 400)
  },
)
