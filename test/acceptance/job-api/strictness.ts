import assert from 'node:assert/strict'
import { file, type Job, run } from './service.ts'
import { specification } from './specification.ts'

const number = { type: 'number' }
const item = { type: 'object', properties: { quantity: number, unit_price: number, line_total: number } }
const items = { type: 'object', properties: { items: { type: 'array', items: item } } }
const lacking = { type: 'object', required: ['iban'], properties: { iban: { type: 'string' } } }

/** A table with so many lines whose total is wrong. */
const wrongLines = (count: number) =>
  `Quantity,Unit price,Line total\n${Array.from({ length: count }, (_, index) => `2,${index + 1}.00,99.00\n`).join('')}4,5.00,20.00\n`

const check = (content: string, name: string, schema: object, fields: Record<string, string> = {}): Promise<Job> =>
  run('process', { file: file(content, name), json_schema: JSON.stringify(schema), ...fields })

const errorsOf = (job: Job) => job.validation_result?.concerns.filter(({ level }) => level === 'error').length

specification(
  ['field validation default', 'field validation lax', 'ProcessStatusResponse validation_result'],
  'without a word about validation the concerns are collected, and however many they are the job succeeds',
  async () => {
    for (const fields of [{}, { validation: 'lax' }, { validation: 'lax', max_errors: '1' }, { max_errors: '1' }]) {
      const job = await check(wrongLines(12), 'a.csv', items, fields)
      assert.deepEqual([job.status, errorsOf(job)], ['success', 12])
      assert.notEqual(job.result, null)
      assert.equal((await check('Nothing.\n', 'a.txt', lacking, fields)).status, 'success')
    }
  },
)

specification(
  ['field validation none', 'ProcessStatusResponse validation_result'],
  'with validation switched off there is no validation result, and nothing fails the job',
  async () => {
    const job = await check('Nothing.\n', 'a.txt', lacking, { validation: 'none', max_errors: '1' })
    assert.deepEqual([job.status, 'validation_result' in job, job.result], ['success', false, { iban: null }])
  },
)

specification(
  ['field validation strict', 'contract strict failure', 'status failed'],
  'strict fails the job when the result does not fit the schema, keeps the concerns and gives no result',
  async () => {
    const job = await check('Nothing.\n', 'a.txt', lacking, { validation: 'strict' })
    assert.deepEqual([job.status, job.result], ['failed', null])
    assert.deepEqual(
      job.validation_result?.concerns.map(({ code, path }) => [code, path]),
      [['missing_value', '$.iban']],
    )
    const fitting = await check('IBAN: DE89 3704 0044 0532 0130 00\n', 'a.txt', lacking, { validation: 'strict' })
    assert.equal(fitting.status, 'success', fitting.message)
  },
)

specification(
  ['field validation strict', 'contract max_errors', 'contract strict failure'],
  'strict fails the job at ten errors, or at as many as the form says, although the result fits the schema',
  async () => {
    const outcome = async (wrong: number, max_errors?: string) => {
      const fields = { validation: 'strict', ...(max_errors !== undefined && { max_errors }) }
      const job = await check(wrongLines(wrong), 'a.csv', items, fields)
      assert.equal(errorsOf(job), wrong)
      assert.equal(job.result === null, job.status === 'failed')
      return job.status
    }
    assert.deepEqual(
      await Promise.all([outcome(9), outcome(10), outcome(2, '3'), outcome(3, '3'), outcome(11, '12')]),
      ['success', 'failed', 'success', 'failed', 'success'],
    )
  },
)
