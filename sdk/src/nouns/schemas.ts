import type { Client, Query } from '../client.ts'
import { schemasCalls } from '../generated-nouns.ts'
import type { CallOptions } from '../transport.ts'

/** Everywhere an id is taken, so is a short id. */
export function schemaCalls(client: Client) {
  return {
    ...schemasCalls(client),
    /** Every version, page by page as they are asked for. */
    versions: (id: string, query: Query<'listSchemaVersions'> = {}, options?: CallOptions) =>
      client.rows('listSchemaVersions', { params: { id }, query }, options),
  }
}
