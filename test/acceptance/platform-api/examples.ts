import type { Delivery } from '../../../src/contract/deliveries.ts'
import type { Accepted } from '../../../src/contract/extractions.ts'
import type { RunView } from '../../../src/contract/runs.ts'
import { eventually } from '../../support/eventually.ts'
import { makePdf } from '../../support/make-pdf.ts'
import { host } from '../job-api/file-host.ts'
import { type Client, file, good } from './client.ts'
import {
  askTotal,
  claimCase,
  countries,
  createKey,
  extract,
  extractHeld,
  field,
  ingest,
  invoiceSchema,
  list,
  match,
  newApp,
  newInvoice,
  newMatching,
  newName,
  ownKey,
  saveApp,
  saveMatching,
  savePrimitive,
  saveReferenceData,
  saveSchema,
  saveSource,
  saveWebhook,
  startCase,
  startHeldRun,
  startUnattendedMatching,
  vendors,
} from './things.ts'

export interface Example {
  /** What the path's parameters are. */
  ids?: Record<string, string>
  query?: string
  json?: object
  form?: Record<string, unknown>
  /** Something in the body belongs to the workspace, so that nobody else can use it. */
  isOwn?: boolean
  /** A query that cannot be; without one, where there is a limit, it is taken. */
  badQuery?: string
}

type Make = (owner: Client) => Promise<Example>

const nothing: Make = async () => ({})
const ofDocument: Make = async (owner) => ({ ids: { id: (await ingest(owner)).id } })
const newEmail = () =>
  `${newName()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')}@example.com`
const ofMember: Make = async (owner) => ({
  ids: { id: (await good(owner.post<{ id: string }>('/v1/members', { email: newEmail() }))).id },
})
const ofExtraction: Make = async (owner) => ({ ids: { id: (await extract(owner)).extraction_id } })
const ofSchema: Make = async (owner) => ({ ids: { id: (await saveSchema(owner)).id } })
const ofPrimitive: Make = async (owner) => ({ ids: { id: (await savePrimitive(owner)).id } })
const ofReferenceData: Make = async (owner) => ({ ids: { id: (await saveReferenceData(owner)).id } })
const ofMatching: Make = async (owner) => ({ ids: { id: (await saveMatching(owner)).id } })
const ofMatchingRun: Make = async (owner) => ({ ids: { id: (await match(owner)).run.id } })
const ofMatch: Make = async (owner) => {
  const { run, results } = await match(owner)
  return { ids: { id: run.id, result_id: results[0]?.id ?? '' } }
}
const ofApp: Make = async (owner) => ({ ids: { id: (await saveApp(owner)).id } })
const ofInstalledApp: Make = async (owner) => {
  const { id } = await saveApp(owner)
  await good(owner.post(`/v1/apps/${id}/install`, {}))
  return { ids: { id } }
}
const ofCase: Make = async (owner) => ({ ids: { id: (await startCase(owner)).run.id } })
const ofTask: Make = async (owner) => ({ ids: { id: (await startCase(owner)).task.id } })
const ofHeldTask: Make = async (owner) => ({
  ...{ ids: { id: (await claimCase(owner)).taskId }, json: { execution_epoch: 1 } },
})
const ofReview: Make = async (owner) => {
  const { taskId, run } = await claimCase(owner)
  const given = { execution_epoch: 1, reason: 'I cannot read it.' }
  await good(owner.post(`/v1/decision-tasks/${taskId}/fail`, given))
  const [review] = (await list<{ id: string }>(owner, `/v1/reviews?app_id=${run.app_id}`)).data
  return { ids: { id: review?.id ?? '' } }
}
const ofHeldReview: Make = async (owner) => {
  const { ids = {} } = await ofReview(owner)
  await good(owner.post(`/v1/reviews/${ids['id']}/claim`, undefined))
  return { ids, json: { execution_epoch: 1 } }
}
const ofSource: Make = async (owner) => ({ ids: { id: (await saveSource(owner)).id } })
const ofWork: Make = async (owner) => ({
  ...{ json: { schema_id: (await saveSchema(owner)).id, document_ids: [(await ingest(owner)).id] }, isOwn: true },
})
const ofJob: Make = async (owner) => {
  const form = { file: newInvoice(), schema: invoiceSchema, async: true }
  return { ids: { id: (await good(owner.send<Accepted>('/v1/extract', form), 202)).job.id } }
}
const ofRun: Make = async (owner) => ({ ids: { id: (await startRun(owner)).run_id } })
const ofPipeline: Make = async (owner) => ({ ids: { id: (await startRun(owner)).pipeline_id } })
const ofWebhook: Make = async (owner) => ({ ids: { id: (await saveWebhook(owner, { is_active: false })).id } })
const and =
  (make: Make, more: Example): Make =>
  async (owner) => ({ ...(await make(owner)), ...more })

