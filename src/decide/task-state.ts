export const taskStatuses = [
  'available',
  'claimed',
  'submitted',
  'released',
  'failed',
  'timed_out',
  'cancelled',
] as const
export type TaskStatus = (typeof taskStatuses)[number]

/** What decides who may do what with a task. Times are those of one clock: the database's. */
export interface TaskState {
  /** Never `released`: a released task is available again, and its journal says that it was released. */
  status: Exclude<TaskStatus, 'released'>
  /** Counts claims and suspensions, and fences whoever holds an older one. */
  epoch: number
  claimant: string | null
  claimedAt: Date | null
  leaseUntil: Date | null
  leaseSeconds: number
  deadline: Date
  suspended: boolean
}

export type TaskCommand =
  | { kind: 'claim'; claimant: string }
  | { kind: 'heartbeat' | 'submit' | 'release' | 'fail'; claimant: string; epoch: number }
  | { kind: 'expire' | 'cancel' | 'suspend' | 'resume' }

type HolderCommand = Extract<TaskCommand, { epoch: number }>

const refusals = {
  lease_held: 'Somebody holds it. It can be claimed when the lease has lapsed or was given back.',
  task_ended: 'It has ended.',
  deadline_passed: 'The time for a decision has passed.',
  install_suspended: 'The app is suspended: its tasks are not offered.',
  stale_epoch: 'The epoch is not the current one: it was claimed again, given back or suspended. Claim it anew.',
  not_holder: 'Somebody else holds it.',
  lease_lapsed: 'The lease has lapsed. Claim it again.',
  not_due: 'The deadline has not passed yet.',
} as const
export type TaskRefusal = keyof typeof refusals

export type Step = { ok: true; task: TaskState; changed: boolean } | { ok: false; reason: TaskRefusal; message: string }

/** What becomes of a task: the one place that says so. What is refused changes nothing and is not journaled. */
export function stepTask(task: TaskState, command: TaskCommand, now: Date): Step {
  switch (command.kind) {
    case 'claim':
      return claim(task, command.claimant, now)
    case 'suspend':
      return task.suspended || !isOpen(task) ? same(task) : suspend(task)
    case 'resume':
      return task.suspended ? to({ ...task, suspended: false }) : same(task)
    case 'cancel':
      return isOpen(task) ? end(task, 'cancelled') : refuse('task_ended')
    case 'expire':
      if (!isOpen(task)) return refuse('task_ended')
      return now < task.deadline ? refuse('not_due') : end(task, 'timed_out')
    default:
      return byHolder(task, command, now)
  }
}

/** Whether it still waits for a decision. */
export function isOpen({ status }: Pick<TaskState, 'status'>): boolean {
  return status === 'available' || status === 'claimed'
}

function claim(task: TaskState, claimant: string, now: Date): Step {
  if (!isOpen(task)) return refuse('task_ended')
  if (now >= task.deadline) return refuse('deadline_passed')
  if (task.suspended) return refuse('install_suspended')
  if (isHeld(task, now)) return refuse('lease_held')
  const lease = { claimedAt: now, leaseUntil: leaseFrom(task, now) }
  return to({ ...task, ...lease, status: 'claimed', epoch: task.epoch + 1, claimant })
}

function byHolder(task: TaskState, { kind, claimant, epoch }: HolderCommand, now: Date): Step {
  // The same decision sent again by whoever made it: the answer is the same, and nothing is done twice.
  if (kind === 'submit' && task.status === 'submitted' && task.epoch === epoch && task.claimant === claimant)
    return same(task)
  if (epoch !== task.epoch) return refuse('stale_epoch')
  if (!isOpen(task)) return refuse('task_ended')
  if (task.status !== 'claimed') return refuse('stale_epoch')
  if (task.claimant !== claimant) return refuse('not_holder')
  if (kind === 'fail') return end(task, 'failed')
  if (kind === 'release') return to({ ...task, status: 'available', claimant: null, claimedAt: null, leaseUntil: null })
  if (!isHeld(task, now)) return refuse('lease_lapsed')
  return kind === 'submit' ? end(task, 'submitted') : to({ ...task, leaseUntil: leaseFrom(task, now) })
}

/** Nobody holds it from here on, not even by guessing the next epoch. */
function suspend(task: TaskState): Step {
  return to({ ...task, suspended: true, epoch: task.epoch + 1, claimant: null, leaseUntil: null })
}

function isHeld({ status, leaseUntil }: TaskState, now: Date): boolean {
  return status === 'claimed' && leaseUntil !== null && now < leaseUntil
}

/** Whether this one can go on with it. */
export function isHeldBy(task: TaskState, claimant: string, now: Date): boolean {
  return isHeld(task, now) && task.claimant === claimant
}

/** Never beyond the deadline, so what is held is never late. */
function leaseFrom({ leaseSeconds, deadline }: TaskState, now: Date): Date {
  return new Date(Math.min(now.getTime() + leaseSeconds * 1000, deadline.getTime()))
}

function end(task: TaskState, status: TaskState['status']): Step {
  return to({ ...task, status, leaseUntil: null })
}

function to(task: TaskState): Step {
  return { ok: true, task, changed: true }
}

function same(task: TaskState): Step {
  return { ok: true, task, changed: false }
}

function refuse(reason: TaskRefusal): Step {
  return { ok: false, reason, message: refusals[reason] }
}
