import { type EventData, type EventType, eventCatalogue } from '../../contract/events.ts'
import { newId } from '../../core/ids.ts'
import { insertEvents, type NewEventRow } from '../../storage/events.ts'
import type { Tx } from '../../storage/postgres/database.ts'

export interface NewEvent<T extends EventType> {
  workspaceId: string
  type: T
  data: EventData<T>
  /** The source of the document it is about: webhooks of other sources do not hear of it. */
  sourceId?: string | null
  /** A target that the request itself named. */
  webhookUrl?: string | null
  /** The document it is about, where the payload does not name it. */
  documentId?: string | undefined
  occurredAt: Date
}

/** Raises an event with the caller's change: it is delivered if and only if the transaction commits. */
export async function emitEvent<T extends EventType>(tx: Tx, event: NewEvent<T>): Promise<void> {
  await emitEvents(tx, [event])
}

export async function emitEvents<T extends EventType>(tx: Tx, events: NewEvent<T>[]): Promise<void> {
  if (events.length > 0) await insertEvents(tx, events.map(eventRow))
}

/** For those who write many rows in one statement. */
export function eventRow<T extends EventType>(event: NewEvent<T>): NewEventRow {
  return {
    id: newId(),
    workspace_id: event.workspaceId,
    type: event.type,
    source_id: event.sourceId ?? null,
    webhook_url: event.webhookUrl ?? null,
    document_ids: documentsOf(event),
    data: JSON.stringify(eventCatalogue[event.type].payload.parse(event.data)),
    occurred_at: event.occurredAt,
  }
}

/** The documents that an event tells of, by whichever way it names them. */
function documentsOf<T extends EventType>({ data, documentId }: NewEvent<T>): string[] {
  const { document_id, records = [] } = data as { document_id?: string; records?: { document_id: string }[] }
  const ids = [documentId, document_id, ...records.map((record) => record.document_id)]
  return [...new Set(ids.filter((id) => id !== undefined))]
}
