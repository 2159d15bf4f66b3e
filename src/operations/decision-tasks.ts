import { idParams } from '../contract/common.ts'
import {
  claimedTaskSchema,
  decisionTaskListSchema,
  decisionTaskQuery,
  decisionTaskSchema,
  failTaskBody,
  packagePageSchema,
  packageQuery,
  submitDecisionBody,
  taskEpochBody,
} from '../contract/decision-tasks.ts'
import { mayDecide } from '../services/decision-tasks/may-decide.ts'
import { getPackage } from '../services/decision-tasks/package.ts'
import {
  claimTask,
  failTask,
  heartbeat,
  listTasks,
  releaseTask,
  submitDecision,
} from '../services/decision-tasks/work.ts'
import { decides, idOf } from './access.ts'
import { type Operation, operation } from './operation.ts'

const ofApp = decides(async (asked) => mayDecide(asked.system, asked.caller, { appId: idOf(asked) }))
const ofTask = decides(async (asked) => mayDecide(asked.system, asked.caller, { taskId: idOf(asked) }))
const common = { api: 'platform', tag: 'Decision tasks', access: ofTask, params: idParams } as const
const post = { ...common, method: 'POST' } as const

export const decisionTaskOperations: Operation[] = [
  operation({
    ...common,
    access: ofApp,
    method: 'GET',
    path: '/v1/apps/:id/decision-tasks',
    name: 'listDecisionTasks',
    call: 'decisionTasks.list',
    summary: 'List the decision tasks of an app',
    query: decisionTaskQuery,
    output: decisionTaskListSchema,
    handle: ({ ctx, params, query }) => listTasks(ctx, params.id, query),
  }),
  operation({
    ...post,
    path: '/v1/decision-tasks/:id/claim',
    name: 'claimDecisionTask',
    call: 'decisionTasks.claim',
    summary: 'Claim a task',
    description:
      'The lease begins, and the epoch rises: it goes with every call about the task. With the contract of the outcome, decided cases like this one ' +
      'and the first page of what there is to decide on. 409 while somebody else holds it.',
    output: claimedTaskSchema,
    handle: ({ ctx, caller, params }) => claimTask(ctx, caller, params.id),
  }),
  operation({
    ...common,
    method: 'GET',
    path: '/v1/decision-tasks/:id/package',
    name: 'getDecisionPackage',
    call: 'decisionTasks.package',
    summary: 'More of what there is to decide on',
    description: 'As it was when the run began, from `first_cursor` of the claim on.',
    query: packageQuery,
    output: packagePageSchema,
    handle: ({ ctx, params, query }) => getPackage(ctx, params.id, query),
  }),
  operation({
    ...post,
    path: '/v1/decision-tasks/:id/heartbeat',
    name: 'heartbeatDecisionTask',
    call: 'decisionTasks.heartbeat',
    summary: 'Hold a task for longer',
    description: 'Never beyond `sla_deadline_at`. 409 when the epoch is not the current one or the lease has lapsed.',
    body: taskEpochBody,
    output: decisionTaskSchema,
    handle: ({ ctx, caller, params, body }) => heartbeat(ctx, caller, params.id, body.execution_epoch),
  }),
  operation({
    ...post,
    path: '/v1/decision-tasks/:id/submit',
    name: 'submitDecision',
    call: 'decisionTasks.submit',
    summary: 'Submit a decision',
    description:
      'The run goes on with it: thresholds, actions, seal. The same again by the same claimant and epoch is answered the same. 409 when the epoch ' +
      'is not the current one or the lease has lapsed: nothing is journaled. 422 names everything that is wrong with the decision, and is journaled.',
    body: submitDecisionBody,
    output: decisionTaskSchema,
    handle: ({ ctx, caller, params, body }) => submitDecision(ctx, caller, params.id, body),
  }),
  operation({
    ...post,
    path: '/v1/decision-tasks/:id/release',
    name: 'releaseDecisionTask',
    call: 'decisionTasks.release',
    summary: 'Give a task back',
    description: 'It is available again.',
    body: taskEpochBody,
    output: decisionTaskSchema,
    handle: ({ ctx, caller, params, body }) => releaseTask(ctx, caller, params.id, body.execution_epoch),
  }),
  operation({
    ...post,
    path: '/v1/decision-tasks/:id/fail',
    name: 'failDecisionTask',
    call: 'decisionTasks.fail',
    summary: 'Give a task up',
    description:
      'A Human Review says why, and the fallback of the app applies as when nobody decides in time. Also after the lease has lapsed.',
    body: failTaskBody,
    output: decisionTaskSchema,
    handle: ({ ctx, caller, params, body }) => failTask(ctx, caller, params.id, body),
  }),
]