/** A call of every operation that must go well, and what it needs. An operation without one fails the suite. */
export const examples: Record<string, Make> = {
  'POST /v1/extract': async () => ({ form: { file: newInvoice(), schema: invoiceSchema } }),
  'POST /v1/extract/quote': async () => ({ form: { file: newInvoice(), schema: invoiceSchema } }),
  'POST /v1/documents': async () => ({ form: { file: newInvoice() } }),
  'GET /v1/documents': nothing,
  'POST /v1/documents/filter': async (owner) => {
    await extract(owner)
    return { json: { conditions: [{ fieldId: 'total', operator: 'eq', value: '96' }] } }
  },
  'POST /v1/documents/upload-session': async () => ({ json: { filename: 'a.pdf' } }),
  'GET /v1/documents/{id}': ofDocument,
  'GET /v1/documents/{id}/markdown': ofDocument,
  'GET /v1/documents/{id}/layout': and(ofDocument, { badQuery: 'pages=x' }),
  'GET /v1/documents/{id}/file': ofDocument,
  'GET /v1/documents/{id}/pages/{page}': async (owner) => {
    const pdf = file(await makePdf((page) => void page.text('Hello')), 'a.pdf')
    return { ids: { id: (await ingest(owner, { file: pdf })).id, page: '1.png' }, badQuery: 'width=1' }
  },
  'POST /v1/documents/{id}/re-extract': async (owner) => ({
    ...{ ids: { id: (await ingest(owner)).id }, json: { schema: { total: 'number' } } },
  }),
  'DELETE /v1/documents/{id}': ofDocument,
  'GET /v1/extractions': nothing,
  'GET /v1/extractions/{id}': ofExtraction,
  'GET /v1/extractions/{id}/data': and(ofExtraction, { badQuery: 'format=xml' }),
  'PATCH /v1/extractions/{id}/data': and(ofExtraction, { json: { corrections: [{ field: 'total', value: 1 }] } }),
  'GET /v1/extractions/{id}/versions': ofExtraction,
  'GET /v1/fields': nothing,
  'GET /v1/fields/{id}': ofField,
  'GET /v1/fields/{id}/similar': ofField,
  'GET /v1/search': async () => ({ query: 'q=RE-2024' }),
  'POST /v1/ask': async (owner) => ({
    ...{
      json: { question: 'What is the total?', scope: { document_ids: [(await extract(owner)).document.id] } },
      isOwn: true,
    },
  }),
  'GET /v1/ask': nothing,
  'GET /v1/ask/{id}': async (owner) => ({ ids: { id: (await askTotal(owner)).ask_id } }),
  'POST /v1/schemas': async () => ({ json: { name: newName(), definition: invoiceSchema } }),
  'GET /v1/schemas': nothing,
  'GET /v1/schemas/{id}': ofSchema,
  'PUT /v1/schemas/{id}': and(ofSchema, { json: { definition: { total: 'money' } } }),
  'DELETE /v1/schemas/{id}': ofSchema,
  'GET /v1/schemas/{id}/versions': ofSchema,
  'GET /v1/schemas/{id}/versions/{n}': async (owner) => ({ ids: { id: (await saveSchema(owner)).id, n: '1' } }),
  'POST /v1/jobs': ofWork,
  'GET /v1/jobs': nothing,
  'GET /v1/jobs/{id}': and(ofJob, { badQuery: 'wait=x' }),
  'GET /v1/jobs/{id}/results': ofJob,
  'POST /v1/jobs/{id}/cancel': async (owner) => ({ ids: { id: (await extractHeld(owner)).job.id } }),
  'POST /v1/pipelines': ofWork,
  'GET /v1/pipelines': nothing,
  'GET /v1/pipelines/{id}': ofPipeline,
  'GET /v1/pipelines/{id}/progress': ofPipeline,
  'GET /v1/pipelines/{id}/results': and(ofPipeline, { badQuery: 'include=x' }),
  'POST /v1/pipelines/{id}/cancel': async (owner) => ({ ids: { id: (await startHeldRun(owner)).pipeline_id } }),
  'POST /v1/run': async (owner) => ({
    ...{ form: { schema_id: (await saveSchema(owner)).id, files: newInvoice() }, isOwn: true },
  }),
  'GET /v1/run': nothing,
  'GET /v1/run/{id}': and(ofRun, { badQuery: 'wait=x' }),
  'GET /v1/run/{id}/results': ofRun,
  'POST /v1/run/{id}/cancel': async (owner) => ({ ids: { id: (await startHeldRun(owner)).run_id } }),
  'GET /v1/review/records': async () => ({ badQuery: 'status=lost' }),
  'POST /v1/review/records/{id}/actions': and(ofExtraction, { json: { action: 'approve' } }),
  'POST /v1/learning': nothing,
  'PUT /v1/learning/active': async () => ({ json: { version_id: null } }),
  'POST /v1/learning/undo': nothing,
  'GET /v1/learning/versions': nothing,
  'GET /v1/learning/versions/{id}': async (owner) => ({
    ids: { id: (await good(owner.post<{ id: string }>('/v1/learning', {}), 202)).id },
  }),
  'POST /v1/dialects/primitives': async () => ({ json: { name: newName(), ...countries } }),
  'GET /v1/dialects/primitives': nothing,
  'GET /v1/dialects/primitives/{id}': ofPrimitive,
  'PUT /v1/dialects/primitives/{id}': and(ofPrimitive, { json: { entries: [{ code: 'FR', members: 2 }] } }),
  'DELETE /v1/dialects/primitives/{id}': ofPrimitive,
  'GET /v1/dialects/primitives/{id}/versions': ofPrimitive,
  'GET /v1/dialects/primitives/{id}/versions/{n}': async (owner) => ({
    ids: { id: (await savePrimitive(owner)).id, n: '1' },
  }),
  'POST /v1/reference-data': async () => ({ json: { name: newName(), ...vendors } }),
  'GET /v1/reference-data': nothing,
  'GET /v1/reference-data/{id}': ofReferenceData,
  'GET /v1/reference-data/{id}/rows': ofReferenceData,
  'PUT /v1/reference-data/{id}/rows': and(ofReferenceData, { json: { columns: ['name'], rows: [['Jones']] } }),
  'GET /v1/reference-data/{id}/csv': and(ofReferenceData, { badQuery: 'escape_formulas=x' }),
  'DELETE /v1/reference-data/{id}': ofReferenceData,
  'POST /v1/matching/suggest': async (owner) => {
    const { reference_data_id, target_value: schema_id } = await newMatching(owner)
    return { json: { reference_data_id, schema_id }, isOwn: true }
  },
  'POST /v1/matching/configs': async (owner) => ({ json: await newMatching(owner), isOwn: true }),
  'GET /v1/matching/configs': nothing,
  'GET /v1/matching/configs/{id}': ofMatching,
  'PATCH /v1/matching/configs/{id}': and(ofMatching, { json: { threshold: 0.9 } }),
  'DELETE /v1/matching/configs/{id}': ofMatching,
  'POST /v1/matching/configs/{id}/run': and(ofMatching, { json: { max_credits: 1000 } }),
  'GET /v1/matching/runs': nothing,
  'GET /v1/matching/runs/{id}': ofMatchingRun,
  'POST /v1/matching/runs/{id}/cancel': async (owner) => ({ ids: { id: await startUnattendedMatching(owner) } }),
  'GET /v1/matching/runs/{id}/results': ofMatchingRun,
  'GET /v1/matching/runs/{id}/results/{result_id}': ofMatch,
  'POST /v1/matching/runs/{id}/results/{result_id}/review': and(ofMatch, { json: { status: 'matched' } }),
  'POST /v1/apps': async (owner) => ({ json: await newApp(owner) }),
  'GET /v1/apps': nothing,
  'GET /v1/apps/{id}': ofApp,
  'PATCH /v1/apps/{id}': async (owner) => {
    const { id, draft } = await saveApp(owner)
    return { ids: { id }, json: { content: draft.content, revision: draft.revision } }
  },
  'DELETE /v1/apps/{id}': ofApp,
  'POST /v1/apps/{id}/versions/{n}/publish': async (owner) => ({ ids: { id: (await saveApp(owner)).id, n: '2' } }),
  'POST /v1/apps/{id}/enable': ofApp,
  'POST /v1/apps/{id}/disable': ofApp,
  'POST /v1/apps/{id}/install': ofApp,
  'POST /v1/apps/{id}/suspend': ofInstalledApp,
  'POST /v1/apps/{id}/resume': ofInstalledApp,
  'GET /v1/apps/{id}/grants': ofApp,
  'POST /v1/apps/{id}/grants': async (owner) => ({
    ...{ ids: { id: (await saveApp(owner)).id }, json: { key_id: (await createKey(owner)).id, grant: 'decide' } },
  }),
  'DELETE /v1/apps/{id}/grants/{holder_id}': async (owner) => ({
    ids: { id: (await saveApp(owner)).id, holder_id: await ownKey(owner) },
  }),
  'POST /v1/apps/{id}/runs': and(ofApp, { json: { input: {} } }),
  'GET /v1/apps/{id}/runs': async (owner) => ({ ids: { id: (await startCase(owner)).run.app_id } }),
  'GET /v1/runs/{id}': ofCase,
  'GET /v1/runs/{id}/events': ofCase,
  'GET /v1/runs/{id}/record': async (owner) => {
    const { run, taskId, decision } = await claimCase(owner)
    await good(owner.post(`/v1/decision-tasks/${taskId}/submit`, decision))
    return { ids: { id: run.id } }
  },
  'POST /v1/runs/{id}/cancel': ofCase,
  'GET /v1/reviews': nothing,
  'GET /v1/reviews/{id}': ofReview,
  'POST /v1/reviews/{id}/resolve': and(ofReview, { json: { values: { verdict: 'reject' }, feedback: 'No.' } }),
  'POST /v1/apps/{id}/reviews': async (owner) => {
    const { run } = await startCase(owner)
    return { ids: { id: run.app_id }, json: { run_id: run.id, kind: 'data_request', reason: 'Which cost centre?' } }
  },
  'POST /v1/reviews/{id}/claim': ofReview,
  'POST /v1/reviews/{id}/heartbeat': ofHeldReview,
  'POST /v1/reviews/{id}/release': ofHeldReview,
  'GET /v1/apps/{id}/decision-tasks': async (owner) => ({ ids: { id: (await startCase(owner)).run.app_id } }),
  'POST /v1/decision-tasks/{id}/claim': ofTask,
  'GET /v1/decision-tasks/{id}/package': ofTask,
  'POST /v1/decision-tasks/{id}/heartbeat': ofHeldTask,
  'POST /v1/decision-tasks/{id}/submit': async (owner) => {
    const { taskId, decision } = await claimCase(owner)
    return { ids: { id: taskId }, json: decision }
  },
  'POST /v1/decision-tasks/{id}/release': ofHeldTask,
  'POST /v1/decision-tasks/{id}/fail': and(ofHeldTask, { json: { execution_epoch: 1, reason: 'I cannot read it.' } }),
  'POST /v1/sources': async () => ({ json: { name: newName() } }),
  'GET /v1/sources': nothing,
  'GET /v1/sources/{id}': ofSource,
  'PATCH /v1/sources/{id}': async (owner) => ({
    ...{ ids: { id: (await saveSource(owner)).id }, json: { name: newName() } },
  }),
  'DELETE /v1/sources/{id}': ofSource,
  'POST /v1/sources/{id}/documents': async (owner) => ({
    ...{ ids: { id: (await saveSource(owner)).id }, form: { file: newInvoice() } },
  }),
  'POST /v1/webhooks': async () => ({ json: { url: 'https://example.com/hook', is_active: false } }),
  'GET /v1/webhooks': nothing,
  'GET /v1/webhooks/events': nothing,
  'GET /v1/webhooks/delivery': nothing,
  'GET /v1/webhooks/signatures': nothing,
  'GET /v1/webhooks/retries': nothing,
  'GET /v1/webhooks/listen': async () => ({ badQuery: 'wait=x' }),
  'GET /v1/webhooks/{id}': ofWebhook,
  'PATCH /v1/webhooks/{id}': and(ofWebhook, { json: { events: ['job.failed'] } }),
  'DELETE /v1/webhooks/{id}': ofWebhook,
  'POST /v1/webhooks/{id}/test': and(ofWebhook, { json: { event: 'job.failed' } }),
  'GET /v1/deliveries': nothing,
  'GET /v1/deliveries/dead-letters': nothing,
  'POST /v1/deliveries/dead-letters/replay': async () => ({ json: { event: 'job.failed' } }),
  'GET /v1/deliveries/{id}': ofDeadLetter,
  'POST /v1/deliveries/{id}/replay': ofDeadLetter,
  'GET /v1/credits/balance': nothing,
  'GET /v1/credits/ledger': nothing,
  'GET /v1/usage/credits': async () => ({ badQuery: 'days=many' }),
  'GET /v1/pricing': nothing,
  'GET /v1/billing/settings': nothing,
  'PATCH /v1/billing/settings': async () => ({ json: { auto_topup_threshold: 500 } }),
  'POST /v1/billing/topup': async (owner) => {
    await owner.patch('/v1/billing/settings', { auto_topup_enabled: true })
    return {}
  },
  'POST /v1/members': async () => ({ json: { email: newEmail(), tier: 'senior_member' } }),
  'GET /v1/members': nothing,
  'POST /v1/members/{id}/link': ofMember,
  'PATCH /v1/members/{id}': and(ofMember, { json: { tier: 'senior_member' } }),
  'DELETE /v1/members/{id}': ofMember,
  'POST /v1/api-keys': async () => ({ json: { name: newName() } }),
  'GET /v1/api-keys': nothing,
  'GET /v1/audit': nothing,
  'DELETE /v1/api-keys/{id}': async (owner) => ({ ids: { id: (await createKey(owner)).id } }),
}

async function ofField(owner: Client): Promise<Example> {
  await extract(owner)
  return { ids: { id: (await field(owner, 'total')).id } }
}

async function startRun(owner: Client): Promise<RunView> {
  const form = { schema_id: (await saveSchema(owner)).id, files: newInvoice() }
  return good(owner.send<RunView>('/v1/run', form), 202)
}

/** A delivery that nobody took and that is not tried again. */
async function ofDeadLetter(owner: Client): Promise<Example> {
  const policy = { delivery_policy: { schedule_seconds: [] } }
  const { id } = await saveWebhook(owner, { url: host.url('/missing'), ...policy })
  await extract(owner)
  const delivery = await eventually(
    'the delivery to fail',
    async () => (await list<Delivery>(owner, `/v1/deliveries?webhook_id=${id}&status=dead`)).data[0],
  )
  return { ids: { id: delivery.id } }
}
