import type { CreatedApiKey } from '../../../src/contract/api-keys.ts'
import type { AppRun } from '../../../src/contract/app-runs.ts'
import type { App } from '../../../src/contract/apps.ts'
import type { AskResult } from '../../../src/contract/ask.ts'
import type { ClaimedTask, DecisionTask } from '../../../src/contract/decision-tasks.ts'
import type { DocumentView } from '../../../src/contract/documents.ts'
import type { Accepted, ExtractionView, ExtractResult } from '../../../src/contract/extractions.ts'
import type { Field } from '../../../src/contract/fields.ts'
import type { Page } from '../../../src/contract/lists.ts'
import type { MatchingConfig, MatchingRun, MatchListed } from '../../../src/contract/matching.ts'
import type { Primitive } from '../../../src/contract/primitives.ts'
import type { ReferenceData } from '../../../src/contract/reference-data.ts'
import type { RunView } from '../../../src/contract/runs.ts'
import type { Schema } from '../../../src/contract/schemas.ts'
import type { Source } from '../../../src/contract/sources.ts'
import type { Webhook } from '../../../src/contract/webhooks.ts'
import { eventually } from '../../support/eventually.ts'
import { invoiceText } from '../../support/platform-client.ts'
import { host } from '../job-api/file-host.ts'
import { type Client, file, good } from './client.ts'
import { operator } from './service.ts'

export const invoiceSchema = { invoice_number: 'string', invoice_date: 'date', total: 'number' }
export const invoiceData = { invoice_number: 'RE-2024-17', invoice_date: '2024-01-31', total: 96 }
export const unknownId = '01900000-0000-7000-8000-000000000000'

let made = 0
/** An invoice that nobody has sent before. */
export const newInvoice = (): File => {
  made += 1
  return file(`${invoiceText}\n\nOrder number: ${made}`, 'note.txt')
}
export const newName = (): string => {
  made += 1
  return `Thing ${made}`
}

/** A result with the data of an invoice. */
export type Extracted = ExtractResult & {
  data: Record<string, unknown>
  confidence: NonNullable<ExtractResult['confidence']>
  provenance: NonNullable<ExtractResult['provenance']>
  usage: NonNullable<ExtractResult['usage']>
}

export const extract = (client: Client, fields: Record<string, unknown> = {}): Promise<Extracted> =>
  good(client.send<Extracted>('/v1/extract', { file: newInvoice(), schema: invoiceSchema, ...fields }))

export async function askTotal(client: Client): Promise<AskResult> {
  const { document } = await extract(client)
  const asked = { question: 'What is the total?', scope: { document_ids: [document.id] } }
  return good(client.post<AskResult>('/v1/ask', asked))
}

/** A document when it has been read. */
export async function ingest(client: Client, fields: Record<string, unknown> = {}): Promise<DocumentView> {
  const { id } = await good(client.send<DocumentView>('/v1/documents', { file: newInvoice(), ...fields }), 202)
  return read(client, id)
}

export const read = (client: Client, id: string): Promise<DocumentView> =>
  eventually('the document to be read', async () => {
    const document = await good(client.get<DocumentView>(`/v1/documents/${id}`))
    return ['completed', 'error'].includes(document.status) && document
  })

/** An asynchronous extraction when it has ended. */
export const ended = (client: Client, id: string): Promise<ExtractionView & Extracted> =>
  eventually('the extraction to end', async () => {
    const extraction = await good(client.get<ExtractionView & Extracted>(`/v1/extractions/${id}`))
    return extraction.status !== 'processing' && extraction
  })

/** An extraction that goes on until it is cancelled: its file never ends. */
export const extractHeld = (client: Client): Promise<Accepted> =>
  good(client.post<Accepted>('/v1/extract', { file_url: host.url('/held.txt'), async: true }), 202)

export const saveSchema = (client: Client): Promise<Schema> =>
  good(client.post<Schema>('/v1/schemas', { name: newName(), definition: invoiceSchema }))

export const saveSource = (client: Client): Promise<Source> =>
  good(client.post<Source>('/v1/sources', { name: newName() }))

export const countries = {
  data_schema: [
    { name: 'code', type: 'string' },
    { name: 'members', type: 'integer' },
  ],
  entries: [{ code: 'DE', members: 1 }],
}

export const savePrimitive = (client: Client): Promise<Primitive> =>
  good(client.post<Primitive>('/v1/dialects/primitives', { name: newName(), ...countries }))

export const vendors = { columns: ['name', 'city'], rows: [['Smith', 'London'], { name: 'Müller' }] }

export const saveReferenceData = (client: Client): Promise<ReferenceData> =>
  good(client.post<ReferenceData>('/v1/reference-data', { name: newName(), ...vendors }))

/** An invoice and a table of payments that one of the rows is about: what a config of theirs is made of. */
export async function newMatching(client: Client, files: File[] = [newInvoice()]) {
  const { id: schema_id } = await saveSchema(client)
  for (const each of files) await good(client.send('/v1/extract', { file: each, schema_id }))
  const rows = [
    ['P-1', 'RE-2024-17', 96],
    ['P-2', 'RE-2023-99', 1200.5],
  ]
  const payments = { name: newName(), columns: ['id', 'invoice', 'amount'], rows }
  const { id } = await good(client.post<ReferenceData>('/v1/reference-data', payments))
  return {
    ...{ name: newName(), reference_data_id: id, target_type: 'schema', target_value: schema_id },
    field_mappings: [
      {
        ...{ extracted_field: 'invoice_number', reference_column: 'invoice', match_type: 'fuzzy', weight: 2 },
        kind: 'identifier',
      },
      { extracted_field: 'total', reference_column: 'amount', match_type: 'numeric_range', weight: 1, tolerance: 0.5 },
    ],
  }
}

