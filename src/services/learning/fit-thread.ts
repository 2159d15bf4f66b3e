import { fitAdapter } from '../../extract/learn/fit.ts'
import { serveThread } from '../helper-thread.ts'

/** Fitting takes seconds of a processor, for which nobody should wait. */
const tasks = { fit: fitAdapter }
export type Fitting = typeof tasks

serveThread(tasks)
