import type { Body, Client, Tables } from '../client.ts'
import type { Extraction, JsonValue } from '../generated.ts'
import { extractionsCalls } from '../generated-nouns.ts'
import type { CallOptions } from '../transport.ts'
import { type WaitOptions, waitFor } from '../wait.ts'

export function extractionCalls(client: Client) {
  const { call } = client
  const calls = extractionsCalls(client)
  return {
    ...calls,
    /** The extraction when it has ended; `status` tells how. */
    wait: (id: string, options: WaitOptions<Extraction> = {}) =>
      waitFor<Extraction>(
        {
          what: `extraction ${id}`,
          read: (_, signal) => calls.get(id, {}, { signal }),
          hasEnded: ({ status }) => status !== 'processing',
        },
        options,
      ),
    /** The data alone. */
    data: async <T = JsonValue>(id: string, options?: CallOptions): Promise<T> =>
      (await call('getExtractionData', { params: { id } }, options)) as T,
    csv: async (id: string, query: Omit<Tables<'getExtractionData'>, 'format'> = {}, options?: CallOptions) =>
      (await calls.dataTable(id, { ...query, format: 'csv' }, options)).text(),
    /** Values by a person: they are locked, and no later run overwrites them. */
    correct: (
      id: string,
      corrections: Body<'correctExtraction'>['corrections'],
      { propagate, ...options }: CallOptions & { propagate?: boolean } = {},
    ) => call('correctExtraction', { params: { id }, body: { corrections, propagate } }, options),
  }
}
