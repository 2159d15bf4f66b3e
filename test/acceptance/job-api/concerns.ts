import assert from 'node:assert/strict'
import { letModelSay, second } from './second-service.ts'
import { assertKeys, type Concern, ended, file, type Job, run, submit } from './service.ts'
import { specification } from './specification.ts'

const text = { type: 'string' }
const number = { type: 'number' }
const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more })
const list = (properties: object, more: object = {}) =>
  object({ items: { type: 'array', items: object(properties), ...more } })

const check = (content: string, name: string, schema: object, fields: Record<string, string> = {}): Promise<Job> =>
  run('process', { file: file(content, name), json_schema: JSON.stringify(schema), ...fields })

const invoice =
  'INVOICE\n\nInvoice number: R-17\nInvoice date: 2030-03-10\nDue date: 2030-03-01\nContact e-mail: nobody at wren\n\n' +
  'Net total: 100.00\nTax total: 19.00\nGross total: 130.00\n'
const table =
  'Item,Quantity,Unit price,Line total\nPaper,2,3.00,6.00\nInk,1,9.00,9.50\nGlue,3,1.111,3.33\nPaper,2,3.00,6.00\n'
const people = 'Name,Age,Share\nAda,36.5,250\nBob,40,30\n'
const lines = { item: text, quantity: number, unit_price: number, line_total: number }
const totals = { invoice_date: { ...text, format: 'date' }, due_date: { ...text, format: 'date' } }

interface Case {
  code: string
  level: string
  path: string
  content: string
  name: string
  schema: object
}

const made = (code: string, level: string, path: string, content: string, name: string, schema: object): Case => ({
  ...{ code, level, path, content, name, schema },
})

const cases: Case[] = [
  made('missing_value', 'error', '$.iban', invoice, 'a.txt', object({ iban: text }, { required: ['iban'] })),
  made('null_value', 'warning', '$.iban', invoice, 'a.txt', object({ invoice_number: text, iban: text })),
  made(
    'format_inconsistent',
    'error',
    '$.contact_email',
    invoice,
    'a.txt',
    object({ contact_email: { ...text, format: 'email' } }),
  ),
  made('semantic_conflict', 'error', '$.due_date', invoice, 'a.txt', object(totals)),
  made(
    'semantic_conflict',
    'error',
    '$.gross_total',
    invoice,
    'a.txt',
    object({ net_total: number, tax_total: number, gross_total: number }),
  ),
  made(
    'incomplete_object',
    'error',
    '$.invoice',
    invoice,
    'a.txt',
    object({ invoice: object({ number: text, iban: text }, { required: ['number', 'iban'] }) }),
  ),
  made('numeric_mismatch', 'error', '$.items[1].line_total', table, 'a.csv', list(lines)),
  made('floating_precision_diff', 'info', '$.items[2].line_total', table, 'a.csv', list(lines)),
  made('array_length_mismatch', 'error', '$.items', table, 'a.csv', list(lines, { minItems: 9 })),
  made('duplicate_value', 'warning', '$.items', table, 'a.csv', list(lines, { uniqueItems: true })),
  made(
    'additional_value',
    'warning',
    '$.items',
    table,
    'a.csv',
    list({}, { items: [object({ item: text })], additionalItems: false }),
  ),
  made(
    'type_mismatch',
    'error',
    '$.items[0].age',
    people,
    'a.csv',
    list({ age: { anyOf: [{ type: 'integer' }, { type: 'boolean' }] } }),
  ),
  made('out_of_range', 'error', '$.items[0].share', people, 'a.csv', list({ share: { ...number, maximum: 100 } })),
]

const shape = [
  ...['validation_result concerns', 'validation_result summary', 'contract concern path'],
  ...['path', 'text', 'level', 'code'].map((name) => `concern ${name}`),
]

function assertShape({ concerns, summary }: NonNullable<Job['validation_result']>): void {
  assert.match(summary, /\w/)
  for (const concern of concerns) {
    assertKeys(concern, ['path', 'text', 'level', 'code'])
    assert.match(concern.path, /^\$/)
    assert.match(concern.text, /\w.*\.$/)
  }
}

const says = ({ code, level, path }: Pick<Concern, 'code' | 'level' | 'path'>) => `${level} ${code} ${path}`

for (const { content, name, schema, ...wanted } of cases)
  specification(
    [`code ${wanted.code}`, `level ${wanted.level}`, 'field validation lax', ...shape],
    `${wanted.code} is told about ${wanted.path} of ${name}, and lax does not fail for it`,
    async () => {
      const job = await check(content, name, schema, { validation: 'lax' })
      assert.equal(job.status, 'success')
      assert.ok(job.validation_result)
      assertShape(job.validation_result)
      const found = job.validation_result.concerns.map(says)
      assert.equal(found.includes(says(wanted)), true, found.join('\n'))
    },
  )

specification(
  ['code order_difference', 'level info', ...shape],
  'order_difference is told when a model names the items of a list in another order than the source has them',
  async () => {
    const content = 'Our colours of this year\n\nwe have green and we have blue and nothing else.\n'
    const answer = (path: string, value: string) => ({ path, value, line: 3, quote: value })
    letModelSay({ text: JSON.stringify({ answers: [answer('colours[0]', 'blue'), answer('colours[1]', 'green')] }) })
    const json_schema = JSON.stringify(object({ colours: { type: 'array', items: text } }))
    const { job_id } = await submit('process', { file: file(content, 'a.txt'), json_schema }, second)
    const job = await ended(job_id, '', second)
    assert.deepEqual(job.result, { colours: ['blue', 'green'] })
    assert.deepEqual(job.validation_result?.concerns.map(says), ['info order_difference $.colours'])
  },
)
