import type { DecisionTask } from '../../contract/decision-tasks.ts'
import type { TaskState } from '../../decide/task-state.ts'
import type { TaskRow } from '../../storage/decisions/tasks.ts'

export function presentTask(row: TaskRow): DecisionTask {
  const self = `/v1/decision-tasks/${row.id}`
  return {
    ...{ id: row.id, app_id: row.app_id, run_id: row.run_id, status: row.status as DecisionTask['status'] },
    ...{ execution_epoch: row.execution_epoch, lease_seconds: row.lease_seconds, claimed_by: row.claimant },
    lease_expires_at: row.lease_expires_at?.toISOString() ?? null,
    sla_deadline_at: row.sla_deadline_at.toISOString(),
    claimed_at: row.claimed_at?.toISOString() ?? null,
    submitted_at: row.submitted_at?.toISOString() ?? null,
    suspended: row.suspended || null,
    created_at: row.created_at.toISOString(),
    links: { claim: `${self}/claim`, package: `${self}/package`, run: `/v1/runs/${row.run_id}` },
  }
}

export function stateOf(row: TaskRow): TaskState {
  return {
    ...{ status: row.status as TaskState['status'], epoch: row.execution_epoch, claimant: row.claimant },
    ...{ claimedAt: row.claimed_at, leaseUntil: row.lease_expires_at, leaseSeconds: row.lease_seconds },
    ...{ deadline: row.sla_deadline_at, suspended: row.suspended },
  }
}

export function rowOf({ status, epoch, claimant, claimedAt, leaseUntil, suspended }: TaskState) {
  return { status, execution_epoch: epoch, claimant, claimed_at: claimedAt, lease_expires_at: leaseUntil, suspended }
}
