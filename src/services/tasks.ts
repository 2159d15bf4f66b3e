import type { taskCatalogue } from '../contract/tasks.ts'
import type { TaskHandlers } from '../storage/queue/task-runner.ts'

/** A handler for every task of the catalogue, each with its own payload. */
export type ProductTaskHandlers = TaskHandlers<typeof taskCatalogue>
