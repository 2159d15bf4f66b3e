import {
  type AskPending,
  type AskResult,
  askBody,
  askListQuery,
  askListSchema,
  askPendingSchema,
  askQuery,
  askResultSchema,
  askStateSchema,
} from '../contract/ask.ts'
import { idParams } from '../contract/common.ts'
import { askQuestion } from '../services/questions/ask.ts'
import { askLater } from '../services/questions/ask-later.ts'
import { getAsk, listAsks } from '../services/questions/manage.ts'
import { scope } from './access.ts'
import { type Operation, operation } from './operation.ts'

const common = { api: 'platform', tag: 'Ask' } as const

export const askOperations: Operation[] = [
  operation({
    ...common,
    access: scope('extract'),
    method: 'POST',
    path: '/v1/ask',
    name: 'ask',
    call: 'ask.create',
    summary: 'Ask a question',
    description:
      'A question in plain words about values that were extracted: rows, the SQL that gave them, an answer in the language of the ' +
      'question, and for each value where it was read. No model, no credits. With `async` the answer is made later (202). What cannot be answered is refused with what can be asked.',
    body: askBody,
    output: askResultSchema,
    accepted: askPendingSchema,
    handle: ({ ctx, body }): Promise<AskResult | AskPending> =>
      body.async ? askLater(ctx, body) : askQuestion(ctx, body),
    answer: (result) => ({ status: result.status === 'processing' ? 202 : 200, body: result }),
  }),
  operation({
    ...common,
    access: scope('read'),
    method: 'GET',
    path: '/v1/ask',
    name: 'listAsks',
    call: 'ask.list',
    summary: 'List questions',
    query: askListQuery,
    output: askListSchema,
    handle: ({ ctx, query }) => listAsks(ctx, query),
  }),
  operation({
    ...common,
    access: scope('read'),
    method: 'GET',
    path: '/v1/ask/:id',
    name: 'getAsk',
    call: 'ask.get',
    summary: 'An answer',
    description:
      'As it was given, and its citations by pages. What was read in documents that are gone is not cited any more.',
    params: idParams,
    query: askQuery,
    output: askStateSchema,
    handle: ({ ctx, params, query }) => getAsk(ctx, params.id, query.citations_page),
  }),
]
