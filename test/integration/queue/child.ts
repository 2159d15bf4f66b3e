import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { eventually } from '../../support/eventually.ts'
import type { QueueFixture } from './fixture.ts'

export interface WorkerProcess {
  child: ChildProcess
  /** What the process has reported so far. */
  reports: Record<string, string>[]
  /** Waits until it has begun so many tasks. */
  begun(tasks: number): Promise<void>
  end(): Promise<void>
}

export function startWorkerProcess({ database }: QueueFixture): WorkerProcess {
  const env = { ...process.env, QUEUE_TEST_CONNECTION: JSON.stringify(database.connection) }
  const child = fork(new URL('./worker-process.ts', import.meta.url), {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const reports: Record<string, string>[] = []
  child.on('message', (report) => reports.push(report as Record<string, string>))
  return {
    child,
    reports,
    async begun(tasks) {
      const check = () => reports.filter((report) => 'began' in report).length === tasks
      await eventually(`the child to begin ${tasks} tasks`, check)
    },
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
