import assert from 'node:assert/strict'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { PutOrder, PutReport } from './put-in-child.ts'

/** A put in a process of its own, and the first thing it reports. */
export async function putInChild(order: PutOrder): Promise<{ child: ChildProcess; report: PutReport }> {
  const child = fork(new URL('./put-in-child.ts', import.meta.url), [JSON.stringify(order)])
  const died = once(child, 'exit').then(([code]) => {
    throw new Error(`The child ended with status ${code} before it reported.`)
  })
  const reported = once(child, 'message').then(([report]) => report as PutReport)
  return { child, report: await Promise.race([reported, died]) }
}

export async function kill(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  const [, signal] = await exited
  assert.equal(signal, 'SIGKILL')
}
