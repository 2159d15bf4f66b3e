import type { Client, Query } from '../client.ts'
import type { CallOptions } from '../transport.ts'

export function fieldCalls({ call, rows }: Client) {
  return {
    list: (query: Query<'listFields'> = {}, options?: CallOptions) => call('listFields', { query }, options),
    all: (query: Query<'listFields'> = {}, options?: CallOptions) => rows('listFields', { query }, options),
    get: (id: string, options?: CallOptions) => call('getField', { params: { id } }, options),
    similar: (id: string, query: Query<'listSimilarFields'> = {}, options?: CallOptions) =>
      call('listSimilarFields', { params: { id }, query }, options),
  }
}
