import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isOpen, type Step, stepTask, type TaskCommand, type TaskState } from './task-state.ts'

const at = (seconds: number) => new Date(seconds * 1000)
const offered: TaskState = {
  ...{ status: 'available', epoch: 0, claimant: null, claimedAt: null, leaseUntil: null },
  ...{ leaseSeconds: 300, deadline: at(1000), suspended: false },
}

function done(step: Step): TaskState {
  assert.ok(step.ok, 'reason' in step ? step.reason : '')
  return step.task
}

function reasonOf(step: Step): string {
  assert.ok(!step.ok)
  return step.reason
}

const claimed = done(stepTask(offered, { kind: 'claim', claimant: 'a' }, at(0)))
const by = (kind: 'heartbeat' | 'submit' | 'release' | 'fail', epoch = 1, claimant = 'a'): TaskCommand => ({
  kind,
  claimant,
  epoch,
})

test('a claim raises the epoch and holds the task for as long as its lease', () => {
  assert.deepEqual(claimed, {
    ...offered,
    status: 'claimed',
    epoch: 1,
    claimant: 'a',
    claimedAt: at(0),
    leaseUntil: at(300),
  })
  assert.equal(reasonOf(stepTask(claimed, { kind: 'claim', claimant: 'b' }, at(299))), 'lease_held')
  assert.equal(reasonOf(stepTask(claimed, { kind: 'claim', claimant: 'a' }, at(299))), 'lease_held')
})

test('a lapsed lease leaves the task claimed, and the next claim takes it', () => {
  const again = done(stepTask(claimed, { kind: 'claim', claimant: 'b' }, at(300)))
  assert.deepEqual([again.status, again.epoch, again.claimant], ['claimed', 2, 'b'])
  assert.equal(reasonOf(stepTask(again, by('submit'), at(301))), 'stale_epoch')
})

test('no lease goes beyond the deadline', () => {
  const beat = done(stepTask(claimed, by('heartbeat'), at(250)))
  assert.deepEqual(beat.leaseUntil, at(550))
  const late = done(stepTask({ ...claimed, leaseUntil: at(950) }, by('heartbeat'), at(900)))
  assert.deepEqual(late.leaseUntil, at(1000))
  assert.equal(reasonOf(stepTask(late, by('submit'), at(1000))), 'lease_lapsed')
})

test('a decision that is sent again by the same claimant changes nothing', () => {
  const submitted = done(stepTask(claimed, by('submit'), at(10)))
  const again = stepTask(submitted, by('submit'), at(5000))
  assert.deepEqual(again, { ok: true, task: submitted, changed: false })
  assert.equal(reasonOf(stepTask(submitted, by('submit', 1, 'b'), at(20))), 'task_ended')
})

test('a task that was given back is available, and whoever gave it back holds nothing', () => {
  const released = done(stepTask(claimed, by('release'), at(10)))
  assert.deepEqual(released, { ...offered, epoch: 1 })
  assert.equal(reasonOf(stepTask(released, by('heartbeat'), at(11))), 'stale_epoch')
})

test('it can be failed after the lease has lapsed, by whoever held it last', () => {
  assert.equal(done(stepTask(claimed, by('fail'), at(900))).status, 'failed')
  assert.equal(reasonOf(stepTask(claimed, by('fail', 1, 'b'), at(900))), 'not_holder')
})

test('a suspension raises the epoch, keeps the status and stops offers until it ends', () => {
  const suspended = done(stepTask(claimed, { kind: 'suspend' }, at(10)))
  assert.deepEqual([suspended.status, suspended.epoch], ['claimed', 2])
  assert.equal(reasonOf(stepTask(suspended, by('submit'), at(11))), 'stale_epoch')
  assert.equal(reasonOf(stepTask(suspended, { kind: 'claim', claimant: 'b' }, at(11))), 'install_suspended')
  const resumed = done(stepTask(suspended, { kind: 'resume' }, at(12)))
  assert.equal(done(stepTask(resumed, { kind: 'claim', claimant: 'b' }, at(12))).epoch, 3)
})

