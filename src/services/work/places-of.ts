import type { Concurrency } from '../../storage/queue/held-job.ts'

/** Whose tasks they are: mostly a principal. */
export interface Holder {
  id: string
  limits: { concurrentExtractions: number }
}

/** Under whose limits a task on a document runs: so many at once of a key, and a share of all places of its workspace. */
export function placesOf(workspaceId: string, { id, limits }: Holder, lane: 'process' | 'waiting'): Concurrency {
  return { key: `${lane}:${id}`, max: limits.concurrentExtractions, share: `workspace:${workspaceId}` }
}