export const saveMatching = async (client: Client, files?: File[]): Promise<MatchingConfig> =>
  good(client.post<MatchingConfig>('/v1/matching/configs', await newMatching(client, files)))

/** A matching run when it has ended, with its results. */
export async function match(client: Client, files?: File[]): Promise<{ run: MatchingRun; results: MatchListed[] }> {
  const { id } = await saveMatching(client, files)
  const begun = await good(client.post<MatchingRun>(`/v1/matching/configs/${id}/run`, {}), 202)
  const path = `/v1/matching/runs/${begun.id}`
  const run = await eventually('the matching run to end', async () => {
    const state = await good(client.get<MatchingRun>(`${path}?wait=5`))
    return state.completed_at !== undefined && state
  })
  return { run, results: (await list<MatchListed>(client, `${path}/results?order=asc`)).data }
}

/** A matching run that no worker knows of, so that it does not end by itself. */
export async function startUnattendedMatching(client: Client): Promise<string> {
  const { run } = await match(client)
  const same =
    'workspace_id, matching_config_id, config_version, config_name, settings, reference_data_id, reference_version, row_set_id, records_are, record_nos, record_count, principal_id, created_at'
  const { rows } = await operator().pool.query(
    `insert into matching_runs (id, status, ${same})
     select gen_random_uuid(), 'queued', ${same} from matching_runs where id = $1 returning id`,
    [run.id],
  )
  return rows[0].id
}

export const saveWebhook = (client: Client, settings: Record<string, unknown> = {}): Promise<Webhook> =>
  good(client.post<Webhook>('/v1/webhooks', { url: host.url('/note.txt'), ...settings }))

export const createKey = (client: Client, settings: Record<string, unknown> = {}): Promise<CreatedApiKey> =>
  good(client.post<CreatedApiKey>('/v1/api-keys', { name: newName(), ...settings }))

export const list = <T>(client: Client, path: string): Promise<Page<T>> => good(client.get<Page<T>>(path))

export async function field(client: Client, name: string): Promise<Field> {
  const { data } = await list<Field>(client, '/v1/fields?limit=200')
  const found = data.find(({ canonical_name }) => canonical_name === name)
  if (!found) throw new Error(`there is no field ${name}`)
  return found
}

/** Work when it has ended. */
export const finished = <T extends { completed_at?: string | null | undefined }>(
  client: Client,
  path: string,
): Promise<T> =>
  eventually('the work to end', async () => {
    const work = await good(client.get<T>(path))
    return work.completed_at !== undefined && work
  })

/** A run that goes on until it is cancelled. */
export const startHeldRun = async (client: Client): Promise<RunView> => {
  const { id } = await saveSchema(client)
  return good(client.post<RunView>('/v1/run', { schema_id: id, file_urls: [host.url('/held.txt')] }), 202)
}

/** What is decided about invoices: in the place of all that were extracted by a schema of its own. */
export async function newApp(client: Client) {
  const { id: schema_id } = await saveSchema(client)
  await good(client.send('/v1/extract', { file: newInvoice(), schema_id }))
  const contract = { type: 'object', properties: { verdict: { enum: ['approve', 'reject'] } }, required: ['verdict'] }
  return {
    ...{ slug: newName().toLowerCase().replace(' ', '-'), display_name: 'Approval', mode: 'external' },
    content: { inputs: { schema_id }, output_contract: contract },
  }
}

/** An app that is published and enabled, for which the client may decide. */
export async function saveApp(client: Client): Promise<App> {
  const { id } = await good(client.post<App>('/v1/apps', await newApp(client)))
  await good(client.post(`/v1/apps/${id}/versions/1/publish`, undefined))
  await good(client.post(`/v1/apps/${id}/grants`, { key_id: await ownKey(client), grant: 'decide' }))
  return good(client.post<App>(`/v1/apps/${id}/enable`, undefined))
}

/** The key that a workspace began with is the one it is asked with here. */
export const ownKey = async (client: Client): Promise<string> =>
  (await list<{ id: string }>(client, '/v1/api-keys?limit=1&order=asc')).data[0]?.id ?? ''

/** A run that waits for a decision, with its task. */
export async function startCase(client: Client): Promise<{ run: AppRun; task: DecisionTask }> {
  const app = await saveApp(client)
  const run = await good(client.post<AppRun>(`/v1/apps/${app.id}/runs`, {}))
  const [task] = (await list<DecisionTask>(client, `/v1/apps/${app.id}/decision-tasks`)).data
  if (!task) throw new Error('no task was offered')
  return { run, task }
}

/** One that is held by the client: what it can submit. */
export async function claimCase(client: Client) {
  const { run, task } = await startCase(client)
  const claimed = await good(client.post<ClaimedTask>(`/v1/decision-tasks/${task.id}/claim`, undefined))
  const { execution_epoch } = claimed.task
  const evidence = [`doc:${claimed.package.documents[0]?.document_id}#total`]
  const decision = {
    execution_epoch,
    outcome: { verdict: 'approve' },
    evidence,
    rationale: 'It is small.',
    confidence: 0.9,
  }
  return { run, claimed, taskId: task.id, decision }
}
