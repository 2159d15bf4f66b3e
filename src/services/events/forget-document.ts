import { lockEventsAbout, replacePayloads } from '../../storage/events.ts'
import type { Tx } from '../../storage/postgres/database.ts'

/** Takes what events tell of a deleted document out of them. Those that are still to be sent are sent without it. */
export async function forgetInEvents(tx: Tx, workspaceId: string, documentId: string): Promise<void> {
  const events = await lockEventsAbout(tx, workspaceId, documentId)
  if (events.length === 0) return
  const payloads = events.map(({ id, data }) => ({ id, data: withoutDocument(data, documentId) }))
  await replacePayloads(tx, payloads)
}

interface Payload {
  document_id?: string
  filename?: string
  name?: string
  reason?: string
  data?: unknown
  records?: { document_id: string; filename: string; data: unknown; metadata?: unknown }[]
  structured_data?: unknown[]
}

/** The ids stay, so that receivers know what it was about; the name of a job of one document is that of the document. */
export function withoutDocument(json: string, documentId: string): string {
  const payload = JSON.parse(json) as Payload
  if (payload.records) return JSON.stringify(withoutRecord(payload, payload.records, documentId))
  if (payload.filename !== undefined) payload.filename = ''
  const { name: _name, reason: _reason, data: _data, ...rest } = payload
  return JSON.stringify(rest)
}

function withoutRecord(payload: Payload, records: NonNullable<Payload['records']>, documentId: string): Payload {
  const isGone = records.map((record) => record.document_id === documentId)
  return {
    ...payload,
    records: records.map((record, index) => {
      const { metadata: _, ...rest } = record
      return isGone[index] ? { ...rest, filename: '', data: null } : record
    }),
    structured_data: (payload.structured_data ?? []).map((data, index) => (isGone[index] ? null : data)),
  }
}
