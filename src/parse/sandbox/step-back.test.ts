import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { getPriority } from 'node:os'
import { test } from 'node:test'
import { Worker } from 'node:worker_threads'
import { stepBack, stepFarBack } from './step-back.ts'

const skip = process.platform !== 'linux' || getPriority() >= 19

test('a process that steps back has a lower priority, and so has what it starts', { skip }, async () => {
  const before = getPriority()
  const child = spawn('/bin/sh', ['-c', 'read go; nice'], { detached: true, stdio: ['pipe', 'pipe', 'ignore'] })
  stepBack(child.pid)
  assert.ok(getPriority(child.pid) > before)
  assert.equal(getPriority(), before)
  child.stdin.end('go\n')
  let niceness = ''
  for await (const text of child.stdout) niceness += text
  assert.ok(Number(niceness) > before)
})

test('what has started others steps far back with all of them and their threads', { skip }, async () => {
  const worker = `setTimeout(() => {}, 60_000); require('node:worker_threads').parentPort.postMessage('')`
  const script = `new (require('node:worker_threads').Worker)(${JSON.stringify(worker)}, { eval: true }).once('message', () => console.log(process.pid))`
  // The shell waits for the program, as those who put up walls do.
  const child = spawn('/bin/sh', ['-c', '"$0" -e "$1"; true', process.execPath, script], {
    ...{ detached: true, stdio: ['ignore', 'pipe', 'ignore'] },
  })
  try {
    const [inside] = (await once(child.stdout, 'data')) as [Buffer]
    const threads = await readdir(`/proc/${Number(inside)}/task`)
    stepFarBack(child.pid ?? 0)
    assert.ok(threads.length > 1)
    for (const thread of [child.pid, ...threads.map(Number)]) assert.ok(getPriority(thread) > getPriority() + 5)
  } finally {
    process.kill(-(child.pid ?? 0), 'SIGKILL')
  }
})

test('a thread that steps back leaves the others of its process as they are', { skip }, async () => {
  const before = getPriority()
  const script = `
    const { getPriority } = require('node:os')
    import(${JSON.stringify(new URL('./step-back.ts', import.meta.url).href)}).then(({ stepBack }) => {
      stepBack()
      require('node:worker_threads').parentPort.postMessage(getPriority())
    })`
  const inThread = await new Promise<number>((resolve) => new Worker(script, { eval: true }).once('message', resolve))
  assert.ok(inThread > before)
  assert.equal(getPriority(), before)
})
