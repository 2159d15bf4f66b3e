import assert from 'node:assert/strict'
import { after, test } from 'node:test'
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

test('work that is no longer wanted ends at once, and is not begun when it is not wanted any more', async () => {
  const controller = new AbortController()
  const running = threads.run('discover', { document }, { signal: controller.signal })
  controller.abort()
  await assert.rejects(running, /has ended/)
  await assert.rejects(threads.run('discover', { document }, { signal: controller.signal }), { name: 'AbortError' })
})
