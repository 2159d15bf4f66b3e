import { Threads } from '../../src/services/engine/threads.ts'
import { readingTask } from './reading-task.ts'

/** Exits with 7 so many milliseconds after a thread has begun to read a document. */
const threads = new Threads(1)
const running = threads.run('extract', readingTask, {
  signal: new AbortController().signal,
  onKind: () => setTimeout(() => process.exit(7), Number(process.argv[2])),
})
await running
