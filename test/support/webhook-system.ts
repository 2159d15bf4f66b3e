import type { EventData, EventType } from '../../src/contract/events.ts'
import type { CreateWebhook } from '../../src/contract/webhooks.ts'
import { newId } from '../../src/core/ids.ts'
import { createContext } from '../../src/services/commit.ts'
import { type Dispatcher, startDispatcher } from '../../src/services/deliveries/dispatcher.ts'
import { emitEvent, type NewEvent } from '../../src/services/events/emit.ts'
import { allowAddresses } from '../../src/services/outbound/allowed-addresses.ts'
import type { ServiceSettings } from '../../src/services/system.ts'
import { createWebhook } from '../../src/services/webhooks/save.ts'
import type { DeliveryRow } from '../../src/storage/deliveries.ts'
import { createTestSystem, type TestSystem, type TestWorkspace } from './system.ts'

export interface WebhookSystem {
  system: TestSystem
  dispatcher: Dispatcher
  workspace: TestWorkspace
  workspaceId: string
  /** Moves the time of the system on and lets the dispatcher do what is due then. */
  pass(seconds: number): Promise<void>
  webhook(input: CreateWebhook): Promise<string>
  raise(options?: Partial<Pick<NewEvent<EventType>, 'sourceId' | 'webhookUrl'>>): Promise<void>
  deliveries(): Promise<DeliveryRow[]>
  close(): Promise<void>
}

/** A workspace and a dispatcher that may reach this machine, with a clock that only tests move. */
export async function createWebhookSystem(
  options: { allowPrivateNetworks?: string[]; settings?: Partial<ServiceSettings> } = {},
): Promise<WebhookSystem> {
  let now = Date.now()
  const { allowPrivateNetworks = ['127.0.0.1'], settings = {} } = options
  const system = await createTestSystem({ clock: { now: () => new Date(now) }, allowPrivateNetworks, settings })
  const workspace = await system.workspace()
  const { id: workspaceId } = workspace
  const actor = { kind: 'operator', id: null } as const
  // Whatever an address leads to, it is the dispatcher that is tested here.
  const careless = { ...system, allowedAddresses: allowAddresses(['0.0.0.0/0', '::/0']) }
  const ctx = createContext(careless, { workspaceId, actor, requestId: null })
  const dispatcher = startDispatcher(system, { chance: () => 1 })
  return {
    system,
    dispatcher,
    workspace,
    workspaceId,
    async pass(seconds) {
      now += seconds * 1000
      dispatcher.wake()
      await dispatcher.idle()
    },
    webhook: async (input) => (await createWebhook(ctx, input)).id,
    async raise(about = {}) {
      await system.db.transaction().execute((tx) =>
        emitEvent(tx, {
          workspaceId,
          type: 'extraction.complete',
          data: extraction(),
          occurredAt: new Date(now),
          ...about,
        }),
      )
    },
    deliveries: () => system.db.selectFrom('deliveries').selectAll().orderBy('position').orderBy('id').execute(),
    async close() {
      await dispatcher.stop(5)
      await system.close()
    },
  }
}

export function extraction(): EventData<'extraction.complete'> {
  return {
    document_id: newId(),
    extraction_id: newId(),
    filename: 'Grüße.pdf',
    field_count: 3,
    confidence_overall: 0.87,
  }
}
