import { Readable } from 'node:stream'
import {
  appRunListSchema,
  appRunQuery,
  appRunSchema,
  humanReviewListSchema,
  humanReviewQuery,
  humanReviewSchema,
  journalSchema,
  raiseReviewBody,
  resolveReviewBody,
  startAppRunBody,
  startAppRunQuery,
} from '../contract/app-runs.ts'
import { idParams } from '../contract/common.ts'
import { taskEpochBody } from '../contract/decision-tasks.ts'
import { cancelAppRun } from '../services/app-runs/cancel.ts'
import { getAppRun, getJournal, getSealedRecord, listAppRuns } from '../services/app-runs/read.ts'
import { startAppRun } from '../services/app-runs/start.ts'
import { askForReview, getHumanReview, listHumanReviews } from '../services/human-reviews/manage.ts'
import { claimReview, holdReview, releaseReview, resolveReview } from '../services/human-reviews/work.ts'
import { scope } from './access.ts'
import { asksPeople, operatesApp, operatesRun, readsApp, readsReview, readsRun } from './app-access.ts'
import { attachment } from './attachment.ts'
import { fileOperation, type Operation, operation } from './operation.ts'

const runs = { api: 'platform', tag: 'App runs', access: scope('operations') } as const
const recordType = 'application/vnd.sheaf.decision-record+json'
const reviews = { api: 'platform', tag: 'Human Reviews' } as const

