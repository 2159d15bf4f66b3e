import type { Body, Client, Query } from '../client.ts'
import type { CallOptions } from '../transport.ts'

export function apiKeyCalls({ call, rows }: Client) {
  return {
    /** Its `key` is shown this once. */
    create: (body: Body<'createApiKey'>, options?: CallOptions) => call('createApiKey', { body }, options),
    list: (query: Query<'listApiKeys'> = {}, options?: CallOptions) => call('listApiKeys', { query }, options),
    all: (query: Query<'listApiKeys'> = {}, options?: CallOptions) => rows('listApiKeys', { query }, options),
    revoke: (id: string, options?: CallOptions) => call('revokeApiKey', { params: { id } }, options),
  }
}
