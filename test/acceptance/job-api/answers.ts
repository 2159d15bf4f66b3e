import assert from 'node:assert/strict'
import { host } from './file-host.ts'
import { assertKeys, ended, file, kinds, note, poll, run, submit } from './service.ts'
import { specification } from './specification.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const submitted = ['correlation_id', 'estimated_time_seconds', 'filename', 'job_id', 'message', 'start_time', 'status']

specification(
  [
    ...['PUT /process 202', 'PUT /extract 202', 'PUT /recommend 202', 'transition submission accepted'],
    ...['correlation_id', 'job_id', 'status', 'start_time', 'estimated_time_seconds', 'message', 'filename'].map(
      (name) => `ProcessResponse ${name}`,
    ),
    ...['status queued', 'contract ids', 'contract times', 'field file', 'contract correlation_id'],
  ],
  'a submission is answered with a queued job, its ids, times, an estimate and the name of the file',
  async () => {
    const jobs = await Promise.all(kinds.map((kind) => submit(kind, { file: note() })))
    for (const job of jobs) {
      assertKeys(job, submitted)
      assert.match(job.job_id, uuid)
      assert.match(job.correlation_id, uuid)
      assert.equal(job.status, 'queued')
      assert.match(job.start_time, time)
      assert.equal(Number.isInteger(job.estimated_time_seconds), true)
      assert.match(job.message, /\w/)
      assert.equal(job.filename, 'note.txt')
    }
    assert.equal(new Set(jobs.flatMap((job) => [job.job_id, job.correlation_id])).size, 6)
  },
)

specification(
  [
    ...['GET /process/{job_id} 200', 'status success', 'status processing', 'events none', 'contract start_time'],
    ...['fields of ProcessResponse', 'status', 'estimated_time_seconds', 'finish_time', 'result'].map(
      (name) => `ProcessStatusResponse ${name}`,
    ),
    ...['contract correlation_id', 'contract times'],
  ],
  'a poll shows an estimate and no result while the job is processing, and the result without an estimate afterwards',
  async () => {
    const accepted = await submit('process', { file_url: host.url('/held.txt') })
    await host.holds(1)
    const running = await poll(accepted.job_id)
    assertKeys(running, [...submitted, 'finish_time', 'result'])
    assert.equal(running.status, 'processing')
    assert.deepEqual([running.finish_time, running.result], [null, null])
    assert.equal(Number.isInteger(running.estimated_time_seconds), true)
    assert.equal(running.correlation_id, accepted.correlation_id)
    assert.equal(running.start_time >= accepted.start_time, true)
    host.release()
    const job = await ended(accepted.job_id)
    assert.equal(job.status, 'success', job.message)
    assert.equal('estimated_time_seconds' in job, false)
    assert.notEqual(job.result, null)
    assert.match(job.finish_time ?? '', time)
    assert.equal(job.start_time, running.start_time)
    assert.equal(job.start_time <= String(job.finish_time), true)
    assert.equal(job.correlation_id, accepted.correlation_id)
  },
)

const wanted = { type: 'object', properties: { colour: { type: 'string' } } }
const coloured = { file: file('Colour: green\n', 'note.txt'), json_schema: JSON.stringify(wanted) }

specification(
  [
    ...['query include-schema', 'query include-markdown', 'purpose process'],
    ...['json_schema', 'markdown', 'validation_result', 'result', 'confidence', 'provenance'].map(
      (name) => `ProcessStatusResponse ${name}`,
    ),
  ],
  'schema and markdown are there exactly when asked for, and only of a finished job',
  async () => {
    const held = await submit('process', { file_url: host.url('/held.txt'), json_schema: JSON.stringify(wanted) })
    await host.holds(1)
    const unfinished = await poll(held.job_id, '?include-schema=true&include-markdown=true')
    for (const name of ['json_schema', 'markdown', 'validation_result', 'confidence', 'provenance'])
      assert.equal(name in unfinished, false, name)
    host.release()
    const { job_id, result } = await run('process', coloured)
    assert.deepEqual(result, { colour: 'green' })
    const { confidence, provenance } = await poll(job_id)
    assert.ok((confidence?.fields['colour'] ?? 0) > 0.5)
    const { page, quote, kind } = provenance?.['colour'] ?? {}
    assert.deepEqual([page, quote, kind], [1, 'green', 'span'])
    for (const query of ['', '?include-schema=false', '?include-markdown=false&include-schema=false']) {
      const job = await poll(job_id, query)
      assert.deepEqual(['json_schema' in job, 'markdown' in job], [false, false], query)
      assert.equal(Array.isArray(job.validation_result?.concerns), true)
    }
    const whole = await poll(job_id, '?include-schema=true&include-markdown=true')
    assert.deepEqual([whole.json_schema, whole.markdown?.trim()], [wanted, 'Colour: green'])
    const one = await poll(job_id, '?include-schema=true')
    assert.deepEqual(['json_schema' in one, 'markdown' in one], [true, false])
    await ended(held.job_id)
  },
)

specification(
  [
    ...['contract process without schema', 'purpose process', 'purpose recommend', 'contract result of recommend'],
    ...['PUT /recommend 202', 'ProcessStatusResponse json_schema', 'ProcessStatusResponse markdown'],
  ],
  'a recommended schema is what /process uses without one, and /recommend gives no data',
  async () => {
    const invoice = () =>
      file('INVOICE\n\nInvoice number: R-17\nInvoice date: 2030-03-10\nGross total: 130.00\n', 'r.txt')
    const query = '&include-schema=true&include-markdown=true'
    const recommended = await run('recommend', { file: invoice() }, query)
    assertKeys(recommended.result, ['document_type', 'json_schema', 'language'])
    for (const name of ['validation_result', 'confidence', 'provenance']) assert.equal(name in recommended, false, name)
    assert.deepEqual(recommended.json_schema, recommended.result?.['json_schema'])
    assert.match(recommended.markdown ?? '', /R-17/)
    const { properties } = recommended.json_schema as { properties: Record<string, unknown> }
    const processed = await run('process', { file: invoice() }, query)
    assert.deepEqual(processed.json_schema, recommended.json_schema)
    assertKeys(processed.result, Object.keys(properties))
    assert.equal(Object.values(processed.result ?? {}).includes('R-17'), true)
    const extracted = await run('extract', { file: invoice() }, query)
    assert.equal(extracted.markdown, extracted.result?.['markdown'])
    assert.equal('json_schema' in extracted, false)
  },
)
