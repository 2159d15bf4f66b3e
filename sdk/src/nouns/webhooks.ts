import type { Body, Client, Query } from '../client.ts'
import type { CallOptions } from '../transport.ts'
import { longPoll } from '../wait.ts'

export function webhookCalls({ call, rows }: Client) {
  return {
    create: (body: Body<'createWebhook'>, options?: CallOptions) => call('createWebhook', { body }, options),
    list: (query: Query<'listWebhooks'> = {}, options?: CallOptions) => call('listWebhooks', { query }, options),
    all: (query: Query<'listWebhooks'> = {}, options?: CallOptions) => rows('listWebhooks', { query }, options),
    get: (id: string, options?: CallOptions) => call('getWebhook', { params: { id } }, options),
    update: (id: string, body: Body<'updateWebhook'>, options?: CallOptions) =>
      call('updateWebhook', { params: { id }, body }, options),
    delete: (id: string, options?: CallOptions) => call('deleteWebhook', { params: { id } }, options),
    /** Sends a signed sample at once, and tells what the endpoint said. */
    test: (id: string, body: Body<'testWebhook'> = {}, options?: CallOptions) =>
      call('testWebhook', { params: { id }, body }, options),
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

export function deliveryCalls({ call, rows }: Client) {
  return {
    list: (query: Query<'listDeliveries'> = {}, options?: CallOptions) => call('listDeliveries', { query }, options),
    all: (query: Query<'listDeliveries'> = {}, options?: CallOptions) => rows('listDeliveries', { query }, options),
    /** With every attempt. */
    get: (id: string, options?: CallOptions) => call('getDelivery', { params: { id } }, options),
    replay: (id: string, options?: CallOptions) => call('replayDelivery', { params: { id } }, options),
    deadLetters: (query: Query<'listDeadLetters'> = {}, options?: CallOptions) =>
      call('listDeadLetters', { query }, options),
    deadLettersAll: (query: Query<'listDeadLetters'> = {}, options?: CallOptions) =>
      rows('listDeadLetters', { query }, options),
    replayDeadLetters: (body: Body<'replayDeadLetters'> = {}, options?: CallOptions) =>
      call('replayDeadLetters', { body }, options),
  }
}
