import { idParams } from '../contract/common.ts'
import { waitQuery } from '../contract/jobs.ts'
import { resultListSchema, resultQuery } from '../contract/results.ts'
import {
  mostInputs,
  runBody,
  runForm,
  runListQuery,
  runListSchema,
  runSchema,
  startedRunSchema,
} from '../contract/runs.ts'
import { runTables } from '../services/exports/result-tables.ts'
import { createRun } from '../services/runs/create.ts'
import { cancelRun, getRun, getRunResults, listRuns } from '../services/runs/manage.ts'
import { scope } from './access.ts'
import { arrived } from './arrived-file.ts'
import { answerReading } from './jobs.ts'
import { type Operation, operation } from './operation.ts'

const common = { api: 'platform', tag: 'Runs' } as const
const lists = { ...common, access: scope('read'), method: 'GET' } as const
const reads = { ...lists, params: idParams } as const
const works = { ...common, access: scope('extract'), method: 'POST' } as const

export const runOperations: Operation[] = [
  operation({
    ...works,
    path: '/v1/run',
    name: 'createRun',
    call: 'runs.create',
    summary: 'Make records of files',
    description:
      `Takes up to ${mostInputs} files, as parts \`files\` or as addresses in \`file_urls\`, reads them and extracts by ` +
      'one schema. All of them are accepted, or none. The answer names the run, which is polled.',
    body: runBody,
    form: { fields: runForm, files: { files: { max: mostInputs, check: () => {} } }, repeated: ['file_urls'] },
    output: startedRunSchema,
    status: 202,
    handle: ({ ctx, caller, body, files }) =>
      createRun(
        ctx,
        caller,
        body,
        files.flatMap((file) => arrived(file) ?? []),
      ),
  }),
  operation({
    ...lists,
    path: '/v1/run',
    name: 'listRuns',
    call: 'runs.list',
    summary: 'List runs',
    query: runListQuery,
    output: runListSchema,
    handle: ({ ctx, query }) => listRuns(ctx, query),
  }),
  operation({
    ...reads,
    path: '/v1/run/:id',
    name: 'getRun',
    call: 'runs.get',
    summary: 'How a run stands',
    description: 'Repeat it with `If-None-Match` and the last ETag to get 304 until it changes.',
    query: waitQuery,
    output: runSchema,
    handle: ({ ctx, params, query, ifNoneMatch }) => getRun(ctx, params.id, query, ifNoneMatch),
    answer: answerReading,
  }),
  operation({
    ...reads,
    path: '/v1/run/:id/results',
    name: 'listRunResults',
    call: 'runs.results',
    summary: 'The records of a run',
    description: 'Also while others are still worked on.',
    query: resultQuery,
    output: resultListSchema,
    handle: ({ ctx, params, query }) => getRunResults(ctx, params.id, query),
    tables: ({ ctx, params, query }) => runTables(ctx, params.id, query),
  }),
  operation({
    ...works,
    path: '/v1/run/:id/cancel',
    name: 'cancelRun',
    call: 'runs.cancel',
    summary: 'Cancel a run',
    description: 'What has ended stays; the rest ends without a result and without a cost. 409 when the run has ended.',
    params: idParams,
    output: runSchema,
    handle: ({ ctx, params }) => cancelRun(ctx, params.id),
  }),
]
