import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { ExtractionSchema } from '../../../src/extract/schema/field-tree.ts'
import { readSchema } from '../../../src/extract/schema/read-schema.ts'
import { Threads } from '../../../src/services/extraction/threads.ts'
import { textDocument } from '../../support/text-document.ts'

const threads = new Threads()
after(() => threads.close())

const document = textDocument('Invoice 17\n\nInvoice number: 17\n\nInvoice date: 31 January 2024\n\nTotal: 96.00 EUR')
const { signal } = new AbortController()

test('a task that fails is told, and the next one finds a thread', async () => {
  await assert.rejects(threads.run('classify', { document: null as never }, { signal }), TypeError)
  assert.equal((await threads.run('classify', { document }, { signal })).type, 'invoice')
})

test('several documents are worked on at once', async () => {
  const found = await Promise.all([1, 2, 3].map(() => threads.run('discover', { document }, { signal })))
  assert.deepEqual(
    found.map(({ documentType }) => documentType.type),
    ['invoice', 'invoice', 'invoice'],
  )
})

test('a schema is kept by a thread that has it, and changed when another is asked for', async () => {
  const [number, total] = [readSchema({ invoice_number: 'string' }), readSchema({ total: 'money' })]
  const find = async (schema?: ExtractionSchema) => {
    const task = { document, validation: 'lax' as const, coverage: false, ...(schema && { schema }) }
    return (await threads.run('extract', task, { signal })).extraction.data
  }
  for (let turn = 0; turn < 6; turn += 1) {
    assert.deepEqual(await find(number), { invoice_number: '17' })
    assert.deepEqual(await find(number), { invoice_number: '17' })
    assert.deepEqual(await find(total), { total: 96 })
    assert.notDeepEqual(await find(), { total: 96 })
  }
})

test('work that is no longer wanted ends at once, and is not begun when it is not wanted any more', async () => {
  const controller = new AbortController()
  const running = threads.run('discover', { document }, { signal: controller.signal })
  controller.abort()
  await assert.rejects(running, /has ended/)
  await assert.rejects(threads.run('discover', { document }, { signal: controller.signal }), { name: 'AbortError' })
})
