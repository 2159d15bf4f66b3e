import assert from 'node:assert/strict'
import { letModelSay, second } from './second-service.ts'
import { assertKeys, type Concern, ended, file, type Job, run, submit } from './service.ts'
import { specification } from './specification.ts'

const text = { type: 'string' }
const number = { type: 'number' }
const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more })
const list = (properties: object, more: object = {}) =>
  object({ items: { type: 'array', items: object(properties), ...more } })

const invoice = () =>
  file(
    'INVOICE\n\nInvoice number: R-17\nInvoice date: 2030-03-10\nDue date: 2030-03-01\nContact e-mail: nobody at wren\n\n' +
      'Net total: 100.00\nTax total: 19.00\nGross total: 130.00\n',
    'invoice.txt',
  )
const order = () =>
  file(
    'Item,Quantity,Unit price,Line total\nPaper,2,3.00,6.00\nInk,1,9.00,9.50\nGlue,3,1.111,3.33\nPaper,2,3.00,6.00\n',
    'order.csv',
  )
const people = () => file('Name,Age,Share\nAda,36.5,250\nBob,40,30\n', 'people.csv')

const lines = { item: text, quantity: number, unit_price: number, line_total: number }
const dates = { invoice_date: { ...text, format: 'date' }, due_date: { ...text, format: 'date' } }
const totals = { net_total: number, tax_total: number, gross_total: number }
const account = { number: text, iban: text }

/** A document, the concern that it must raise, and the schema that makes it do so. */
const cases: [make: () => File, concern: string, schema: object][] = [
  [invoice, 'error missing_value $.iban', object(account, { required: ['iban'] })],
  [invoice, 'warning null_value $.iban', object(account)],
  [invoice, 'error format_inconsistent $.contact_email', object({ contact_email: { ...text, format: 'email' } })],
  [invoice, 'error semantic_conflict $.due_date', object(dates)],
  [invoice, 'error semantic_conflict $.gross_total', object(totals)],
  [invoice, 'error incomplete_object $.invoice', object({ invoice: object(account, { required: ['iban'] }) })],
  [order, 'error numeric_mismatch $.items[1].line_total', list(lines)],
  [order, 'info floating_precision_diff $.items[2].line_total', list(lines)],
  [order, 'error array_length_mismatch $.items', list(lines, { minItems: 9 })],
  [order, 'warning duplicate_value $.items', list(lines, { uniqueItems: true })],
  [order, 'warning additional_value $.items', list({}, { items: [object(lines)], additionalItems: false })],
  [order, 'warning additional_value $.items', list(lines, { maxItems: 2 })],
  [
    order,
    'warning extra_fields $.items[0]',
    list({}, { items: object({ item: text }, { additionalProperties: false }) }),
  ],
  [people, 'error type_mismatch $.items[0].age', list({ age: { type: 'integer' } })],
  [people, 'error type_mismatch $.items[0].age', list({ age: { anyOf: [{ type: 'integer' }, { type: 'boolean' }] } })],
  [people, 'error out_of_range $.items[0].share', list({ share: { ...number, maximum: 100 } })],
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

const says = ({ level, code, path }: Concern) => `${level} ${code} ${path}`

for (const [make, wanted, schema] of cases) {
  const [level, code] = wanted.split(' ')
  specification(
    [`code ${code}`, `level ${level}`, 'field validation lax', ...shape],
    `${wanted} is told about ${make().name}, and lax does not fail for it`,
    async () => {
      const job = await run('process', { file: make(), json_schema: JSON.stringify(schema), validation: 'lax' })
      assert.equal(job.status, 'success')
      assert.ok(job.validation_result)
      assertShape(job.validation_result)
      const found = job.validation_result.concerns.map(says)
      assert.equal(found.includes(wanted), true, `found only:\n${found.join('\n')}`)
    },
  )
}

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
    assert.ok(job.validation_result)
    assertShape(job.validation_result)
    assert.deepEqual(job.validation_result.concerns.map(says), ['info order_difference $.colours'])
  },
)
