import type { TaskCatalogue } from '../../contract/tasks.ts'
import { commitAndComplete } from './end-job.ts'
import { envelopeOf, heldJob, type JobRow } from './job-row.ts'
import type { TaskRunner } from './task-runner.ts'

/** The task's own last word and the removal of the job are one transaction. */
export async function giveUp<C extends TaskCatalogue>(
  { db, catalogue, handlers }: Pick<TaskRunner<C>, 'db' | 'catalogue' | 'handlers'>,
  name: keyof C & string,
  row: JobRow,
): Promise<void> {
  const { data } = envelopeOf(row)
  // Data that its own schema refuses may be why the task failed; its rows must still learn of it.
  const parsed = catalogue[name]?.safeParse(data)
  const known = (parsed?.success ? parsed.data : data) as never
  await commitAndComplete(db, heldJob(row), async (tx) => handlers[name].gaveUp?.(known, tx))
}
