import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { hasReader } from '../../../src/extract/reader/reader-home.ts'
import { Threads } from '../../../src/services/engine/threads.ts'
import { readingTask } from '../../support/reading-task.ts'

const threads = new Threads(2)
after(() => threads.close())

const never = new AbortController().signal
const calls = Number(process.env['SHEAF_TEST_CALLED_OFF'] ?? 9)

test('extractions that are called off at any moment of the reader take nobody with them', async () => {
  assert.ok(hasReader(), 'the reader has its weights')
  await threads.run('extract', readingTask, { signal: never })
  const started = performance.now()
  await threads.run('extract', readingTask, { signal: never })
  const time = performance.now() - started
  await Promise.all([callOff(time, 0), callOff(time, 1)])
  const { extraction } = await threads.run('extract', readingTask, { signal: never })
  assert.equal((extraction.data as { inspector: string }).inspector, 'Ada Byron')
})

/** While the thread reads, and every third time while it still opens the reader. */
async function callOff(time: number, lane: number): Promise<void> {
  for (let call = lane; call < calls; call += 2) {
    const controller = new AbortController()
    const begin = () => setTimeout(() => controller.abort(), (time * call) / calls)
    const isOpening = call % 3 === 0
    const onKind = () => void (isOpening || begin())
    const work = threads.run('extract', readingTask, { signal: controller.signal, onKind })
    if (isOpening) begin()
    await work.catch((error: Error) => assert.match(error.message, /has ended/))
  }
}

test('threads can be closed while the reader works', async () => {
  const closed = new Threads(1)
  const kind = Promise.withResolvers<unknown>()
  const work = closed.run('extract', readingTask, { signal: never, onKind: kind.resolve })
  const end = assert.rejects(work, /has ended/)
  await kind.promise
  await closed.close()
  await end
})

test('a process that is told to exit while the reader works exits as it was told', async () => {
  const script = fileURLToPath(new URL('../../support/exit-while-reading.ts', import.meta.url))
  for (const wait of [0, 150, 300]) {
    const child = spawn(process.execPath, [script, String(wait)], { stdio: 'inherit' })
    assert.deepEqual(await once(child, 'exit'), [7, null])
  }
})
