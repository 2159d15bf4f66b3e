import { idParams } from '../../contract/common.ts'
import { reviewActionBody, reviewListSchema, reviewQuery, reviewRecordSchema } from '../../contract/review.ts'
import { actOnRecord } from '../../services/review/act.ts'
import { listReviewRecords } from '../../services/review/records.ts'
import { keyedRoute, type Route } from '../route.ts'

const common = { api: 'platform', tag: 'Record Review' } as const

export const reviewRoutes: Route[] = [
  keyedRoute({
    ...common,
    method: 'GET',
    scope: 'read',
    path: '/v1/review/records',
    operationId: 'listReviewRecords',
    summary: 'Records to review',
    description: 'A record comes here by itself when one of its values is less sure than `SHEAF_REVIEW_THRESHOLD`.',
    query: reviewQuery,
    response: reviewListSchema,
    handle: ({ ctx, query }) => listReviewRecords(ctx, query),
  }),
  keyedRoute({
    ...common,
    method: 'POST',
    scope: 'write',
    path: '/v1/review/records/:id/actions',
    operationId: 'actOnReviewRecord',
    summary: 'Approve, reject or reopen a record',
    description: 'Wrong values are corrected with `PATCH /v1/extractions/{id}/data`, before or after.',
    params: idParams,
    body: reviewActionBody,
    response: reviewRecordSchema,
    handle: ({ ctx, params, body }) => actOnRecord(ctx, params.id, body),
  }),
]
