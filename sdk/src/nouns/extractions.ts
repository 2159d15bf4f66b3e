import type { Body, Client, Query } from '../client.ts'
import type { Extraction, JsonValue } from '../generated.ts'
import type { CallOptions } from '../transport.ts'
import { type WaitOptions, waitFor } from '../wait.ts'

export function extractionCalls({ call, rows }: Client) {
  const get = (id: string, query: Query<'getExtraction'> = {}, options?: CallOptions) =>
    call('getExtraction', { params: { id }, query }, options)
  const dataAs = (id: string, query: Query<'getExtractionData'>, options?: CallOptions) =>
    call('getExtractionData', { params: { id }, query }, options)
  return {
    list: (query: Query<'listExtractions'> = {}, options?: CallOptions) => call('listExtractions', { query }, options),
    all: (query: Query<'listExtractions'> = {}, options?: CallOptions) => rows('listExtractions', { query }, options),
    get,
    /** The extraction when it has ended; `status` tells how. */
    wait: (id: string, options: WaitOptions<Extraction> = {}) =>
      waitFor<Extraction>(
        {
          what: `extraction ${id}`,
          read: (_, signal) => get(id, {}, { signal }),
          hasEnded: ({ status }) => status !== 'processing',
        },
        options,
      ),
    /** The data alone. */
    data: async <T = JsonValue>(id: string, options?: CallOptions): Promise<T> =>
      (await (await dataAs(id, { format: 'json' }, options)).json()) as T,
    csv: async (id: string, query: { escape_formulas?: boolean } = {}, options?: CallOptions) =>
      (await dataAs(id, { format: 'csv', ...query }, options)).text(),
    /** Values by a person: they are locked, and no later run overwrites them. */
    correct: (
      id: string,
      corrections: Body<'correctExtraction'>['corrections'],
      { propagate, ...options }: CallOptions & { propagate?: boolean } = {},
    ) => call('correctExtraction', { params: { id }, body: { corrections, propagate } }, options),
    /** Every value that a field has had. */
    versions: (id: string, query: Query<'listValueVersions'> = {}, options?: CallOptions) =>
      call('listValueVersions', { params: { id }, query }, options),
  }
}
