import assert from 'node:assert/strict'
import { eventually } from '../../support/eventually.ts'
import { dropDatabase, second } from './second-service.ts'
import { call, feedback, form, kinds, note, refused, unknownId } from './service.ts'
import { specification } from './specification.ts'

specification(
  [
    ...kinds.map((kind) => `PUT /${kind} 500`),
    ...['GET /process/{job_id} 500', 'DELETE /process/{job_id} 500', 'POST /process/{job_id}/feedback 500'],
    ...['error 500', 'contract outage', 'contract detail only', 'Health status Unstable', 'GET /status 200'],
  ],
  'without its database the service is Unstable, and every job operation is 500 without internals',
  async () => {
    await dropDatabase()
    await eventually('the outage to be noticed', async () => {
      const { status, text } = await call('GET', '/status', second)
      assert.equal(status, 200)
      return JSON.parse(text).status === 'Unstable'
    })
    assert.match((await call('GET', '/status', { ...second, key: null })).text, /Unstable/)
    const answers = [
      ...kinds.map((kind) => call('PUT', `/${kind}`, { ...second, body: form({ file: note() }) })),
      call('GET', `/process/${unknownId}`, second),
      call('DELETE', `/process/${unknownId}`, second),
      feedback(unknownId, { rating: 3 }, second),
    ]
    for (const answer of answers) {
      const { text } = await refused(answer, 500)
      assert.doesNotMatch(text, /test_|postgres|sock|ECONN|at \w+ \(/i)
    }
  },
)
