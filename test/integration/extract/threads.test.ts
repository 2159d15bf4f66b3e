import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Document } from '../../../src/document/model.ts'
import type { ExtractionSchema } from '../../../src/extract/schema/field-tree.ts'
import { readSchema } from '../../../src/extract/schema/read-schema.ts'
import { Threads } from '../../../src/services/engine/threads.ts'
import { defaultTimeLimit } from '../../../src/services/engine/time-limit.ts'
import { textDocument } from '../../support/text-document.ts'

const threads = new Threads(2)
after(() => threads.close())

const document = textDocument('Invoice 17\n\nInvoice number: 17\n\nInvoice date: 31 January 2024\n\nTotal: 96.00 EUR')
const { signal } = new AbortController()

test('a task that fails is told, and the next one finds a thread', async () => {
  await assert.rejects(
    threads.run('classify', { document: { pages: [null], children: [] } as never }, { signal }),
    TypeError,
  )
  assert.equal((await threads.run('classify', { document }, { signal })).type, 'invoice')
})

test('several documents are worked on at once', async () => {
  const found = await Promise.all([1, 2, 3].map(() => threads.run('discover', { document }, { signal })))
  assert.deepEqual(
    found.flat(2).map(({ documentType }) => documentType.type),
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
  const running = threads.run('discover', { document: manyPages(2000) }, { signal: controller.signal })
  await new Promise((resolve) => setImmediate(resolve))
  controller.abort()
  await assert.rejects(running, /has ended/)
  await assert.rejects(threads.run('discover', { document }, { signal: controller.signal }), { name: 'AbortError' })
})

test('work beyond the number of threads waits for a free one', async () => {
  const single = new Threads(1)
  after(() => single.close())
  const works = Array.from({ length: 4 }, () => single.run('classify', { document }, { signal }))
  for (const { type } of await Promise.all(works)) assert.equal(type, 'invoice')
})

test('work that takes too long is ended with an error that says so, while other work goes on', async () => {
  const hasty = new Threads(2, { seconds: 0.001, secondsPerPage: 0 })
  after(() => hasty.close())
  const others = threads.run('classify', { document }, { signal })
  const late = hasty.run('discover', { document: manyPages(2000) }, { signal })
  await assert.rejects(late, { code: 'unprocessable', reason: 'timed_out', message: /longer than 0\.001 seconds/ })
  assert.equal((await others).type, 'invoice')
})

test('work that takes too much memory is ended with an error that says so, and the next document finds a new thread', async () => {
  const small = new Threads(1, defaultTimeLimit, false, 100)
  after(() => small.close())
  await assert.rejects(small.run('discover', { document: manyPages(60_000) }, { signal }), {
    ...{ code: 'unprocessable', reason: 'out_of_memory', message: /more memory than the limit of 100 MB/ },
  })
  assert.equal((await small.run('classify', { document }, { signal })).type, 'invoice')
})

test('each page gives more time, and the next document finds a new thread', async () => {
  const patient = new Threads(2, { seconds: 0.001, secondsPerPage: 600 })
  after(() => patient.close())
  const nothing = { ...document, pages: [] }
  await assert.rejects(patient.run('classify', { document: nothing }, { signal }), { reason: 'timed_out' })
  assert.equal((await patient.run('classify', { document }, { signal })).type, 'invoice')
})

function manyPages(count: number): Document {
  return { ...document, pages: Array.from({ length: count }, () => document.pages).flat() }
}
