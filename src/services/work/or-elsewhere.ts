import type { z } from 'zod'
import type { taskCatalogue } from '../../contract/tasks.ts'
import type { AppError } from '../../core/app-error.ts'
import { LargeDocument } from '../../core/large-document.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { HeldJob } from '../../storage/queue/held-job.ts'
import type { Outcome } from '../../storage/queue/running-task.ts'
import type { TaskHandler, TaskRun } from '../../storage/queue/task-runner.ts'
import { isSendersFault } from '../documents/run-ingestion.ts'

type TaskName = keyof typeof taskCatalogue
type DataOf<N extends TaskName> = z.output<(typeof taskCatalogue)[N]>

/** A task that this process holds, for another one to work on. */
export interface HandedTask {
  name: TaskName
  data: unknown
  job: HeldJob
}

/** Works on a task elsewhere, and says whether it has ended the task. Rejects with an AppError for what its sender can mend. */
export type WorkElsewhere = (task: HandedTask, signal: AbortSignal) => Promise<Outcome>

interface DocumentHandler<D> {
  run(data: D, run: TaskRun): Promise<void>
  /** With what is wrong with the document, where that is known. */
  gaveUp(data: D, tx: Tx, error?: AppError): Promise<void>
}

/** A document that turns out to be large is handed to a process that is there for it alone. */
export function orElsewhere<N extends TaskName>(
  name: N,
  elsewhere: WorkElsewhere | undefined,
  handler: DocumentHandler<DataOf<N>>,
): TaskHandler<DataOf<N>> {
  return {
    gaveUp: (data, tx) => handler.gaveUp(data, tx),
    async run(data, run) {
      try {
        await handler.run(data, run)
      } catch (error) {
        if (!(error instanceof LargeDocument) || elsewhere === undefined) throw error
        run.logger.info('the document is large: a process of its own works on it')
        run.leavePlace()
        const work = () => run.handOver((job) => elsewhere({ name, data, job }, run.signal))
        await work().catch((failure: unknown) => {
          if (run.signal.aborted || !isSendersFault(failure)) throw failure
          return run.complete((tx) => handler.gaveUp(data, tx, failure))
        })
      }
    },
  }
}
