import { idParams } from '../contract/common.ts'
import { reviewActionBody, reviewListSchema, reviewQuery, reviewRecordSchema } from '../contract/review.ts'
import { actOnRecord } from '../services/review/act.ts'
import { listReviewRecords } from '../services/review/records.ts'
import { scope } from './access.ts'
import { type Operation, operation } from './operation.ts'

const common = { api: 'platform', tag: 'Record Review' } as const

export const reviewOperations: Operation[] = [
  operation({
    ...common,
    method: 'GET',
    access: scope('read'),
    path: '/v1/review/records',
    name: 'listReviewRecords',
    call: 'review.list',
    summary: 'Records to review',
    description: 'A record comes here by itself when one of its values is less sure than `SHEAF_REVIEW_THRESHOLD`.',
    query: reviewQuery,
    output: reviewListSchema,
    handle: ({ ctx, query }) => listReviewRecords(ctx, query),
  }),
  operation({
    ...common,
    method: 'POST',
    access: scope('write'),
    path: '/v1/review/records/:id/actions',
    name: 'actOnReviewRecord',
    call: 'review.act',
    summary: 'Approve, reject or reopen a record',
    description: 'Wrong values are corrected with `PATCH /v1/extractions/{id}/data`, before or after.',
    params: idParams,
    body: reviewActionBody,
    output: reviewRecordSchema,
    handle: ({ ctx, params, body }) => actOnRecord(ctx, params.id, body),
  }),
]
