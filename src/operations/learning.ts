import { idParams } from '../contract/common.ts'
import {
  learnedVersionListSchema,
  learnedVersionSchema,
  learningStateSchema,
  useVersionBody,
} from '../contract/learning.ts'
import { listQuery } from '../contract/lists.ts'
import { getLearned, listLearned, undoLearning, useVersion } from '../services/learning/manage.ts'
import { startLearning } from '../services/learning/start.ts'
import { scope } from './access.ts'
import { type Operation, operation } from './operation.ts'

const reads = { api: 'platform', tag: 'Learning', access: scope('read'), method: 'GET' } as const
const writes = { api: 'platform', tag: 'Learning', access: scope('write'), method: 'POST' } as const

export const learningOperations: Operation[] = [
  operation({
    ...writes,
    path: '/v1/learning',
    name: 'startLearning',
    call: 'learning.start',
    summary: 'Learn from corrections',
    description:
      'Looks at the documents of the workspace whose values people have corrected or approved, and fits where their issuers print ' +
      'what. The version becomes `active` only if corrected values of documents that were held out get better; else it is ' +
      '`rejected`, and all stays as it was. Nothing leaves the machine, and nothing is charged. While the workspace is learning, ' +
      'the version under way is answered.',
    status: 202,
    output: learnedVersionSchema,
    handle: ({ ctx }) => startLearning(ctx),
  }),
  operation({
    ...writes,
    method: 'PUT',
    path: '/v1/learning/active',
    name: 'useLearnedVersion',
    call: 'learning.use',
    summary: 'Choose what is used of what was learned',
    description: 'Any version that made corrections better, or none.',
    body: useVersionBody,
    output: learningStateSchema,
    handle: ({ ctx, body }) => useVersion(ctx, body.version_id),
  }),
  operation({
    ...writes,
    path: '/v1/learning/undo',
    name: 'undoLearning',
    call: 'learning.undo',
    summary: 'Go back to what was learned before',
    description: 'To the version that the active one took the place of, or to none.',
    output: learningStateSchema,
    handle: ({ ctx }) => undoLearning(ctx),
  }),
  operation({
    ...reads,
    path: '/v1/learning/versions',
    name: 'listLearnedVersions',
    call: 'learning.list',
    summary: 'List what was learned',
    query: listQuery,
    output: learnedVersionListSchema,
    handle: ({ ctx, query }) => listLearned(ctx, query),
  }),
  operation({
    ...reads,
    path: '/v1/learning/versions/:id',
    name: 'getLearnedVersion',
    call: 'learning.get',
    summary: 'Read one version of what was learned',
    params: idParams,
    output: learnedVersionSchema,
    handle: ({ ctx, params }) => getLearned(ctx, params.id),
  }),
]
