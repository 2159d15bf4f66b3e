import type { TaskState } from '../../decide/task-state.ts'
import type { HumanReviewRow } from '../../storage/decisions/human-reviews.ts'

/** People take longer than agents. */
const leaseSeconds = 1800
/** A review waits for as long as its run does. */
const never = new Date(8.64e15)

const statuses = {
  open: 'available',
  assigned: 'claimed',
  resolved: 'submitted',
  expired: 'timed_out',
  cancelled: 'cancelled',
} as const

/** A review is held as a decision task is, by the same rules. */
export function stateOf(row: HumanReviewRow): TaskState {
  return {
    ...{ status: statuses[row.status as keyof typeof statuses], epoch: row.execution_epoch, claimant: row.assignee },
    ...{ claimedAt: row.assigned_at, leaseUntil: row.lease_expires_at, leaseSeconds },
    ...{ deadline: never, suspended: false },
  }
}

export function rowOf({ status, epoch, claimant, claimedAt, leaseUntil }: TaskState) {
  const found = Object.entries(statuses).find(([, of]) => of === status)
  if (found === undefined) throw new Error(`a review is never ${status}`)
  return {
    ...{ status: found[0], execution_epoch: epoch, assignee: claimant, assigned_at: claimedAt },
    lease_expires_at: leaseUntil,
  }
}
