import type { Client, Query } from '../client.ts'
import { webhooksCalls } from '../generated-nouns.ts'
import type { CallOptions } from '../transport.ts'
import { longPoll } from '../wait.ts'

export function webhookCalls(client: Client) {
  const { call } = client
  return {
    ...webhooksCalls(client),
    /** Events since an earlier answer, without a webhook: for trying things out. */
    listen: (query: Query<'listenToEvents'> = {}, options?: CallOptions) =>
      call('listenToEvents', { query }, { ...longPoll(query.wait ?? 0, undefined), ...options }),
    /** What is sent, how it is signed and when it is tried again, as the server itself tells. */
    reference: {
      events: (options?: CallOptions) => call('describeWebhookEvents', {}, options),
      delivery: (options?: CallOptions) => call('describeWebhookDelivery', {}, options),
      signatures: (options?: CallOptions) => call('describeWebhookSignatures', {}, options),
      retries: (options?: CallOptions) => call('describeWebhookRetries', {}, options),
    },
  }
}