export const appRunOperations: Operation[] = [
  operation({
    ...runs,
    method: 'POST',
    path: '/v1/apps/:id/runs',
    access: operatesApp,
    name: 'startAppRun',
    call: 'apps.run',
    summary: 'Start a run',
    description:
      'What the app reads is frozen at this moment: later corrections do not change it. The rules decide at once, or a decision task is ' +
      'offered. 100 credits when it is decided; a run that fails or is cancelled costs nothing.',
    params: idParams,
    query: startAppRunQuery,
    body: startAppRunBody,
    output: appRunSchema,
    handle: ({ ctx, caller, params, query, body }) =>
      startAppRun(ctx, caller, params.id, body, { dryRun: query.dry_run === 'true' }),
  }),
  operation({
    ...runs,
    method: 'GET',
    path: '/v1/apps/:id/runs',
    access: readsApp,
    name: 'listAppRuns',
    call: 'apps.runs',
    summary: 'List the runs of an app',
    params: idParams,
    query: appRunQuery,
    output: appRunListSchema,
    handle: ({ ctx, params, query }) => listAppRuns(ctx, params.id, query),
  }),
  operation({
    ...runs,
    method: 'GET',
    path: '/v1/runs/:id',
    access: readsRun,
    name: 'getAppRun',
    call: 'appRuns.get',
    summary: 'How a run stands',
    params: idParams,
    output: appRunSchema,
    handle: ({ ctx, params }) => getAppRun(ctx, params.id),
  }),
  operation({
    ...runs,
    method: 'GET',
    path: '/v1/runs/:id/events',
    access: readsRun,
    name: 'getRunJournal',
    call: 'appRuns.events',
    summary: 'All that happened in a run',
    description: 'In order. Each entry has the hash of the one before it, and the database lets none be changed.',
    params: idParams,
    output: journalSchema,
    handle: ({ ctx, params }) => getJournal(ctx, params.id),
  }),
  fileOperation({
    ...runs,
    method: 'GET',
    path: '/v1/runs/:id/record',
    access: readsRun,
    name: 'getSealedRecord',
    call: 'appRuns.record',
    summary: 'The sealed record of a run',
    description:
      'Canonical JSON (RFC 8785), signed with Ed25519 by a key of `/.well-known/sheaf-keys.json`; keep its bytes as they are. `sheaf runs verify` ' +
      'checks it without the service. 409 while nothing is decided.',
    params: idParams,
    // Not plain JSON: whoever parsed it and wrote it again would change its bytes.
    mediaTypes: [recordType],
    async handle({ ctx, params }) {
      const body = Readable.from(await getSealedRecord(ctx, params.id), { objectMode: false })
      const headers = { 'content-disposition': attachment(`run-${params.id}.json`) }
      return { contentType: recordType, headers, body }
    },
  }),
  operation({
    ...runs,
    method: 'POST',
    path: '/v1/runs/:id/cancel',
    access: operatesRun,
    name: 'cancelAppRun',
    call: 'appRuns.cancel',
    summary: 'Cancel a run',
    description: 'Its task is cancelled with it, and nothing is charged. 409 when the run has ended.',
    params: idParams,
    output: appRunSchema,
    handle: ({ ctx, params }) => cancelAppRun(ctx, params.id),
  }),
  operation({
    ...reviews,
    access: scope('read'),
    method: 'GET',
    path: '/v1/reviews',
    name: 'listHumanReviews',
    call: 'reviews.list',
    summary: 'List what waits for a person',
    query: humanReviewQuery,
    output: humanReviewListSchema,
    handle: ({ ctx, query }) => listHumanReviews(ctx, query),
  }),
  operation({
    ...reviews,
    access: readsReview,
    method: 'GET',
    path: '/v1/reviews/:id',
    name: 'getHumanReview',
    call: 'reviews.get',
    summary: 'A review',
    params: idParams,
    output: humanReviewSchema,
    handle: ({ ctx, params }) => getHumanReview(ctx, params.id),
  }),
  operation({
    ...reviews,
    access: asksPeople,
    method: 'POST',
    path: '/v1/apps/:id/reviews',
    name: 'raiseHumanReview',
    call: 'apps.review',
    summary: 'Ask a person about a run',
    description:
      'The run goes on as before: the answer is in the `values` of the review. For whoever decides for the app, too.',
    params: idParams,
    body: raiseReviewBody,
    output: humanReviewSchema,
    handle: ({ ctx, params, body }) => askForReview(ctx, params.id, body),
  }),
  operation({
    ...reviews,
    access: scope('write'),
    method: 'POST',
    path: '/v1/reviews/:id/claim',
    name: 'claimHumanReview',
    call: 'reviews.claim',
    summary: 'Take a review',
    description:
      'For half an hour nobody else can resolve it. 409 while somebody holds it; 403 where it is an `approval` and the caller a key.',
    params: idParams,
    output: humanReviewSchema,
    handle: ({ ctx, caller, params }) => claimReview(ctx, caller, params.id),
  }),
  operation({
    ...reviews,
    access: scope('write'),
    method: 'POST',
    path: '/v1/reviews/:id/heartbeat',
    name: 'holdHumanReview',
    call: 'reviews.heartbeat',
    summary: 'Hold a review for longer',
    params: idParams,
    body: taskEpochBody,
    output: humanReviewSchema,
    handle: ({ ctx, caller, params, body }) => holdReview(ctx, caller, params.id, body.execution_epoch),
  }),
  operation({
    ...reviews,
    access: scope('write'),
    method: 'POST',
    path: '/v1/reviews/:id/release',
    name: 'releaseHumanReview',
    call: 'reviews.release',
    summary: 'Give a review back',
    params: idParams,
    body: taskEpochBody,
    output: humanReviewSchema,
    handle: ({ ctx, caller, params, body }) => releaseReview(ctx, caller, params.id, body.execution_epoch),
  }),
  operation({
    ...reviews,
    access: scope('write'),
    method: 'POST',
    path: '/v1/reviews/:id/resolve',
    name: 'resolveHumanReview',
    call: 'reviews.resolve',
    summary: 'Resolve a review',
    description:
      'Where its run is held for it (`decides`), `values` are the outcome: they must fit the contract of the app (422), and the run is decided by them. ' +
      'An `approval` is for a member in person: 403 for keys. 409 while somebody else holds it.',
    params: idParams,
    body: resolveReviewBody,
    output: humanReviewSchema,
    handle: ({ ctx, caller, params, body }) => resolveReview(ctx, caller, params.id, body),
  }),
]
