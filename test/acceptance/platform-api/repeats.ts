import assert from 'node:assert/strict'
import { eventually } from '../../support/eventually.ts'
import { refused } from './client.ts'
import { home } from './service.ts'
import { specification } from './specification.ts'
import { invoiceSchema, newInvoice, newName } from './things.ts'

specification(
  ['contract idempotent replay', 'contract idempotent cost headers', 'contract idempotent other request'],
  'a repeated extraction has the same answer and cost, and is charged once; another file is another request',
  async () => {
    const headers = { 'idempotency-key': newName() }
    const file = newInvoice()
    const ask = (sent: File) => home.send('/v1/extract', { file: sent, schema: invoiceSchema }, headers)
    const [first, again] = [await ask(file), await ask(file)]
    assert.deepEqual([again.status, again.text], [200, first.text])
    const costs = ({ headers: sent }: typeof first) => [...sent].filter(([name]) => name.startsWith('x-service-'))
    assert.deepEqual([costs(again).length, costs(again)], [5, costs(first)])
    assert.equal(again.headers.get('idempotency-replayed'), 'true')
    await refused(ask(newInvoice()), 422, 'unprocessable', { reason: 'idempotency_key_reused' })
  },
)

specification(
  ['contract idempotent other request', 'contract idempotent scope', 'contract idempotent key form'],
  'a key of a request belongs to its method and path, and to its body',
  async () => {
    const headers = { 'idempotency-key': newName() }
    const [name, definition] = [newName(), { a: 'string' }]
    const schema = await home.post<{ id: string }>('/v1/schemas', { name, definition }, headers)
    assert.equal(schema.status, 200)
    const other = home.post('/v1/schemas', { name: newName(), definition }, headers)
    await refused(other, 422, 'unprocessable', { reason: 'idempotency_key_reused' })
    const source = await home.post('/v1/sources', { name }, headers)
    assert.deepEqual([source.status, source.headers.get('idempotency-replayed')], [200, null])
    const longest = await home.post(
      '/v1/sources',
      { name: newName() },
      { 'idempotency-key': newName().padEnd(255, 'x') },
    )
    assert.equal(longest.status, 200)
    for (const key of ['', 'x'.repeat(256), 'grün'])
      await refused(home.post('/v1/sources', { name: newName() }, { 'idempotency-key': key }), 400, 'validation_error')
  },
)

specification(
  ['contract idempotent in flight', 'authentication idempotency'],
  'the same request while the first is running is told to come again, and gets its answer then',
  async () => {
    const headers = { 'idempotency-key': newName() }
    const file = newInvoice()
    const ask = () => home.send('/v1/extract', { file, schema: invoiceSchema }, headers)
    const answers = await Promise.all([ask(), ask(), ask(), ask()])
    const done = answers.filter(({ status }) => status === 200)
    assert.equal(new Set(done.map(({ text }) => text)).size, 1)
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      await refused(Promise.resolve(answer), 409, 'conflict', { reason: 'idempotency_in_flight' })
      assert.match(answer.headers.get('retry-after') ?? '', /^\d+$/)
    }
    assert.equal(answers.filter(({ headers: sent }) => sent.get('idempotency-replayed') === null).length >= 1, true)
    const late = await eventually('the answer', async () => {
      const answer = await ask()
      return answer.status === 200 && answer
    })
    assert.equal(late.text, done[0]?.text)
  },
)
