import type { Concurrency, HeldJob } from './held-job.ts'

/** The part of graphile-worker's job row that we read, and what we have it fetched with (`library.ts`). */
export interface JobRow {
  id: string | number
  attempts: number
  max_attempts: number
  locked_by: string | null
  payload: unknown
  /** Whether it held a place under its concurrency key when it was fetched: nobody takes that but its own end. */
  holds_place?: boolean
}

/** What is stored as the job's payload: the task's own data and how it wants to be run. */
export interface Envelope {
  data: unknown
  concurrency?: Concurrency
}

export function envelopeOf(row: JobRow): Envelope {
  return row.payload as Envelope
}

export function heldJob(row: JobRow): HeldJob {
  const { concurrency } = envelopeOf(row)
  return { id: String(row.id), lockedBy: row.locked_by, attempt: row.attempts, concurrency }
}
