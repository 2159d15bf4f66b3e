import assert from 'node:assert/strict'
import type { AppRun } from '../../src/contract/app-runs.ts'
import type { App } from '../../src/contract/apps.ts'
import type { ClaimedTask, DecisionTask } from '../../src/contract/decision-tasks.ts'
import type { platformClient } from './platform-client.ts'
import { storeDocument } from './stored-documents.ts'
import type { TestSystem, TestWorkspace } from './system.ts'

type Client = ReturnType<typeof platformClient>

export const approval = {
  output_contract: {
    type: 'object',
    properties: { verdict: { enum: ['approve', 'reject'] } },
    required: ['verdict'],
    additionalProperties: false,
  },
  rules: {
    outcomes: { approve: { verdict: 'approve' }, reject: { verdict: 'reject' } },
    rules: [
      {
        name: 'too much',
        when: { some: [{ var: 'records' }, { '>': [{ var: 'data.total' }, 1000] }] },
        outcome: 'reject',
      },
    ],
    otherwise: 'approve',
  },
}

let made = 0

/** An invoice for each total, extracted by a schema of their own. */
export async function makeInvoices(system: TestSystem, workspaceId: string, client: Client, totals: (number | null)[]) {
  made += 1
  const definition = { type: 'object', properties: { supplier: { type: 'string' }, total: { type: 'number' } } }
  const schema = await client.post('/v1/schemas', { name: `Decided ${made}`, definition })
  assert.equal(schema.statusCode, 200, schema.body)
  const schemaId: string = schema.json().id
  const documents: string[] = []
  for (const total of totals) {
    const leaves = [
      { path: 'supplier', value: 'Alder Bakery', confidence: 0.9, dataType: 'string' as const },
      { path: 'total', value: total, confidence: 0.9, dataType: 'number' as const },
    ]
    documents.push((await storeDocument(system, { workspaceId, leaves, schemaId })).documentId)
  }
  return { schemaId, documents }
}

/** Calls about decisions that must go well. */
export function decisionClient(client: Client, workspace: TestWorkspace) {
  const good = async <T>(answer: ReturnType<Client['get']>): Promise<T> => {
    const { statusCode, body } = await answer
    assert.equal(statusCode, 200, body)
    return JSON.parse(body)
  }
  return {
    good,
    /** An app that is published and enabled, and for which the client may decide. */
    async app(mode: App['mode'], content: object): Promise<App> {
      made += 1
      const app = await good<App>(
        client.post('/v1/apps', { slug: `app-${made}`, display_name: 'Approval', mode, content }),
      )
      await good(client.post(`/v1/apps/${app.id}/versions/1/publish`, {}))
      await good(client.post(`/v1/apps/${app.id}/grants`, { key_id: workspace.key.id, grant: 'decide' }))
      return good<App>(client.post(`/v1/apps/${app.id}/enable`, {}))
    },
    start: (appId: string, query = '', body: object = {}) =>
      good<AppRun>(client.post(`/v1/apps/${appId}/runs${query}`, body)),
    run: (id: string) => good<AppRun>(client.get(`/v1/runs/${id}`)),
    async taskOf(run: AppRun): Promise<DecisionTask> {
      const { data } = await good<{ data: DecisionTask[] }>(
        client.get(`/v1/apps/${run.app_id}/decision-tasks?limit=200`),
      )
      const task = data.find(({ run_id }) => run_id === run.id)
      assert.ok(task)
      return task
    },
    claim: (taskId: string) => good<ClaimedTask>(client.post(`/v1/decision-tasks/${taskId}/claim`, {})),
    async journal(runId: string): Promise<string[]> {
      const { data } = await good<{ data: { type: string }[] }>(client.get(`/v1/runs/${runId}/events`))
      return data.map(({ type }) => type)
    },
  }
}
