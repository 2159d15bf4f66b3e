import type { Asked, Perform } from './perform.ts'
import { operationNamed } from './tool-operation.ts'

export interface Resource {
  uri: string
  name: string
  title?: string
  description?: string
  mimeType: string
}

const reference = [
  ['events', 'describeWebhookEvents', 'The events that webhooks can be sent'],
  ['delivery', 'describeWebhookDelivery', 'How webhooks are delivered'],
  ['signatures', 'describeWebhookSignatures', 'How webhooks are signed'],
  ['retries', 'describeWebhookRetries', 'When webhooks are sent again'],
] as const

export const templates = [
  {
    uriTemplate: 'sheaf://documents/{id}/markdown',
    name: 'document',
    title: 'A document as markdown',
    description: 'Its whole text.',
    mimeType: 'text/markdown',
  },
  {
    uriTemplate: 'sheaf://schemas/{id}',
    name: 'schema',
    title: 'A saved schema',
    description: 'By its id or short id.',
    mimeType: 'application/json',
  },
]

/** A page of all resources: the saved schemas, and before them what is known of webhooks. */
export async function listResources(perform: Perform, signal: AbortSignal, cursor: string | undefined) {
  const query = { limit: '100', ...(cursor !== undefined && { cursor }) }
  const answer = await perform(reading('listSchemas', {}, query), signal)
  const body = bodyOf(answer.status, answer.body) as {
    data: { short_id: string; name: string; description?: string }[]
    pagination: { next_cursor: string | null }
  }
  const fixed = reference.map(([name, , title]) => ({
    ...{ uri: `sheaf://webhooks/${name}`, name: `webhook ${name}`, title, mimeType: 'application/json' },
  }))
  const schemas = body.data.map(({ short_id, name, description }) => ({
    ...{ uri: `sheaf://schemas/${short_id}`, name, title: `Schema ${name}`, mimeType: 'application/json' },
    ...(description && { description }),
  }))
  const next = body.pagination.next_cursor
  return { resources: cursor === undefined ? [...fixed, ...schemas] : schemas, ...(next && { nextCursor: next }) }
}

/** What stands at an address of ours; undefined when it is none. */
export async function readResource(
  perform: Perform,
  signal: AbortSignal,
  uri: string,
): Promise<(Resource & { text: string }) | undefined> {
  const asked = askedAt(uri)
  if (asked === undefined) return undefined
  const { status, body } = await perform(asked, signal)
  const found = bodyOf(status, body)
  if ('markdown' in found) return { uri, name: uri, mimeType: 'text/markdown', text: String(found['markdown']) }
  return { uri, name: uri, mimeType: 'application/json', text: JSON.stringify(found) }
}

function askedAt(uri: string): Asked | undefined {
  const url = URL.parse(uri)
  if (url?.protocol !== 'sheaf:') return undefined
  const [id, part, ...more] = url.pathname.split('/').slice(1)
  if (id === undefined || id === '' || more.length > 0) return undefined
  if (url.host === 'documents' && part === 'markdown') return reading('getDocumentMarkdown', { id })
  if (part !== undefined) return undefined
  if (url.host === 'schemas') return reading('getSchema', { id })
  const operation = reference.find(([name]) => url.host === 'webhooks' && name === id)?.[1]
  return operation && reading(operation, {})
}

function reading(operation: string, params: Asked['params'], query: Asked['query'] = {}): Asked {
  return { operation: operationNamed(operation), params, query, body: undefined, files: [], idempotencyKey: undefined }
}

/** Thrown as it was refused: a resource has no result that could say so. */
export class RefusedResource extends Error {
  readonly code: string

  constructor({ code, message }: { code: string; message: string }) {
    super(message)
    this.code = code
  }
}

function bodyOf(status: number, body: unknown): Record<string, unknown> {
  if (status >= 400) throw new RefusedResource(body as { code: string; message: string })
  return body as Record<string, unknown>
}