test('future epochs are refused as stale ones are', () => {
  for (const kind of ['heartbeat', 'submit', 'release', 'fail'] as const)
    assert.equal(reasonOf(stepTask(claimed, by(kind, 2), at(1))), 'stale_epoch')
})

/** A second, plainer telling of the same: who holds what, by lists of what was handed out. */
class Model {
  now = 0
  ended: string | undefined
  suspended = false
  epoch = 0
  holder: { who: string; epoch: number; until: number } | undefined

  expected(command: TaskCommand): boolean {
    if (command.kind === 'suspend' || command.kind === 'resume') return true
    if (command.kind === 'claim') {
      const free = this.holder === undefined || this.holder.epoch !== this.epoch || this.holder.until <= this.now
      return this.ended === undefined && this.now < 1000 && !this.suspended && free
    }
    if (command.kind === 'cancel') return this.ended === undefined
    if (command.kind === 'expire') return this.ended === undefined && this.now >= 1000
    if (!('epoch' in command)) return false
    const { holder } = this
    const mine = holder?.who === command.claimant && holder.epoch === command.epoch && this.epoch === command.epoch
    if (this.ended !== undefined) return mine && this.ended === 'submitted' && command.kind === 'submit'
    const lives = (this.holder?.until ?? 0) > this.now
    return mine && (lives || command.kind === 'release' || command.kind === 'fail')
  }

  apply(command: TaskCommand): void {
    const until = Math.min(this.now + 300, 1000)
    if (command.kind === 'claim') {
      this.epoch += 1
      this.holder = { who: command.claimant, epoch: this.epoch, until }
    } else if (command.kind === 'heartbeat' && this.holder) this.holder.until = until
    else if (command.kind === 'release') this.holder = undefined
    else if (command.kind === 'suspend') {
      if (this.suspended || this.ended !== undefined) return
      this.suspended = true
      this.epoch += 1
      this.holder = undefined
    } else if (command.kind === 'resume') this.suspended = false
    else if (this.ended === undefined)
      this.ended = { submit: 'submitted', fail: 'failed', expire: 'timed_out', cancel: 'cancelled' }[
        command.kind as 'submit'
      ]
  }
}

test('any interleaving of commands and jumps of the clock does what a second model says', () => {
  const who = fc.constantFrom('a', 'b', 'c')
  const command = fc.oneof(
    { weight: 4, arbitrary: who.map((claimant): TaskCommand => ({ kind: 'claim', claimant })) },
    {
      weight: 8,
      arbitrary: fc
        .tuple(fc.constantFrom('heartbeat', 'submit', 'release', 'fail'), who, fc.nat(6))
        .map(([kind, claimant, epoch]): TaskCommand => ({ kind, claimant, epoch }) as TaskCommand),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom('expire', 'cancel', 'suspend', 'resume').map((kind) => ({ kind }) as TaskCommand),
    },
  )
  const moves = fc.array(fc.tuple(command, fc.constantFrom(0, 0, 1, 100, 299, 300, 301, 700)), { maxLength: 30 })
  fc.assert(
    fc.property(moves, (steps) => {
      let task = offered
      const model = new Model()
      for (const [command, seconds] of steps) {
        model.now += seconds
        const step = stepTask(task, command, at(model.now))
        assert.equal(step.ok, model.expected(command), `${JSON.stringify(command)} at ${model.now}`)
        if (!step.ok) continue
        model.apply(command)
        assert.ok(step.task.epoch >= task.epoch, 'an epoch never goes back')
        if (!isOpen(task)) assert.equal(step.task.status, task.status, 'what has ended stays so')
        task = step.task
        assert.equal(task.epoch, model.epoch)
        assert.equal(isOpen(task) ? undefined : task.status, model.ended)
        assert.ok(task.leaseUntil === null || task.leaseUntil <= task.deadline)
      }
    }),
    { numRuns: 3000 },
  )
})
